// The units of an army in a table: troop, speed, strength, range; one is chosen for the order.
import { t } from '../../../words/texts';
import { Piece, Troop } from '../piece';
import { unitName } from '../words';
import { army, chosenUnit, openUnits, pickUnit } from './choice';
import type { Table, Unit } from '../view';

const Figure = ({ label, value }: { label: string; value: number | string }) => (
  <b class="num fig">
    <span class="unseen">{label} </span>
    {value}
  </b>
);

function UnitRow({ unit, inspect }: { unit: Unit; inspect(unit: Unit): void }) {
  const on = chosenUnit.value === unit.unit,
    may = openUnits.value.includes(unit.unit);
  return (
    <li class={on ? 'sel' : ''}>
      <button
        class="ub"
        aria-pressed={on}
        aria-disabled={!may}
        data-unit={unit.unit}
        onClick={() => (may ? pickUnit(unit.unit) : inspect(unit))}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect(unit);
        }}
      >
        <Piece unit={unit.unit} army={unit.army} size={40} />
        <span class="un">
          <b>{unitName(unit.unit)}</b>
          <span class="tiny sec">{t(`page-bugs-short-${unit.unit}`)}</span>
        </span>
        <span class="tr">
          <Troop troop={unit.troop} />
          <span class="tiny">{t(`bugs-troop-${unit.troop}`)}</span>
        </span>
        <Figure label={t('page-bugs-speed')} value={unit.speed} />
        <Figure
          label={t('page-bugs-strength')}
          value={unit.strength?.total ?? unit.base_strength}
        />
        <Figure label={t('page-bugs-range')} value={unit.range || '–'} />
      </button>
    </li>
  );
}

export const Units = ({ table, inspect }: { table: Table; inspect(unit: Unit): void }) => (
  <>
    <div class="hd tiny muted" aria-hidden="true">
      <span />
      <span>{t('page-bugs-unit')}</span>
      <span>{t('page-bugs-troop')}</span>
      <span>{t('page-bugs-speed')}</span>
      <span>{t('page-bugs-strength')}</span>
      <span>{t('page-bugs-range')}</span>
    </div>
    <ul class="units">
      {table.units
        .filter((unit) => unit.army === army.value && unit.at !== null)
        .map((unit) => (
          <UnitRow unit={unit} inspect={inspect} />
        ))}
    </ul>
  </>
);
