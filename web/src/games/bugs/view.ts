// The view of War of Bugs as the engine sends it, and where to find things in it.
import { middle, type Point, type Side } from '../../draw/bugs';
import { isMine as isMySeat } from '../../state/sides';
import type { Action } from '../../state/choose';
import type { Army, Battle, Cell, EventFacts, Order, Unit, View } from '../../wire/bugs';
import type { GameEvent, Json, Update } from '../../wire/types';

export type {
  Army,
  Battle,
  BattleFighter,
  Cell,
  Odds,
  Order,
  Part,
  Preview,
} from '../../wire/bugs';
export type { OrderForecast, Reach, SideInfo, Strength, Unit } from '../../wire/bugs';

/** The view, and whether the board is turned so that the viewer's own lines are below. */
export interface Table extends View {
  turned?: boolean;
}

/** An order that was chosen, as it would stand among those shown. */
function orderOf(chosen: Action): Order[] {
  const army = String(chosen.army);
  if (chosen.do === 'order')
    return [{ army, kind: 'personal', unit: String(chosen.unit), path: String(chosen.path) }];
  if (chosen.do === 'advance')
    return [{ army, kind: 'general', unit: 'all', path: String(chosen.direction) }];
  return [];
}

/** The orders of the viewer that nobody else sees yet: in the position, or sealed by the match. */
export const sealedOrders = (table: Table, chosen: Action | null | undefined): Order[] => [
  ...table.sealed.orders,
  ...(chosen ? orderOf(chosen) : []),
];

/** The view and the events of a game of War of Bugs: what is told of any game is taken at its word here. */
export const tableOf = (view: Json): Table => view as unknown as View;
export const factsIn = (event: GameEvent): EventFacts => event as EventFacts;

export const armyOf = (table: Table, army: string): Army =>
  table.armies.find((one) => one.army === army)!;
export const unitOf = (table: Table, army: string, unit: string): Unit | undefined =>
  table.units.find((one) => one.army === army && one.unit === unit);
export const unitsAt = (table: Table, at: string): Unit[] =>
  table.units.filter((unit) => unit.at === at);
export const cellAt = (table: Table, at: string): Cell | undefined =>
  table.cells.find((cell) => cell.at === at);
export const sideOf = (army: string): Side => (army.startsWith('south') ? 'south' : 'north');
/** A second army on the same side is told apart by a notch. */
export const isPartner = (army: string): boolean => army.endsWith('2');
export const isMine = (
  now: Pick<Update, 'seat' | 'seats' | 'held' | 'waiting'>,
  army: Army,
): boolean => isMySeat(now, army.seat);

/** Who holds one seat, on the north side, has the board turned. People who share a screen have not. */
export const isTurned = (now: Pick<Update, 'seat' | 'seats' | 'held'>): boolean =>
  now.held.length === 1 && now.held[0] === now.seat && mySide(now) === 'north';

/** What an update shows, as its viewer sits at the table. */
export const tableFor = (now: Update): Table => ({
  ...tableOf(now.view),
  turned: isTurned(now),
});

const ROUND: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** A direction of the board as it is seen on the screen (north is up), and back. */
export const asSeen = ({ turned }: Table, direction: string): string =>
  turned ? (ROUND[direction] ?? direction) : direction;

/** The side of the seat that looks. */
export const mySide = (now: Pick<Update, 'seat' | 'seats'>): Side =>
  sideOf(String(now.seats[now.seat ?? 0]?.army ?? 'south'));

/** The battle that is being fought, and whether it is still open. */
export const currentBattle = (table: Table): Battle | undefined =>
  table.battles.find((battle) => battle.current);
export const openBattle = (table: Table): Battle | undefined =>
  table.battles.find((battle) => battle.current && battle.result === null);

/** The cells where a battle is still to be fought. */
export const clashesIn = (table: Table): string[] =>
  table.battles
    .filter((battle) => battle.kind === 'cell' && battle.result === null)
    .map((battle) => battle.at);

/** The middle of a cell on its board. */
export function pointOf(table: Table, at: string): Point {
  const cell = cellAt(table, at);
  if (!cell) return [0, 0];
  const [x, y] = middle(cell.column, cell.row);
  return table.turned ? [-x, -y] : [x, y];
}

const STEPS: Record<string, Point> = { N: [0, 1], S: [0, -1], E: [1, 0], W: [-1, 0] };

/** The cell beside another on the same board, as they are drawn; null over the edge. */
export function beside(table: Table, at: string, direction: string): string | null {
  const cell = cellAt(table, at),
    step = STEPS[direction];
  if (!cell || !step) return null;
  const column = 'abcde'['abcde'.indexOf(cell.column) + step[0]];
  return (
    table.cells.find(
      (one) => one.board === cell.board && one.column === column && one.row === cell.row + step[1],
    )?.at ?? null
  );
}

/** The cells of a path as it is drawn, from where the unit stands. */
export function cellsOf(table: Table, from: string, path: string): string[] {
  const cells = [from];
  for (const direction of path === 'stay' ? '' : path) {
    const next = beside(table, cells[cells.length - 1]!, direction);
    if (!next) break;
    cells.push(next);
  }
  return cells;
}

export const directionTo = (table: Table, from: string, to: string): string | null =>
  'NESW'.split('').find((direction) => beside(table, from, direction) === to) ?? null;
