// Nearer and farther: two fingers, the wheel with Ctrl, keys and buttons; two fingers also turn the tile in hand.
import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import {
  aim,
  apart,
  drag,
  middleOf,
  NEAREST,
  part,
  pinch,
  slope,
  stopsIn,
  type Box,
  type Fingers,
  type Lens,
  type Point,
} from './lens';

export type { Box };

const STEP = 1.35,
  DRAG_START = 10;

export interface Zoom {
  box: Box;
  scale: number;
  by(factor: number): void;
  fit(): void;
  down(event: PointerEvent): void;
  move(event: PointerEvent & { currentTarget: SVGSVGElement }): void;
  up(event: PointerEvent): void;
  wheel(event: WheelEvent): boolean;
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** `twist` is told by how many stops two fingers have turned, or is null when nothing can be turned; `grab` that a press is no click. */
export function useZoom(
  whole: Box,
  twist: ((stops: number) => void) | null,
  grab: () => void,
): Zoom {
  const [shown, show] = useState<Lens>({ scale: 1, middle: middleOf(whole) }),
    newest = useRef(shown),
    fingers = useRef(new Map<number, Point>()),
    began = useRef({ slope: 0, moved: false }),
    box = useMemo(() => part(whole, shown.scale, shown.middle), [whole, shown]);
  const look = (lens: Lens): void => {
    newest.current = aim(whole, lens);
    show(newest.current);
  };
  const units = (svg: SVGSVGElement): number =>
    Math.max(box.width / svg.clientWidth, box.height / svg.clientHeight);
  const both = (): Fingers => {
    const [one, other] = [...fingers.current.values()];
    return [one!, other!];
  };
  const moveOne = (from: Point, to: Point, svg: SVGSVGElement, finger: number): void => {
    const isStill = !began.current.moved && apart(from, to) < DRAG_START;
    if (newest.current.scale === 1 || isStill) return;
    began.current.moved = true;
    grab();
    fingers.current.set(finger, to);
    look(drag(newest.current, from, to, units(svg)));
  };
  const moveTwo = (before: Fingers, after: Fingers, svg: SVGSVGElement): void => {
    if (!twist) return look(pinch(newest.current, before, after, units(svg)));
    const stops = stopsIn(began.current.slope, slope(after));
    if (!stops) return undefined;
    twist(stops);
    began.current.slope = slope(after);
    return undefined;
  };
  return {
    box,
    scale: shown.scale,
    by: (factor) => look({ ...shown, scale: shown.scale * factor }),
    fit: () => look({ ...shown, scale: 1 }),
    down: (event) => {
      if (event.pointerType === 'mouse') return;
      fingers.current.set(event.pointerId, pointOf(event));
      began.current.moved = false;
      if (fingers.current.size !== 2) return;
      began.current.slope = slope(both());
      grab();
    },
    move: (event) => {
      const old = fingers.current.get(event.pointerId),
        now = pointOf(event);
      if (!old) return;
      if (fingers.current.size === 1) {
        moveOne(old, now, event.currentTarget, event.pointerId);
        return;
      }
      const before = both();
      fingers.current.set(event.pointerId, now);
      moveTwo(before, both(), event.currentTarget);
    },
    up: (event) => {
      fingers.current.delete(event.pointerId);
    },
    wheel: (event) => {
      if (!event.ctrlKey) return false;
      event.preventDefault();
      look({
        ...newest.current,
        scale: newest.current.scale * (event.deltaY < 0 ? STEP : 1 / STEP),
      });
      return true;
    },
  };
}

export const ZoomButtons = ({ zoom }: { zoom: Zoom }) => (
  <div class="zoom" role="group" aria-label={t('page-nh-zoom')}>
    <button
      class="icon-btn"
      aria-label={t('page-nh-nearer')}
      aria-disabled={zoom.scale >= NEAREST}
      onClick={() => zoom.by(STEP)}
    >
      <Icon name="plus" />
    </button>
    {zoom.scale > 1 && (
      <>
        <button
          class="icon-btn"
          aria-label={t('page-nh-farther')}
          onClick={() => zoom.by(1 / STEP)}
        >
          <Icon name="minus" />
        </button>
        <button class="icon-btn" aria-label={t('page-nh-fit')} data-act="fit" onClick={zoom.fit}>
          <Icon name="fit" />
        </button>
      </>
    )}
  </div>
);
