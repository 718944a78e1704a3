// Things that fly to a score, and numbers that change when they land.
import type { Theatre } from '../../../stage';

const SIZE = 34;

/** Something flies from a place to an element and vanishes there; gives when it lands. */
export function flyTo(
  theatre: Theatre,
  html: string,
  from: { x: number; y: number },
  target: string,
  at: number,
): number {
  const to = theatre.spot(target);
  if (!to) return at;
  const flying = theatre.add(html, { x: from.x, y: from.y, w: SIZE, h: SIZE }),
    [dx, dy] = [to.x - from.x, to.y - from.y];
  return theatre.move(
    flying,
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'translateY(-16px) scale(1.2)', opacity: 1, offset: 0.25 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.95 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
    ],
    { at, for: theatre.times.fly * 1.3, ease: 'march' },
  );
}

/** A number becomes another one at a moment; the old one is hidden under it. */
export function countTo(theatre: Theatre, target: string, value: number, at: number): void {
  const element = theatre.find(target)[0],
    spot = element && theatre.spot(element);
  if (!element || !spot) return;
  const { font, color } = getComputedStyle(element),
    fresh = theatre.add(`<b class="num fresh" style="font:${font};color:${color}">${value}</b>`, {
      ...spot,
      w: Math.max(spot.w, 24),
    });
  theatre.hide(element, at);
  theatre.move(
    fresh,
    [
      { opacity: 1, transform: 'scale(1.7)' },
      { opacity: 1, transform: 'none' },
    ],
    { at, for: 'count', ease: 'land', fill: 'forwards' },
  );
}
