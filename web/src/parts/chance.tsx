// Chances over a game as lines: one for two sides, with its area; one a seat for more, around the even share.
import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../wire/types';

export const W = 1000,
  H = 120;
const SIDES = 2;

export function curve(
  stops: readonly number[],
  values: readonly number[][],
  total: number,
  seat = 0,
): string {
  return stops
    .map(
      (n, i) =>
        `${i ? 'L' : 'M'}${(total ? (n / total) * W : 0).toFixed(1)} ${((1 - (values[n]?.[seat] ?? 0.5)) * H).toFixed(1)}`,
    )
    .join('');
}

/** How many sides there are; seats of one team are one side. */
export const sidesOf = (seats: readonly SeatInfo[]): number =>
  new Set(seats.map(({ team, seat }) => team ?? `seat ${seat}`)).size;

/** The chance that everybody would have if all were equal. */
export const evenShare = (seats: readonly SeatInfo[]): number => 1 / Math.max(1, sidesOf(seats));

const Upright = ({ x, stroke, dashes }: { x: number; stroke: string; dashes?: string }) => (
  <path
    d={`M${x} 0V${H}`}
    stroke={stroke}
    stroke-dasharray={dashes}
    stroke-width="2"
    vector-effect="non-scaling-stroke"
  />
);

interface Props {
  stops: readonly number[];
  values: readonly number[][];
  total: number;
  seats: readonly SeatInfo[];
  /** Whose chance is told. */
  seat: number;
  /** Steps with battles and the like. */
  marks: readonly number[];
  /** Where we are, as a step; none where nothing moves. */
  at?: number;
}

const colourOf = (info: SeatInfo): string =>
  'colour' in info && typeof info.colour === 'string' ? info.colour : 'var(--text-2)';

function Lines({ stops, values, total, seats, seat }: Props) {
  const rivals = sidesOf(seats) > SIDES ? seats.filter((one) => one.seat !== seat) : [],
    own = useMemo(() => curve(stops, values, total, seat), [stops, values, seat]),
    middle = (1 - evenShare(seats)) * H;
  return (
    <>
      {rivals.length === 0 && (
        <path d={`${own}L${W} ${middle}L0 ${middle}Z`} fill="var(--text-2)" opacity=".55" />
      )}
      {rivals.map((rival) => (
        <path
          d={curve(stops, values, total, rival.seat)}
          fill="none"
          stroke={colourOf(rival)}
          stroke-width="1.5"
          stroke-dasharray="6 3"
          vector-effect="non-scaling-stroke"
        />
      ))}
      <path
        d={own}
        fill="none"
        stroke="var(--accent)"
        stroke-width="2.5"
        vector-effect="non-scaling-stroke"
      />
    </>
  );
}

export function Chances(props: Props) {
  const { values, total, seats, marks, at } = props,
    middle = (1 - evenShare(seats)) * H;
  return (
    <svg class="graph" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={W} height={H} fill="var(--bg-2)" />
      <path
        d={`M0 ${middle}H${W}`}
        stroke="var(--line-2)"
        stroke-dasharray="4 4"
        vector-effect="non-scaling-stroke"
      />
      {marks.map((mark) => (
        <Upright x={(mark / Math.max(1, total)) * W} stroke="var(--bad)" dashes="2 4" />
      ))}
      {values.length > 0 && <Lines {...props} />}
      {at !== undefined && <Upright x={(at / Math.max(1, total)) * W} stroke="var(--text)" />}
    </svg>
  );
}
