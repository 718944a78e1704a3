// Which step is shown, and what moves the show: play, pause, step, seek, skip, again.
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { isReduced } from '../state/settings';
import { sending, showing } from '../state/table';
import { say } from '../words/live';
import { plain } from '../words/texts';
import { AT_ONCE, nextSpeed, setSpeed, speedOf } from './pace';
import type { Step } from './step';

/** The steps since the viewer's last decision, in order. */
export const steps = signal<readonly Step[]>([]);
/** The step that is shown; as many as there are steps when all is shown. */
export const at = signal(0);
/** How many steps were seen: nothing is told before. */
export const seen = signal(0);
export const isPlaying = signal(false);
/** False while the outcome of the present step is still to come. */
export const isTold = signal(true);
/** Counts how often a step was begun, so that the same one can be shown anew. */
export const takes = signal(0);
/** Which game is on show; its speed is remembered. */
export const game = signal('');
/** How many layers there are to show something on; without one nothing is waited for. */
export const layers = signal(0);
/** Whether a still may stay: only where the face draws what is shown and lets one go on choosing. */
export const canStand = signal(false);
/** True while what happened is still being fetched; the board waits. */
export const isGathering = signal(false);

/** Steps before this one are only listed: the viewer has decided something since, and their marks are wiped. */
const wiped = signal(0);

export const isOver = computed(() => at.value >= steps.value.length);
export const current = computed<Step | null>(() => steps.value[at.value] ?? null);
export const speed = computed(() => speedOf(game.value));
/** True while something that happened stands still to be seen or waited for. */
export const isActive = computed(() => !isOver.value || isGathering.value);

/** With reduced motion every step is a still, and Next leads to the next one. */
export const isStill = (): boolean => isReduced();

/** The first step whose marks stand; seeing older ones again brings theirs back. */
export const markedFrom = (): number => (at.value < wiped.value ? 0 : wiped.value);

// -- the steps ------------------------------------------------------------------------------------

/** A new show: whatever was shown before is told already. */
export function begin(fresh: readonly Step[], isSeen = false): void {
  batch(() => {
    steps.value = fresh;
    at.value = isSeen ? fresh.length : 0;
    seen.value = at.value;
    wiped.value = 0;
    isTold.value = true;
  });
  if (!isSeen) goOn();
}

/** More happened: it is shown after what is being shown. */
export function append(fresh: readonly Step[], isSeen = false): void {
  if (!fresh.length) return;
  const wasOver = isOver.value;
  batch(() => {
    steps.value = [...steps.value, ...fresh];
    if (isSeen && wasOver) at.value = seen.value = steps.value.length;
  });
  if (wasOver && !isSeen) goOn();
}

/** Forgets the oldest steps but so many; what is not shown yet stays. */
export function trim(kept: number): void {
  const gone = Math.max(0, at.value - kept);
  if (!gone) return;
  batch(() => {
    steps.value = steps.value.slice(gone);
    at.value -= gone;
    seen.value = Math.max(0, seen.value - gone);
    wiped.value = Math.max(0, wiped.value - gone);
  });
}

/** A decision wipes the marks of what was seen before it; the list keeps it. */
export function wipe(): void {
  wiped.value = steps.value.length;
}

/** Forgets the show. */
export function clear(): void {
  batch(() => {
    steps.value = [];
    at.value = seen.value = wiped.value = 0;
    isPlaying.value = false;
    isTold.value = true;
  });
}

/** Whether nobody looks at the page. */
const isAway = (): boolean => typeof document !== 'undefined' && document.hidden;

const mayRun = (): boolean => layers.value > 0 && speed.value !== AT_ONCE && !isAway();

/** True when something happened while nobody looked at the page. */
let isMissed = false;

/** Begins with the step at hand, where it may run by itself. */
function goOn(): void {
  passQuiet();
  if (isOver.value) return;
  isMissed ||= isAway();
  if (!mayRun() || (isStill() && !canStand.value)) {
    skip();
    return;
  }
  enter(at.value, !isStill());
}

/** One's own deeds are listed and not shown. */
function passQuiet(): void {
  let index = at.value;
  while (steps.value[index]?.isQuiet) {
    hear(steps.value[index]!);
    index += 1;
  }
  if (index !== at.value) settle(index);
}

function settle(index: number): void {
  batch(() => {
    at.value = index;
    seen.value = Math.max(seen.value, index);
  });
}

/** Shows a step from its beginning. */
function enter(index: number, play: boolean): void {
  batch(() => {
    settle(index);
    isPlaying.value = play;
    isTold.value = isStill();
    takes.value += 1;
  });
  const step = steps.value[index];
  if (step && isStill()) hear(step);
}

/** Every step is one polite sentence; when shows hurry, only the beginning of a group is. */
const HURRY = 2;
export function hear(step: Step): void {
  const index = steps.value.indexOf(step),
    isFirst = steps.value[index - 1]?.group.id !== step.group.id;
  if (speed.value < HURRY || isFirst || step.isQuiet) say(plain(step.text));
}

// -- what moves it --------------------------------------------------------------------------------

/** On to the next step; after the last one all is shown. */
export function next(play = isPlaying.value): void {
  const index = at.value + 1;
  if (index < steps.value.length) enter(index, play);
  else finish(steps.value.length);
  if (current.value?.isQuiet && play) passQuiet();
}

function finish(count: number): void {
  batch(() => {
    settle(count);
    isPlaying.value = false;
    isTold.value = true;
  });
}

/** One step back, standing still. */
export function back(): void {
  if (steps.value.length) enter(Math.max(0, Math.min(at.value, steps.value.length) - 1), false);
}

/** To a step that was seen: it is shown again. */
export function seek(index: number): void {
  if (index >= 0 && index < steps.value.length) enter(index, !isStill());
}

const isLoud = (step: Step): boolean => !step.isQuiet;

/** Shows again what came of the last decision; where that was nothing to look at, everything in the list. */
export function again(): void {
  const late = steps.value.slice(wiped.value).findIndex(isLoud),
    first = late < 0 ? steps.value.findIndex(isLoud) : wiped.value + late;
  if (steps.value.length) seek(Math.max(0, first));
}

/** Where the last turn begins, with all that belongs to it. */
function lastTurn(): number {
  const all = steps.value;
  let index = all.map(isLoud).lastIndexOf(true);
  while (
    index > 0 &&
    (all[index]!.group.isPart || all[index - 1]!.group.id === all[index]!.group.id)
  )
    index -= 1;
  return all.findIndex((step, place) => place >= index && isLoud(step));
}

/** Who was away sees the last turn; what came before it waits in the list. */
export function showLast(): void {
  const first = lastTurn();
  if (first < 0 || !mayRun() || isStill()) return;
  seen.value = first;
  enter(first, true);
}

/** All at once: what is left counts as seen. */
export function skip(): void {
  finish(steps.value.length);
}

/** Play or pause; after the end, again; with reduced motion, the next still. */
export function toggle(): void {
  if (isOver.value) again();
  else if (isStill()) next(false);
  else isPlaying.value = !isPlaying.value;
}

export function cycleSpeed(): void {
  const faster = nextSpeed(speed.value);
  setSpeed(game.value, faster);
  if (faster === AT_ONCE && !isOver.value) skip();
}

/** The end of a game waits for what must be seen first; a move that is sent ends the show. */
effect(() => {
  const held = steps.value.slice(at.value).some((step) => step.isHeld);
  showing.value = isGathering.value || (!isOver.value && (!isStill() || held));
});
effect(() => {
  if (sending.value) untracked(skip);
});

// -- another tab ----------------------------------------------------------------------------------

/** Who comes back to more steps than this sees the last turn only. */
const MOST_WAITING = 60;
let wasPlaying = false;

/** A show stands while nobody looks at the page, and goes on where it stood. */
export function look(): void {
  if (isAway()) {
    wasPlaying = isPlaying.value && !isOver.value;
    if (wasPlaying) isPlaying.value = false;
    return;
  }
  const isLate = steps.value.length - at.value > MOST_WAITING;
  if (isLate) skip();
  if (wasPlaying && !isOver.value) isPlaying.value = true;
  else if ((isMissed || isLate) && isOver.value) showLast();
  isMissed = wasPlaying = false;
}
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', look);
