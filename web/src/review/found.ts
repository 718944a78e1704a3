// The review of a finished match as the screen needs it: asked for again until it is done.
import { computed, signal } from '@preact/signals';
import { atDepth, USUAL } from '../state/route';
import { api, ApiError } from '../wire/api';
import type { Decision, Review, ReviewState } from '../wire/judged';
import type { Moment } from '../wire/types';

export const state = signal<ReviewState | null>(null);
export const fault = signal<unknown>(null);
/** How deep the review looks that is followed. */
export const depth = signal(USUAL);
/** Whose decisions are walked through; everybody's where no seat is chosen. */
export const judged = signal<number | null>(null);
/** The decision on the screen, by its place among those shown. */
export const here = signal(0);
/** What the board shows of it. */
export const shown = signal<'before' | 'after' | 'better'>('before');
/** Where the better line leads, by the decision it belongs to. */
export const better = signal<Map<string, Moment>>(new Map());

const AGAIN = 700;
/** Until the first marks are there: somebody waits for them. */
const SOON = 250;
/** Another review comes first: it is said, and asked again. */
const BUSY = new Set(['review-another', 'reviews-busy']);
const LATER = 2000;

/** A number below which a decision is not worth walking to. */
export const isMarked = (one: Decision): boolean => one.mark !== '' || one.only;

export const decisions = computed((): Decision[] => {
  const all = state.value?.review?.decisions ?? [];
  return judged.value === null ? all : all.filter((one) => one.seat === judged.value);
});

export const now = computed((): Decision | null => decisions.value[here.value] ?? null);

export const keyOf = (one: Decision): string => `${one.first}-${one.seat}`;

/** The review that is followed. */
export const reviewAddress = (match: string): string => atDepth(`/review/${match}`, depth.value);

/** Where the n-th mistake of a seat is tried anew, by the review that counted them. */
export const triedAnew = (match: string, seat: number, n: number): string =>
  atDepth(`/mistakes/${match}?seat=${seat}&n=${n}`, depth.value);

/** The place of a decision among the marked ones of its seat, from 1; 0 where it is none of them. */
export const numberOf = (one: Decision): number =>
  (state.value?.review?.decisions ?? [])
    .filter((other) => other.mark !== '' && other.seat === one.seat)
    .findIndex((other) => keyOf(other) === keyOf(one)) + 1;

/** Asks for the review until it is done or the screen is left; the first marks are opened at once. */
export function follow(id: string, deep: string): () => void {
  depth.value = deep;
  let left = false,
    opened = false;
  const ask = async (): Promise<void> => {
    try {
      const told = await api.review(id, deep);
      if (left) return;
      fault.value = null;
      keepPlace(told);
      if (!opened && told.review && told.stage === 'done') {
        opened = true;
        openWorst(told.review);
      }
      if (told.stage === 'waiting' || told.stage === 'working')
        setTimeout(() => void ask(), told.review?.judged ? AGAIN : SOON);
    } catch (error) {
      if (left) return;
      fault.value = error;
      if (error instanceof ApiError && BUSY.has(error.code)) setTimeout(() => void ask(), LATER);
    }
  };
  fault.value = null;
  void ask();
  return () => {
    left = true;
    if (!isDone(state.value)) void api.leaveReview(id, deep).catch(() => undefined);
  };
}

const isDone = (told: ReviewState | null): boolean =>
  told?.stage === 'done' || told?.stage === 'failed';

/** New decisions come in between: the one on the screen stays. */
function keepPlace(told: ReviewState): void {
  const before = now.value;
  state.value = told;
  if (!before) return;
  const at = decisions.value.findIndex((one) => keyOf(one) === keyOf(before));
  if (at >= 0) here.value = at;
}

function openWorst(review: Review): void {
  const first = review.turning[0];
  const at = decisions.value.findIndex((one) => one.first === first);
  if (at >= 0) here.value = at;
}

/** To the next or the last decision that carries a mark. */
export function toMark(by: 1 | -1): void {
  const all = decisions.value;
  for (let at = here.value + by; at >= 0 && at < all.length; at += by)
    if (isMarked(all[at]!)) {
      goTo(at);
      return;
    }
}

export function goTo(at: number): void {
  if (at < 0 || at >= decisions.value.length) return;
  here.value = at;
  shown.value = 'before';
}

/** The end of the better line, fetched once. */
export async function fetchBetter(id: string, one: Decision): Promise<void> {
  const key = keyOf(one),
    way = one.ways[0];
  if (!way || better.value.has(key)) return;
  try {
    const { views } = await api.line(id, { step: one.first, seat: one.seat, line: way.line });
    const last = views.at(-1);
    if (last) better.value = new Map([...better.value, [key, last]]);
  } catch {
    // Without a board the words say what was better.
  }
}
