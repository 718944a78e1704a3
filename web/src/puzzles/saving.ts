// The etude that is being made of a moment of a replay: what may be asked for, what was chosen, how the proof goes.
import { signal } from '@preact/signals';
import { keepOwn } from '../state/kept';
import { api } from '../wire/api';
import type {
  Branch,
  EtudeInfo,
  GoalChoice,
  Goals,
  Json,
  Opponent,
  SaveEtude,
} from '../wire/types';
import { waitForProof } from './proof';

export type Field = string[] | { low: number; high: number };

/** What was chosen so far; `chosen` by the names of the goal's fields. */
export interface Draft {
  seat: number;
  kind: string;
  chosen: Json;
  opponent: Opponent;
  title: string;
}

const EMPTY: Draft = { seat: 0, kind: '', chosen: {}, opponent: 'nothing', title: '' };

export const goals = signal<Goals | null>(null);
export const draft = signal<Draft>(EMPTY);
/** The etude as the server has it, from the moment it was sent. */
export const made = signal<EtudeInfo | null>(null);
export const fault = signal<unknown>(null);
/** The moment it is all about; what comes late for another one is dropped. */
let current: Branch | null = null;

export const change = (part: Partial<Draft>): void => {
  draft.value = { ...draft.value, ...part };
};

/** The first of everything that is offered. */
export const firstDraft = ({ seats, opponents }: Goals): Draft => ({
  ...EMPTY,
  seat: seats[0]?.seat ?? 0,
  kind: seats[0]?.goals[0]?.kind ?? '',
  opponent: opponents[0] ?? 'nothing',
});

/** The goals that the chosen seat may be given. */
export const offered = (all: Goals | null, { seat }: Draft): GoalChoice[] =>
  all?.seats.find((one) => one.seat === seat)?.goals ?? [];

/** The chosen goal; the first one while the seat has none of this kind. */
export function goalOf(all: Goals | null, now: Draft): GoalChoice | null {
  const list = offered(all, now);
  return list.find((one) => one.kind === now.kind) ?? list[0] ?? null;
}

export const fieldsOf = (goal: GoalChoice): [name: string, field: Field][] =>
  Object.entries(goal).flatMap(([name, field]): [string, Field][] =>
    name === 'kind' || typeof field === 'string' ? [] : [[name, field]],
  );

/** What was chosen for a field as far as it fits, else the first value it may have. */
export function valueOf({ chosen }: Draft, name: string, field: Field): string | number {
  const now = chosen[name];
  if (Array.isArray(field)) return field.find((choice) => choice === now) ?? field[0] ?? '';
  return typeof now === 'number' ? now : field.low;
}

/** What is sent to the server; null when there is nothing to ask for. */
export function wishOf(moment: Branch, all: Goals | null, now: Draft): SaveEtude | null {
  const goal = goalOf(all, now);
  if (!goal) return null;
  const values = fieldsOf(goal).map(([name, field]) => [name, valueOf(now, name, field)]);
  return {
    ...moment,
    seat: now.seat,
    goal: { kind: goal.kind, ...Object.fromEntries(values) },
    opponent: now.opponent,
    title: now.title,
  };
}

/** Asks what a moment offers. */
export async function openMoment(moment: Branch): Promise<void> {
  current = moment;
  goals.value = null;
  draft.value = EMPTY;
  made.value = null;
  fault.value = null;
  try {
    const found = await api.etudeGoals(moment);
    if (current !== moment) return;
    draft.value = firstDraft(found);
    goals.value = found;
  } catch (error) {
    if (current === moment) fault.value = error;
  }
}

/** Sends the etude and waits until it is proved, or cannot be. */
export async function save(moment: Branch): Promise<void> {
  const wish = wishOf(moment, goals.value, draft.value);
  if (!wish) return;
  fault.value = null;
  made.value = null;
  try {
    const sent = await api.saveEtude(wish);
    if (current === moment) made.value = sent;
    const proved = await waitForProof(sent);
    if (proved.state === 'proved') keepOwn(proved.id);
    if (current === moment) made.value = proved;
  } catch (error) {
    if (current !== moment) return;
    fault.value = error;
    made.value = null;
  }
}
