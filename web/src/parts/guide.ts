// What an etude or a lesson puts beside the board in place of the sides' panels and the log, where a face has room for it.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Json, Progress } from '../wire/types';

export const guide = signal<{
  /** What is to be reached, and by which seat, where that is one thing. */
  goal?: Json;
  seat?: number;
  left(progress: Progress | null): JSX.Element;
  right?(): JSX.Element;
} | null>(null);
