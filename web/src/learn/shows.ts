// What was shown in this try, to be looked at again.
import { signal } from '@preact/signals';
import { before, voice, type Arrival } from '../state/table';
import type { Update } from '../wire/types';

export const shows = signal<Arrival[]>([]);

export function noteShow(now: Update): void {
  if (now.step === 0) shows.value = [];
  else if (!now.reset && before.value && voice.value?.holds(now.events))
    shows.value = [...shows.value, { events: now.events, from: before.value, to: now }];
}
