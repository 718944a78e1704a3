// Rolls of dice, one by one and counted.
import type { Roll } from '../view';

export type DiceKind = 'attack' | 'defense';

export const ROLLS = {
  attack: ['crit', 'hit', 'maybe', 'miss'],
  defense: ['block_any', 'block_normal', 'fail_energy', 'fail'],
} as const;

/** The dice of a roll one by one, the best first. */
export const diceOf = (roll: Roll | null, kind: DiceKind): string[] =>
  roll ? ROLLS[kind].flatMap((face) => Array.from({ length: roll[face] ?? 0 }, () => face)) : [];

/** How many of each face are among the chosen dice, as a reroll names them. */
export function countsOf(
  roll: Roll,
  kind: DiceKind,
  chosen: ReadonlySet<number>,
): (readonly [face: string, count: number])[] {
  const dice = diceOf(roll, kind);
  return ROLLS[kind].map((face) => [
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
