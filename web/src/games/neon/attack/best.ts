// What the odds favour: the action that makes the attack better for the viewer's side, or doing nothing.
import { declining } from '../offers/offers';
import { prospectAfter, prospects } from './prospects';
import type { Action } from '../../../state/choose';
import type { Prospect } from '../../../wire/neon';

/** Differences below these are none. */
const SAME_DAMAGE = 0.05,
  SAME_DEFEAT = 0.02;

/** How much better the second is for the attacker: by damage, then by defeats. */
function gain(base: Prospect, then: Prospect): number {
  const damage = then.expected - base.expected,
    defeat = then.defeat - base.defeat;
  if (Math.abs(damage) >= SAME_DAMAGE) return damage;
  return Math.abs(defeat) >= SAME_DEFEAT ? defeat : 0;
}

export type Tone = 'good' | 'bad' | '';

/** Whether a change is for the better, for who looks; nothing is green that does not change. */
export function toneOf(base: Prospect, then: Prospect, isAttacker: boolean): Tone {
  const change = gain(base, then);
  return change === 0 ? '' : change > 0 === isAttacker ? 'good' : 'bad';
}

/** The favoured one of these ways; the declining action when none of them helps; null as long as it is not counted. */
export function favoured(ways: readonly Action[], isAttacker: boolean): Action | null {
  const { now, whole } = prospects.value,
    counted = ways.flatMap((action) => {
      const prospect = prospectAfter(action);
      return prospect ? [{ action, prospect }] : [];
    });
  if (!whole || !counted.length) return null;
  const worth = ({ expected, defeat }: Prospect): number =>
      (expected + defeat) * (isAttacker ? 1 : -1),
    best = counted.reduce((a, b) => (worth(b.prospect) > worth(a.prospect) ? b : a));
  if (!now) return best.action;
  return toneOf(now, best.prospect, isAttacker) === 'good' ? best.action : (declining() ?? null);
}
