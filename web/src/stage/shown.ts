// What is drawn now: the present, or the step of the show as it was then.
import type { Update } from '../wire/types';
import { eyesFor, waitingView } from './gather';
import { current, isStill } from './player';

/** The update as the board shows it. What can be chosen stays that of the present. */
export function shownUpdate(now: Update): Update {
  const step = current.value,
    held = waitingView.value;
  if (step) return { ...now, seat: eyesFor(now), view: isStill() ? step.after : step.before };
  return held?.match === now.match ? { ...now, view: held.view } : now;
}
