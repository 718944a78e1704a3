// One task being tried: its match, how often the same mistake was made, what is pointed at, the answer being shown.
import { signal } from '@preact/signals';
import { restart } from '../state/act';
import { bestStep, nextStep, playStep, showFromStart, shown } from '../state/answer';
import { keepProgress, progressOf } from '../state/kept';
import { close, open, type FindVoice } from '../state/match';
import { forgetMatch, keepSeats, settings } from '../state/settings';
import { learning, trying, update } from '../state/table';
import { api } from '../wire/api';
import type { Action, LessonInfo, Place, TaskInfo } from '../wire/types';
import { keyOf } from './lessons';

/** How much help was given in this task: 0 none, 1 the place, 2 the answer. */
export const help = signal(0);
/** What is ringed on the screen now. */
export const pointed = signal<Place[]>([]);
export { nextStep, playStep, shown };

let match = '';

/** Begins a task in a new match; how its game speaks is handed in. */
export async function begin(lesson: LessonInfo, task: TaskInfo, find: FindVoice): Promise<void> {
  help.value = 0;
  pointed.value = [];
  shown.value = null;
  trying.value = true;
  learning.value = true;
  const key = keyOf(lesson, task);
  if (progressOf(key).match) forgetMatch(progressOf(key).match);
  const created = await api.tryTask(lesson.id, task.id, settings.value.player);
  match = created.match;
  keepSeats(match, created.tokens);
  keepProgress(key, { match, shown: false });
  open(match, find);
}

export function end(): void {
  trying.value = false;
  learning.value = false;
  shown.value = null;
  pointed.value = [];
  if (match) forgetMatch(match);
  match = '';
  close();
}

/** How often the last tries ended in just the same way. */
export function repeats(key: string): number {
  const last = progressOf(key).last.map((one) => JSON.stringify(one.outcome)),
    newest = last.at(-1);
  let count = 0;
  while (count < last.length && last.at(-1 - count) === newest) count += 1;
  return count;
}

export function again(key: string): void {
  shown.value = null;
  keepProgress(key, { shown: false });
  restart();
}

/** Where an action happens, as far as it can be pointed at. */
function placesOf(action: Action): Place[] {
  const found: Place[] = [];
  const add = (kind: Place['kind'], value: unknown): void => {
    if (typeof value === 'string') found.push({ kind, name: value });
  };
  add('cell', action.at);
  add('sector', action.sector);
  if (typeof action.target === 'string') add('fighter', action.target.replace('fighter-', ''));
  return found;
}

/** Rings what the task is about, and where its answer begins. */
export async function pointOut(task: TaskInfo): Promise<void> {
  const action = await bestStep();
  pointed.value = [...task.points, ...(action ? placesOf(action) : [])];
}

/** From now on the answer is shown, step by step, from the beginning. */
export function showAnswer(key: string): void {
  if (!update.value) return;
  keepProgress(key, { shown: true });
  pointed.value = [];
  showFromStart();
}
