// How fighters went from sector to sector: they slide, or leave a trail where no motion is wanted.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrames } from '../../../stage';
import { slideAll, type Places } from '../../../parts/slide';
import { isReduced } from '../../../state/settings';
import type { Place } from '../../../draw/arena';

interface Trail {
  from: [number, number];
  to: [number, number];
}

const NONE: Trail[] = [];

const sectorsOf = (places: readonly Place[]): Map<string, number> =>
  new Map(
    places.flatMap((place) =>
      place.fighters.map((fighter): [string, number] => [fighter.id, place.number]),
    ),
  );

/** Lets fighters slide; for those who want no motion, how they went from sector to sector, kept until the next one goes. */
export function useTrails(
  root: { current: SVGSVGElement | null },
  places: readonly Place[],
  slides: boolean,
): Trail[] {
  const last = useRef<{ stood: Places; sectors: Map<string, number>; ring: number }>({
      stood: new Map(),
      sectors: new Map(),
      ring: 0,
    }),
    [trails, setTrails] = useState(NONE);
  useLayoutEffect(() => {
    const svg = root.current;
    if (!svg) return undefined;
    const now = sectorsOf(places);
    // In a show the stage moves the figures; where they stand is read when all is laid out.
    if (!slides) {
      setTrails(NONE);
      return afterFrames(1, () => {
        const stood = slideAll(svg, 'data-fighter', new Map());
        last.current = { stood, sectors: now, ring: places.length };
      });
    }
    const { stood, sectors, ring } = last.current,
      stand = slideAll(svg, 'data-fighter', stood);
    last.current = { stood: stand, sectors: now, ring: places.length };
    const went = [...now]
      .filter(
        ([fighter, sector]) =>
          sectors.has(fighter) &&
          sectors.get(fighter) !== sector &&
          stood.has(fighter) &&
          stand.has(fighter),
      )
      .map(([fighter]) => ({ from: stood.get(fighter)!, to: stand.get(fighter)! }));
    if (ring !== places.length) setTrails(NONE);
    else if (went.length) setTrails(went);
    return undefined;
  }, [places]);
  return isReduced() ? trails : [];
}

const TrailMark = ({ trail: { from, to }, n }: { trail: Trail; n: number }) => (
  <g class="trail">
    <path d={`M${from.join(' ')}L${to.join(' ')}`} />
    <circle class="from" cx={from[0]} cy={from[1]} r={20} />
    <circle cx={(from[0] + to[0]) / 2} cy={(from[1] + to[1]) / 2} r={11} />
    <text
      x={(from[0] + to[0]) / 2}
      y={(from[1] + to[1]) / 2 + 4.5}
      text-anchor="middle"
      font-size={13}
      font-weight="700"
    >
      {n}
    </text>
  </g>
);

export const Trails = ({ trails }: { trails: readonly Trail[] }) =>
  trails.length > 0 ? (
    <g aria-hidden="true">
      {trails.map((trail, i) => (
        <TrailMark trail={trail} n={i + 1} />
      ))}
    </g>
  ) : null;
