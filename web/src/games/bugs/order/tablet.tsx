// The order tablet: one unit and its path, or all in one direction; what it leads to; the seal.
import { Icon } from '../../../parts/icon';
import { clear, sending } from '../../../state/store';
import { t } from '../../../words/texts';
import { armyOf, type Table, type Unit } from '../view';
import { army, chosenUnit, drawn, isGeneral, pickKind, seal, stay, tentative } from './choice';
import { Outcome } from './outcome';
import { General, Steps } from './steps';
import { Units } from './units';
import type { Update } from '../../../wire/types';

const Kind = ({ isAll }: { isAll: boolean }) => {
  const on = isGeneral.value === isAll,
    name = isAll ? 'all' : 'one';
  return (
    <button
      class={`okind ${on ? 'on' : ''}`}
      aria-pressed={on}
      data-act={isAll ? 'general' : undefined}
      data-tip={t(`page-bugs-tip-${name}`)}
      onClick={() => pickKind(isAll)}
    >
      <b>{t(`page-bugs-${name}`)}</b>
      <span class="tiny sec">{t(`page-bugs-${name}-how`)}</span>
    </button>
  );
};

/** Staying, while a path could still be drawn; else the way back. */
const SecondButton = () =>
  !isGeneral.value && chosenUnit.value && drawn.value !== 'stay' ? (
    <button class="btn quiet" data-act="stay" data-tip={t('page-bugs-tip-stay')} onClick={stay}>
      <Icon name="pause" size={18} />
      {t('page-bugs-stay')}
    </button>
  ) : (
    <button class="btn quiet" disabled={!chosenUnit.value && !isGeneral.value} onClick={clear}>
      <Icon name="close" size={18} />
      {t('page-cancel')}
    </button>
  );

const SealButton = () => (
  <button
    class="btn primary big grow"
    data-act="confirm"
    data-tip={t('page-bugs-tip-seal')}
    disabled={!tentative.value || sending.value}
    onClick={seal}
  >
    <Icon name="lock" size={18} />
    {t('page-bugs-seal')}
    <span class="key" aria-hidden="true">
      ⏎
    </span>
  </button>
);

export function Tablet({
  now,
  table,
  inspect,
}: {
  now: Update;
  table: Table;
  inspect(unit: Unit): void;
}) {
  if (!armyOf(table, army.value)) return null;
  return (
    <section
      class={`tablet ${drawn.value === null ? '' : 'drawn'}`}
      aria-label={t('page-bugs-tablet')}
    >
      <div class="okinds" role="group" aria-label={t('page-bugs-kind')}>
        <Kind isAll={false} />
        <Kind isAll />
      </div>
      <div class="tb" tabIndex={-1}>
        {isGeneral.value ? (
          <General table={table} />
        ) : (
          <>
            <Units now={now} table={table} inspect={inspect} />
            {chosenUnit.value && <Steps table={table} />}
            <Outcome now={now} table={table} />
          </>
        )}
      </div>
      <div class="seal-row">
        <SecondButton />
        <SealButton />
      </div>
    </section>
  );
}
