// The board of hexes, the lines of attack over it, fates and the turning ring, as SVG text.
import { A } from './hexagon';
import { digits, r } from './digits';

/** Cell radius: tile radius plus a gap. */
export const C = 63;
export const RING = 69;
const ROOT3 = 1.7320508;

/** A hex by column and slanted row, as the engine names its cells. */
export type Axial = readonly [q: number, p: number];
export type AttackKind = 'melee' | 'ranged' | 'gauss';
export type Whose = 'out' | 'in';
export type Rank = 'focus' | 'calm';

/** The six neighbours of a hex, from north, clockwise. */
export const DIR: readonly Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The middle of a hex on the drawing. */
export const at = ([q, p]: Axial): [number, number] => [1.5 * C * q, ROOT3 * C * (p + q / 2)];

/** All hexes of a board with `n` rings around the middle, column by column. */
export function cells(n = 2): Axial[] {
  const all: Axial[] = [];
  for (let q = -n; q <= n; q++)
    for (let p = Math.max(-n, -n - q); p <= Math.min(n, n - q); p++) all.push([q, p]);
  return all;
}

/** The box that holds these hexes, with a margin. */
export function boxOf(
  all: readonly Axial[],
  pad = 8,
): { x: number; y: number; width: number; height: number } {
  const xs = all.map((cell) => at(cell)[0]),
    ys = all.map((cell) => at(cell)[1]),
    half = (ROOT3 * C) / 2;
  const x = Math.min(...xs) - C - pad,
    y = Math.min(...ys) - half - pad;
  return { x, y, width: Math.max(...xs) + C + pad - x, height: Math.max(...ys) + half + pad - y };
}

/** A part that a tile carries: a crate on its shoulder. */
export const crate = (cell: Axial): string => {
  const [x, y] = at(cell);
  return `<g transform="translate(${r(x - 32)} ${r(y - 34)})" class="crate"><rect x="-11" y="-11" width="22" height="22" rx="3" fill="var(--accent)" stroke="var(--bg-2)" stroke-width="3"/><path d="M-8-8L8 8M8-8L-8 8" stroke="var(--bg-2)" stroke-width="2.6"/></g>`;
};

/**
 * One attack. kind: melee | ranged | gauss; whose: out (yours, solid) | in (theirs, dashed). Melee is a short wide
 * spike over the shared edge, ranged a thin arc with a small head, gauss a double line through everything.
 * rank: 'focus' for the tile in hand or under the pointer, 'calm' for all others.
 */
export function attack(
  from: Axial,
  to: Axial,
  kind: AttackKind,
  whose: Whose,
  rank: Rank = 'focus',
): string {
  const [ax, ay] = at(from),
    [bx, by] = at(to);
  const d = Math.hypot(bx - ax, by - ay),
    ux = (bx - ax) / d,
    uy = (by - ay) / d;
  const near = d < C * 1.9,
    calm = rank === 'calm';
  const s0 = A - (kind === 'melee' ? 7 : 3),
    s1 = kind === 'gauss' ? d + A - 8 : kind === 'melee' ? A + 24 : near ? A + 34 : d - A + 17;
  const keep = kind === 'gauss' ? 21 : kind === 'ranged' && !near ? 0 : 10; // lines keep to their right, so that two opposite ones never cover each other
  const P = (t: number, o = 0): [number, number] => [
    r(ax + ux * t - uy * (o + keep)),
    r(ay + uy * t + ux * (o + keep)),
  ];
  const bend = kind === 'ranged' && !near ? 30 : 0,
    [x0, y0] = P(s0),
    [cx, cy] = P((s0 + s1) / 2, bend),
    back = kind === 'melee' ? 13 : 11;
  const [ex, ey] = P(s1),
    tx = ex - cx,
    ty = ey - cy,
    tl = Math.hypot(tx, ty),
    hx = tx / tl,
    hy = ty / tl,
    ang = r((Math.atan2(hy, hx) * 180) / Math.PI);
  const [lx, ly] = [r(ex - hx * back), r(ey - hy * back)];
  const color = whose === 'out' ? 'var(--hit-out)' : 'var(--hit-in)',
    w = (kind === 'melee' ? 10 : 4.6) * (calm ? 0.72 : 1);
  const dash = whose === 'in' && kind !== 'melee' ? 'stroke-dasharray="11 7"' : '';
  const rail = (o: number): string => `M${P(s0, o)}L${P(s1, o)}`;
  const line = (c: string, extra: number, ds: string): string =>
    kind === 'gauss'
      ? `<path d="${rail(4)}${rail(-4)}" stroke="${c}" stroke-width="${r((calm ? 2 : 2.6) + extra)}" ${ds} fill="none"/>`
      : `<path d="M${x0} ${y0}Q${cx} ${cy} ${lx} ${ly}" stroke="${c}" stroke-width="${r(w + extra)}" ${ds} fill="none"/>`;
  const k = calm ? 0.8 : 1,
    head = kind === 'melee' ? 'M6 0L-15-14-10 0-15 14Z' : 'M6 0L-13-9V9Z';
  const h = (c: string, e: number): string =>
    `<path d="${head}" transform="translate(${ex} ${ey}) rotate(${ang}) scale(${k})" fill="${c}" stroke="${c}" stroke-width="${e}" stroke-linejoin="round"/>`;
  return `<g class="attack ${kind} ${whose} ${rank}" opacity="${calm ? 0.62 : 1}">${line('var(--bg-2)', 4.4, '')}${h('var(--bg-2)', 4.4)}${line(color, 0, dash)}${h(color, 0)}</g>`;
}
/** What holds the two halves of a construction together: a bolted plate over the edge they share. */
export function coupling(from: Axial, to: Axial): string {
  const [ax, ay] = at(from),
    [bx, by] = at(to),
    turn = r((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
  const bolt = (x: number): string => `<circle cx="${x}" r="4" fill="var(--bg-2)" stroke="none"/>`;
  return `<g class="coupling" transform="translate(${r((ax + bx) / 2)} ${r((ay + by) / 2)}) rotate(${turn})"><rect x="-19" y="-12" width="38" height="24" rx="6" fill="var(--bright)" stroke="var(--bg-2)" stroke-width="3"/>${bolt(-10)}${bolt(10)}</g>`;
}
/** What the coming battle does to a tile: wounds and, if it dies, a cross. */
export function fate(cell: Axial, hits: number, dies: boolean): string {
  const [x, y] = at(cell),
    w = dies ? 52 : 32,
    c = dies ? 'var(--bg-2)' : 'var(--bad)';
  return (
    `<g transform="translate(${r(x)} ${r(y + 46)})" class="fate"><rect x="${-w / 2}" y="-11.5" width="${w}" height="23" rx="11.5" fill="${dies ? 'var(--bad)' : 'var(--bg-2)'}" stroke="${c}" stroke-width="2"/>` +
    (dies
      ? `<path d="M-19-5.5L-8 5.5M-8-5.5L-19 5.5" stroke="${c}" stroke-width="3.8" stroke-linecap="round"/>`
      : '') +
    digits(`-${hits}`, { x: dies ? 9 : 0, h: 13, color: c, weight: 3.1 }) +
    `</g>`
  );
}
/** The ring to turn a tile that is being placed: the arrow is its front. */
export function ring(cell: Axial, rotation: number): string {
  const [x, y] = at(cell),
    q = RING;
  let s = `<circle r="${q}" fill="none" stroke="var(--bg-2)" stroke-width="7" opacity=".7"/><circle r="${q}" fill="none" stroke="var(--accent)" stroke-width="3"/>`;
  for (let i = 0; i < 6; i++) {
    if (i === rotation) continue;
    const a = ((-90 + 60 * i) * Math.PI) / 180;
    s += `<circle cx="${r(q * Math.cos(a))}" cy="${r(q * Math.sin(a))}" r="6" fill="var(--bg-2)" stroke="var(--accent)" stroke-width="2.6"/>`;
  }
  s += `<path transform="rotate(${60 * rotation})" d="M0 ${-q - 9}L10 ${-q + 7}H-10Z" fill="var(--accent)" stroke="var(--bg-2)" stroke-width="2.6"/>`; // the front
  const a = -60 + 60 * rotation,
    ar = (a * Math.PI) / 180; // the knob, over the corner where it hides least
  s += `<g transform="translate(${r(q * Math.cos(ar))} ${r(q * Math.sin(ar))}) rotate(${a + 90})"><circle r="13" fill="var(--accent)" stroke="var(--bg-2)" stroke-width="3"/><path d="M-6.5 2A6.5 6.5 0 0 1 6.5 2M-6.5 2L-9.5-1.5M-6.5 2L-2.6-.5M6.5 2L9.5-1.5M6.5 2L2.6-.5" fill="none" stroke="var(--on-accent)" stroke-width="2.2" stroke-linecap="round"/></g>`;
  return `<g transform="translate(${r(x)} ${r(y)})" class="ring">${s}</g>`;
}
