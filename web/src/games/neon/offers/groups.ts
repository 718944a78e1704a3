// Actions put together, like with like: one thing that can be done, in one or several ways.
import { sectorOf, type Table } from '../view';
import { text } from './ways';
import type { Action } from '../../../state/choose';

/** Answers that decline: they stand apart, below the others. */
const DECLINES = new Set(['pass', 'skip', 'stay']);
/** What is chosen elsewhere: dice by themselves, the row at its table. */
const ELSEWHERE = new Set(['reroll', 'plan']);
const PLACING = ['equip', 'cover', 'stow', 'throw'];
const PAYING = ['pay', 'pay-bot', 'pay-itself'];
const ALIKE = ['land', 'flee', 'block', 'declare', 'drain'];

export const isDeclining = (action: Action): boolean => DECLINES.has(String(action.do));

/** What two actions have in common that are ways of one thing. */
function keyOf(action: Action): string {
  const verb = String(action.do);
  if (verb === 'use' || verb === 'go') return `${verb} ${text(action, 'effect')}`;
  if (verb === 'aim') return `aim ${text(action, 'weapon')} ${text(action, 'effect')}`;
  if (PLACING.includes(verb)) return `place ${text(action, 'loot')}`;
  if (PAYING.includes(verb)) return 'pay';
  return ALIKE.includes(verb) ? verb : JSON.stringify(action);
}

/** The actions that are offered, in groups by key, in the order in which they come. */
export function groupActions(actions: readonly Action[]): Map<string, Action[]> {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    if (isDeclining(action) || ELSEWHERE.has(String(action.do))) continue;
    const key = keyOf(action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return groups;
}

/** The sectors that can be chosen by these actions. */
export const sectorsIn = (actions: readonly Action[]): Set<string> =>
  new Set(actions.flatMap(({ sector }) => (typeof sector === 'string' ? [sector] : [])));

const GOING = new Set(['land', 'go', 'flee']);

/** Sectors are chosen by the numbers they bear, ten by 0; all else by its place in the list. */
export function keysOf(actions: readonly Action[], table: Table): Map<Action, string> {
  const numbers = actions.map(({ do: verb, sector }) =>
      GOING.has(String(verb)) ? sectorOf(table, String(sector))?.number : undefined,
    ),
    isGoing = !numbers.includes(undefined) && new Set(numbers).size === numbers.length;
  return new Map(
    actions.map((action, i) => {
      const n = isGoing ? numbers[i]! : i + 1;
      return [action, n < 10 ? String(n) : isGoing ? '0' : ''];
    }),
  );
}
