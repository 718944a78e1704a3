// What is known of the open match: the newest update, what is picked, what was refused, the log.
import { computed, signal } from '@preact/signals';
import type { GameEvent, Json, Saying, Update, Waiting, Why } from '../wire/types';
import { question, remaining, type Action, type Picks } from './choose';
import type { Voice } from './voice';

/** Why something cannot be: by which rule, and in which words. */
export interface Objection {
  rule: string | null;
  message: string;
  args: Json;
  text?: string;
}

export interface Trouble {
  id: string;
  args: Json;
  text: string;
}

export const update = signal<Update | null>(null);
/** The update before this one, to animate from. */
export const before = signal<Update | null>(null);
export const log = signal<GameEvent[]>([]);
export const picks = signal<Picks>([]);
export const refusal = signal<(Objection & { at: number; target?: unknown }) | null>(null);
export const sending = signal(false);
export const watching = signal(0);
/** Bots that wait for their turn to think; null when none does. */
export const queue = signal<Waiting | null>(null);
export const trouble = signal<Trouble | null>(null);
/** What a hint advises now, the whole line that it begins, what speaks for it, and what decided. */
export interface Advice {
  action: Action;
  line: Action[];
  reasons: Saying[];
  why?: Why | null;
}

export const advice = signal<Advice | null>(null);
export const hinted = computed<Action | null>(() => advice.value?.action ?? null);
/** Looks at a move before it is sent: true lets it go. */
export const guard = signal<((action: Action) => Promise<boolean>) | null>(null);
/** True while a move is looked at. */
export const weighing = signal(false);
/** True while a hint is being thought of. */
export const thinkingOf = signal(false);
/** How the game of this match puts things. */
export const voice = signal<Voice | null>(null);
/** True while a face plays something that must be seen first; what comes at the end waits for it. */
export const showing = signal(false);
/** True while the match is the try of an etude: its end is judged by the goal, not by who won. */
export const trying = signal(false);
/** True while the match is the task of a lesson: its turns end as in any game. */
export const learning = signal(false);

export const legal = computed<Action[]>(() => update.value?.legal ?? []);
export const left = computed<Action[]>(() => remaining(legal.value, picks.value));
export const asked = computed(() => question(left.value));
export const isMine = computed(() => legal.value.length > 0 && !sending.value && !weighing.value);

/** The newest update and the one that was known before it: what the stage is made of. */
export interface News {
  known: Update | null;
  next: Update;
}

export const news = signal<News | null>(null);

/** What came in and was not yet shown: events, and the update they happened to. */
export interface Arrival {
  events: GameEvent[];
  from: Update;
  to: Update;
}

export const arrivals = signal<Arrival[]>([]);

/** Takes everything that waits to be shown; a face calls it when `arrivals` changed. */
export function takeArrivals(): Arrival[] {
  const waiting = arrivals.value;
  if (waiting.length) arrivals.value = [];
  return waiting;
}
