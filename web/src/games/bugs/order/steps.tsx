// The steps of an order: those made, those still open, the buttons that add one; or one direction for all.
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { directionName } from '../words';
import { drawn, mostSteps, shorten, step, tentative, trail } from './choice';
import { stepsIn } from './draft';
import { asSeen, type Table } from '../view';

const ARROWS: Record<string, string> = {
  N: 'M12 20V5M5 12l7-7 7 7',
  S: 'M12 4v15M5 12l7 7 7-7',
  E: 'M4 12h15M12 5l7 7-7 7',
  W: 'M20 12H5M12 5l-7 7 7 7',
};
const ArrowIcon = ({ direction, size = 20 }: { direction: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.4"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d={ARROWS[direction]} />
  </svg>
);

function Legs({ table }: { table: Table }) {
  const cells = trail(table),
    path = stepsIn(drawn.value);
  return (
    <>
      {Array.from({ length: mostSteps.value }, (_, index) => {
        const made = path[index];
        return (
          <span class={`leg ${made ? 'on' : ''}`}>
            <b class="num">{index + 1}</b>
            {made ? (
              <ArrowIcon direction={asSeen(table, made)} size={18} />
            ) : (
              <Icon name="plus" size={16} />
            )}
            <span class="tiny">{made ? cells[index + 1] : t('page-bugs-step-add')}</span>
          </span>
        );
      })}
    </>
  );
}

export const Steps = ({ table }: { table: Table }) => (
  <div class="course" role="group" aria-label={t('page-bugs-steps')}>
    <Legs table={table} />
    <span class="dpad" role="group" aria-label={t('page-bugs-add-step')}>
      {['W', 'N', 'S', 'E'].map((seen) => {
        const direction = asSeen(table, seen),
          words = t('page-bugs-step-to', { direction: directionName(direction) });
        return (
          <button
            class="icon-btn on"
            aria-label={words}
            data-tip={words}
            data-step={direction}
            onClick={() => step(table, direction)}
          >
            <ArrowIcon direction={seen} />
          </button>
        );
      })}
    </span>
    <button
      class="btn quiet sm"
      disabled={drawn.value === null}
      onClick={shorten}
      aria-label={t('page-bugs-last-step')}
    >
      <Icon name="undo" size={16} />
      <span class="only-wide">{t('page-bugs-last-step')}</span>
      <span class="key" aria-hidden="true">
        ⌫
      </span>
    </button>
  </div>
);

/** All in one direction. */
export const General = ({ table }: { table: Table }) => (
  <div class="general">
    <p class="sec small">{t('page-bugs-general-how')}</p>
    <div class="rose" role="group" aria-label={t('page-bugs-general')}>
      {['N', 'W', 'E', 'S'].map((seen) => {
        const direction = asSeen(table, seen);
        return (
          <button
            class={`btn d-${seen}`}
            data-step={direction}
            aria-pressed={tentative.value?.direction === direction}
            onClick={() => step(table, direction)}
          >
            <ArrowIcon direction={seen} />
            {directionName(direction)}
          </button>
        );
      })}
    </div>
  </div>
);
