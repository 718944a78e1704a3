// The hexagon all tiles share: flat top, corner radius 60, edge distance 52, and how much detail fits a size.
import { r } from './digits';

export const R = 60,
  A = 51.96;

/** Level of detail: 's' below 52 px across, 'm' below 100 px, 'l' from 100 px up. */
export type Lod = 's' | 'm' | 'l';
export const lodFor = (px: number): Lod => (px < 52 ? 's' : px < 100 ? 'm' : 'l');

const corner = (i: number, q: number): [number, number] => {
  const a = (i * Math.PI) / 3;
  return [q * Math.cos(a), q * Math.sin(a)];
};

export function hexPath(q = R, round = 5): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const [x, y] = corner(i, q),
      [px, py] = corner(i + 5, q),
      [nx, ny] = corner(i + 1, q);
    const t = round / q;
    d += `${i ? 'L' : 'M'}${r(x + (px - x) * t)} ${r(y + (py - y) * t)}Q${r(x)} ${r(y)} ${r(x + (nx - x) * t)} ${r(y + (ny - y) * t)}`;
  }
  return d + 'Z';
}

export const defs = `<defs><clipPath id="hexclip"><path d="${hexPath(R + 0.6)}"/></clipPath><linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient><pattern id="waves" width="26" height="12" patternUnits="userSpaceOnUse"><rect width="26" height="12" fill="var(--water)"/><path d="M0 7C4 2 9 2 13 7S22 12 26 7" fill="none" stroke="var(--info)" stroke-opacity=".34" stroke-width="1.6"/></pattern></defs>`;

/** The box of a standalone tile, and its height by its width. */
export const TILE_BOX = '-62 -54 124 108';
export const TILE_RATIO = 108 / 124;
