// What happened since the viewer's last decision, as steps: from every update that comes in, in the order it happened.
import { effect, signal, untracked } from '@preact/signals';
import { tokensOf } from '../state/settings';
import { news, update, voice, type News } from '../state/table';
import { api } from '../wire/api';
import type { Moment, Update } from '../wire/types';
import {
  append,
  at,
  begin,
  clear,
  game,
  isGathering,
  isOver,
  isStill,
  showLast,
  skip,
  steps,
  trim,
  wipe,
} from './player';
import { noteSeen, seenStep } from './witness';
import { noteSkip } from './haste';
import type { Beat, Group, Staging, Step } from './step';
import { tellSteps } from './tell';

/** How the game of this match is shown; null where its face shows nothing. */
export const staging = signal<Staging | null>(null);

/** So many steps of the match are looked back at. */
const LOOKED_BACK = 39;
/** Who only watches decides nothing: so many steps that were shown stay in the list. */
const KEPT = 60;

/** The view that is drawn while what happened is still being fetched. */
export const waitingView = signal<Update | null>(null);

// Several people at one screen see together only what everybody may see.
const isShared = ({ held, secrets }: Update): boolean => held.length > 1 && secrets;
export const eyesFor = (now: Update): number | null => (isShared(now) ? null : now.seat);

/** Whose turn it was when the last update came. */
let group: Group | null = null;

export const stepsOf = (beats: readonly Beat[], now: Update): Step[] => {
  const made = staging.value,
    speaks = voice.value,
    own = isShared(now) ? [] : now.held,
    told = { seats: now.seats, seat: eyesFor(now), view: now.view, own };
  if (!made || !speaks || !beats.length) return [];
  if (made.steps) {
    const shown = made.steps(beats, told, group);
    group = shown.at(-1)?.group ?? group;
    return shown;
  }
  const plainly = tellSteps(beats, told, speaks, made, group);
  ({ group } = plainly);
  return plainly.steps;
};

/** Moments of a record in a row, as beats. */
export const beatsOf = (moments: readonly Moment[]): Beat[] =>
  moments.slice(1).map((moment, index) => ({
    n: moment.n,
    before: moments[index]!.view,
    after: moment.view,
    events: moment.events,
  }));

async function fetchBeats(now: Update, from: number): Promise<Beat[]> {
  const first = Math.max(0, from, now.step - LOOKED_BACK),
    span = { from: first, to: now.step, seat: eyesFor(now) };
  return beatsOf((await api.views(now.match, span, tokensOf(now.match))).views);
}

/** One beat for all that lies between two updates. */
const coarse = (known: Update, next: Update): Beat => ({
  n: next.step,
  before: known.view,
  after: next.view,
  events: next.events,
});

/** Whether one beat is enough; several people at one screen look with other eyes than the update. */
const isEnough = (known: Update, next: Update): boolean =>
  !isShared(next) && (next.step === known.step + 1 || staging.value?.needsViews === false);

/** What lies between two updates, step by step. */
const between = (known: Update, next: Update): Promise<Beat[]> =>
  fetchBeats(next, known.step).catch(() => (isShared(next) ? [] : [coarse(known, next)]));

// -- in order -------------------------------------------------------------------------------------

let queue = Promise.resolve(),
  waiting = 0,
  isHurried = false;

/** Runs one after another, so that what happened first is shown first. */
function inOrder(match: string, from: Update | null, work: () => Promise<void>): void {
  waiting += 1;
  if (from && !waitingView.value) waitingView.value = from;
  isGathering.value = from !== null || isGathering.value;
  queue = queue
    .then(() => (update.value?.match === match ? work() : undefined))
    .catch((error: unknown) => reportError(error))
    .then(() => {
      waiting -= 1;
      if (waiting) return;
      isGathering.value = false;
      waitingView.value = null;
    });
}

const decides = ({ legal }: Update): boolean => legal.length > 0;

/** Who decided something since the last turn of others, and where in the list that began. */
let decided: { seat: number | null; from: number } | null = null;

/** Whether a step is more than what a seat does in its own turn. */
const isTheirs = ({ group: { seat }, isQuiet }: Step, own: number | null): boolean =>
  seat === null ? !isQuiet : seat !== own;

/** A decision wipes the marks. The list is kept until others act again, then it begins with what was decided. */
function take(beats: readonly Beat[], isDecision: boolean, known: Update, next: Update): void {
  const fresh = stepsOf(beats, next);
  if (isDecision) {
    wipe();
    decided ??= { seat: known.seat, from: steps.value.length };
  }
  const { seat, from } = decided ?? { seat: null, from: 0 };
  if (decided && fresh.some((step) => isTheirs(step, seat))) {
    if (at.value < from) skip();
    trim(at.value - from);
    decided = null;
  }
  if (steps.value.length) append(fresh, isHurried);
  else begin(fresh, isHurried);
  if (next.seat === null) trim(KEPT);
}

function takeStep(known: Update, next: Update): void {
  const isDecided = decides(known) || known.chosen !== null,
    isDecision = isDecided && !staging.value?.goesOn?.(next.events);
  if (isDecided) isHurried = false;
  if (!waiting && isEnough(known, next)) take([coarse(known, next)], isDecision, known, next);
  else
    inOrder(next.match, known, async () => {
      const beats = isEnough(known, next) ? [coarse(known, next)] : await between(known, next);
      take(beats, isDecision, known, next);
    });
}

/** After a reload the list is there and nothing runs by itself; who was away sees the last turn. */
function takeBack(next: Update, isAway: boolean): void {
  decided = null;
  if (next.chose === null || next.chose > next.step) return;
  inOrder(next.match, null, async () => {
    begin(stepsOf(await fetchBeats(next, next.chose! - 1), next), true);
    if (isAway && !isShared(next)) showLast();
  });
}

function takeNews({ known, next }: News): void {
  game.value = next.game;
  if (!staging.value) return;
  const last = seenStep(next.match);
  noteSeen(next.match, next.step);
  if (!known) {
    clear();
    group = null;
    takeBack(next, last !== null && last < next.step);
  } else if (next.step > known.step && !next.reset) takeStep(known, next);
  else if (next.step > known.step) takeBack(next, true);
  else if (next.step < known.step) {
    clear();
    decided = null;
  }
}

/** One press: all that happens until the viewer's next decision counts as seen. */
export function skipAll(): void {
  if (!isOver.value && !isStill()) noteSkip(game.value);
  isHurried = update.value !== null && update.value.seat !== null && !decides(update.value);
  skip();
}

effect(() => {
  const newest = news.value;
  if (newest) untracked(() => takeNews(newest));
});
