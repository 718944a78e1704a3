// The times and curves of movements, read once from the style sheet (style/motion.css), which alone has the numbers.
const NAMES = [
  'draw',
  'lay',
  'turn',
  'show',
  'burst',
  'fall',
  'title',
  'shot',
  'hex',
  'blow',
  'rail',
  'hit',
  'count',
  'net',
  'slide',
  'flip',
  'roll',
  'fly',
  'sink',
  'gap',
  'hold',
  'read',
] as const;
const CURVES = ['out', 'in', 'land', 'shot', 'roll', 'march'] as const;

export type TimeName = (typeof NAMES)[number];
export type CurveName = (typeof CURVES)[number];
export type Times = Record<TimeName, number>;
export type Curves = Record<CurveName, string>;

/** Milliseconds of a CSS time. */
export const asTime = (value: string): number =>
  value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000;

function readAll<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

let times: Times | null = null,
  curves: Curves | null = null;

const styled = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export const timesNow = (): Times =>
  (times ??= readAll(NAMES, (name) => asTime(styled(`--m-${name}`))));

export const curvesNow = (): Curves =>
  (curves ??= readAll(CURVES, (name) => styled(`--e-${name}`)));

/** Reads them before the first step needs them: in the middle of drawing it would cost a frame. */
export function readMotion(): void {
  timesNow();
  curvesNow();
}

/** Acts so many frames after the one that is drawn next: what is drawn, moved and measured together is late. Gives how to call it off. */
export function afterFrames(frames: number, act: () => void): () => void {
  // What the end of a movement asks for still comes in the same frame, so that one more is let go by.
  let left = frames,
    asked = requestAnimationFrame(count);
  function count(): void {
    if (!left) return act();
    left -= 1;
    asked = requestAnimationFrame(count);
  }
  return () => cancelAnimationFrame(asked);
}
