// Where pieces stand in their cells: those who meet share one, south below and north above.
import { pointOf, type Table, type Unit } from '../view';
import type { Point } from '../../../draw/bugs';

export interface Place {
  point: Point;
  scale: number;
}

export const SCALE = 1.62;
const SHARED = 19,
  SHARED_SCALE = 1.12,
  CROWD = 2,
  CROWD_SCALE = 0.82,
  CROWD_STEP = 44,
  CROWD_LEFT = 5;

export function placeOf(unit: Unit, units: readonly Unit[], table: Table): Place {
  const [x, y] = pointOf(table, unit.at ?? ''),
    others = units.filter((one) => one.at === unit.at);
  if (others.length < 2) return { point: [x, y], scale: SCALE };
  const way = (unit.side === 'south') === !table.turned ? -1 : 1,
    nth = others.filter((one) => one.side === unit.side).indexOf(unit);
  if (others.length > CROWD)
    return {
      point: [x + way * (SHARED + CROWD_LEFT - nth * CROWD_STEP), y - way * (SHARED + CROWD_LEFT)],
      scale: CROWD_SCALE,
    };
  return { point: [x + way * SHARED, y - way * SHARED], scale: SHARED_SCALE };
}
