// Things that moved slide from where they were; with reduced motion they stand where they are, and a trail tells where from.
import { isReduced } from '../state/settings';

const TIME = 220,
  EASE = 'cubic-bezier(.2, .7, .2, 1)',
  STILL = 2;

/** Lets an SVG element come from an offset, given in its own units. */
function slideFrom(element: Element, dx: number, dy: number): void {
  if (isReduced()) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TIME, easing: EASE },
  );
}

/** Where named elements of a picture stand, in its units. */
export type Places = Map<string, [number, number]>;

/** Slides every element with this attribute that stands elsewhere than in the last picture; gives the places for the next. */
export function slideAll(svg: SVGSVGElement, name: string, last: Places): Places {
  const matrix = svg.getScreenCTM(),
    places: Places = new Map();
  if (!matrix) return last;
  const units = matrix.inverse();
  for (const element of svg.querySelectorAll<SVGGraphicsElement>(`[${name}]`)) {
    const id = element.getAttribute(name)!,
      box = element.getBoundingClientRect(),
      { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(units);
    places.set(id, [x, y]);
    const was = last.get(id),
      scale = matrix.a / (element.getScreenCTM()?.a ?? matrix.a);
    if (was && Math.hypot(was[0] - x, was[1] - y) > STILL)
      slideFrom(element, (was[0] - x) * scale, (was[1] - y) * scale);
  }
  return places;
}
