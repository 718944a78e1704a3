// What kind of thing a step is: the scene that plays it and the marks it leaves are chosen by it.
import type { Fight } from './fight';
import type { Table } from '../view';
import type { GameEvent } from '../../../wire/types';

export type Kind =
  | 'reveal'
  | 'order'
  | 'land'
  | 'move'
  | 'attack'
  | 'roll'
  | 'pass'
  | 'hit'
  | 'bot'
  | 'fall'
  | 'leader'
  | 'energy'
  | 'field'
  | 'use'
  | 'loot'
  | 'sink'
  | 'plain';

/** What a face of the game keeps with a step of its show. */
export interface Act {
  kind: Kind;
  fight: Fight | null;
  /** Whose doing it is, and to whom. */
  seat: number | null;
  target: number | 'bot' | null;
  /** The tables around the match's step, for places, scores and what flies where. */
  before: Table;
  after: Table;
  events: GameEvent[];
}

const KINDS: Record<string, Kind> = {
  landed: 'land',
  moved: 'move',
  attacked: 'attack',
  'attack-rolled': 'roll',
  'attack-rerolled': 'roll',
  'defense-rolled': 'roll',
  'defense-rerolled': 'roll',
  'face-turned': 'roll',
  blocked: 'pass',
  'hits-cancelled': 'pass',
  damaged: 'hit',
  'damaged-by-closing': 'hit',
  'bot-destroyed': 'bot',
  defeated: 'fall',
  eliminated: 'fall',
  'leader-taken': 'leader',
  'energy-gained': 'energy',
  'energy-lost': 'energy',
  'field-attached': 'field',
  used: 'use',
  equipped: 'loot',
  covered: 'loot',
  stowed: 'loot',
  'spoils-taken': 'loot',
  'sector-closed': 'sink',
};

export const kindOf = (event: GameEvent): Kind => KINDS[event.event] ?? 'plain';

/** What one has done oneself was seen as it was done; dice, hits and points are seen by everybody. */
const OWN: ReadonlySet<Kind> = new Set([
  'land',
  'move',
  'attack',
  'use',
  'loot',
  'energy',
  'plain',
]);
export const isOwn = (kind: Kind): boolean => OWN.has(kind);

/** Things that stand where they will be while they are shown: they come from where they were. */
const ARRIVES: ReadonlySet<Kind> = new Set(['land', 'move', 'field', 'loot', 'reveal', 'order']);
export const arrives = (kind: Kind): boolean => ARRIVES.has(kind);
