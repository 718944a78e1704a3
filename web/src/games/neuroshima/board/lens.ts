// Which part of the board is seen: nearer and farther, dragged and pinched, kept inside the board.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** How near one looks, and at which point. */
export interface Lens {
  scale: number;
  middle: Point;
}
export type Fingers = readonly [Point, Point];

export const NEAREST = 3;
const A_STOP = 60;

/** The part of a box that is seen at a scale around a point, kept inside the box. */
export function part(box: Box, scale: number, middle: Point): Box {
  const width = box.width / scale,
    height = box.height / scale;
  const within = (at: number, low: number, room: number): number =>
    Math.max(low, Math.min(low + room, at));
  return {
    x: within(middle.x - width / 2, box.x, box.width - width),
    y: within(middle.y - height / 2, box.y, box.height - height),
    width,
    height,
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The nearest lens to a wish that shows nothing beyond the box. */
export function aim(whole: Box, { scale, middle }: Lens): Lens {
  const near = Math.max(1, Math.min(NEAREST, scale));
  return { scale: near, middle: middleOf(part(whole, near, middle)) };
}

const between = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Fingers): number => apart(a, b);
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const slope = ([a, b]: Fingers): number =>
  (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** How many stops of sixty degrees a twist from one slope to another is worth. */
export const stopsIn = (from: number, to: number): number =>
  Math.round((((to - from + 540) % 360) - 180) / A_STOP);

/** The board follows a finger; `units` is how much of the board a pixel shows. */
export const drag = ({ scale, middle }: Lens, from: Point, to: Point, units: number): Lens => ({
  scale,
  middle: { x: middle.x - (to.x - from.x) * units, y: middle.y - (to.y - from.y) * units },
});

/** The board follows two fingers, and comes nearer as they part. */
export const pinch = (lens: Lens, before: Fingers, after: Fingers, units: number): Lens => ({
  ...drag(lens, between(before), between(after), units),
  scale: (lens.scale * distance(after)) / Math.max(1, distance(before)),
});
