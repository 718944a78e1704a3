// Numbers round a tile, each with a line that ends on the part it names; looking at one side lights the other.
import { signal } from '@preact/signals';
import { markName } from '../words/names';
import type { Piece, Value } from '../view';

/** The number that is looked at, on the tile or in the list. */
export const lookedAt = signal(0);

export const looking = (number: number) => ({
  onMouseEnter: () => {
    lookedAt.value = number;
  },
  onMouseLeave: () => {
    lookedAt.value = 0;
  },
});

type Point = readonly [x: number, y: number];

export const CALLOUT_BOX = '-100 -92 200 184';
export const CALLOUT_RATIO = 184 / 200;

const SLOTS = 12,
  SIDES = 6,
  TURN = 360,
  BADGE = 82,
  INSIDE = 36,
  RIM = 45;

const polar = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / (TURN / 2);
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

/** Where the middle of a tile shows a value, and from where its line comes. */
const MIDDLE: Record<string, { at: Point; from: number }> = {
  initiative: { at: [0, 16], from: 210 },
  toughness: { at: [46, 0], from: 90 },
  'hit-points': { at: [0, 8], from: 150 },
};

/** The direction in which the first side with such a mark looks. */
function directionOf({ sides, facing }: Piece, kind: string): number {
  const side = sides.findIndex((marks) => marks.some((mark) => markName(mark.type) === kind));
  return ((Math.max(0, side) + facing) % SIDES) * (TURN / SIDES);
}

function targetOf(piece: Piece, { kind, side }: Value): { at: Point; from: number } {
  const middle = MIDDLE[kind];
  if (middle) return middle;
  const from =
    side === null ? directionOf(piece, kind) : ((side + piece.facing) % SIDES) * (TURN / SIDES);
  return { at: polar(from, side === null ? RIM : INSIDE), from };
}

export interface Callout {
  number: number;
  at: Point;
  badge: Point;
}

/** Each number takes the free place round the tile that is nearest to its part. */
export function calloutsOf(piece: Piece): Callout[] {
  const taken = new Set<number>();
  return piece.values.slice(0, SLOTS).map((value, i) => {
    const { at, from } = targetOf(piece, value),
      wanted = Math.round((from / TURN) * SLOTS),
      slot = [...Array(SLOTS).keys()]
        .map((n) => (wanted + (n % 2 ? (n + 1) / 2 : -n / 2) + SLOTS) % SLOTS)
        .find((one) => !taken.has(one))!;
    taken.add(slot);
    return { number: i + 1, at, badge: polar((slot * TURN) / SLOTS, BADGE) };
  });
}

export const Callouts = ({ callouts }: { callouts: readonly Callout[] }) => (
  <g class="callouts">
    {callouts.map(({ number, at: [x, y], badge: [bx, by] }) => (
      <g class={lookedAt.value === number ? 'on' : ''} {...looking(number)}>
        <path d={`M${bx} ${by}L${x} ${y}`} />
        <circle class="end" cx={x} cy={y} r="3.4" />
        <circle class="badge" cx={bx} cy={by} r="10" />
        <text x={bx} y={by + 4.4}>
          {number}
        </text>
      </g>
    ))}
  </g>
);
