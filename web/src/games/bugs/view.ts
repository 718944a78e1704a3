// The view of War of Bugs as the screen draws it: the JSON of the engine, typed, and where to find things in it.
import type { Point, Side, Square } from '../../draw/bugs';
import { middle } from '../../draw/bugs';
import { isMine as isMySeat } from '../../shell/log';
import type { Action } from '../../state/choose';
import type { Json, Update } from '../../wire/types';

export interface Part {
  source: string;
  n: number;
  rule: string;
  message: string;
  army?: string;
  unit?: string;
  at?: string;
}
export interface Strength {
  total: number;
  parts: Part[];
}
export interface Odds {
  win: number;
  draw: number;
  lose: number;
}
export interface Cell extends Square {
  board: number;
}
export interface SideInfo {
  side: Side;
  influence: number;
  goal: number;
  trophies: number;
  trophies_to_win: number;
}
export interface Army {
  army: string;
  name: string;
  side: Side;
  seat: number;
  board: number;
  forward: string;
  energy: number;
  energy_max: number;
  income: number;
  influence: number;
  influence_max: number;
  train: { at: string; captured_by: string | null };
  general: boolean;
  ordered: boolean;
  medals: string[];
}
export interface Unit {
  army: string;
  unit: string;
  side: Side;
  name: string;
  troop: string;
  general: boolean;
  origin: string;
  state: 'standing' | 'removed' | 'unplaced' | 'hidden';
  at: string | null;
  visiting: boolean;
  speed: number;
  base_speed: number;
  range: number;
  base_strength: number;
  strength: Strength | null;
  traits: { trait: string; message: string; origin: string }[];
  active: boolean;
  attacking: boolean;
  steps: number;
  in_battle: boolean;
  penalty: number;
}
export interface Order {
  army: string;
  kind: 'personal' | 'general';
  unit: string;
  path: string;
  cells?: string[];
  faster?: boolean;
}
export interface Fighter {
  army: string;
  unit: string;
  side: Side;
  attacking: boolean;
  die: number | null;
  penalty: number;
  strength: number;
  total: number | null;
  parts?: Part[];
}
export interface SideOdds {
  odds: Odds;
  value: number;
  rule: string;
}
export interface Battle {
  battle: number;
  kind: 'cell' | 'ranged';
  shooter: Side | null;
  at: string;
  step: number;
  mutual: boolean;
  current: boolean;
  result: string | null;
  triangle: boolean;
  odds: Record<Side, SideOdds> | null;
  fighters: [Fighter, Fighter];
}
export interface Preview {
  kind: 'cell' | 'ranged';
  at: string;
  foe: { army: string; unit: string; strength: Strength };
  strength: Strength;
  triangle: 'win' | 'lose' | null;
  odds: Odds;
  value: number;
  rule: string;
}
export interface Forecast {
  army: string;
  unit: string;
  path: string;
  ends: string;
  stopped: string | null;
  battle: Preview | null;
  shots: Preview[];
}
export interface Question {
  kind: string;
  message: string;
  rule: string;
  seats: number[];
  args: Json;
  outlook?: { die: number; result: 'win' | 'draw' | 'lose' }[];
  leads?: Lead[];
}
/** Where a portal leads, and who stands there now. */
export interface Lead {
  at: string;
  units: { army: string; unit: string }[];
  same_board: boolean;
}
export interface Trophy {
  trophy: string;
  name: string;
  option: number | null;
  message: string | null;
  options: string[];
  origin: string;
}
export interface Medal {
  medal: string;
  name: string;
  need: string;
  bonus: string;
  origin: string;
  army: string | null;
  once: boolean;
  used: boolean;
  wanted: number;
  progress: Record<string, number>;
}

export interface Table {
  mode: string;
  party: number;
  turn: number;
  turn_cap: number;
  phase: string;
  stage: string;
  step: number;
  boards: number;
  cells: Cell[];
  sides: SideInfo[];
  armies: Army[];
  units: Unit[];
  orders: Order[];
  moves: { army: string; unit: string; cells: string[] }[];
  battles: Battle[];
  portals: { army: string; unit: string; use: boolean }[];
  sealed: { orders: Order[]; targets: { army: string; unit: string; foe: string; at: string }[] };
  question: Question;
  trophy: Trophy | null;
  trophies: { trophy: string; side: Side | null }[];
  medals: Medal[];
  history: { party: number; trophy: string | null; option: number | null; result: string }[];
  result: string | null;
  forecast: Forecast[];
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

export const tableOf = (view: Json): Table => view as unknown as Table;

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
  return cell ? middle(cell.column, cell.row) : [0, 0];
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
