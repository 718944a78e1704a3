// How far a battle is shown: at which segment, at which beat of it, and whether it runs by itself.
export interface Playback {
  at: number;
  beat: number;
  isPlaying: boolean;
}

/** A segment is shown for so many beats; in the last one what came of it is seen. */
export const BEATS = 3;

export const begin = (isPlaying: boolean): Playback => ({ at: 0, beat: 0, isPlaying });

export const isLast = ({ at }: Playback, count: number): boolean => at >= count - 1;

export const isSettled = ({ isPlaying, beat }: Playback): boolean =>
  isPlaying && beat === BEATS - 1;

/** To a segment by hand, which stops the film. */
export const goTo = (index: number, count: number): Playback => ({
  at: Math.max(0, Math.min(count - 1, index)),
  beat: 0,
  isPlaying: false,
});

/** One beat on; after the last one it stops. */
export function tick(now: Playback, count: number): Playback {
  if (now.beat < BEATS - 1) return { ...now, beat: now.beat + 1 };
  if (isLast(now, count)) return { ...now, isPlaying: false };
  return { ...now, at: now.at + 1, beat: 0 };
}
