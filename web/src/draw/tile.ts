// One board tile as SVG text. Side i is drawn at the top and turned by 60 * (i + rotation) degrees; the middle never turns.
import { instants, units } from './glyphs';
import { GAP, rim, type Busy } from './rim';
import { R, hexPath, lodFor, type Lod } from './hexagon';
import { blast, corners, middle, overlay, taken, type TileFace, type TileState } from './middle';
import { flat } from './flat';
import { side } from './sides';

/** Light tiles are of your side, dark ones of the others. */
export type Tone = 'light' | 'dark';

/** `part` draws only what lies under ('body') or over ('values') the lines of attack. */
export interface TileStyle {
  lod?: Lod;
  tone?: Tone;
  rotation?: number;
  state?: TileState;
  cls?: string;
  part?: 'all' | 'body' | 'values';
}

/** What gives a tile its colours. */
export const tileClass = (t: TileFace, tone: Tone): string => `tile army-${t.army} tone-${tone}`;

type Plain = { lod: Lod; tone: Tone; cls: string };

/** The whole tile; a taken one keeps its own face and wears the rim of the army that commands it. */
export function tile(
  t: TileFace,
  { lod = 'l', tone = 'dark', rotation = 0, state = {}, cls = '', part = 'all' }: TileStyle = {},
): string {
  if (t.kind === 'instant') return part === 'values' ? '' : instant(t, { lod, tone, cls });
  if (t.kind === 'foundation') return part === 'values' ? '' : foundation(t, { lod, tone, cls });
  const commander = state.by ?? t.army;
  let s = `<path d="${hexPath(R)}" fill="var(--face)"/>`;
  s += `<path d="${hexPath(R - 9)}" fill="var(--face-2)"/>`;
  const marks = state.sides ?? t.sides;
  const busy: Busy[] = [];
  marks.forEach((m, i) => {
    const d = (i + rotation) % 6,
      n = m.find((x) => x.type === 'melee')?.value ?? 1;
    if (m.length)
      busy[d] = m.some((x) => x.type === 'armor' || x.type === 'net')
        ? 'full'
        : GAP[lod] + (n - 1) * 6 + (m.some((x) => x.type === 'control') ? 5 : 0);
  });
  s += state.by
    ? `<g class="army-${commander} tone-${tone}">${rim(commander, lod, busy)}</g>`
    : rim(commander, lod, busy);
  if (t.kind === 'hq')
    s += `<path d="${hexPath(R - 9)}" fill="none" stroke="var(--rim)" stroke-width="1.5" opacity=".7"/>`;
  const deg = (i: number): number => 60 * ((i + rotation) % 6),
    turn = (i: number): string => `rotate(${deg(i)})`;
  const links = marks
    .map((m, i) =>
      m.some((x) => x.type === 'link' || x.type === 'hostile')
        ? `<g transform="${turn(i)}">${side(m, lod, deg(i))}</g>`
        : '',
    )
    .join('');
  const rest = marks
    .map((m, i) =>
      m.length && !m.some((x) => x.type === 'link' || x.type === 'hostile')
        ? `<g transform="${turn(i)}">${side(m, lod, deg(i))}</g>`
        : '',
    )
    .join('');
  let [under, over] = middle(t, lod, state);
  if (state.netted && t.kind !== 'hq')
    over = t.kind === 'module' ? `<g opacity=".5">${over}</g>` : '';
  s += `${under}<g${state.netted ? ' opacity=".45"' : ''}>${links}${rest}</g>`;
  if (lod !== 's') s += `<path d="${hexPath(R)}" fill="url(#sheen)"/>`;
  let v = over + corners(t, lod, state) + blast(t, lod);
  if (state.by) v += taken(lod);
  v += overlay(lod, state);
  // lines of attack are drawn between the body and the values, so that no number is ever covered
  return `<g class="${tileClass(t, tone)} ${cls}" data-tile="${t.id}">${part === 'values' ? '' : s}${part === 'body' ? '' : v}</g>`;
}

function instant(t: TileFace, { lod, tone, cls }: Plain): string {
  // used at once, never placed: solid colour, no sides
  const z = { s: 1.9, m: 1.75, l: 1.6 }[lod];
  return `<g class="${tileClass(t, tone)} ${cls}" data-tile="${t.id}"><path d="${hexPath(R)}" fill="var(--rim)"/><path d="${hexPath(R - 4)}" fill="none" stroke="var(--face)" stroke-width="2" stroke-dasharray="7 5"/><g transform="scale(${z})" style="color:var(--face);--cut:var(--rim)">${instants[t.glyph] ?? ''}</g></g>`;
}
function foundation(t: TileFace, { lod, tone, cls }: Plain): string {
  // lies under tiles: no rim, sunken disc
  const z = { s: 1.7, m: 1.5, l: 1.4 }[lod];
  return `<g class="${tileClass(t, tone)} ${cls}" data-tile="${t.id}"><path d="${hexPath(R - 3)}" fill="none" stroke="var(--rim)" stroke-width="2.5" stroke-dasharray="3 6"/><circle r="33" fill="var(--face)" stroke="var(--rim)" stroke-width="4" stroke-dasharray="8 6"/><g transform="scale(${z})" style="color:var(--rim);--cut:var(--face)">${units.mine}</g></g>`;
}

const kept = new Map<string, string>();
const KEPT_LIMIT = 2000;

/** The same drawing for the same data is made once. */
export function keptTile(t: TileFace, style: TileStyle): string {
  const key = JSON.stringify([t, style]);
  let drawn = kept.get(key);
  if (drawn === undefined) {
    if (kept.size > KEPT_LIMIT) kept.clear();
    drawn = flat(tile(t, style));
    kept.set(key, drawn);
  }
  return drawn;
}

/** The inside of a standalone <svg viewBox="-62 -54 124 108"> that is `px` pixels wide. */
export const tileInside = (t: TileFace, px: number, style: TileStyle = {}): string =>
  keptTile(t, { ...style, lod: style.lod ?? lodFor(px) });
