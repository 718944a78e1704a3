// How fast films run: half, once, twice, four times.
import { change, settings } from '../state/settings';

const SPEEDS = [0.5, 1, 2, 4];

/** The next speed, then from the slowest again. */
export const speedAfter = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;

export const cycleSpeed = (): void => change({ speed: speedAfter(settings.value.speed) });
