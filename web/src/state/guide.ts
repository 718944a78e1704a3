// What an etude puts beside the board in place of the sides' panels and the log, where a face has room for it.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** How far what is coming would lead towards the goal: how much there would be, how much is wanted. */
export interface Progress {
  amount: number;
  wanted: number;
  met: boolean;
}

export const guide = signal<{
  left(progress: Progress | null): JSX.Element;
  right(): JSX.Element;
} | null>(null);
