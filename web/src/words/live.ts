// What a screen reader hears: polite for events, assertive for your turn, refusals and the connection.
import { signal } from '@preact/signals';

export const polite = signal<{ text: string; n: number }[]>([]);
export const urgent = signal<{ text: string; n: number }>({ text: '', n: 0 });

const KEPT = 12;
let count = 0;

export function say(text: string): void {
  if (text) polite.value = [...polite.value.slice(1 - KEPT), { text, n: ++count }];
}

/** What was said is for the ears of one person: the next one does not hear it. */
export function hush(): void {
  polite.value = [];
  urgent.value = { text: '', n: ++count };
}

export function shout(text: string): void {
  urgent.value = { text, n: ++count };
}
