// What the board is made of, part by part: a part that did not change is not drawn again.
import { at, ground, C, type Axial, type CellStyle } from '../../draw/board';
import { hexPath, type Lod } from '../../draw/hexagon';
import { keptTile, type Tone } from '../../draw/tile';
import { still } from '../../shell/still';
import { faceOfTile } from './faces';
import { stateOf, type Piece } from './view';

const placed = new Map<string, string>();

/** Where a hex lies, as a transform. */
export function place(cell: Axial): string {
  const key = cell.join(), known = placed.get(key);
  if (known) return known;
  const [x, y] = at(cell), made = `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  placed.set(key, made);
  return made;
}

export const Ground = still(({ where, cls, ...style }: CellStyle & { where: string; cls: string }) =>
  <g transform={where} class={cls} dangerouslySetInnerHTML={{ __html: ground(style) }} />);

interface TileGiven { piece: Piece; where: string; cls: string; lod: Lod; tone: Tone; by: string; part: 'body' | 'values' }

/** One half of a tile: what lies under the lines of attack, or what lies over them. The inner group is the one that slides. */
export const TilePart = still(({ piece, where, cls, lod, tone, by, part }: TileGiven) => <g transform={where} class={cls} data-piece={piece.cell}>
  <g class={part === 'body' ? 'settle' : undefined} dangerouslySetInnerHTML={{ __html: keptTile(faceOfTile(piece.tile), { lod, tone, rotation: piece.facing, state: stateOf(piece, () => by), part }) }} /></g>);

const HIT = hexPath(C - 2, 6), FOCUS = hexPath(C - 5, 6);

/** A hex as a button; what it is pressed for is heard by the board. */
export const Hex = still(({ name, where, label, isOpen, isStop }: { name: string; where: string; label: string; isOpen: boolean; isStop: boolean }) =>
  <g class="hex" data-cell={name} role="button" tabindex={isStop ? 0 : -1} aria-label={label} data-open={isOpen ? 'true' : undefined} transform={where}><path class="hit" d={HIT} /><path class="focus-ring" d={FOCUS} /></g>);

/** The hex an event happened on. */
export const hexOf = (event: Event): SVGElement | null => (event.target as Element | null)?.closest<SVGElement>('[data-cell]') ?? null;
