// Digits as stroked paths in a 10 x 14 box centred on 0,0: the same on every platform, no font needed.
const D: Record<string, string> = {
  0: 'M-3.4-2.6A3.4 3.4 0 0 1 3.4-2.6V2.6A3.4 3.4 0 0 1-3.4 2.6Z',
  1: 'M-3-3.3L.9-6V7',
  2: 'M-3.4-2.4A3.4 3.3 0 0 1 3.4-2.6C3.4 1-3.4 2.4-3.5 5.6H4',
  3: 'M-3.7-5.6H3.2L-.6-1.1A3.4 3.4 0 1 1-3.7 3.7',
  4: 'M1.6 7V-5.4L-4 3H4.6',
  5: 'M3.3-5.6H-2.7L-3-.2C-1.8-1.3 3.5-1.6 3.5 2.3 3.5 6.4-2.2 6.6-3.8 4',
  6: 'M2.2-6C-1.2-4.6-3.5-1.6-3.5 2.2A3.5 3.4 0 1 0 3.5 2.1 3.5 3.3 0 0 0-3.2.9',
  7: 'M-4-5.6H3.4L-1.2 7',
  8: 'M0-.7A2.8 2.5 0 1 1 0-5.7 2.8 2.5 0 1 1 0-.7 3.5 3.2 0 1 1 0 5.7 3.5 3.2 0 1 1 0-.7Z',
  9: 'M-2.2 6C1.2 4.6 3.5 1.6 3.5-2.2A3.5 3.4 0 1 0-3.5-2.1 3.5 3.3 0 0 0 3.2-.9',
  '+': 'M-4 0.6H4M0-3.4V4.6',
  '-': 'M-3.8 0.6H3.8',
  x: 'M-3.2-2.6L3.2 3.8M3.2-2.6L-3.2 3.8',
};
const W: Record<string, number> = { 1: 7.4, '+': 9.8, '-': 9.4, x: 8.4 };

export interface DigitStyle {
  x?: number;
  y?: number;
  h?: number;
  color?: string;
  weight?: number;
}

/** Text of digits, + - x. `h` is the height in user units, (x, y) the middle. */
export function digits(
  text: string | number,
  { x = 0, y = 0, h = 14, color = 'currentColor', weight = 2.9 }: DigitStyle = {},
): string {
  const k = h / 14,
    chars = [...String(text)];
  const widths = chars.map((c) => (W[c] ?? 10.2) * k);
  const total = widths.reduce((a, b) => a + b, 0);
  let at = x - total / 2,
    out = '';
  chars.forEach((c, i) => {
    const cx = at + widths[i] / 2 - (c === '1' ? -0.6 * k : 0);
    out += `<path d="${D[c]}" transform="translate(${r(cx)} ${r(y)}) scale(${r(k)})"/>`;
    at += widths[i];
  });
  return `<g fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round">${out}</g>`;
}

/** Two decimals are enough for any screen. */
export const r = (n: number): number => Math.round(n * 100) / 100;
