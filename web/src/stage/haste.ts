// Who skips one show after another is asked once whether they should run faster.
import { computed, signal } from '@preact/signals';
import { change, settings } from '../state/settings';
import { setSpeed, speedOf } from './pace';

const SKIPS = 3;
export const FASTER = 2;

const skips = signal(0);

export function noteSkip(game: string): void {
  if (speedOf(game) < FASTER) skips.value += 1;
}

/** True while the question stands. */
export const isOffered = computed(() => skips.value >= SKIPS && !settings.value.wasHastened);

/** It is asked once, whatever the answer. */
export function answerOffer(game: string, isFaster: boolean): void {
  change({ wasHastened: true });
  if (isFaster) setSpeed(game, FASTER);
}
