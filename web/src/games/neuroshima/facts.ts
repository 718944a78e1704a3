// Events and actions brought to one vocabulary: whoever told them, the same field means the same thing.
import { faceOfTile } from './faces';
import type { GameEvent, Json } from '../../types';

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** A direction as a number from north, clockwise; it comes as a number or a name. */
export function directionOf(value: unknown): number {
  const named = DIRECTIONS.indexOf(String(value).toUpperCase());
  return named >= 0 ? named : Number(value);
}

/** Facts with `tile`, `at`, `target`, `target-at`, `army`, `by` and `direction` in their usual meaning. */
export function factsOf(raw: Json, armyOf: (player: number) => string): Json {
  const facts: Json = { ...raw };
  if (raw.target_tile !== undefined) { facts['target-at'] = raw.target; facts.target = raw.target_tile; }
  if (raw.target_at !== undefined) facts['target-at'] = raw.target_at;
  if (raw.medic !== undefined) facts.by = raw.medic;
  if (raw.patient !== undefined) facts.at = raw.patient;
  if (raw.becomes !== undefined) facts.kind = raw.becomes;
  if (raw.gain !== undefined) facts.gained = raw.gain;
  if (raw.army === undefined && typeof (raw.commander ?? raw.player) === 'number') facts.army = armyOf(Number(raw.event === 'taken' ? raw.commander : raw.player ?? raw.commander));
  if (raw.event === 'wounded' && raw.most === undefined) facts.most = (faceOfTile(String(raw.tile)).toughness ?? 0) + 1;
  if (raw.direction !== undefined) facts.direction = directionOf(raw.direction);
  return facts;
}

export const eventFacts = (event: GameEvent, armyOf: (player: number) => string): GameEvent => factsOf(event, armyOf) as GameEvent;
