// An order as far as it is drawn: the steps that may follow, the cells it leads through, what is foretold of it.
import { offers, type Action } from '../../../state/choose';
import {
  beside,
  cellsOf,
  unitOf,
  unitsAt,
  type OrderForecast,
  type Table,
  type Unit,
} from '../view';

/** Who is ordered, and how: no path yet is null, `stay` when staying is the order. */
export interface Draft {
  legal: readonly Action[];
  army: string;
  unit: string | null;
  path: string | null;
  isGeneral: boolean;
}

const DIRECTIONS = ['N', 'E', 'S', 'W'];

/** The steps of a path, none where it stays. */
export const stepsIn = (path: string | null): string => (path === 'stay' ? '' : (path ?? ''));

const pathsOf = ({ legal }: Draft, unit: string): string[] =>
  offers(
    legal.filter((action) => action.unit === unit),
    'path',
  ).map(String);

/** How many steps the chosen unit can be told to make. */
export const mostStepsOf = (draft: Draft): number =>
  draft.unit === null
    ? 0
    : Math.max(0, ...pathsOf(draft, draft.unit).map((path) => stepsIn(path).length));

const standsAt = (table: Table, { army, unit }: Draft): string | null =>
  (unit !== null && unitOf(table, army, unit)?.at) || null;

/** The path as cells, from where the unit stands. */
export function trailOf(table: Table, draft: Draft): string[] {
  const from = standsAt(table, draft);
  return from ? cellsOf(table, from, draft.path ?? 'stay') : [];
}

/** What the engine foretells of an order, if the others stay. */
export const foretold = (table: Table, { army, unit, path }: Draft): OrderForecast | null =>
  table.forecast.find((one) => one.army === army && one.unit === unit && one.path === path) ?? null;

/** The part of the path that would be walked if the others stay. */
export function walkedOf(table: Table, draft: Draft): string[] {
  const cells = trailOf(table, draft),
    told = foretold(table, draft),
    end = told ? cells.indexOf(told.ends) : -1;
  return end > 0 ? cells.slice(0, end + 1) : cells;
}

const isBarred = (table: Table, draft: Draft, path: string): boolean =>
  foretold(table, { ...draft, path })?.stopped === 'ally';

/** The path with one step more, if such an order is on offer. */
export function longer(table: Table, draft: Draft, direction: string): string | null {
  const from = standsAt(table, draft),
    path = stepsIn(draft.path);
  if (!draft.unit || !from) return null;
  const end = cellsOf(table, from, path).at(-1)!,
    isOffered = pathsOf(draft, draft.unit).includes(path + direction);
  return isOffered && beside(table, end, direction) ? path + direction : null;
}

/** The path without its last step; null when none is left. */
export const shorter = (path: string): string | null =>
  path.length > 1 && path !== 'stay' ? path.slice(0, -1) : null;

/** The shortest order on offer that leads to a cell, going on from the drawn path where it can. */
export function pathTo(table: Table, draft: Draft, at: string): string | null {
  const from = standsAt(table, draft);
  if (!from || !draft.unit) return null;
  const fit = pathsOf(draft, draft.unit).filter((path) => {
    const cells = cellsOf(table, from, path);
    const isWhole = path !== 'stay' && cells.length === path.length + 1;
    return isWhole && cells.at(-1) === at && !isBarred(table, draft, path);
  });
  const begun = stepsIn(draft.path),
    on = begun ? fit.filter((path) => path.startsWith(begun)) : [];
  return (on.length ? on : fit).sort((a, b) => a.length - b.length)[0] ?? null;
}

const isOpenUnit = ({ legal, army }: Draft, { army: whose, unit }: Unit): boolean =>
  whose === army && legal.some((action) => action.unit === unit);

/** The unit of the army on a cell that may be ordered. */
export const ownUnitAt = (table: Table, draft: Draft, at: string): Unit | undefined =>
  unitsAt(table, at).find((unit) => isOpenUnit(draft, unit));

/** The cells that may be pressed while an order is drawn: units to choose, or the next steps. */
export function openForOrder(table: Table, draft: Draft): Set<string> {
  if (draft.unit === null || draft.isGeneral)
    return new Set(
      table.units.filter((unit) => isOpenUnit(draft, unit)).flatMap((unit) => unit.at ?? []),
    );
  const told = foretold(table, draft),
    path = stepsIn(draft.path),
    end = trailOf(table, draft).at(-1);
  if (!end || (path && (told?.battle || told?.stopped))) return new Set();
  const ways = DIRECTIONS.filter(
    (direction) =>
      longer(table, draft, direction) !== null && !isBarred(table, draft, path + direction),
  );
  return new Set(ways.flatMap((direction) => beside(table, end, direction) ?? []));
}
