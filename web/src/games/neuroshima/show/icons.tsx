// The small picture of a step: the tile it is about, with its present numbers.
import { TILE_BOX, TILE_RATIO } from '../../../draw/hexagon';
import { tileInside, type Tone } from '../../../draw/tile';
import { Drawing } from '../../../parts/icon';
import { update } from '../../../state/store';
import { faceOfTile } from '../faces';
import { isLight, pieceAt, stateOf, type Piece, type Table } from '../view';

const SIZE = 34;

const Picture = ({ svg }: { svg: string }) => (
  <Drawing
    cls="tile-svg"
    svg={svg}
    box={TILE_BOX}
    width={SIZE}
    height={Math.round(SIZE * TILE_RATIO)}
  />
);

export const tileIcon = (tile: string, tone: Tone) => () => (
  <Picture svg={tileInside(faceOfTile(tile), SIZE, { lod: 's', tone })} />
);

const toneOf = (piece: Piece): Tone =>
  update.value && isLight(update.value, piece.commander) ? 'light' : 'dark';

/** The tile on a hex as it was then: an HQ wears its hit points, not those it began with. */
export const iconOf = (table: Table, cell: string) => () => {
  const piece = pieceAt(table, cell);
  if (!piece) return null;
  const state = stateOf(piece, (player) => table.players[player]?.army ?? '');
  return (
    <Picture
      svg={tileInside(faceOfTile(piece.tile), SIZE, {
        lod: 's',
        tone: toneOf(piece),
        rotation: piece.facing,
        state,
      })}
    />
  );
};
