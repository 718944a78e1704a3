// The view of Neon as the engine sends it.
import type { Json, Update } from '../../wire/types';

export interface Half {
  options: string[];
  chosen: string | null;
  done: boolean;
  now: boolean;
}
export interface Gear {
  type: string;
  loot: string;
  supplies: string[];
  max: number;
}
export interface Fighter {
  seat: number;
  fighter: string | null;
  team: number | null;
  side: string;
  place: 'ship' | 'out' | number;
  health: number[][];
  tokens: number;
  trophies: Record<string, number>;
  points: number | null;
  energy: number;
  fields: number;
  token: 'supply' | number | null;
  hand: string[] | null;
  cards: number;
  deck: number;
  discard: string[];
  row: Half[] | null;
  initiative: number | null;
  acted: boolean;
  search_cost?: number | null;
  equipment: Gear[];
  bots: { bot: string; used: boolean }[];
  upgrades: { upgrade: string; used: boolean }[];
}
export interface Sector {
  number: number;
  sector: string;
  class: string;
  bot: string | null;
  search: number;
  tokens: { token: string; seat: number }[];
  fighters: number[];
}
export interface Pool {
  dice: number;
  most: number;
  rule: string;
  sources: { source: string; n: number; rule: string; seat?: number }[];
}
export type Roll = Record<string, number>;
export interface Attack {
  attacker: number;
  weapon: string;
  weapon_gone: boolean;
  range: number;
  sector: number;
  area: boolean;
  targets: (number | 'bot')[];
  target: number | 'bot' | null;
  stage: string;
  attack: Roll | null;
  seen: Roll | null;
  defense: Roll | null;
  bot_dice: Roll | null;
  automa_dice: Roll | null;
  pool: Pool;
  defense_pool: Pool | null;
  rerolled: { attack: boolean; defense: boolean };
  hits: Roll | null;
  damage: number | null;
  dealt: number;
}
export interface Table {
  mode: string;
  turn: number;
  round: number;
  rounds: number;
  phase: string;
  leader: number;
  active: number | null;
  closings: number[];
  laid: number[][];
  closes: number | null;
  hidden: number[];
  floods: number;
  ring: Sector[];
  fighters: Fighter[];
  order: number[];
  loot: Record<string, { deck: number; discard: string[] }>;
  upgrades: { deck: number };
  attack: Attack | null;
  looker: number | null;
  looking: (string | null)[] | null;
  offered: (string | null)[] | null;
  under: (string | null)[];
  ask: { seat: number | null; message: string; args: Json; rule: string } | null;
  over: { winners: number[]; points: number[] | null; title: number[] } | null;
}

export const tableOf = (view: Json): Table => view as unknown as Table;

/** With whose eyes the table is seen: the seat looked as, else the first one. */
export const eyes = (now: Pick<Update, 'seat'>): number => now.seat ?? 0;

export const sectorOf = (table: Table, number: number | string): Sector | undefined =>
  table.ring.find((one) => one.number === number || one.sector === number);

export const asksFor = (table: Table): string => table.ask?.message.replace('neon-ask-', '') ?? '';
