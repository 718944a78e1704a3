// What was told, done to a picture of the board.
import type { GameEvent } from '../../../wire/types';
import { printedPiece } from '../read/printed';
import { factsIn, pieceAt, type Piece, type Table } from '../view';

const keep = (table: Table, stays: (piece: Piece) => boolean): Table => ({
  ...table,
  pieces: table.pieces.filter(stays),
});

const change = (table: Table, how: (piece: Piece) => Piece): Table => ({
  ...table,
  pieces: table.pieces.map(how),
});

/** The tile on this hex is changed, the foundation under it is not. */
const changeAt = (table: Table, cell: string, how: (piece: Piece) => Piece): Table =>
  change(table, (piece) => (piece.cell === cell && !piece.foundation ? how(piece) : piece));

function swap(table: Table, one: string, other: string): Table {
  const across: Record<string, string> = { [one]: other, [other]: one };
  return change(table, (piece) => {
    const cell = piece.foundation ? undefined : across[piece.cell];
    return cell === undefined ? piece : { ...piece, cell };
  });
}

function hurt(table: Table, event: GameEvent): Table {
  const { hp = 0, at, player: hurtOne } = factsIn(event);
  const players = table.players.map((player) =>
    player.index === hurtOne ? { ...player, hp } : player,
  );
  return change({ ...table, players }, (piece) =>
    piece.hp !== null && piece.cell === at ? { ...piece, hp } : piece,
  );
}

/** A tile that was laid: as it lies afterwards where it still does, else as it is printed. */
function lay(table: Table, event: GameEvent, after: Table | undefined): Table {
  const { at = '', tile = '', facing = 0, player = 0 } = factsIn(event),
    known = after && pieceAt(after, at),
    army = table.players.find((one) => one.index === player);
  const fresh = printedPiece(tile, { cell: at, facing, owner: player, hp: army?.hp ?? 0 }),
    laid = known?.tile === tile && known.owner === player ? { ...known, wounds: 0, facing } : fresh;
  const hp = fresh.hp === null ? null : (army?.hp ?? fresh.hp);
  return { ...table, pieces: [...table.pieces, { ...laid, hp }] };
}

/** One thing that happened; only what was told is changed, nothing is worked out here. `after` is the table some time later. */
export function happen(table: Table, event: GameEvent, after?: Table): Table {
  const { at = '', from = '', tile, wounds = 0, player, facing } = factsIn(event);
  switch (event.event) {
    case 'placed':
    case 'hq-placed':
      return lay(table, event, after);
    case 'turned':
      return changeAt(table, at, (piece) => ({ ...piece, facing: facing ?? piece.facing }));
    case 'destroyed':
    case 'returned':
    case 'spent':
    case 'replaced':
      return keep(table, (piece) => piece.cell !== at || (piece.tile !== tile && piece.foundation));
    case 'mine-cleared':
      return keep(table, (piece) => piece.cell !== at || !piece.foundation);
    case 'wounded':
      return changeAt(table, at, (piece) => ({ ...piece, wounds }));
    case 'hq-hurt':
      return hurt(table, event);
    case 'moved':
    case 'pushed':
      return changeAt(table, from, (piece) => ({
        ...piece,
        cell: at,
        facing: facing ?? piece.facing,
      }));
    case 'swapped':
      return swap(table, from, at);
    case 'army-left':
      return keep(table, (piece) => piece.owner !== player);
    default:
      return table;
  }
}
