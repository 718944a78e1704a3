// The coach of a game against bots: whether one sits there, what it says now, what it said before.
import { computed, signal } from '@preact/signals';
import type { Action } from './choose';
import { settings } from './settings';
import { trying, update } from './table';
import type { Update, Word } from '../wire/types';

/** A coach sits beside one person among bots, in a game that is not over. */
export const isCoachable = ({ seat, seats, result, frozen }: Update): boolean =>
  seat !== null &&
  !result &&
  !frozen &&
  !trying.value &&
  seats.every((one) => one.seat === seat || one.kind === 'bot');

export const isCoachedNow = computed(
  () => settings.value.isCoached && update.value !== null && isCoachable(update.value),
);

/** A choice that is kept back until the player has read what is wrong with it. */
export interface Held {
  action: Action;
  word: Word;
  decide(goes: boolean): void;
}

export const held = signal<Held | null>(null);

/** Whether the coach still looks at the board before the decision. */
export const isLooking = signal(false);

/** One thing the coach said: before a decision, as praise, or what became of a warning. */
export interface Said {
  kind: 'now' | 'good' | 'back' | 'on' | 'plain';
  words: string;
}

export const said = signal<Said[]>([]);
/** What stands over the board now. */
export const remark = signal<Said | null>(null);
