// A position in a few marks: what an etude looks like before it is opened.
import { hexPath } from '../draw/hexagon';
import type { Picture } from '../wire/types';

const S = 10,
  ROOT3 = Math.sqrt(3),
  HEX = hexPath(S - 0.8, 1);
const place = (x: number, y: number): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function Hexes({ picture }: { picture: Picture }) {
  const far = Math.max(
      2,
      ...picture.marks.map(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))),
    ),
    span = Array.from({ length: far * 2 + 1 }, (_, i) => i - far);
  const at = (q: number, r: number): string => place(q * 1.5 * S, ROOT3 * S * (r + q / 2)),
    width = (3 * far + 2) * S + 2,
    height = ROOT3 * S * (2 * far + 1) + 2;
  return (
    <svg
      class="mini"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {span.flatMap((q) =>
        span
          .filter((r) => Math.abs(q + r) <= far)
          .map((r) => <path class="mini-cell" d={HEX} transform={at(q, r)} />),
      )}
      {picture.marks.map(([q, r, side, chief]) => (
        <g
          class={`army-${picture.armies?.[side] ?? ''} tone-${side ? 'dark' : 'light'}`}
          transform={at(q, r)}
        >
          <path class="mini-tile" d={HEX} />
          {chief ? <path class="mini-chief" d={hexPath(S * 0.5, 0.5)} /> : null}
        </g>
      ))}
    </svg>
  );
}

const CELL = 20,
  SIDE = 5;

function Squares({ picture }: { picture: Picture }) {
  const line = Array.from(
    { length: SIDE + 1 },
    (_, i) => `M0 ${i * CELL}H${SIDE * CELL}M${i * CELL} 0V${SIDE * CELL}`,
  ).join('');
  return (
    <svg class="mini" viewBox={`-3 -3 ${SIDE * CELL + 6} ${SIDE * CELL + 6}`} aria-hidden="true">
      <path class="mini-lines" d={line} />
      {picture.marks.map(([x, y, side, chief]) => (
        <g transform={place((x + 0.5) * CELL, (SIDE - y - 0.5) * CELL)}>
          {chief ? (
            <path class="mini-target" d="M-10-4V-10H-4M10-4V-10H4M-10 4V10H-4M10 4V10H4" />
          ) : null}
          {side ? (
            <rect class="mini-north" x="-6" y="-6" width="12" height="12" rx="1" />
          ) : (
            <circle class="mini-south" r="7" />
          )}
        </g>
      ))}
    </svg>
  );
}

const turn = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;

/** The ring: x is the sector, y how many stand in it before this one. */
function Ring({ picture }: { picture: Picture }) {
  const count = picture.size ?? Math.max(6, ...picture.marks.map(([x]) => x + 1)),
    step = (2 * Math.PI) / count,
    middle = (x: number): number => step * x;
  return (
    <svg class="mini" viewBox="-54 -54 108 108" aria-hidden="true">
      <circle class="mini-ring" r="50" />
      <circle class="mini-ring" r="20" />
      {Array.from({ length: count }, (_, i) => (
        <path
          class="mini-lines"
          d={`M${turn(middle(i) - step / 2, 20)}L${turn(middle(i) - step / 2, 50)}`}
        />
      ))}
      {picture.marks.map(([x, y, side, chief]) => (
        <g
          transform={`translate(${turn(middle(x) + (y ? 0.32 * (y % 2 ? 1 : -1) * Math.ceil(y / 2) : 0), 36)})`}
        >
          {chief ? <circle class="mini-target" r="10" /> : null}
          {side ? (
            <rect
              class="mini-foe"
              x="-5.5"
              y="-5.5"
              width="11"
              height="11"
              transform="rotate(45)"
            />
          ) : (
            <circle class="mini-you" r="6.5" />
          )}
        </g>
      ))}
    </svg>
  );
}

export function Mini({ picture }: { picture: Picture }) {
  if (picture.ground === 'hexes') return <Hexes picture={picture} />;
  if (picture.ground === 'squares') return <Squares picture={picture} />;
  return <Ring picture={picture} />;
}
