// Things that moved slide from where they were; with reduced motion they simply stand where they are.
import { isReduced } from '../settings';

const TIME = 220, EASE = 'cubic-bezier(.2, .7, .2, 1)', STILL = 2;

/** Lets an SVG element come from an offset, given in its own units. */
export function slideFrom(element: Element, dx: number, dy: number): void {
  if (isReduced()) return;
  element.animate([{ transform: `translate(${dx}px, ${dy}px)`, opacity: 1 }, { transform: 'none', opacity: 1 }], { duration: TIME, easing: EASE });
}

/** Where named elements of a picture stand, by share of its size. */
export type Places = Map<string, { x: number; y: number }>;

/** Slides every element with this attribute that stands elsewhere than in the last picture; gives the places for the next. */
export function slideAll(svg: SVGSVGElement, name: string, last: Places): Places {
  const frame = svg.getBoundingClientRect(), places: Places = new Map();
  for (const element of svg.querySelectorAll<SVGGraphicsElement>(`[${name}]`)) {
    const id = element.getAttribute(name)!, box = element.getBoundingClientRect(), at = { x: (box.x + box.width / 2 - frame.x) / frame.width, y: (box.y + box.height / 2 - frame.y) / frame.width };
    places.set(id, at);
    const was = last.get(id), unit = element.getScreenCTM()?.a ?? 1;
    if (!was) continue;
    const dx = (was.x - at.x) * frame.width, dy = (was.y - at.y) * frame.width;
    if (Math.hypot(dx, dy) > STILL) slideFrom(element, dx / unit, dy / unit);
  }
  return places;
}
