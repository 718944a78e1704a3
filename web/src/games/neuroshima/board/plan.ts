// What all layers of a board need to know: which pieces are shown, where hexes lie, what is dimmed.
import { cellNamed, type Piece } from '../view';
import type { Axial } from '../../../draw/board';
import type { Lod } from '../../../draw/hexagon';
import type { BoardProps } from './props';

export interface Plan extends BoardProps {
  /** Tiles that stand on the board, the one under way among them. */
  shown: Piece[];
  /** Foundations, which lie beneath tiles. */
  bases: Piece[];
  lod: Lod;
  axial(cell: string): Axial;
  /** The class of what stands on a hex that is not lit. */
  dim(cell: string): string;
  /** The army that commands a piece which is not its own. */
  commanderOf(piece: Piece): string;
}

export function planOf(props: BoardProps, lod: Lod): Plan {
  const { table, ghost, bright } = props;
  const pieces = table.pieces.filter((piece) => !piece.foundation && piece.cell !== ghost?.cell);
  return {
    ...props,
    shown: ghost ? [...pieces, ghost] : pieces,
    bases: table.pieces.filter((piece) => piece.foundation),
    lod,
    axial: (cell) => cellNamed(table, cell)?.at ?? [0, 0],
    dim: (cell) => (bright && !bright.has(cell) ? 'dim' : ''),
    commanderOf: ({ commander, owner }) =>
      commander === owner
        ? ''
        : (table.players.find((player) => player.index === commander)?.army ?? ''),
  };
}
