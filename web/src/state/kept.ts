// What this browser remembers of etudes: tries, hints taken, solutions shown, what was solved, and etudes made here.
import { effect, signal } from '@preact/signals';
import { read, write } from './settings';
import type { Saying } from '../wire/types';

/** How one try ended. */
export interface Tried {
  solved: boolean;
  outcome: Saying;
  chance: number | null;
}
export interface Kept {
  tries: number;
  last: Tried[];
  hints: number;
  shown: boolean;
  solved: boolean;
  stars: number;
  match: string;
  judged: string;
}

const KEY = 'warpad.etudes',
  OWN = 'warpad.etudes.own';
const FRESH: Kept = {
  tries: 0,
  last: [],
  hints: 0,
  shown: false,
  solved: false,
  stars: 0,
  match: '',
  judged: '',
};
export const STARS = 3;
const TRIES_KEPT = 5;

const progress = signal<Record<string, Kept>>(read(KEY, {}));
effect(() => write(KEY, progress.value));
if (typeof addEventListener !== 'undefined')
  addEventListener('storage', (event) => {
    if (event.key === KEY) progress.value = read(KEY, {});
  });

/** Etudes that were saved or loaded here, newest first. */
export const ownEtudes = signal<string[]>(Object.values(read<Record<string, string>>(OWN, {})));
effect(() => write(OWN, { ...ownEtudes.value }));
export const keepOwn = (id: string): void => {
  ownEtudes.value = [id, ...ownEtudes.value.filter((one) => one !== id)];
};
export const forgetOwn = (id: string): void => {
  ownEtudes.value = ownEtudes.value.filter((one) => one !== id);
};

export const progressOf = (id: string): Kept => ({ ...FRESH, ...progress.value[id] });
export const isSolved = (id: string): boolean => progress.value[id]?.solved ?? false;
/** Whether anything was tried whose name begins so. */
export const hasTried = (start: string): boolean =>
  Object.keys(progress.value).some((id) => id.startsWith(start));
export const keepProgress = (id: string, part: Partial<Kept>): void => {
  progress.value = { ...progress.value, [id]: { ...progressOf(id), ...part } };
};

/** The stars that solving it now would bring: each hint costs one, and who saw the solution gets none. */
export const starsLeft = (id: string): number => {
  const now = progressOf(id);
  return now.shown ? 0 : Math.max(0, STARS - now.hints);
};

/** Notes the end of a try, once; `judged` names it. */
export function noteTry(id: string, judged: string, tried: Tried): void {
  const now = progressOf(id);
  if (now.judged === judged) return;
  const won = tried.solved && !now.shown;
  keepProgress(id, {
    judged,
    tries: now.tries + 1,
    last: [...now.last.slice(1 - TRIES_KEPT), tried],
    solved: now.solved || won,
    stars: won ? Math.max(now.stars, starsLeft(id)) : now.stars,
  });
}

/** The matches in which etudes are tried: they are no games to go on with. */
export const triedMatches = (): Set<string> =>
  new Set(Object.values(progress.value).map((one) => one.match));
