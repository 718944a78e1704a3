// The tokens of Neon's fighters, in a -26..26 box.
import { r } from './digits';

const cut = 'var(--cut,#15132e)';
const f = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const k = (d: string): string => `<path d="${d}" fill="${cut}"/>`;
const s = (d: string, w = 3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const ks = (d: string, w = 2): string =>
  `<path d="${d}" fill="none" stroke="${cut}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;

export interface Fighter {
  color: string;
  shape: string;
  glyph: string;
}

export const fighters: Record<string, Fighter> = {
  akari: {
    color: 'var(--f-akari)',
    shape: 'circle',
    glyph:
      f('M-12-13L-5-7H5L12-13V4C12 11 6 14 0 14S-12 11-12 4Z') +
      k('M-7-1L-2 1-6 3ZM7-1L2 1 6 3ZM-2 7H2L0 9Z'),
  },
  boulder: {
    color: 'var(--f-boulder)',
    shape: 'hexagon',
    glyph:
      f('M-14 12L-15 0-8-11 3-14 13-6 15 6 9 13Z') +
      ks('M-8-11L-3-2-15 0M-3-2L3-14M-3-2L4 5 15 6M4 5L-1 13', 1.8),
  },
  illusion: {
    color: 'var(--f-illusion)',
    shape: 'diamond',
    glyph:
      f('M0-15L13 0 0 15-13 0Z') + k('M0-9L8 0 0 9-8 0Z') + `<circle r="3.2" fill="currentColor"/>`,
  },
  ghost: {
    color: 'var(--f-ghost)',
    shape: 'shield',
    glyph:
      f('M-11 14V-3C-11-11-6-15 0-15S11-11 11-3V14L6 9 2 14-2 9-6 14Z') +
      k('M-6-5H-2V1H-6ZM2-5H6V1H2Z'),
  },
  snake: {
    color: 'var(--f-snake)',
    shape: 'square',
    glyph:
      s('M9-9C6-14-8-14-8-6S8-1 8 6-6 14-10 9', 5.4) +
      `<circle cx="9" cy="-9" r="4.4" fill="currentColor"/>`,
  },
  phoenix: {
    color: 'var(--f-phoenix)',
    shape: 'pentagon',
    glyph: f(
      'M0 15C-3 8-14 6-15-8-9-3-6-2-4-2-6-8-3-13 0-16 3-13 6-8 4-2 6-2 9-3 15-8 14 6 3 8 0 15Z',
    ),
  },
};
const poly = (n: number, q: number, turn = -90): string =>
  Array.from({ length: n }, (_, i) => {
    const a = ((turn + (360 / n) * i) * Math.PI) / 180;
    return `${r(q * Math.cos(a))} ${r(q * Math.sin(a))}`;
  }).join('L');
export const shapes: Record<string, string> = {
  circle: 'M-20 0A20 20 0 0 1 20 0 20 20 0 0 1-20 0Z',
  hexagon: `M${poly(6, 22)}Z`,
  diamond: `M${poly(4, 25)}Z`,
  shield: 'M-19-19H19V2C19 13 9 20 0 23-9 20-19 13-19 2Z',
  square: 'M-18-18H18V18H-18Z',
  pentagon: `M${poly(5, 23)}Z`,
};
/** A fighter's token: own outline, own picture, own colour; `you` adds a white ring. */
export const token = (
  id: string,
  { scale = 1, you = false, field = 0 }: { scale?: number; you?: boolean; field?: number } = {},
): string => {
  const t = fighters[id];
  if (!t) return '';
  return `<g transform="scale(${scale})"><path d="${shapes[t.shape]}" fill="${t.color}" stroke="${you ? 'var(--you)' : 'var(--chip-ink)'}" stroke-width="${you ? 4 : 3}" stroke-linejoin="round"/><g transform="scale(.74)" style="color:var(--chip-ink);--cut:${t.color}">${t.glyph}</g>${Array.from({ length: field }, (_, i) => `<path d="${shapes[t.shape]}" transform="scale(${1.3 + i * 0.24})" fill="none" stroke="var(--field)" stroke-width="2" stroke-dasharray="5 3"/>`).join('')}</g>`;
};
