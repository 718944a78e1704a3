// The table as the screen draws it, and small questions about it; `read` makes it of the JSON of the engine.
import type { Axial } from '../../draw/board';
import type { Initiative, TileState } from '../../draw/middle';
import type { Mark } from '../../draw/sides';
import type { Tone } from '../../draw/tile';
import type {
  BattleChoice,
  Cause,
  EventFacts,
  Idle,
  Leader,
  Reserve,
  Scenario,
  TileCount,
  Unit,
  View,
} from '../../wire/neuroshima';

export type { Leader, Reserve, Scenario, TileCount, Unit };
import { isLight as isLightSeat, isMine as isMySeat } from '../../state/sides';
import type { GameEvent, Json, Update } from '../../wire/types';

/** A hex; `zone` is what a scenario marks it as, `part` whether the tile on it carries one. */
export interface Cell {
  name: string;
  at: Axial;
  terminal: boolean;
  zone: string | null;
  hasPart: boolean;
}

/** Why a value is what it is: a printed part, then what lenders add. */
export interface Reason {
  message: string;
  args: Json;
  value: number | string | null;
  rule: string | null;
}
export interface Value {
  kind: string;
  side: number | null;
  total: string;
  reasons: Reason[];
  rule: string | null;
}

export interface Piece {
  tile: string;
  cell: string;
  facing: number;
  owner: number;
  commander: number;
  wounds: number;
  toughness: number;
  hp: number | null;
  sides: Mark[][];
  initiative: Initiative[];
  netted: boolean;
  nettedBy: string[];
  mobility: boolean;
  values: Value[];
  foundation: boolean;
  unit: Unit | null;
}

/** An army in play; `index` is its place in the view, `seat` who decides for it. */
export interface Player {
  index: number;
  seat: number | null;
  army: string;
  hp: number;
  most: number;
  points: number | null;
  energy: number | null;
  stack: TileCount[];
  discard: TileCount[];
  hand: string[];
  handSize: number;
  stackSize: number;
  isOut: boolean;
  reserve: Reserve | null;
  leader: Leader | null;
}

export interface Table {
  cells: Cell[];
  pieces: Piece[];
  players: Player[];
  turn: number;
  active: number;
  asker: number;
  hand: string[];
  ask: { message: string; args: Json } | null;
}

export interface Line {
  from: string;
  to: string;
  kind: 'melee' | 'ranged' | 'gauss';
  seat: number;
  strength: number;
}
export interface Fate {
  cell: string;
  wounds: number;
  dies: boolean;
  segment: number | null;
}
export interface Forecast {
  hp: Record<number, number>;
  fates: Fate[];
  events: GameEvent[];
  /** Blows on HQs, tiles in nets, and what somebody could choose otherwise. */
  causes: Cause[];
  idle: Idle[];
  choices: BattleChoice[];
}

/** Whether an army is on the side of who looks; an army belongs to the seat that the view names. */
export function isMine(
  now: Pick<Update, 'seat' | 'seats' | 'held' | 'waiting' | 'view'>,
  player: number,
): boolean {
  return isMySeat(now, seatOf(now.view, player));
}

/** Whether tiles of this player are drawn light. */
export const isLight = (
  now: Pick<Update, 'seat' | 'seats' | 'held' | 'view'>,
  player: number,
): boolean => isLightSeat(now, seatOf(now.view, player));

/** The view and the events of a game of Neuroshima: what is told of any game is taken at its word here. */
export const viewOf = (view: View | Json): View => view as View;
/** What the events of turns and battles tell besides. */
export interface Facts extends EventFacts {
  damage?: number;
  facing?: number;
  most?: number;
  medic?: string;
  direction?: string;
}
export const factsIn = (event: GameEvent): Facts => event as Facts;

export const seatOf = (view: Json, player: number): number =>
  viewOf(view).players?.[player]?.seat ?? player;

export const scenarioOf = (view: Json): Scenario | null => viewOf(view).scenario ?? null;

export const pieceAt = (table: Table, cell: string): Piece | undefined =>
  table.pieces.find((piece) => piece.cell === cell && !piece.foundation);
export const foundationAt = (table: Table, cell: string): Piece | undefined =>
  table.pieces.find((piece) => piece.cell === cell && piece.foundation);
export const cellNamed = (table: Table, name: string): Cell | undefined =>
  table.cells.find((cell) => cell.name === name);

/** What stands on a hex, foundation or tile. */
export const standing = (table: Table, cell: string): Piece | undefined =>
  pieceAt(table, cell) ?? foundationAt(table, cell);

/** Light tiles are those of the viewer's side. */
export const toneFor =
  (now: Update) =>
  (piece: Piece): Tone =>
    isLight(now, piece.commander) ? 'light' : 'dark';

/** Of the tiles in the hand of who looks. */
export const handTone = (now: Update): Tone =>
  now.seat === null || isLightSeat(now, now.seat) ? 'light' : 'dark';

/** An army as it stands after a battle. */
export const hpAfter = (forecast: Forecast | null, player: Player): number =>
  forecast?.hp[player.index] ?? player.hp;

export function stateOf(piece: Piece, armyOf: (seat: number) => string): TileState {
  return {
    sides: piece.sides,
    initiative: piece.initiative,
    wounds: piece.wounds,
    netted: piece.netted,
    mobility: piece.mobility,
    ...(piece.hp === null ? {} : { hp: piece.hp }),
    ...(piece.commander === piece.owner ? {} : { by: armyOf(piece.commander) }),
  };
}
