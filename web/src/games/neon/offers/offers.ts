// Everything that may be answered now: things to do, each with its ways.
import { legal } from '../../../state/store';
import { sectorOf, type Table } from '../view';
import { groupActions, isDeclining, keysOf, sectorsIn } from './groups';
import { headOf, type Head } from './heads';
import { wayOf } from './ways';
import type { Action } from '../../../state/choose';
import type { Update } from '../../../wire/types';

/** One way of doing a thing; `key` is the key that chooses it, empty where none is left. */
export interface Way {
  label: string;
  action: Action;
  key: string;
}

export interface Offer extends Head {
  key: string;
  ways: Way[];
}

/** What may be answered, like with like. */
export function offersOf(now: Update, table: Table): Offer[] {
  const groups = [...groupActions(legal.value)],
    keys = keysOf(
      groups.flatMap(([, actions]) => actions),
      table,
    );
  return groups.map(([key, actions]) => ({
    key,
    ...headOf(actions[0]!, now, table),
    ways: actions.map((action) => ({
      label: wayOf(action, now),
      action,
      key: keys.get(action) ?? '',
    })),
  }));
}

/** All ways of all offers, in the order in which they stand there. */
export const waysOf = (offers: readonly Offer[]): Action[] =>
  offers.flatMap((offer) => offer.ways.map((way) => way.action));

export const declining = (): Action | undefined => legal.value.find(isDeclining);

/** The sectors that can be chosen now. */
export const openSectors = (): Set<string> => sectorsIn(legal.value);

/** What pressing a sector does: its only action, or the question which. */
export const actionsAt = (table: Table, number: number): Action[] => {
  const name = sectorOf(table, number)?.sector;
  return legal.value.filter((action) => action.sector === name);
};
