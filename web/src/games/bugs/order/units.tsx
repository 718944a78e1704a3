// The units of an army in a table: troop, speed, strength, range; one is chosen for the order.
import { isMouseMenu } from '../../../parts/tips';
import { t } from '../../../words/texts';
import { Piece, Troop } from '../piece';
import { unitName, unitTip } from '../words';
import { army, chosenUnit, drawn, openUnits, pickUnit, walked } from './choice';
import { endOf } from './reach';
import type { Table, Unit } from '../view';
import type { Update } from '../../../wire/types';

const Figure = ({ label, value }: { label: string; value: number | string }) => (
  <b class="num fig">
    <span class="unseen">{label} </span>
    {value}
  </b>
);

interface Given {
  now: Update;
  table: Table;
  inspect(unit: Unit): void;
}

/** The Strength as the unit stands, and after its move once a path is drawn. */
function strengthWords(unit: Unit, { now, table }: Given): string {
  const here = unit.strength?.total ?? unit.base_strength;
  if (chosenUnit.value !== unit.unit || drawn.value === null) return String(here);
  const cells = walked(table),
    end = endOf(now, unit, cells.at(-1) ?? '', cells.length - 1);
  return end && end.attacks.total !== here ? `${here}→${end.attacks.total}` : String(here);
}

function UnitRow({ unit, ...given }: Given & { unit: Unit }) {
  const on = chosenUnit.value === unit.unit,
    may = openUnits.value.includes(unit.unit),
    { inspect } = given;
  return (
    <li class={on ? 'sel' : ''}>
      <button
        class="ub"
        aria-pressed={on}
        aria-disabled={!may}
        data-unit={unit.unit}
        data-tip={`${unitName(unit.unit)}\n${unitTip(unit, given.table)}`}
        onClick={() => (may ? pickUnit(unit.unit) : inspect(unit))}
        onContextMenu={(event) => {
          event.preventDefault();
          if (isMouseMenu(event)) inspect(unit);
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
        <Figure label={t('page-bugs-strength')} value={strengthWords(unit, given)} />
        <Figure label={t('page-bugs-range')} value={unit.range || '–'} />
      </button>
    </li>
  );
}

/** On a phone there is room for the figures of one unit: the chosen one. */
function ChosenLine({ now, table, inspect }: Given) {
  const unit = table.units.find(
    (one) => one.army === army.value && one.unit === chosenUnit.value && one.at !== null,
  );
  if (!unit) return null;
  return (
    <div class="only-phone chosen-line small">
      <p>
        <b>{unitName(unit.unit)}</b>{' '}
        <FigureWords unit={unit} strength={strengthWords(unit, { now, table, inspect })} />
        <br />
        <span class="sec">{t(`page-bugs-short-${unit.unit}`)}</span>
      </p>
    </div>
  );
}

/** Speed, Strength and Range with their names. */
export const FigureWords = ({ unit, strength }: { unit: Unit; strength: string }) => (
  <span class="num">
    {t('page-bugs-figures', { speed: unit.speed, strength, range: unit.range || '–' })}
  </span>
);

export const Units = ({ now, table, inspect }: Given) => (
  <>
    <div class="hd tiny muted" aria-hidden="true">
      <span />
      <span>{t('page-bugs-unit')}</span>
      <span data-tip={t('page-bugs-tip-troop')}>{t('page-bugs-troop')}</span>
      <span data-tip={t('page-bugs-tip-speed')}>{t('page-bugs-speed')}</span>
      <span data-tip={t('page-bugs-tip-strength')}>{t('page-bugs-strength')}</span>
      <span data-tip={t('page-bugs-tip-range')}>{t('page-bugs-range')}</span>
    </div>
    <ul class="units">
      {table.units
        .filter((unit) => unit.army === army.value && unit.at !== null)
        .map((unit) => (
          <UnitRow unit={unit} now={now} table={table} inspect={inspect} />
        ))}
    </ul>
    <ChosenLine now={now} table={table} inspect={inspect} />
  </>
);
