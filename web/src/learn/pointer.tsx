// Rings around what a task points at, laid over the screen wherever the face has drawn it.
import { useEffect, useState } from 'preact/hooks';
import type { Place } from '../wire/types';
import { pointed } from './session';

/** Where faces draw what can be pointed at. */
const SELECTORS: Record<Place['kind'], (name: string) => string> = {
  cell: (name) => `[data-cell="${name}"]`,
  hand: (name) => `button[data-tile="${name}"]`,
  sector: (name) => `[data-name="${name}"]`,
  fighter: (name) => `[data-fighter="${name}"]`,
  card: () => '[data-card]',
  action: (name) => `[data-action="${name}"], [data-do="${name}"]`,
};

interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

const REDRAWN = 250;

function ringsOf(places: readonly Place[]): Ring[] {
  const found = places.flatMap(({ kind, name }) => {
    const all = [...document.querySelectorAll(`.table-screen :is(${SELECTORS[kind](name)})`)];
    return kind === 'card' ? all : all.slice(0, 1);
  });
  return found
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** Follows what it rings while the screen moves. */
export function Pointer() {
  const [rings, setRings] = useState<Ring[]>([]),
    places = pointed.value;
  useEffect(() => {
    const look = (): void => setRings(ringsOf(places));
    look();
    if (!places.length) return undefined;
    const timer = setInterval(look, REDRAWN);
    return () => clearInterval(timer);
  }, [places]);
  return (
    <div class="lrings" aria-hidden="true" data-rings={rings.length}>
      {rings.map(({ x, y, width, height }) => (
        <i style={`left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px`} />
      ))}
    </div>
  );
}
