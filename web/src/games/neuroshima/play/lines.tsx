// Whose lines of attack are drawn: everybody's, mine, theirs, none.
import { Icon } from '../../../parts/icon';
import { change, settings } from '../../../state/settings';
import { say } from '../../../words/live';
import { t } from '../../../words/texts';

const KINDS = ['all', 'mine', 'theirs', 'none'];

/** The next kind, said aloud. */
export function cycleLines(): void {
  const next = KINDS[(KINDS.indexOf(settings.value.lines) + 1) % KINDS.length]!;
  change({ lines: next });
  say(t(`page-nh-lines-${next}`));
}

export const LineSwitch = () => (
  <div class="line-switch" role="group" aria-label={t('page-nh-lines')}>
    {KINDS.map((kind) => (
      <button
        class="btn quiet sm"
        aria-pressed={settings.value.lines === kind}
        onClick={() => change({ lines: kind })}
      >
        {t(`page-nh-lines-${kind}`)}
      </button>
    ))}
    <button class="btn quiet sm cycle" onClick={cycleLines}>
      <Icon name="lines" size={18} />
      {t(`page-nh-lines-${settings.value.lines}`)}
    </button>
    <span class="key only-wide" aria-hidden="true" data-key="L" />
  </div>
);
