// What may be heard now: after the first press on the page, unless sound is off; at high speed only what matters.
import { settings } from '../state/settings';
import type { SoundName } from './palette';
import type { Synth } from './synth';

export type { SoundName };

/** Nothing repeats faster than this, in milliseconds. */
const APART = 60;
/** From this speed on only tones of the score are left; `AT_ONCE` leaves nothing but the call to one's turn. */
const FAST = 4;
export const AT_ONCE = Infinity;
const SCORE = new Set<SoundName>(['hq', 'points', 'points-lost', 'influence', 'win', 'lose']);
const ALWAYS = new Set<SoundName>(['your-turn', 'refuse']);
const SLOW_ONLY = new Set<SoundName>(['energy']);

/** Is this sound left out at such a speed? */
export function isLeftOut(name: SoundName, speed: number): boolean {
  if (ALWAYS.has(name) || speed < 2) return false;
  if (speed === AT_ONCE) return true;
  return SLOW_ONLY.has(name) || (speed >= FAST && !SCORE.has(name));
}

let synth: Synth | null = null;
const last = new Map<SoundName, number>();

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Lets a sound be heard, if it may be: a hidden tab calls to one's turn and is silent otherwise. */
export function play(name: SoundName, speed = 1): void {
  const { volume, isSilent } = settings.value;
  if (!synth || isSilent || volume <= 0 || isLeftOut(name, speed)) return;
  if (isHidden() && name !== 'your-turn') return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  synth.sound(name, volume);
}

/** From now on sounds are heard: browsers allow it once somebody has pressed something. */
export async function wake(): Promise<void> {
  if (synth || typeof AudioContext === 'undefined') return;
  const { Synth: Made } = await import('./synth');
  synth ??= new Made(new AudioContext());
}

/** Wakes at the first press or key on the page. */
export function wakeOnPress(): void {
  const kinds = ['pointerdown', 'keydown'] as const;
  const on = (): void => {
    for (const kind of kinds) removeEventListener(kind, on, true);
    void wake();
  };
  for (const kind of kinds) addEventListener(kind, on, true);
}
