// What the clock of a seat shows: what is left, whether it runs, and whether it stands so that its owner can look.
import type { ClockInfo } from '../wire/types';

const MINUTE = 60;

/** Seconds as a clock shows them. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

export interface Hand {
  /** Whole seconds that are left. */
  left: number;
  isRunning: boolean;
  /** Whole seconds for which it stands yet. */
  stands: number;
}

/** The clock of a seat, so many seconds after it was told. */
export function handOf(clock: ClockInfo, seat: number, elapsed: number): Hand {
  const isRunning = clock.running.includes(seat),
    pause = clock.stands[seat] ?? 0,
    more = isRunning ? Math.max(0, elapsed - pause) : 0,
    left = (clock.granted[seat] ?? 0) - (clock.used[seat] ?? 0) - more;
  return {
    left: Math.max(0, Math.ceil(left)),
    isRunning,
    stands: isRunning ? Math.max(0, Math.ceil(pause - elapsed)) : 0,
  };
}
