// The middle and the corners of a tile, which never turn: picture, initiative, hit points, toughness, nets.
import { digits, r } from './digits';
import { crests, effects, units, words } from './glyphs';
import type { Lod } from './hexagon';
import type { Mark } from './sides';

/** An initiative: a number, or a number with what was changed or lent. */
export type Initiative = number | { v: number; change?: number; lent?: boolean };

export type TileKind = 'unit' | 'module' | 'hq' | 'instant' | 'foundation';

/** What is printed on a tile. */
export interface TileFace {
  id: string;
  army: string;
  kind: TileKind;
  glyph: string;
  initiative?: Initiative[];
  sides: Mark[][];
  toughness?: number;
  mobility?: boolean;
  effects?: { do: string }[];
}

/** What the board does to a tile at the moment; `by` is the army that commands a taken one. */
export interface TileState {
  initiative?: Initiative[];
  sides?: Mark[][];
  hp?: number;
  wounds?: number;
  netted?: boolean;
  mobility?: boolean;
  by?: string;
}

export interface FlagStyle {
  x?: number;
  y?: number;
  h?: number;
  lent?: boolean;
  change?: number;
}

export function flag(
  text: string | number,
  { x = 0, y = 0, h = 20, lent = false, change = 0 }: FlagStyle = {},
): string {
  // initiative: a slanted flag
  const w = h * (String(text).length > 1 ? 1.25 : 0.82),
    sl = h * 0.13,
    k = h / 24;
  const d = `M${r(x - w / 2 + sl)} ${r(y - h / 2)}H${r(x + w / 2 + sl)}L${r(x + w / 2 - sl)} ${r(y + h / 2)}H${r(x - w / 2 - sl)}Z`;
  let s = `<path d="${d}" fill="var(--flag)" stroke="var(--face)" stroke-width="${r(h * 0.15)}" paint-order="stroke" stroke-linejoin="round"/>`;
  if (lent)
    s += `<path d="M${r(x - w / 2 + sl + 2 * k)} ${r(y - h / 2 + 2 * k)}H${r(x + w / 2 + sl - 2.4 * k)}L${r(x + w / 2 - sl - 2 * k)} ${r(y + h / 2 - 2 * k)}H${r(x - w / 2 - sl + 2.4 * k)}Z" fill="var(--face)"/>`;
  s += digits(text, {
    x,
    y,
    h: h * (lent ? 0.6 : 0.72),
    color: lent ? 'var(--flag)' : 'var(--flag-ink)',
  });
  if (change)
    s += `<path transform="translate(${r(x - w / 2 - sl * 0.2)} ${r(y - h / 2)}) scale(${r(k)})${change < 0 ? ' rotate(180)' : ''}" d="M0-7L7 4H-7Z" fill="${change > 0 ? 'var(--raise)' : 'var(--hurt)'}" stroke="var(--face)" stroke-width="3" paint-order="stroke"/>`;
  return s;
}
function flags(values: Initiative[], y: number, h: number): string {
  const w = h * 0.95,
    start = (-(values.length - 1) / 2) * w;
  return values
    .map((v, i) => {
      const o = typeof v === 'object' ? v : { v };
      return flag(o.v, { x: start + i * w, y, h, lent: o.lent, change: o.change });
    })
    .join('');
}
const hub = (q: number, inverse: boolean): string =>
  `<circle r="${q}" fill="${inverse ? 'var(--ink)' : 'var(--face)'}" stroke="var(--ink)" stroke-width="2.6"/>`;

/** under: the picture, over: the values; the marks of the sides lie between them */
export function middle(t: TileFace, lod: Lod, st: TileState): [string, string] {
  const init = st.initiative ?? t.initiative ?? [];
  const glyph = (
    set: string,
    z: number,
    y = 0,
    color = 'var(--ink)',
    cutc = 'var(--face)',
  ): string =>
    `<g transform="translate(0 ${y}) scale(${z})" style="color:${color};--cut:${cutc}">${set}</g>`;
  if (t.kind === 'hq') {
    const hp = st.hp ?? 20,
      o = { s: 26, m: 25, l: 25 }[lod];
    const oct = `M${-o * 0.42} ${-o}H${o * 0.42}L${o} ${-o * 0.42}V${o * 0.42}L${o * 0.42} ${o}H${-o * 0.42}L${-o} ${o * 0.42}V${-o * 0.42}Z`;
    return [
      '',
      `<path d="${oct}" fill="var(--hp)" stroke="var(--face)" stroke-width="3"/>` +
        (lod === 's'
          ? digits(hp, { h: 25, color: 'var(--hp-ink)', weight: 3.1 })
          : glyph(effects[t.glyph] ?? '', 0.52, -13, 'var(--hp-ink)', 'var(--hp)') +
            digits(hp, { y: 7.5, h: lod === 'm' ? 22 : 20, color: 'var(--hp-ink)', weight: 3 }) +
            [-45.5, 45.5]
              .map(
                (x) =>
                  `<g transform="translate(${x} 0) scale(.44)" style="color:var(--rim);--cut:var(--face)">${crests[t.army] ?? ''}</g>`,
              )
              .join('')),
    ];
  }
  if (t.kind === 'module') {
    const q = { s: 27, m: 25, l: 24 }[lod];
    return [
      '',
      hub(q, true) +
        glyph(
          effects[t.glyph] ?? '',
          { s: 1.3, m: 1.14, l: 1.08 }[lod],
          0,
          'var(--face)',
          'var(--ink)',
        ),
    ];
  }
  const crowded = t.sides.some(
    (m) => m.length > 1 && m.some((x) => x.type === 'armor' || x.type === 'net'),
  );
  const sil = units[t.glyph] ?? '';
  if (!init.length)
    return [glyph(sil, { s: 1.4, m: 1.5, l: 1.6 }[lod], 0, 'var(--sil)', 'var(--face-2)'), ''];
  if (lod === 's') return ['', flags(init, crowded ? 3 : 0, init.length > 1 || crowded ? 32 : 38)];
  return [
    glyph(
      sil,
      crowded ? 1.3 : lod === 'm' ? 1.45 : 1.6,
      crowded ? 2 : -5,
      'var(--sil)',
      'var(--face-2)',
    ),
    flags(init, lod === 'm' ? 14 : crowded ? 18 : 16, lod === 'm' ? 28 : 24),
  ];
}

// left corner: can move; right corner: extra wounds it can take (lost ones broken)
export function corners(t: TileFace, lod: Lod, st: TileState): string {
  let s = '';
  const z = { s: 1.25, m: 1, l: 0.86 }[lod];
  if (t.mobility || st.mobility)
    s += `<g transform="translate(${lod === 's' ? -44 : -45.5} 0) scale(${lod === 's' ? 0.72 : 0.56})" style="color:var(--ink)"><path d="M-16 0L-5-11V-5H5V-11L16 0 5 11V5H-5V11Z" fill="currentColor" stroke="var(--face)" stroke-width="5" paint-order="stroke"/></g>`;
  const n = t.toughness ?? 0,
    lost = Math.min(st.wounds ?? 0, n);
  for (let i = 0; i < n; i++) {
    const y = (i - (n - 1) / 2) * 13.5 * z,
      broken = i < lost;
    s += `<g transform="translate(${lod === 's' ? 44 : 46} ${r(y)}) scale(${z})"><path d="M0-6.8L5.8-3.4V3.4L0 6.8-5.8 3.4V-3.4Z" fill="${broken ? 'var(--face)' : 'var(--ink)'}" stroke="${broken ? 'var(--hurt)' : 'var(--face)'}" stroke-width="${broken ? 2.4 : 2.6}" paint-order="stroke"/>${broken ? '<path d="M-4.2-4.2L4.2 4.2M4.2-4.2L-4.2 4.2" stroke="var(--hurt)" stroke-width="2.6"/>' : ''}</g>`;
  }
  return s;
}

/** A disc in one of the four corners where no mark of a side can lie. */
const badge = (lod: Lod, [x, y]: [1 | -1, 1 | -1], size: number, glyph: string): string => {
  const [cx, cy] = lod === 's' ? [21, 37] : [23.5, 40.5];
  return `<g transform="translate(${x * cx} ${y * cy}) scale(${lod === 's' ? 1.3 : lod === 'm' ? 1.1 : 1})"><circle r="11.5" fill="var(--ink)" stroke="var(--face)" stroke-width="2.4"/><g transform="scale(${size})" style="color:var(--face);--cut:var(--ink)">${glyph}</g></g>`;
};

/** May explode: a blast in the lower right corner. */
export const blast = (t: TileFace, lod: Lod): string =>
  t.kind === 'unit' && t.effects?.some((effect) => effect.do === 'explode')
    ? badge(lod, [1, 1], 0.56, effects.explode ?? '')
    : '';

/** Commanded by another army: an eye in the upper left corner. */
export const taken = (lod: Lod): string => badge(lod, [-1, -1], 0.58, words.control ?? '');

/** The mesh and the lock over a netted tile. */
export function overlay(lod: Lod, st: TileState): string {
  if (!st.netted) return '';
  let d = '';
  const step = lod === 's' ? 34 : 26;
  for (let c = -step * 5; c <= step * 5; c += step)
    d += `M${c - 60}-60L${c + 60} 60M${c + 60}-60L${c - 60} 60`;
  const z = lod === 's' ? 1.2 : lod === 'm' ? 0.95 : 0.8,
    y = lod === 's' ? 0 : 12;
  return (
    `<g clip-path="url(#hexclip)"><path d="${d}" stroke="var(--ink)" stroke-width="${lod === 's' ? 3 : 1.8}" opacity="${lod === 's' ? 0.75 : 0.6}" fill="none"/></g>` +
    `<g transform="translate(0 ${y}) scale(${z})"><rect x="-15" y="-6" width="30" height="23" rx="4" fill="var(--ink)" stroke="var(--face)" stroke-width="5" paint-order="stroke"/><path d="M-8.5-4V-9A8.5 8.5 0 0 1 8.5-9V-4" fill="none" stroke="var(--face)" stroke-width="9.5"/><path d="M-8.5-4V-9A8.5 8.5 0 0 1 8.5-9V-4" fill="none" stroke="var(--ink)" stroke-width="4.6"/><path d="M0 2V9" stroke="var(--face)" stroke-width="5" stroke-linecap="round"/></g>`
  );
}
