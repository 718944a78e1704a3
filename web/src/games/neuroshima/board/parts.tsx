// What the board is made of, part by part: a part that did not change is not drawn again.
import { at, C, type Axial } from '../../../draw/board';
import { hexPath, type Lod } from '../../../draw/hexagon';
import { keptTile, tileClass, type Tone } from '../../../draw/tile';
import { still } from '../../../parts/still';
import { faceOfTile } from '../faces';
import { stateOf, type Piece } from '../view';

const placed = new Map<string, string>();

/** Where a hex lies, as a transform. */
export function place(cell: Axial): string {
  const key = cell.join(),
    known = placed.get(key);
  if (known) return known;
  const [x, y] = at(cell),
    made = `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  placed.set(key, made);
  return made;
}

const EDGE = hexPath(C - 1.5, 6),
  INSIDE = hexPath(C - 3, 6),
  OPEN = hexPath(C - 9, 6);

interface GroundGiven {
  where: string;
  cls: string;
  legal: boolean;
  label: string;
  terminal: boolean;
  zone: string | undefined;
  note: string | undefined;
}

/** An empty cell: its edge, its name while it is free, a dashed ring while it may be chosen. */
export const Ground = still(({ where, cls, legal, label, zone, note, terminal }: GroundGiven) => (
  <g transform={where} class={cls}>
    <path d={EDGE} fill="var(--cell)" stroke="var(--cell-edge)" stroke-width="1.6" />
    {zone && <path d={INSIDE} fill={zone} opacity=".25" />}
    {terminal && (
      <circle
        r="40"
        fill="none"
        stroke="var(--cell-edge)"
        stroke-width="3"
        stroke-dasharray="2 7"
      />
    )}
    {legal && (
      <path
        d={OPEN}
        fill="var(--cell-2)"
        stroke="var(--accent)"
        stroke-width="2.4"
        stroke-dasharray="9 7"
      />
    )}
    {label && (
      <text y="6" text-anchor="middle" font-size="17" font-weight="600" fill="var(--cell-text)">
        {label}
      </text>
    )}
    {note && (
      <text y="28" text-anchor="middle" font-size="14" fill="var(--text-2)">
        {note}
      </text>
    )}
  </g>
));

const read = new Map<string, Element>();
const READ_LIMIT = 2000;

/** What is in the group of a drawing; its text is read once, for elements are copied faster. */
function inside(svg: string): Node[] {
  let made = read.get(svg);
  if (!made) {
    if (read.size > READ_LIMIT) read.clear();
    made = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    made.innerHTML = svg;
    read.set(svg, made);
  }
  return [...(made.firstChild?.cloneNode(true).childNodes ?? [])];
}

interface TileGiven {
  piece: Piece;
  where: string;
  cls: string;
  lod: Lod;
  tone: Tone;
  by: string;
  part: 'body' | 'values';
}

const drawn = new WeakMap<Piece, Map<string, string>>();

/** The drawing of a piece; the same piece is not even looked at again. */
function svgOf(piece: Piece, lod: Lod, tone: Tone, by: string, part: 'body' | 'values'): string {
  const key = `${lod} ${tone} ${part} ${by}`,
    known = drawn.get(piece) ?? new Map<string, string>();
  const svg =
    known.get(key) ??
    keptTile(faceOfTile(piece.tile), {
      lod,
      tone,
      rotation: piece.facing,
      state: stateOf(piece, () => by),
      part,
    });
  drawn.set(piece, known.set(key, svg));
  return svg;
}

/** One half of a tile: what lies under the lines of attack, or what lies over them. The inner group is the one that a show moves. */
export const TilePart = still(({ piece, where, cls, lod, tone, by, part }: TileGiven) => {
  const svg = svgOf(piece, lod, tone, by, part);
  return (
    <g transform={where} class={cls} data-piece={piece.cell}>
      <g
        class={`${tileClass(faceOfTile(piece.tile), tone)} ${part === 'body' ? 'settle' : ''}`}
        ref={(group) => {
          group?.replaceChildren(...inside(svg));
        }}
      />
    </g>
  );
});

const HIT = hexPath(C - 2, 6),
  FOCUS = hexPath(C - 5, 6);

/** A hex as a button; what it is pressed for is heard by the board. */
export const Hex = still(
  ({
    name,
    where,
    label,
    isOpen,
    isStop,
  }: {
    name: string;
    where: string;
    label: string;
    isOpen: boolean;
    isStop: boolean;
  }) => (
    <g
      class="hex"
      data-cell={name}
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-label={label}
      data-open={isOpen ? 'true' : undefined}
      transform={where}
    >
      <path class="hit" d={HIT} />
      <path class="focus-ring" d={FOCUS} />
    </g>
  ),
);

/** The hex an event happened on. */
export const hexOf = (event: Event): SVGElement | null =>
  event.target instanceof Element ? event.target.closest<SVGElement>('[data-cell]') : null;
