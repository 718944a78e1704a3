// War of Bugs: insects seen from above, facing up, in a -16..16 box; pieces, ink lines, the 5 x 5 board, paths, dice.
import { r } from './digits';

const cut = 'var(--cut,#f7f0df)';
const f = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const k = (d: string): string => `<path d="${d}" fill="${cut}"/>`;
const s = (d: string, w = 2.2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ks = (d: string, w = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${cut}" stroke-width="${w}" stroke-linecap="round"/>`;

export const insects: Record<string, string> = {
  rhino:
    s('M-7-1L-14-5M-8 5L-15 5M-7 10L-13 15M7-1L14-5M8 5L15 5M7 10L13 15', 2.6) +
    f('M-8 1C-8-4 8-4 8 1V7C8 13 4 16 0 16S-8 13-8 7Z') +
    f('M-6-2C-6-7 6-7 6-2Z') +
    s('M0-6V-11', 3.4) +
    s('M0-11L-5-16M0-11L5-16', 3) +
    ks('M0 1V15', 1.6) +
    ks('M-7 1.5H7', 1.4),
  mantis:
    s('M-3 2L-12 0-14 6M3 2L12 0 14 6M-3 6L-10 12M3 6L10 12', 2.2) +
    f('M-4 1C-4-2 4-2 4 1L3 11C3 14 1 16 0 16S-3 14-3 11Z') +
    f('M-5-11H5L0-4Z') +
    s('M-2-3L-8-6-10-14-5-10M2-3L8-6 10-14 5-10', 2.8) +
    s('M-2-11L-4-16M2-11L4-16', 1.5) +
    ks('M0 2V13', 1.3),
  wasp:
    f('M-3-4C-14-12-17-3-4 1ZM3-4C14-12 17-3 4 1Z') +
    f('M-3.5-2H3.5V3H-3.5Z') +
    f('M-4 4C-6 8-4 12 0 16 4 12 6 8 4 4Z') +
    `<circle cy="-6" r="4" fill="currentColor"/>` +
    s('M-2-9L-5-14M2-9L5-14', 1.8) +
    ks('M-4.5 6.5H4.5M-4 9.5H4', 1.6) +
    s('M-4 1L-10 8M4 1L10 8', 1.8),
  spider:
    s(
      'M-4-3L-10-10-13-5M-5-1L-14-2-16 4M-5 2L-13 5-13 12M-4 4L-8 11-6 15M4-3L10-10 13-5M5-1L14-2 16 4M5 2L13 5 13 12M4 4L8 11 6 15',
      2.2,
    ) +
    `<ellipse cy="6" rx="6.4" ry="7.6" fill="currentColor"/><circle cy="-4" r="4.6" fill="currentColor"/>` +
    k('M0 2L2.6 6 0 10-2.6 6Z') +
    s('M-1.5-8L-2.5-11M1.5-8L2.5-11', 1.8),
  ant:
    s('M-3-1L-10-7M-3 1L-12 2M-3 3L-10 11M3-1L10-7M3 1L12 2M3 3L10 11', 2.2) +
    `<ellipse cy="10.5" rx="5.4" ry="6" fill="currentColor"/><ellipse cy="1" rx="3.2" ry="4.2" fill="currentColor"/><circle cy="-7.5" r="4.8" fill="currentColor"/>` +
    s('M-2-11L-6-15M2-11L6-15M-3-9L-6-8M3-9L6-8', 1.8) +
    ks('M-4 9H4M-4 12H4', 1.3),
  mosquito:
    f('M-1.5 0C-8-6-15-5-15-2-15 1-8 3-1.5 2ZM1.5 0C8-6 15-5 15-2 15 1 8 3 1.5 2Z') +
    s('M0-9V-16', 1.8) +
    `<circle cy="-7" r="3" fill="currentColor"/>` +
    f('M-2.2-4H2.2V3H-2.2Z') +
    s('M0 3V15', 3.4) +
    s('M-2 3L-9 8-11 15M2 3L9 8 11 15M-2-2L-7-10M2-2L7-10', 1.6) +
    ks('M-1.5 7H1.5M-1.5 10H1.5', 1.2),
};
export const troops: Record<string, string> = {
  general:
    f('M0-14C9-14 15-6 15 3H-15C-15-6-9-14 0-14ZM-2.5 4H2.5V15H-2.5Z') +
    ks('M0 2V-13M-5 2L-9-10M5 2L9-10', 1.4),
  cavalry: s('M-8 13C-14 0-9-12 0-12S14 0 8 13', 4.6) + s('M-11 13H-5M5 13H11', 3.6),
  archer:
    s('M-4-14C10-10 10 10-4 14', 3.2) + s('M-4-14V14', 1.6) + s('M-13 0H12M12 0L7-4M12 0L7 4', 2.4),
  spearman: f('M0-16L5-6 0-2-5-6Z') + s('M0-3V15', 3),
  infantry: f('M-11-13H11V5H-11Z') + s('M-11-13V15', 3) + k('M-5-8H6V0H-5Z'),
  scout:
    f('M-14 0C-8-10 8-10 14 0 8 10-8 10-14 0Z') +
    `<circle r="5.4" fill="${cut}"/><circle r="2.6" fill="currentColor"/>`,
};
export const marks: Record<string, string> = {
  artefact: f('M0-15L4-5 15-4 6 3 9 14 0 8-9 14-6 3-15-4-4-5Z'),
  train:
    f('M-14-6H10V5H-14ZM10-1H15V5H10Z') +
    `<circle cx="-8" cy="9" r="4" fill="currentColor"/><circle cx="5" cy="9" r="4" fill="currentColor"/>` +
    s('M-2-6V-15M-2-15H7L4-12 7-9H-2', 2),
  portal:
    s('M-12 15V-4C-12-12-6-15 0-15S12-12 12-4V15', 3.4) + s('M-6 15V-3C-6-7-3-9 0-9S6-7 6-3V15', 2),
  energy:
    f('M0-15C6-6 10-2 10 5 10 11 5 15 0 15S-10 11-10 5C-10-2-6-6 0-15Z') +
    k('M0 1C3 4 4 6 4 8 4 11 2 12 0 12S-4 11-4 8C-4 6-3 4 0 1Z'),
  influence: f('M-13-13H13V8L6 4 0 13-6 4-13 8Z'),
};

export type Side = 'south' | 'north';

export interface PieceStyle {
  scale?: number;
  chosen?: boolean;
  dim?: boolean;
  partner?: boolean;
  turned?: boolean;
}

/** South: a filled circle, facing up; north: a framed square, facing down; on a turned board the other way round. A partner's piece wears a notch. Readable without colour. */
export function piece(
  id: string,
  side: Side,
  { scale = 1, chosen = false, dim = false, partner = false, turned = false }: PieceStyle = {},
): string {
  const a = side === 'south';
  const body = a
    ? `<circle r="21" fill="var(--side-a)" stroke="var(--text)" stroke-width="2"/><circle r="18" fill="none" stroke="var(--side-a-ink)" stroke-width="1" opacity=".6"/>`
    : `<rect x="-20" y="-20" width="40" height="40" rx="3" fill="var(--raised)" stroke="var(--side-b)" stroke-width="4.5"/>`;
  const ring = !chosen
    ? ''
    : a
      ? '<circle r="27" fill="none" stroke="var(--accent)" stroke-width="3.5" stroke-dasharray="6 4"/>'
      : '<rect x="-27" y="-27" width="54" height="54" rx="5" fill="none" stroke="var(--accent)" stroke-width="3.5" stroke-dasharray="6 4"/>';
  const notch = partner
    ? `<path d="M-7 ${a ? 25 : -25}L0 ${a ? 16 : -16} 7 ${a ? 25 : -25}Z" fill="var(--warn)" stroke="var(--text)" stroke-width="1.5"/>`
    : '';
  return `<g transform="scale(${scale})" opacity="${dim ? 0.35 : 1}">${ring}${body}<g transform="${a === turned ? 'rotate(180) ' : ''}scale(1.04)" style="color:${a ? 'var(--side-a-ink)' : 'var(--side-b)'};--cut:${a ? 'var(--side-a)' : 'var(--raised)'}">${insects[id] ?? ''}</g>${notch}</g>`;
}

/** A die of three faces; null lies unrolled. */
export function die(face: number | null): string {
  const pips: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-7, 7],
      [7, -7],
    ],
    3: [
      [-8, 8],
      [0, 0],
      [8, -8],
    ],
  };
  const dots =
    face === null
      ? '<path d="M-5-6C-5-13 6-13 6-6 6-1 0-1 0 4M0 9V10" fill="none" stroke="var(--text-3)" stroke-width="3" stroke-linecap="round"/>'
      : (pips[face] ?? [])
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.8" fill="var(--text)"/>`)
          .join('');
  return `<rect x="-20" y="-20" width="40" height="40" rx="6" fill="var(--raised)" stroke="var(--text)" stroke-width="2.4"${face === null || face === 0 ? ' stroke-dasharray="4 4"' : ''}/>${dots}`;
}

type Random = () => number;
const SEED = 7,
  MULTIPLIER = 16807,
  MODULUS = 2147483647;

/** The same hand every time: no picture changes by being drawn again. */
function hand(seed = SEED): Random {
  let state = seed;
  return () => (state = (state * MULTIPLIER) % MODULUS) / MODULUS - 0.5;
}

/** A straight ink stroke with a living edge. */
export function ink(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  w: number,
  color: string,
  random: Random,
): string {
  const n = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / 26)),
    dx = (x2 - x1) / n,
    dy = (y2 - y1) / n,
    l = Math.hypot(dx, dy),
    nx = -dy / l,
    ny = dx / l;
  const a: [number, number][] = [],
    b: [number, number][] = [];
  for (let i = 0; i <= n; i++) {
    const o = (w / 2) * Math.min(1, 0.55 + (1.6 * Math.min(i, n - i)) / n);
    a.push([
      x1 + dx * i + nx * (o + random() * w * 0.34),
      y1 + dy * i + ny * (o + random() * w * 0.34),
    ]);
    b.unshift([
      x1 + dx * i - nx * (o + random() * w * 0.34),
      y1 + dy * i - ny * (o + random() * w * 0.34),
    ]);
  }
  return `<path d="M${[...a, ...b].map((p) => p.map(r).join(' ')).join('L')}Z" fill="${color}"/>`;
}

export const CELL = 100,
  HALF = 250;
export type Point = readonly [x: number, y: number];

/** The middle of a cell, c3 in the middle of the board. */
export const middle = (column: string, row: number): Point => [
  ('abcde'.indexOf(column) - 2) * CELL,
  (3 - row) * CELL,
];

export interface Square {
  at: string;
  column: string;
  row: number;
  artifact: boolean;
  portal: boolean;
  train: string | null;
  line: string | null;
}

/** The signs of a special cell: large and faint in the middle, small and clear in the corner. */
function special(cell: Square, turned: boolean): string {
  const [x, y] = middle(cell.column, cell.row).map((n) => (turned ? -n : n)) as [number, number];
  const sign = (g: string, z: number, color: string): string =>
    `<g transform="translate(${x} ${y}) scale(${z})" style="color:${color};--cut:var(--cell)" opacity=".3">${g}</g><g transform="translate(${x - 36} ${y - 36}) scale(.62)" style="color:${color};--cut:var(--cell)">${g}</g>`;
  return (
    (cell.artifact ? sign(marks.artefact!, 2.4, 'var(--warn)') : '') +
    (cell.train
      ? sign(marks.train!, 1.9, cell.train.startsWith('south') ? 'var(--side-a)' : 'var(--side-b)')
      : '') +
    (cell.portal ? sign(marks.portal!, 2, 'var(--text-2)') : '')
  );
}

/** The ground: tinted lines of both sides, special cells, inked grid, names of columns and rows. */
export function ground(cells: readonly Square[], turned = false): string {
  const random = hand();
  let o = `<rect x="-252" y="-252" width="504" height="504" fill="var(--cell)"/>`;
  const [near, far] = turned ? ['b', 'a'] : ['a', 'b'];
  for (const row of [1, 2])
    o += `<rect x="-250" y="${150 - (row - 1) * 100}" width="500" height="100" fill="var(--side-${near})" opacity="${row === 1 ? 0.1 : 0.05}"/><rect x="-250" y="${-250 + (row - 1) * 100}" width="500" height="100" fill="var(--side-${far})" opacity="${row === 1 ? 0.12 : 0.06}"/>`;
  o += cells.map((cell) => special(cell, turned)).join('');
  for (let i = 0; i <= 5; i++) {
    const p = -250 + i * 100,
      w = i === 0 || i === 5 ? 6 : 2.4;
    o +=
      ink(-253, p, 253, p, w, 'var(--cell-edge)', random) +
      ink(p, -253, p, 253, w, 'var(--cell-edge)', random);
  }
  for (let i = 0; i < 5; i++)
    o += `<text x="${-200 + i * 100}" y="274" text-anchor="middle" font-size="17" fill="var(--text-3)" font-family="var(--font-head)">${'abcde'[turned ? 4 - i : i]}</text><text x="-268" y="${206 - i * 100}" text-anchor="middle" font-size="17" fill="var(--text-3)" font-family="var(--font-head)">${turned ? 5 - i : i + 1}</text>`;
  return o;
}

const STAR = 'M0-27L6-11 22-18 13-3 28 4 12 8 15 25 0 14-14 25-11 8-28 4-13-3-22-18-6-11Z';

export const star = ([x, y]: Point, color: string, scale = 1): string =>
  `<path d="${STAR}" transform="translate(${r(x)} ${r(y)}) scale(${scale})" fill="${color}" stroke="var(--cell)" stroke-width="4" paint-order="stroke"/>`;

/** How far before a piece an arrow without numbers ends. */
const BARE = 38;

/** The path of an order: an inked arrow with numbered steps; a meeting ends in a star. A bare one has no numbers and leaves the piece free. */
export function path(points: readonly Point[], side: Side, meets: boolean, bare = false): string {
  const c = side === 'south' ? 'var(--side-a)' : 'var(--side-b)',
    random = hand();
  let o = '';
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!,
      [x1, y1] = points[i]!,
      d = Math.hypot(x1 - x0, y1 - y0) || 1,
      ux = (x1 - x0) / d,
      uy = (y1 - y0) / d;
    const hit = meets && i === points.length - 1,
      a = i === 1 ? 27 : 17,
      b = bare ? BARE : hit ? 30 : 17;
    o +=
      `<path d="M${r(x0 + ux * a)} ${r(y0 + uy * a)}L${r(x1 - ux * b)} ${r(y1 - uy * b)}" stroke="var(--cell)" stroke-width="15"/>` +
      ink(x0 + ux * a, y0 + uy * a, x1 - ux * (b + 6), y1 - uy * (b + 6), 9, c, random) +
      `<path d="M4 0L-13-11V11Z" transform="translate(${r(x1 - ux * b)} ${r(y1 - uy * b)}) rotate(${r((Math.atan2(uy, ux) * 180) / Math.PI)})" fill="${c}"/>`;
    if (!bare)
      o += hit
        ? star([x1 + 40, y1 + 37], c, 0.8)
        : `<circle cx="${x1}" cy="${y1}" r="15" fill="var(--raised)" stroke="${c}" stroke-width="3"/><text x="${x1}" y="${y1 + 6}" text-anchor="middle" font-size="18" font-weight="700" fill="${c}">${i}</text>`;
  }
  return o;
}

/** A shot: a dashed line that ends in a point. */
export function shot([x0, y0]: Point, [x1, y1]: Point, side: Side): string {
  const c = side === 'south' ? 'var(--side-a)' : 'var(--side-b)',
    d = Math.hypot(x1 - x0, y1 - y0) || 1,
    ux = (x1 - x0) / d,
    uy = (y1 - y0) / d;
  const line = `M${r(x0 + ux * 34)} ${r(y0 + uy * 34)}L${r(x1 - ux * 40)} ${r(y1 - uy * 40)}`;
  return `<path d="${line}" stroke="var(--cell)" stroke-width="13"/><path d="${line}" stroke="${c}" stroke-width="7" stroke-dasharray="14 9"/><path d="M8 0L-14-13V13Z" transform="translate(${r(x1 - ux * 36)} ${r(y1 - uy * 36)}) rotate(${r((Math.atan2(uy, ux) * 180) / Math.PI)})" fill="${c}"/>`;
}

const HOP = 70;

/** A leap from cell to cell over all between: a dashed arch. */
export function hop([ax, ay]: Point, [bx, by]: Point, side: Side): string {
  const color = side === 'south' ? 'var(--side-a)' : 'var(--side-b)',
    away = Math.hypot(bx - ax, by - ay) || 1,
    nx = (by - ay) / away,
    ny = -(bx - ax) / away,
    up = ny > 0 || (ny === 0 && nx > 0) ? -1 : 1;
  const cx = (ax + bx) / 2 + nx * up * HOP * 2,
    cy = (ay + by) / 2 + ny * up * HOP * 2,
    turn = (Math.atan2(by - cy, bx - cx) * 180) / Math.PI,
    d = `M${ax} ${ay}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${bx} ${by}`;
  return `<path d="${d}" fill="none" stroke="var(--raised)" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${color}" stroke-width="5" stroke-dasharray="10 9" stroke-linecap="round"/><path transform="translate(${bx} ${by}) rotate(${turn.toFixed(1)})" d="M4 0L-18-13V13Z" fill="${color}" stroke="var(--raised)" stroke-width="2"/>`;
}
