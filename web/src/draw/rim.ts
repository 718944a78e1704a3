// The rim of a tile: its line pattern tells the army without colour.
import { r } from './digits';
import { A, R, hexPath, type Lod } from './hexagon';

const RIM: Record<Lod, number> = { s: 8.6, m: 7.6, l: 6.4 };
/** Half width kept free for the mark of a side. */
export const GAP: Record<Lod, number> = { s: 15, m: 14, l: 13.5 };
/** What a side keeps free of the rim: a half width, or all of it. */
export type Busy = number | 'full' | undefined;

export function rim(army: string, lod: Lod, busy: Busy[] = []): string {
  const w = RIM[lod],
    mid = A - w / 2 - 1.2,
    half = mid / 1.732; // half of the side on the middle line
  const big = lod === 's';
  let side = '';
  const spread = (n: number, draw: (x: number) => string): void => {
    for (let j = 0; j < n; j++) side += draw(-half + (2 * half * (j + 0.5)) / n);
  };
  const y = -mid;
  switch (army) {
    case 'moloch':
      side = `<path d="M${r(-half - 1)} ${r(y)}H${r(half + 1)}" stroke="var(--rim)" stroke-width="${w}"/>`;
      break;
    case 'smart':
      side = `<path d="M${r(-half - 1)} ${r(y - w * 0.31)}H${r(half + 1)}M${r(-half + 1)} ${r(y + w * 0.36)}H${r(half - 1)}" stroke="var(--rim)" stroke-width="${r(w * 0.34)}"/>`;
      break;
    case 'outpost':
      spread(
        big ? 4 : 7,
        (x) => `<circle cx="${r(x)}" cy="${r(y)}" r="${r(w * 0.5)}" fill="var(--rim)"/>`,
      );
      break;
    case 'hegemony':
      spread(
        big ? 2 : 3,
        (x) =>
          `<path d="M${r(x - half / (big ? 2 : 3) + 2.6)} ${r(y)}h${r((2 * half) / (big ? 2 : 3) - 5.2)}" stroke="var(--rim)" stroke-width="${w}"/>`,
      );
      break;
    case 'borgo':
      spread(big ? 5 : 9, (x) => {
        const t = big ? 2.5 : 1.7,
          l = big ? 3.6 : 2.8;
        return `<path d="M${r(x - t - l)} ${r(y + w / 2)}L${r(x - t + l)} ${r(y - w / 2)}h${2 * t}L${r(x + t - l)} ${r(y + w / 2)}Z" fill="var(--rim)"/>`;
      });
      break;
    case 'vegas':
      spread(big ? 3 : 5, (x) => {
        const b = big ? 6.4 : 4.4;
        return `<path d="M${r(x - b)} ${r(y)}L${r(x)} ${r(y - w * 0.56)}L${r(x + b)} ${r(y)}L${r(x)} ${r(y + w * 0.56)}Z" fill="var(--rim)"/>`;
      });
      break;
  }
  let out = '';
  for (let i = 0; i < 6; i++)
    out += `<g transform="rotate(${60 * i})">${busy[i] === 'full' ? '' : side}${notch(busy[i], w)}</g>`;
  return `<g class="rim" fill="none">${out}</g><path d="${hexPath(R - 1.1)}" fill="none" stroke="var(--rim)" stroke-width="${big ? 2.6 : 2.2}"/>`;
}

const notch = (half: Busy, w: number): string =>
  half === 'full' || !half
    ? ''
    : `<path d="M${-half - 3} ${r(-A + 0.2)}H${half + 3}L${r(half)} ${r(-A + w + 3)}H${-half}Z" fill="var(--face-2)"/>`;
