// The card beside a cell that says in a few words what stands on it.
import { besideBox } from '../../beside';
import { t } from '../../../words/texts';
import { unitsAt, type Table } from '../view';
import { signWords, unitTip, unitWords } from '../words';
import type { Update } from '../../../wire/types';

export interface Why {
  at: string;
  box: DOMRect;
}

const HEIGHT = 200;

/** Whether there is anything to say about a cell. */
export const isTelling = (table: Table, at: string): boolean =>
  unitsAt(table, at).length > 0 || signWords(table, at).length > 0;

/** `more` opens everything about the cell: on touch there is no second button for it. */
export function WhyCard({
  why: { at, box },
  table,
  now,
  more,
}: {
  why: Why;
  table: Table;
  now: Update;
  more(at: string): void;
}) {
  const units = unitsAt(table, at);
  return (
    <div class="why-card" style={besideBox(box, HEIGHT)} role="tooltip">
      {units.map((unit) => (
        <>
          <b>{unitWords(unit, table, now)}</b>
          <br />
          {unitTip(unit, table)
            .split('\n')
            .map((line) => (
              <>
                {line}
                <br />
              </>
            ))}
        </>
      ))}
      {signWords(table, at).map((sign) => (
        <div>{sign}</div>
      ))}
      {units.length > 0 && (
        <>
          <span class="muted only-mouse">{t('page-more')}</span>
          <button class="btn sm only-touch" onClick={() => more(at)}>
            {t('page-bugs-more')}
          </button>
        </>
      )}
    </div>
  );
}
