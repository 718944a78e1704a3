// What was told, done to a picture of the board.
import type { GameEvent } from '../../../wire/types';
import type { Piece, Table } from '../view';

/** A fact of an event that is a text, and one that is a number. */
export const text = (event: GameEvent, field: string): string => String(event[field] ?? '');
export const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

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
  const hp = number(event, 'hp'),
    at = text(event, 'at');
  const players = table.players.map((player) =>
    player.index === number(event, 'player') ? { ...player, hp } : player,
  );
  return change({ ...table, players }, (piece) =>
    piece.hp !== null && piece.cell === at ? { ...piece, hp } : piece,
  );
}

/** One thing that happened; only what was told is changed, nothing is worked out here. */
export function happen(table: Table, event: GameEvent): Table {
  const at = text(event, 'at'),
    from = text(event, 'from');
  switch (event.event) {
    case 'destroyed':
    case 'returned':
    case 'spent':
    case 'replaced':
      return keep(
        table,
        (piece) => piece.cell !== at || (piece.tile !== text(event, 'tile') && piece.foundation),
      );
    case 'mine-cleared':
      return keep(table, (piece) => piece.cell !== at || !piece.foundation);
    case 'wounded':
      return changeAt(table, at, (piece) => ({ ...piece, wounds: number(event, 'wounds') }));
    case 'hq-hurt':
      return hurt(table, event);
    case 'moved':
    case 'pushed':
      return changeAt(table, from, (piece) => ({ ...piece, cell: at }));
    case 'swapped':
      return swap(table, from, at);
    case 'army-left':
      return keep(table, (piece) => piece.owner !== number(event, 'player'));
    default:
      return table;
  }
}
