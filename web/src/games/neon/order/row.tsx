// A revealed row in signs: which halves are done, which is under way; a half that offers much is a star.
import { t } from '../../../words/texts';
import { Glyph } from '../pieces';
import { halfTip } from '../tips';
import { halfNames } from '../words';
import type { HalfView } from '../view';

const MOST_SIGNS = 2;

const shownOf = (half: HalfView): string[] => (half.chosen ? [half.chosen] : half.options);

const signsOf = (shown: readonly string[]): readonly string[] =>
  shown.length > MOST_SIGNS ? ['joker'] : shown;

export const RowSigns = ({ row }: { row: readonly HalfView[] }) => (
  <span class="oc-row">
    {row.map((half) => {
      const shown = shownOf(half),
        signs = signsOf(shown);
      return (
        <span
          class={`h3 ${half.done ? 'done' : ''} ${half.now ? 'now' : ''} ${signs.length > 1 ? 'two' : ''}`}
          role="img"
          aria-label={`${halfNames(shown)}${half.done ? `, ${t('page-neon-done')}` : ''}`}
          data-tip={halfTip(shown)}
        >
          {signs.map((sign) => (
            <Glyph name={sign} size={signs.length > 1 ? 13 : 18} />
          ))}
        </span>
      );
    })}
  </span>
);
