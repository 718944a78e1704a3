// Arrows and rings over the board of any game: they lie where the board says its places are.
import { useEffect, useState } from 'preact/hooks';
import { update } from '../state/table';
import { t } from '../words/texts';
import { here, tree } from './board';
import { node, pointAt, ringAt, tool } from './remarks';

interface Spot {
  x: number;
  y: number;
  r: number;
}

/** How boards name their places. */
const NAMES = ['data-cell', 'data-sector'];

/** The place of the board that something belongs to. */
export const placeOf = (one: Element): string | null =>
  NAMES.map((name) => one.closest(`[${name}]`)?.getAttribute(name)).find(Boolean) ?? null;

/** The place of the board under a point. */
export const placeUnder = (x: number, y: number): string | null =>
  document.elementsFromPoint(x, y).map(placeOf).find(Boolean) ?? null;

function spotOf(box: HTMLElement, place: string): Spot | null {
  const wanted = NAMES.map((name) => `[${name}="${CSS.escape(place)}"]`).join(),
    found = box.querySelector(wanted)?.getBoundingClientRect(),
    frame = box.getBoundingClientRect();
  if (!found || !found.width) return null;
  return {
    x: found.left + found.width / 2 - frame.left,
    y: found.top + found.height / 2 - frame.top,
    r: Math.min(found.width, found.height) / 2,
  };
}

/** Where places lie now; measured again when the board may have moved. */
function useSpots(box: HTMLElement | null, places: readonly string[]): Map<string, Spot> {
  const [spots, setSpots] = useState<Map<string, Spot>>(new Map()),
    names = places.join(' ');
  useEffect(() => {
    if (!box || !places.length) {
      setSpots(new Map());
      return undefined;
    }
    const measure = (): void =>
      setSpots(
        new Map(
          places.flatMap((place) => {
            const spot = spotOf(box, place);
            return spot ? [[place, spot] as [string, Spot]] : [];
          }),
        ),
      );
    const frame = requestAnimationFrame(measure),
      watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [box, names, update.value?.version, here.value]);
  return spots;
}

const HEAD = 16,
  SHORT = 0.35;

function Arrow({ from, to, letter }: { from: Spot; to: Spot; letter: string }) {
  const dx = to.x - from.x,
    dy = to.y - from.y,
    length = Math.hypot(dx, dy) || 1,
    [ux, uy] = [dx / length, dy / length],
    end = { x: to.x - ux * to.r * SHORT, y: to.y - uy * to.r * SHORT },
    neck = { x: end.x - ux * HEAD, y: end.y - uy * HEAD },
    wing = (by: 1 | -1): string =>
      `${neck.x - uy * by * HEAD * 0.7},${neck.y + ux * by * HEAD * 0.7}`;
  return (
    <g class="arrow">
      <line x1={from.x} y1={from.y} x2={neck.x} y2={neck.y} />
      <polygon points={`${end.x},${end.y} ${wing(1)} ${wing(-1)}`} />
      {letter && (
        <>
          <circle cx={from.x} cy={from.y} r={HEAD} />
          <text x={from.x} y={from.y} dy="0.36em">
            {letter}
          </text>
        </>
      )}
    </g>
  );
}

/** Lies over the table; takes presses only while something is drawn. */
export function BoardMarks() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null),
    [from, setFrom] = useState<string | null>(null),
    now = tree.value ? node() : null,
    arrows = now?.arrows ?? [],
    rings = now?.rings ?? [],
    places = [...new Set([...rings, ...arrows.flatMap((one) => [one.source, one.target])])],
    spots = useSpots(layer?.parentElement ?? null, places),
    isDrawing = tool.value !== 'none';
  return (
    <div
      class={`bmarks ${isDrawing ? 'drawing' : ''}`}
      ref={setLayer}
      onPointerDown={(event) => setFrom(placeUnder(event.clientX, event.clientY))}
      onPointerUp={(event) => {
        const to = placeUnder(event.clientX, event.clientY);
        if (from && to && tool.value === 'ring') ringAt(to);
        else if (from && to && from !== to) pointAt(from, to);
        setFrom(null);
      }}
    >
      <svg role="img" aria-label={t('page-study-marks', { count: places.length })}>
        {rings.map((place) => {
          const spot = spots.get(place);
          return (
            spot && <circle class="ring" data-ring={place} cx={spot.x} cy={spot.y} r={spot.r} />
          );
        })}
        {arrows.map(({ source, target, letter = '' }) => {
          const [start, goal] = [spots.get(source), spots.get(target)];
          return start && goal && <Arrow from={start} to={goal} letter={letter} />;
        })}
      </svg>
    </div>
  );
}
