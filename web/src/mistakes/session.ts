// One's own mistakes of a game, one after the other: which are found, which were shown, and the try under way.
import { computed, signal } from '@preact/signals';
import { restart } from '../state/act';
import { showFromStart, shown } from '../state/answer';
import { keepProgress, noteTry, progressOf } from '../state/kept';
import { close, open, type FindVoice } from '../state/match';
import { reportTry, secret } from '../state/person';
import { forgetMatch, keepSeats, settings } from '../state/settings';
import { learning, trying } from '../state/table';
import { api } from '../wire/api';
import type { Decision } from '../wire/judged';
import type { Retrial } from '../wire/messages';
import type { Verdict } from '../wire/types';
import { state } from '../review/found';

/** The game they come from, and whose mistakes they are. */
export const source = signal({ match: '', seat: 0 });
/** Which of them is tried. */
export const at = signal(0);
/** What was tried so far at this one, the last one last. */
export const tries = signal<Retrial[]>([]);
/** How many hints were taken at this one. */
export const taken = signal(0);

export const mistakes = computed((): Decision[] =>
  (state.value?.review?.decisions ?? []).filter(
    (one) => one.mark !== '' && one.seat === source.value.seat,
  ),
);
export const mistake = computed((): Decision | null => mistakes.value[at.value] ?? null);

export const keyOf = (one: Decision): string =>
  `mistake-${source.value.match}-${one.first}-${one.seat}`;
export const isFound = (one: Decision): boolean => progressOf(keyOf(one)).solved;
export const isShown = (one: Decision): boolean => !isFound(one) && progressOf(keyOf(one)).shown;
export const count = (is: (one: Decision) => boolean): number => mistakes.value.filter(is).length;

let match = '';

/** Begins to try a mistake in a new match; how its game speaks is handed in. */
export async function begin(one: Decision, find: FindVoice): Promise<void> {
  leave();
  tries.value = [];
  taken.value = 0;
  trying.value = true;
  learning.value = true;
  const { match: from } = source.value,
    { first: step, seat } = one;
  void api.keepMistake(secret(), { match: from, step, seat }).catch(() => undefined);
  const wish = { step, seat, name: settings.value.player };
  const created = await api.retry(from, wish);
  match = created.match;
  keepSeats(match, created.tokens);
  open(match, find);
}

export function leave(): void {
  trying.value = false;
  learning.value = false;
  shown.value = null;
  if (!match) return;
  forgetMatch(match);
  match = '';
  close();
}

export function again(): void {
  shown.value = null;
  restart();
}

/** From now on the best line is played, step by step. */
export function showBest(one: Decision): void {
  keepProgress(keyOf(one), { shown: true });
  showFromStart();
}

/** Notes what came of a try, once; to repeat what was played is no try. */
export function note(one: Decision, judged: string, verdict: Verdict): void {
  const { retrial } = verdict;
  if (!retrial || shown.value || retrial.kind === 'same') return;
  if (progressOf(keyOf(one)).judged === judged) return;
  tries.value = [...tries.value, retrial];
  if (retrial.kind === 'best' || retrial.kind === 'good') reportTry(match, taken.value > 0);
  const { solved, outcome, chance } = verdict;
  noteTry(keyOf(one), judged, { solved, outcome, chance });
}
