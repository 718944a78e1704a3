// The JSON of the engine as the page reads it.
import type { GameEvent, Json } from '../../../wire/types';
import type { Leader, Line, Reserve, Scenario, Unit } from '../view';

export interface LentJson {
  by: string;
  tile: string;
  army: string;
  effect: string;
  value: number;
  rule: string;
  reason: string;
}
export interface LineJson {
  from: string;
  player: number;
  kind: Line['kind'];
  direction: number;
  strength: number;
  hits: { at: string; wounds: number }[];
}
export interface AttackJson extends LineJson {
  side: number;
  printed: number;
  lent: LentJson[];
  rule: string;
}
export interface InitiativeJson {
  printed: number[];
  now: number[];
  extra: number[];
  lent: LentJson[];
}
export interface TileJson {
  at: string;
  tile: string;
  kind: string;
  player: number;
  commander: number;
  rotation: number;
  wounds: number;
  toughness: number;
  netted: boolean;
  netted_by: string[];
  sides: string[][];
  initiative: InitiativeJson;
  attacks: AttackJson[];
  lent: LentJson[];
  medics: string[];
  moves: { mobile: boolean; used: boolean; gifts: { by: string; used: boolean }[] };
  hp?: number;
  unit?: Unit;
}
export interface GroundJson {
  at: string;
  tile: string;
  player: number;
}
export interface PlayerJson {
  player: number;
  seat: number | null;
  army: string;
  hp: number;
  start_hp: number;
  energy: number;
  fallen: boolean;
  terror: boolean;
  hand: string[];
  stack: { tile: string; count: number }[];
  stack_size: number;
  discard: { tile: string; count: number }[];
  construction?: Reserve | null;
}
export interface ViewJson {
  turn: number;
  player: number;
  ask: { kind: string; message: string; seat: number | null; player: number | null; args: Json };
  players: PlayerJson[];
  tiles: TileJson[];
  grounds: GroundJson[];
  setup: {
    cells: { at: string; q: number; r: number; terminal: boolean }[];
    points: boolean;
    most_energy: number;
  };
  last_tile: { turns: number } | null;
  leaders?: { sides: Leader[]; dealt: { leader: string; origin: string }[] };
  scenario?: Scenario;
}

export interface ForecastJson {
  hp: { player: number; before: number; after: number }[];
  lost: { at: string }[];
  wounded: { at: string; wounds: number }[];
  events: GameEvent[];
}
