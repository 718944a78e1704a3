// Nearer and farther: two fingers, the wheel with Ctrl, keys and buttons; two fingers also turn the tile in hand.
import { useMemo, useRef, useState } from 'preact/hooks';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

export const NEAREST = 3;
const STEP = 1.35,
  DRAG_START = 10,
  A_STOP = 60;

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

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const slope = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** How many stops of sixty degrees a twist from one slope to another is worth. */
export const stopsIn = (from: number, to: number): number =>
  Math.round((((to - from + 540) % 360) - 180) / A_STOP);

export interface Zoom {
  box: Box;
  scale: number;
  by(factor: number): void;
  fit(): void;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  wheel(event: WheelEvent): boolean;
}

/** `twist` is told by how many stops two fingers have turned, or is null when nothing can be turned; `grabbed` that a press is no click. */
export function useZoom(
  whole: Box,
  twist: ((stops: number) => void) | null,
  grabbed: () => void,
): Zoom {
  const [shown, show] = useState({
    scale: 1,
    middle: { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 },
  });
  const newest = useRef(shown),
    fingers = useRef(new Map<number, Point>()),
    began = useRef({ slope: 0, moved: false });
  const box = useMemo(() => part(whole, shown.scale, shown.middle), [whole, shown]);
  const go = (next: number, to: Point): void => {
    const near = Math.max(1, Math.min(NEAREST, next)),
      seen = part(whole, near, to);
    newest.current = {
      scale: near,
      middle: { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 },
    };
    show(newest.current);
  };
  const units = (svg: SVGSVGElement): number =>
    Math.max(box.width / svg.clientWidth, box.height / svg.clientHeight);
  const both = (): [Point, Point] => [...fingers.current.values()] as [Point, Point];
  return {
    box,
    scale: shown.scale,
    by: (factor) => go(shown.scale * factor, shown.middle),
    fit: () => go(1, shown.middle),
    down: (event) => {
      if (event.pointerType === 'mouse') return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      began.current.moved = false;
      if (fingers.current.size === 2) {
        began.current.slope = slope(...both());
        grabbed();
      }
    },
    move: (event) => {
      const { scale, middle } = newest.current,
        old = fingers.current.get(event.pointerId),
        now = { x: event.clientX, y: event.clientY },
        svg = event.currentTarget as SVGSVGElement;
      if (!old) return;
      if (fingers.current.size === 1) {
        if (scale === 1 || (!began.current.moved && apart(old, now) < DRAG_START)) return;
        began.current.moved = true;
        grabbed();
        fingers.current.set(event.pointerId, now);
        go(scale, {
          x: middle.x - (now.x - old.x) * units(svg),
          y: middle.y - (now.y - old.y) * units(svg),
        });
        return;
      }
      const before = both();
      fingers.current.set(event.pointerId, now);
      const after = both();
      if (twist) {
        const stops = stopsIn(began.current.slope, slope(...after));
        if (stops) {
          twist(stops);
          began.current.slope = slope(...after);
        }
        return;
      }
      const was = between(...before),
        is = between(...after);
      go((scale * apart(...after)) / Math.max(1, apart(...before)), {
        x: middle.x - (is.x - was.x) * units(svg),
        y: middle.y - (is.y - was.y) * units(svg),
      });
    },
    up: (event) => {
      fingers.current.delete(event.pointerId);
    },
    wheel: (event) => {
      if (!event.ctrlKey) return false;
      event.preventDefault();
      go(newest.current.scale * (event.deltaY < 0 ? STEP : 1 / STEP), newest.current.middle);
      return true;
    },
  };
}

export const STEPS = { nearer: STEP, farther: 1 / STEP };
