// The fallen of both sides, beside the board: they leave by this door.
import { t } from '../../../words/texts';
import { Piece } from '../piece';
import { armyName, unitName } from '../words';
import type { Side } from '../../../draw/bugs';
import type { Table } from '../view';

const Row = ({ table, side }: { table: Table; side: Side }) => {
  const gone = table.units.filter((unit) => unit.side === side && unit.state === 'removed');
  return (
    <section
      class={`fl s-${side}`}
      aria-label={t('page-bugs-fallen', { side: t(`bugs-side-${side}`) })}
    >
      <span class="tiny sec" aria-hidden="true">
        {t('page-bugs-fallen-short')}
      </span>
      {gone.map((unit) => (
        <span data-tip={`${unitName(unit.unit)}, ${armyName(unit.army)}`}>
          <Piece
            unit={unit.unit}
            army={unit.army}
            size={table.boards > 1 ? 26 : 34}
            label={`${unitName(unit.unit)}, ${armyName(unit.army)}`}
          />
        </span>
      ))}
      <i class="door" data-fallen={side} />
    </section>
  );
};

/** The side that stands below has its fallen below. */
export const Fallen = ({ table }: { table: Table }) => (
  <div class="fallen">
    {(table.turned ? (['south', 'north'] as const) : (['north', 'south'] as const)).map((side) => (
      <Row table={table} side={side} />
    ))}
  </div>
);
