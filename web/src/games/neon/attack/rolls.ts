// Rolls of dice, and what the last attack came to.
import { factsIn, type Roll } from '../view';
import type { GameEvent } from '../../../wire/types';

export type DiceKind = 'attack' | 'defense';

const ORDER = {
  attack: ['crit', 'hit', 'maybe', 'miss'],
  defense: ['block_any', 'block_normal', 'fail_energy', 'fail'],
} as const;

/** The dice of a roll one by one, the best first. */
export const diceOf = (roll: Roll | null, kind: DiceKind): string[] =>
  roll ? ORDER[kind].flatMap((face) => Array.from({ length: roll[face] ?? 0 }, () => face)) : [];

/** How many of each face are among the chosen dice, as a reroll names them. */
export function countsOf(
  roll: Roll,
  kind: DiceKind,
  chosen: ReadonlySet<number>,
): (readonly [face: string, count: number])[] {
  const dice = diceOf(roll, kind);
  return ORDER[kind].map((face) => [
    face,
    dice.filter((one, i) => one === face && chosen.has(i)).length,
  ]);
}

/** The same dice with one more or one fewer among them. */
export function toggleDie(chosen: ReadonlySet<number>, i: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(i)) next.add(i);
  return next;
}

const PART = new Set([
  'attacked',
  'attack-rolled',
  'attack-rerolled',
  'defense-rolled',
  'defense-rerolled',
  'face-turned',
  'used',
  'blocked',
  'hits-cancelled',
  'damaged',
  'withstood',
  'bot-destroyed',
  'attack-failed',
  'defeated',
  'eliminated',
  'supply-paid',
  'card-paid',
  'bot-paid',
  'token-lost',
]);
const OUTCOME = new Set([
  'damaged',
  'withstood',
  'bot-destroyed',
  'attack-failed',
  'defeated',
  'eliminated',
]);

/** The events of the last attack, when it is the last thing of weight that happened. */
export function lastAttack(events: readonly GameEvent[]): GameEvent[] {
  let start = events.length - 1;
  while (start >= 0 && events[start]!.event !== 'attacked') start--;
  if (start < 0) return [];
  return events.slice(start).filter((event) => PART.has(event.event));
}

export const isOutcome = (event: GameEvent): boolean => OUTCOME.has(event.event);

/** How the dice lay at last; an event of a roll names each face with its count. */
export function rollIn(events: readonly GameEvent[], kind: DiceKind): Roll | null {
  const last = events
    .filter(({ event }) => event === `${kind}-rolled` || event === `${kind}-rerolled`)
    .at(-1);
  return last
    ? Object.fromEntries(ORDER[kind].map((face) => [face, factsIn(last)[face] ?? 0]))
    : null;
}
