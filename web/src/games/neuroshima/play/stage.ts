// The table as it is shown while a move is under way: the tile where it would lie, what is gone from where it stood.
import { picked, type Action, type Picks } from '../../../state/choose';
import { printedPiece } from '../read/printed';
import { pieceAt, type Line, type Piece, type Table } from '../view';
import type { DrawnLine } from '../board/props';

/** The move under way: what is picked, what is left, where the ring points and whether it is open. */
export interface Underway {
  picks: Picks;
  left: readonly Action[];
  facing: number | null;
  isTurning: boolean;
  tentative: Action | null;
}

const TURNING = ['rotate', 'turn', 'run-rotation', 'swivel', 'lead-turn'];
const MOVING = ['move', 'go', 'ride', 'lead-move', ...TURNING];
/** Moves after which the board can be shown as it would be: nothing else happens by them. */
const STAYING = [
  'place',
  'hq',
  'move',
  'go',
  'ride',
  'rotate',
  'turn',
  'castle',
  'run-rotation',
  'run-swap',
  'lay',
  'swivel',
];

const isText = (value: unknown): value is string => typeof value === 'string';

function originOf({ picks, left }: Underway): unknown {
  const first = left[0]?.from;
  return picked(picks, 'from') ?? (left.every((one) => one.from === first) ? first : undefined);
}

/** Which tile of the hand, or HQ, the move would place. */
function placedTile({ picks, left }: Underway, table: Table): string | null {
  const verb = left[0]?.do,
    tile = picked(picks, 'tile');
  if (verb === 'hq') return `${String(table.players[table.asker]?.army)}-hq`;
  return (verb === 'place' || verb === 'lay') && isText(tile) ? tile : null;
}

/** The tile under way, drawn where it would come to lie. */
export function ghostOf(table: Table, move: Underway): Piece | null {
  const verb = String(move.left[0]?.do),
    at = picked(move.picks, 'at') ?? (move.isTurning ? move.left[0]?.at : undefined);
  if (!isText(at)) return null;
  const from = originOf(move),
    source = isText(from) ? from : TURNING.includes(verb) ? at : null,
    moving = source === null ? undefined : pieceAt(table, source);
  const facing = move.facing ?? 0;
  if (moving && MOVING.includes(verb)) return { ...moving, cell: at, facing };
  const id = placedTile(move, table);
  if (!id) return null;
  const owner = table.asker;
  return printedPiece(id, { cell: at, facing, owner, hp: table.players[owner]?.hp ?? null });
}

export interface Stage {
  table: Table;
  ghost: Piece | null;
}

const without = (table: Table, cell: string | undefined): Table => ({
  ...table,
  pieces: table.pieces.filter((piece) => piece.cell !== cell || piece.foundation),
});

/** The table after the move without the tile under way, where nothing else happens by it. */
const settledOf = (
  move: Underway | null,
  after: Table | null,
  cell: string | undefined,
): Table | null =>
  after && STAYING.includes(String(move?.tentative?.do)) ? without(after, cell) : null;

/** The table and the tile under way; `after` is the table as the engine says it would be. */
export function stageOf(table: Table, move: Underway | null, after: Table | null): Stage {
  const ghost = move && ghostOf(table, move);
  if (!move || !ghost) return { table: settledOf(move, after, undefined) ?? table, ghost: null };
  const settled = settledOf(move, after, ghost.cell);
  if (settled) return { table: settled, ghost: pieceAt(after!, ghost.cell) ?? ghost };
  const from = picked(move.picks, 'from');
  return {
    table: isText(from) && from !== ghost.cell ? without(table, from) : table,
    ghost,
  };
}

/** Which lines are drawn: everybody's, one side's or none; those of a tile in focus stand out. */
export function drawnLines(
  lines: readonly Line[],
  which: string,
  isMine: (player: number) => boolean,
  isInFocus: (cell: string) => boolean,
): DrawnLine[] {
  if (which === 'none') return [];
  return lines
    .filter((line) => which === 'all' || (which === 'mine') === isMine(line.seat))
    .map((line) => ({
      line,
      whose: isMine(line.seat) ? 'out' : 'in',
      rank: isInFocus(line.from) ? 'focus' : 'calm',
    }));
}
