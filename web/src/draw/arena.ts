// Neon: the ring of open sectors, clockwise from the top.
import { r } from './digits';
import { token } from './fighters';
import { actions, automaToken, CLASS, signs } from './neon';

export interface Standing {
  id: string;
  you: boolean;
  field: number;
}
export interface Place {
  number: number;
  name: string;
  kind: string;
  text: string;
  fighters: Standing[];
  bot: boolean;
  search: number;
  tokens: { id: string; color: string }[];
  sinking: boolean;
  here: boolean;
  open: boolean;
  target: boolean;
}

export const INNER = 128,
  OUTER = 258,
  MIDDLE = (INNER + OUTER) / 2;
const GAP = 1.1,
  ITEM = 44,
  SMALLEST = 0.72,
  EDGE = 19,
  WIDEST = 110,
  TIGHT = 0.5,
  LINE = 30;
/** How far below its middle the first of two rows stands on a sector. */
const HEIGHTS = [14, 8, 2, -4, -12];
/** How far aside a row may begin where its middle lies off its sector. */
const NEAR = [0, -8, 8, -16, 16, -24, 24, -36, 36, -48, 48];

/** A place on the ring, and how large what stands there is. */
type Seat = [x: number, y: number, scale: number];

/** How wide the i-th part of a ring of n is at a distance from the middle. */
const chord = (distance: number, n: number): number =>
  Math.min(200, 2 * distance * Math.sin(Math.PI / Math.max(n, 2))) - 10;
/** How much room there is from left to right in the middle of a part: across it at the top, along it at the sides. */
function room(distance: number, n: number, angle: number): number {
  const turned = (angle * Math.PI) / 180,
    along = OUTER - INNER - 12;
  return Math.min(
    chord(distance, n) / Math.max(Math.abs(Math.cos(turned)), 0.01),
    along / Math.max(Math.abs(Math.sin(turned)), 0.01),
  );
}
/** How much less of it there is above or below the middle, in a part that stands aslant. */
const slanted = (wide: number, aside: number, angle: number): number =>
  wide - 2 * aside * Math.abs(Math.sin((2 * angle * Math.PI) / 180));
/** The largest size, up to the wished one, at which a text of average letters fits. */
const fitting = (text: string, wished: number, width: number): number =>
  r(Math.min(wished, width / (text.length * 0.56)));

export const pt = (q: number, a: number): [number, number] => {
  const t = ((a - 90) * Math.PI) / 180;
  return [r(q * Math.cos(t)), r(q * Math.sin(t))];
};
export const wedge = (q0: number, q1: number, a0: number, a1: number): string => {
  const big = a1 - a0 > 180 ? 1 : 0;
  return `M${pt(q1, a0)}A${q1} ${q1} 0 ${big} 1 ${pt(q1, a1)}L${pt(q0, a1)}A${q0} ${q0} 0 ${big} 0 ${pt(q0, a0)}Z`;
};

/** The outline of the i-th of n sectors. */
export function outline(i: number, n: number): string {
  const step = 360 / n;
  return wedge(INNER, OUTER, i * step - step / 2 + GAP, (i + 1) * step - step / 2 - GAP);
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A name in one or two lines. */
function lines(name: string): string[] {
  const words = name.split(' ');
  if (name.length < 11 || words.length < 2) return [name];
  const cut = Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

const EFFECT = 11.5;

/** What a sector does, in two lines where one would be too small to read. */
function halves(text: string, wide: number): string[] {
  const words = text.split(' ');
  if (fitting(text, EFFECT, wide) >= EFFECT - 0.5 || words.length < 2) return [text];
  const cut = Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function items(place: Place, phone: boolean): string[] {
  const found = place.fighters.map(
    (one) =>
      `<g data-fighter="${one.id}">${one.id === 'automa' ? automaToken(0.84) : token(one.id, { scale: 0.84, you: one.you, field: one.field })}</g>`,
  );
  if (place.bot)
    found.push(`<g style="color:var(--text-2)" data-bot="${place.number}">${signs.bot}</g>`);
  for (const one of place.tokens)
    found.push(`<g style="color:${one.color}" transform="scale(.9)">${signs.token}</g>`);
  if (place.search)
    found.push(
      `<g style="color:var(--text-2)"><g transform="scale(${phone ? 0.8 : 0.56})">${actions.search}</g><text x="${phone ? 20 : 14}" y="${phone ? 7 : 5}" font-size="${phone ? 20 : 13}" font-weight="700" fill="var(--text-2)">${place.search}</text></g>`,
    );
  return found;
}

/** The ground of a sector; its hit area is drawn by the page. */
export function sector(place: Place, i: number, n: number, phone: boolean): string {
  const step = 360 / n,
    mid = i * step,
    kind = CLASS[place.kind]!,
    [cx, cy] = pt(MIDDLE + 7, mid);
  const edge = place.target
    ? 'var(--accent-2)'
    : place.here || place.open
      ? 'var(--accent)'
      : place.sinking
        ? 'var(--bad)'
        : 'var(--cell-edge)';
  const dash =
    place.open && !place.here
      ? 'stroke-dasharray="8 5"'
      : place.sinking && !place.here
        ? 'stroke-dasharray="3 5"'
        : '';
  let out = `<path d="${outline(i, n)}" fill="${place.sinking ? 'url(#waves)' : place.here ? 'var(--cell-2)' : 'var(--cell)'}" stroke="${edge}" stroke-width="${place.here || place.sinking || place.target ? 3.4 : place.open ? 3 : 1.6}" ${dash}/>`;
  for (let b = 0; b < kind.n; b++) {
    const m = mid + (b - (kind.n - 1) / 2) * 11;
    out += `<path d="${wedge(INNER + 5, INNER + 11, m - 4.6, m + 4.6)}" fill="${kind.color}"/>`;
  }
  const said = lines(place.name),
    two = said.length > 1,
    wide = slanted(room(MIDDLE + 2, n, mid), 16, mid),
    size = fitting(
      said
        .map((line, at) => (at ? line : `${place.number} ${line}`))
        .reduce((a, b) => (a.length > b.length ? a : b)),
      phone ? 19 : 13.5,
      wide,
    ),
    lead = phone ? 21 : 15,
    does = phone || !place.text ? [] : two ? [place.text] : halves(place.text, wide),
    // What a sector does in two lines stands higher, so that who is there does not cover it.
    up = does.length > 1 ? 7 : 0,
    top = phone ? (two ? -28 : -18) : two ? -33 : -26 - up;
  out += `<g transform="translate(${cx} ${cy})" text-anchor="middle" fill="var(--text)" font-size="${size}" font-weight="700">`;
  said.forEach((line, at) => {
    out += `<text y="${top + at * lead}">${at ? '' : `${place.number} `}${escaped(line)}</text>`;
  });
  if (does.length) {
    const longest = does.reduce((a, b) => (a.length > b.length ? a : b)),
      effect = fitting(longest, EFFECT, wide);
    does.forEach((line, at) => {
      out += `<text y="${(two ? -2 : -9 - up) + at * 13}" font-size="${effect}" font-weight="400" fill="var(--text-2)">${escaped(line)}</text>`;
    });
  }
  return `${out}</g>`;
}

/** Whether something as large as a figure, there, lies wholly on the i-th of n sectors. */
function isOn(x: number, y: number, i: number, n: number): boolean {
  const far = Math.hypot(x, y),
    half = Math.PI / n,
    turn = Math.atan2(x, -y) - 2 * half * i,
    aside = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  if (far < INNER + EDGE || far > OUTER - EDGE || (n > 1 && aside > half)) return false;
  return half - aside > Math.PI / 2 || far * Math.sin(half - aside) > EDGE;
}

/** From where to where a row of figures may stand at a height, around a place. */
function rowAt(x: number, y: number, i: number, n: number): [left: number, right: number] {
  const start = NEAR.map((by) => x + by).find((one) => isOn(one, y, i, n));
  if (start === undefined) return [x, x];
  let left = start,
    right = start;
  while (start - left < WIDEST && isOn(left - 1, y, i, n)) left -= 1;
  while (right - start < WIDEST && isOn(right + 1, y, i, n)) right += 1;
  return [left, right];
}

/** Figures side by side, as large as they fit. */
function seatRow(count: number, y: number, i: number, n: number): Seat[] {
  const [cx] = pt(MIDDLE + 7, (i * 360) / n),
    [left, right] = rowAt(cx, y, i, n),
    scale = Math.min(1, (right - left) / (ITEM * Math.max(count - 1, 1)) || 1),
    half = (ITEM * scale * (count - 1)) / 2,
    middle = Math.min(Math.max(cx, left + half), right - half);
  return Array.from({ length: count }, (_, at) => [middle - half + at * ITEM * scale, y, scale]);
}

/** Two rows, as low as both find room. */
function twoRows(count: number, cy: number, i: number, n: number): Seat[] {
  const first = Math.ceil(count / 2),
    tries = HEIGHTS.map((by) => [
      ...seatRow(first, cy + by, i, n),
      ...seatRow(count - first, cy + by + LINE, i, n),
    ]);
  const fits = (seats: Seat[]): boolean =>
    seats.every(([x, y, scale]) => scale >= TIGHT && isOn(x, y, i, n));
  return tries.find(fits) ?? tries.at(-1)!;
}

/** Where each of so many things stands on the i-th of n sectors, in the units of the ring, and how large it is. */
export function seatsIn(count: number, i: number, n: number): Seat[] {
  const [, cy] = pt(MIDDLE + 7, (i * 360) / n),
    one = seatRow(count, cy + 26, i, n),
    isOne = count < 2 || one[0]![2] >= SMALLEST,
    seats = isOne ? one : twoRows(count, cy, i, n),
    least = Math.min(isOne ? 1 : SMALLEST, ...seats.map((seat) => seat[2]));
  return seats.map(([x, y]) => [r(x), r(y), r(Math.max(TIGHT, least))]);
}

/** Who and what is on a sector; drawn over the grounds of all, so that a fighter can slide from one to another. */
export function standing(place: Place, i: number, n: number, phone: boolean): string {
  const all = items(place, phone),
    seats = seatsIn(all.length, i, n);
  return `<g text-anchor="middle">${all
    .map((item, at) => {
      const [x, y, scale] = seats[at]!;
      return `<g transform="translate(${x} ${y}) scale(${scale})">${item}</g>`;
    })
    .join('')}</g>`;
}

export const waves =
  '<defs><pattern id="waves" width="26" height="12" patternUnits="userSpaceOnUse"><rect width="26" height="12" fill="var(--water)"/><path d="M0 7C4 2 9 2 13 7S22 12 26 7" fill="none" stroke="var(--info)" stroke-opacity=".34" stroke-width="1.6"/></pattern></defs>';
