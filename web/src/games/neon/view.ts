// The view of Neon as the engine sends it, and where to find things in it.
import type { EventFacts, View } from '../../wire/neon';
import type { GameEvent, Json, Update } from '../../wire/types';

export type { Attack, Fighter, Gear, HalfView, Pool, Sector } from '../../wire/neon';
export type Table = View;
export type Roll = Record<string, number>;

/** The view and the events of a game of Neon: what is told of any game is taken at its word here. */
export const tableOf = (view: Json): Table => view as unknown as View;
export const factsIn = (event: GameEvent): EventFacts => event as EventFacts;

/** With whose eyes the table is seen: the seat looked as, else the first one. */
export const eyes = (now: Pick<Update, 'seat'>): number => now.seat ?? 0;

export const sectorOf = (table: Table, number: number | string): View['ring'][number] | undefined =>
  table.ring.find((one) => one.number === number || one.sector === number);

export const asksFor = (table: Table): string => table.ask?.message.replace('neon-ask-', '') ?? '';
