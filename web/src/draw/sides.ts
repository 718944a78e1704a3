// The marks on the six sides of a tile: attacks, armour, nets and links, each drawn at the top.
import { digits, r } from './digits';
import { A, type Lod } from './hexagon';

export type MarkType =
  'melee' | 'ranged' | 'gauss' | 'armor' | 'net' | 'link' | 'hostile' | 'control';

/** `base` is the printed part of a strength; what is above it was lent and is drawn hollow. */
export interface Mark {
  type: MarkType;
  value?: number;
  base?: number;
}

const out = 'stroke="var(--face)" paint-order="stroke" stroke-linejoin="round"';
const row = (n: number, pitch: number): number[] =>
  Array.from({ length: n }, (_, j) => (j - (n - 1) / 2) * pitch);

/** How wide teeth of strength one, two and three are, and how high, at each size of tile. */
const TEETH: Record<Lod, [number, number, number, number]> = {
  s: [11.4, 9.6, 8.2, 20],
  m: [11, 9, 7.4, 20],
  l: [10.4, 8.6, 7.2, 20],
};

// marks above three: one mark and a number; marks lent by a module or HQ are hollow
const solid = (w: number): string => `fill="var(--ink)" ${out} stroke-width="${w}"`;
const hollow = (lod: Lod): string =>
  `fill="var(--face)" stroke="var(--ink)" stroke-width="${{ s: 3.4, m: 2.6, l: 2.2 }[lod]}" stroke-linejoin="round"`;
function many(
  n: number,
  lod: Lod,
  tip: number,
  x0: number,
  deg: number,
  draw: (x: number) => string,
): string {
  const h = { s: 22, m: 19, l: 17 }[lod];
  return (
    draw(x0 - 8.5) +
    `<g transform="translate(${x0 + 9.5} ${r(-tip + 12)}) rotate(${-deg})">${digits(n, { h, color: 'var(--ink)', weight: 3.1 })}</g>`
  );
}
function melee(
  n: number,
  lod: Lod,
  tip: number,
  x0 = 0,
  narrow = false,
  base = n,
  deg = 0,
): string {
  // a tooth per point of strength
  const [one, two, three, h] = TEETH[lod];
  const half = narrow ? two * 0.9 : n > 3 ? two : [one, two, three][n - 1];
  const tooth = (x: number, lent: boolean): string => {
    const q = lent ? 1.4 : 0;
    return `<path d="M${r(x)} ${r(-tip + q * 1.6)}L${r(x + half - q)} ${r(-tip + h - q)}${lod === 's' ? '' : `L${r(x)} ${r(-tip + h - 4.4 - q)}`}L${r(x - half + q)} ${r(-tip + h - q)}Z" ${lent ? hollow(lod) : solid(lod === 's' ? 5 : 4)}/>`;
  };
  if (n > 3) return many(n, lod, tip, x0, deg, (x) => tooth(x, false));
  return row(n, half * 2 + (lod === 's' ? 1.4 : 1.6))
    .map((x, j) => tooth(x0 + x, j >= base))
    .join('');
}
function ranged(n: number, lod: Lod, tip: number, x0 = 0, base = n, deg = 0): string {
  // a cartridge per point of strength
  const [w, h, gap, foot] = { s: [5.6, 28, 3.6, 5.6], m: [5.4, 26, 2.8, 5], l: [5, 26, 2.4, 4.8] }[
    lod
  ];
  const y = -tip,
    bot = y + h,
    cutAt = bot - foot - gap;
  const shell = (a: number, lent: boolean): string => {
    const q = lent ? 1.1 : 0,
      v = w - q,
      t = y + q;
    return `<path d="M${r(a - v)} ${r(cutAt - q)}V${r(t + 9)}C${r(a - v)} ${r(t + 4)} ${r(a - v * 0.4)} ${r(t + 1)} ${r(a)} ${r(t)}C${r(a + v * 0.4)} ${r(t + 1)} ${r(a + v)} ${r(t + 4)} ${r(a + v)} ${r(t + 9)}V${r(cutAt - q)}Z" ${lent ? hollow(lod) : solid(lod === 's' ? 4 : 3.4)}/><path d="M${r(a - w - 0.8)} ${r(bot - foot)}h${r(2 * w + 1.6)}v${foot}h${r(-2 * w - 1.6)}Z" ${solid(lod === 's' ? 3 : 2.6)}/>`;
  };
  if (n > 3) return many(n, lod, tip, x0, deg, (x) => shell(x, false));
  return row(n, w * 2 + { s: 4, m: 4, l: 4.4 }[lod])
    .map((x, j) => shell(x0 + x, j >= base))
    .join('');
}
function gauss(lod: Lod, tip: number): string {
  // a rail through coils, longest of all
  const bars = {
    s: [
      [-46, 6.4],
      [-33, 6.4],
    ],
    m: [
      [-46, 4.6],
      [-37, 4.6],
      [-28, 4.6],
    ],
    l: [
      [-46.5, 4],
      [-38.5, 4],
      [-30.5, 4],
    ],
  }[lod];
  const w = lod === 's' ? 4.6 : 3.2,
    bw = lod === 's' ? 15 : 12.5;
  return `<path d="M${-w} ${-23}V${r(-tip + 5)}L0 ${r(-tip)}L${w} ${r(-tip + 5)}V-23Z${bars.map(([y, h]) => `M${-bw} ${y}h${2 * bw}v${h}h${-2 * bw}Z`).join('')}" fill="var(--ink)" ${out} stroke-width="${lod === 's' ? 4 : 3.4}"/>`;
}
const PLATE: Record<Lod, number> = { s: 11.5, m: 10, l: 9.2 },
  INSET: Record<Lod, number> = { s: 4.2, m: 3.4, l: 2.8 }; // the rim line stays visible outside the plate
function armor(lod: Lod): string {
  // a plate bolted along the whole side
  const t = PLATE[lod],
    y = -A + INSET[lod],
    o = 28.5 - INSET[lod] * 0.58,
    i = o - t * 0.58;
  return (
    `<path d="M${r(-o)} ${r(y)}H${r(o)}L${r(i)} ${r(y + t)}H${r(-i)}Z" fill="var(--ink)" ${out} stroke-width="3.6"/>` +
    (lod === 's'
      ? ''
      : row(3, 17)
          .map(
            (x) =>
              `<circle cx="${x}" cy="${r(y + t / 2 + 0.2)}" r="${lod === 'm' ? 2.2 : 1.9}" fill="var(--face)"/>`,
          )
          .join(''))
  );
}
const MESH: Record<Lod, [number, number]> = { s: [15, 17], m: [13, 18], l: [12.5, 18] };
function net(lod: Lod, shared: boolean): string {
  // a mesh over the whole side
  const [narrow, deep] = MESH[lod],
    t = shared ? narrow : deep,
    y0 = -A + 1.6,
    y1 = y0 + t,
    o = 27,
    i = o - t * 0.58;
  const n = lod === 's' ? 3 : 5,
    w = lod === 's' ? 3.6 : 2.1;
  let d = '';
  for (let j = 0; j < n; j++) {
    const a = j / n,
      b = (j + 1) / n,
      X = (half: number, q: number): number => r(-half + 2 * half * q);
    d += `M${X(o, a)} ${r(y0)}L${X(i, b)} ${r(y1)}M${X(o, b)} ${r(y0)}L${X(i, a)} ${r(y1)}`;
  }
  return (
    `<path d="M${-o - 1} ${r(y0 - 1)}H${o + 1}L${r(i + 1)} ${r(y1 + 1.4)}H${r(-i - 1)}Z" fill="var(--face)"/>` +
    `<path d="${d}M${-o} ${r(y0)}H${o}M${r(-i)} ${r(y1)}H${r(i)}" fill="none" stroke="var(--ink)" stroke-width="${w}" stroke-linecap="round"/>`
  );
}
function link(lod: Lod): string {
  // a plug: help for a friend
  if (lod === 's')
    return `<path d="M0-24V-42" stroke="var(--ink)" stroke-width="7"/><circle cy="-44" r="9.4" fill="var(--ink)" ${out} stroke-width="4"/>`;
  const z = lod === 'm' ? 1.12 : 1;
  return `<g transform="translate(0 -42) scale(${z})"><path d="M0 20V4" stroke="var(--ink)" stroke-width="4.6"/><path d="M-9-2H9V1.5C9 6 5.5 9 0 9S-9 6-9 1.5ZM-6.4-10.5H-2.2V-2H-6.4ZM2.2-10.5H6.4V-2H2.2Z" fill="var(--ink)" ${out} stroke-width="3"/></g>`;
}
function hostile(lod: Lod): string {
  // an open clamp: grips an enemy
  const w = lod === 's' ? 6.4 : lod === 'm' ? 4.8 : 4.2;
  return `<g fill="none" stroke-linecap="round"><path d="M0-22V-37M-11.5-51C-14-42-8-36.5 0-36.5S14-42 11.5-51" stroke="var(--face)" stroke-width="${w + 4}"/><path d="M0-22V-37M-11.5-51C-14-42-8-36.5 0-36.5S14-42 11.5-51" stroke="var(--ink)" stroke-width="${w}"/>${lod === 's' ? '' : `<path d="M-11.5-51L-5.5-47.5M11.5-51L5.5-47.5" stroke="var(--ink)" stroke-width="${w * 0.86}"/>`}</g>`;
}
function control(lod: Lod): string {
  // an eye: the enemy before it obeys
  const w = { s: 22, m: 19, l: 17 }[lod],
    h = { s: 10.5, m: 9.5, l: 8.5 }[lod],
    y = -42;
  return `<path d="M${-w} ${y}C${-w * 0.5} ${y - h * 1.35} ${w * 0.5} ${y - h * 1.35} ${w} ${y}C${w * 0.5} ${y + h * 1.35} ${-w * 0.5} ${y + h * 1.35} ${-w} ${y}Z" fill="var(--ink)" ${out} stroke-width="4"/><circle cy="${y}" r="${r(h * 0.62)}" fill="var(--face)"/><circle cy="${y}" r="${r(h * 0.3)}" fill="var(--ink)"/>`;
}

/** marks: [{type, value}] of one side, drawn at the top. Outer lane: armour, net. Inner lane: attacks. Links alone. */
export function side(marks: Mark[], lod: Lod, deg = 0): string {
  const has = (t: MarkType): Mark | undefined => marks.find((m) => m.type === t);
  const outer = has('armor') ? PLATE[lod] + INSET[lod] + 1.5 : has('net') ? MESH[lod][0] + 2 : 0;
  const tip = outer ? A - outer - 0.5 : A + 0.5;
  const m = has('melee'),
    g = has('ranged');
  let s = '';
  if (has('armor')) s += armor(lod);
  if (has('net')) s += net(lod, !!m || !!g);
  if (has('gauss')) s += gauss(lod, A + 1);
  if (m && g)
    s +=
      melee(m.value ?? 1, lod, tip, -12.5, true, m.base, deg) +
      ranged(g.value ?? 1, lod, tip, lod === 's' ? 12.5 : 11.5, g.base, deg);
  else if (m) s += melee(m.value ?? 1, lod, tip, 0, false, m.base, deg);
  else if (g) s += ranged(g.value ?? 1, lod, tip, 0, g.base, deg);
  if (has('link')) s += link(lod);
  if (has('hostile')) s += hostile(lod);
  if (has('control')) s += control(lod);
  return s;
}
