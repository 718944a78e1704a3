// Where hexes and tiles of the board are on the stage, and movements that many scenes share.
import { C } from '../../../draw/board';
import type { Spot, Theatre } from '../../../stage';

/** Width of the part of a hex that can be pressed, in the units of the board. */
const HEX = 2 * (C - 2);

/** Where a hex lies; a hex that the board has not lies nowhere. */
export const hexSpot = (theatre: Theatre, cell: string): Spot | null =>
  theatre.spot(`[data-cell="${cell}"] .hit`);

/** Pixels for one unit of the board. */
export const unitAt = ({ w }: Spot): number => w / HEX;

/** Both halves of the tile on a hex, or only what lies under its numbers. */
export const tileOn = (theatre: Theatre, cell: string): Element[] =>
  theatre.find(`[data-piece="${cell}"] > g`);
export const bodyOn = (theatre: Theatre, cell: string): Element[] =>
  theatre.find(`.bodies [data-piece="${cell}"] > g`);
export const valuesOn = (theatre: Theatre, cell: string): Element[] =>
  theatre.find(`.values-layer [data-piece="${cell}"] > g`);

/** The way from one place to another, in pixels. */
export interface Way {
  dx: number;
  dy: number;
  length: number;
  /** Degrees, from the right, clockwise. */
  angle: number;
}

export function wayOf(from: Spot, to: Spot): Way {
  const dx = to.x - from.x,
    dy = to.y - from.y;
  return {
    dx,
    dy,
    length: Math.hypot(dx, dy),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** A tile shakes, most of all along the blow. */
export function shake(theatre: Theatre, cell: string, at = 0, dx = 5, dy = 2): void {
  const step = (share: number): Keyframe => ({
    transform: `translate(${dx * share}px, ${dy * share}px)`,
  });
  theatre.move(tileOn(theatre, cell), [step(0), step(1), step(-0.6), step(0.3), step(0)], {
    at,
    for: 'hit',
    ease: 'linear',
    fill: 'none',
  });
}

/** Something small appears with one overshoot, and stays. */
export function pop(theatre: Theatre, element: Element, at = 0): number {
  return theatre.move(
    element,
    [
      { opacity: 0, transform: 'scale(.3)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    { at, for: 'count', ease: 'land' },
  );
}

/** A card of the tray; with none the middle of the tray's edge. */
export const cardSpot = (theatre: Theatre, index: number): Spot | null => {
  const card = document.querySelector(`[data-card="${index}"]`);
  return card ? theatre.spot(card) : null;
};
