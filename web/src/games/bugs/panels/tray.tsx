// The units that still stand beside the board, to be placed one by one.
import { legal } from '../../../state/store';
import { isMouseMenu } from '../../../parts/tips';
import { t } from '../../../words/texts';
import { chosenUnit, openUnits, pickUnit } from '../order/choice';
import { Piece, Troop } from '../piece';
import { FigureWords } from '../order/units';
import { unitName, unitTip } from '../words';
import { Ask } from './answers';
import type { Table, Unit } from '../view';

const Figure = ({ label, value }: { label: string; value: number | string }) => (
  <span>
    {label} <b class="num">{value}</b>
  </span>
);

const TrayUnit = ({
  unit,
  table,
  inspect,
}: {
  unit: Unit;
  table: Table;
  inspect(unit: Unit): void;
}) => (
  <li class={chosenUnit.value === unit.unit ? 'sel' : ''}>
    <button
      class="ub2"
      data-unit={unit.unit}
      data-tip={`${unitName(unit.unit)}\n${unitTip(unit, table)}`}
      aria-pressed={chosenUnit.value === unit.unit}
      onClick={() => pickUnit(unit.unit)}
      onContextMenu={(event) => {
        event.preventDefault();
        if (isMouseMenu(event)) inspect(unit);
      }}
    >
      <Piece unit={unit.unit} army={unit.army} size={56} />
      <span class="un">
        <b>{unitName(unit.unit)}</b>
        <span class="tiny row">
          <Troop troop={unit.troop} size={16} />
          {t(`bugs-troop-${unit.troop}`)}
        </span>
        <span class="tiny sec tw">{t(`page-bugs-short-${unit.unit}`)}</span>
      </span>
      <span class="figures tiny">
        <Figure label={t('page-bugs-speed')} value={unit.speed} />
        <Figure label={t('page-bugs-strength')} value={unit.base_strength} />
        <Figure label={t('page-bugs-range')} value={unit.range || '–'} />
      </span>
    </button>
  </li>
);

export function Tray({ table, inspect }: { table: Table; inspect(unit: Unit): void }) {
  const army = String(legal.value[0]?.army ?? ''),
    chosen = table.units.find((unit) => unit.army === army && unit.unit === chosenUnit.value),
    advised = chosen && table.question.advised?.[chosen.unit];
  return (
    <Ask table={table}>
      <p class="sec small">{t('page-bugs-place-how')}</p>
      <p class="sec small only-wide">{t('page-bugs-place-why')}</p>
      {chosen && (
        <p class="small in-hand">
          <b>{unitName(chosen.unit)}</b>{' '}
          <FigureWords unit={chosen} strength={String(chosen.base_strength)} />
          <br />
          <span class="sec">{t(`page-bugs-short-${chosen.unit}`)}</span>
          {advised && (
            <>
              <br />
              {t('page-bugs-place-advised', { at: advised })}
            </>
          )}
        </p>
      )}
      <ul class="tray">
        {table.units
          .filter((unit) => unit.army === army && openUnits.value.includes(unit.unit))
          .map((unit) => (
            <TrayUnit unit={unit} table={table} inspect={inspect} />
          ))}
      </ul>
    </Ask>
  );
}
