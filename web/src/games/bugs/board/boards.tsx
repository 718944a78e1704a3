// The boards as one SVG each: ground, marks, pieces, paths; every cell is a button, arrows move between them.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ground, HALF } from '../../../draw/bugs';
import { t } from '../../../words/texts';
import { Cells, usePresses } from './cells';
import { Barred, Inked, Left, Marked, Pieces } from './layers';
import type { BoardProps, OneBoard } from './props';

const LEFT = -284,
  TOP = -262,
  SIZE = HALF * 2 + 46,
  NAME = 30;

/** One of two boards has room for its name above it. */
const boxOf = (boards: number): string =>
  boards > 1 ? `${LEFT} ${TOP - NAME} ${SIZE} ${SIZE + NAME}` : `${LEFT} ${TOP} ${SIZE} ${SIZE}`;

function Board(board: OneBoard) {
  const cells = board.table.cells.filter((cell) => cell.board === board.board),
    presses = usePresses(board);
  const picture = useMemo(
    () => ground(cells, board.table.turned),
    [board.table.turned, cells.map((cell) => `${cell.portal}${cell.artifact}`).join()],
  );
  return (
    <svg
      class={`b5 ${board.away ? 'away' : ''}`}
      viewBox={boxOf(board.table.boards)}
      role="application"
      aria-label={board.table.boards > 1 ? t('page-bugs-board-n', { n: board.board }) : board.title}
      aria-roledescription={board.role}
      onPointerMove={presses.move}
      onPointerUp={presses.drop}
      onPointerCancel={presses.drop}
    >
      <g dangerouslySetInnerHTML={{ __html: picture }} />
      {board.table.boards > 1 && (
        <text class="board-name" x={-HALF} y={TOP - 6} aria-hidden="true">
          {t('page-bugs-board-n', { n: board.board })}
        </text>
      )}
      <Marked board={board} cells={cells} />
      <Left board={board} cells={cells} />
      <Pieces board={board} cells={cells} />
      <Inked board={board} cells={cells} />
      <Barred board={board} cells={cells} />
      <Cells board={board} cells={cells} presses={presses} />
    </svg>
  );
}

/** One board, or two side by side; a phone has room for one of them, first for the one on which something is asked or happens. */
export function Boards(props: BoardProps & { lead?: string | null }) {
  const { table } = props,
    numbers = Array.from({ length: table.boards }, (_, index) => index + 1),
    lead = table.cells.find((cell) => cell.at === props.lead)?.board ?? 1,
    [shown, show] = useState(lead);
  useEffect(() => show(lead), [props.lead]);
  return (
    <div class={`boards boards-${table.boards}`}>
      {table.boards > 1 && (
        <div class="board-tabs only-phone">
          {numbers.map((n) => (
            <button class="btn quiet" aria-pressed={shown === n} onClick={() => show(n)}>
              {t('page-bugs-board-n', { n })}
            </button>
          ))}
        </div>
      )}
      {numbers.map((n) => (
        <Board {...props} board={n} away={shown !== n} />
      ))}
    </div>
  );
}
