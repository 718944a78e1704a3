// Building one move out of clicks: the legal actions are filtered by what is picked; the first field on which the rest differ is asked next.

import type { Action } from '../wire/types';

export type { Action };

/** What was picked so far, in order; the last one is taken back first. */
export type Picks = readonly (readonly [field: string, value: unknown])[];

export interface Question {
  field: string;
  values: unknown[];
}

const same = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The actions that agree with every pick. */
export const remaining = (actions: readonly Action[], picks: Picks): Action[] =>
  actions.filter((action) => picks.every(([field, value]) => same(action[field], value)));

function distinct(actions: readonly Action[], field: string): unknown[] {
  const values: unknown[] = [];
  for (const action of actions)
    if (!values.some((value) => same(value, action[field]))) values.push(action[field]);
  return values;
}

/** All fields of these actions, in the order in which they stand. */
export function fieldsOf(actions: readonly Action[]): string[] {
  const fields: string[] = [];
  for (const action of actions)
    for (const field of Object.keys(action)) if (!fields.includes(field)) fields.push(field);
  return fields;
}

/** The next question, or null when one action (or none) is left. */
export function question(actions: readonly Action[]): Question | null {
  if (actions.length < 2) return null;
  for (const field of fieldsOf(actions)) {
    const values = distinct(actions, field);
    if (values.length > 1) return { field, values };
  }
  return null;
}

/** The values that may be picked for a field among these actions; absent ones are left out. */
export const offers = (actions: readonly Action[], field: string): unknown[] =>
  distinct(
    actions.filter((action) => action[field] !== undefined && action[field] !== null),
    field,
  );

/** The first of these fields that is still open and may take this value. */
export function fieldFor(
  actions: readonly Action[],
  picks: Picks,
  fields: readonly string[],
  value: unknown,
): string | null {
  for (const field of fields) {
    if (picks.some(([picked]) => picked === field)) continue;
    if (actions.some((action) => same(action[field], value))) return field;
  }
  return null;
}

/** Picks with one more; a field that was picked before gets the new value, and later picks that no longer fit are dropped. */
export function pick(
  actions: readonly Action[],
  picks: Picks,
  field: string,
  value: unknown,
): Picks {
  const before = picks.filter(([picked]) => picked !== field);
  const kept: [string, unknown][] = [[field, value]];
  for (const [other, chosen] of before) {
    if (remaining(actions, [...kept, [other, chosen]]).length > 0) kept.push([other, chosen]);
  }
  return [...kept.slice(1), kept[0]!];
}

/** What was picked for a field, or undefined. */
export const picked = (picks: Picks, field: string): unknown =>
  picks.find(([name]) => name === field)?.[1];

/** One pick fewer. */
export const takeBack = (picks: Picks): Picks => picks.slice(0, -1);
