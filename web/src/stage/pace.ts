// How fast shows run: remembered for each game; 0 is at once.
import { change, settings } from '../state/settings';

export const AT_ONCE = 0;
export const SPEEDS = [0.5, 1, 2, 4, AT_ONCE] as const;

export const speedOf = (game: string): number => settings.value.speeds[game] ?? 1;

export const setSpeed = (game: string, speed: number): void =>
  change({ speeds: { ...settings.value.speeds, [game]: speed } });

/** The next speed, then from the slowest again. */
export function nextSpeed(speed: number): number {
  const index = SPEEDS.findIndex((one) => one === speed);
  return SPEEDS[(index + 1) % SPEEDS.length]!;
}
