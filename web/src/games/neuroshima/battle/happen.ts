// What was told, done to a picture of the board.
import type { GameEvent } from '../../../wire/types';
import { factsIn, type Piece, type Table } from '../view';

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

/** One thing that happened; only what was told is changed, nothing is worked out here. */
export function happen(table: Table, event: GameEvent): Table {
  const { at = '', from = '', tile, wounds = 0, player } = factsIn(event);
  switch (event.event) {
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
      return changeAt(table, from, (piece) => ({ ...piece, cell: at }));
    case 'swapped':
      return swap(table, from, at);
    case 'army-left':
      return keep(table, (piece) => piece.owner !== player);
    default:
      return table;
  }
}
