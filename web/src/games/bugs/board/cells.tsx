// Every cell as a button: pressed, held, dragged from, walked over by arrows.
import { useRef } from 'preact/hooks';
import { isMouseMenu } from '../../../parts/tips';
import { asSeen, beside, pointOf, type Cell } from '../view';
import type { OneBoard } from './props';

const HOVER = 350;
const KEYS: Record<string, string> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  ArrowLeft: 'W',
  ArrowRight: 'E',
};

type CellPointer = PointerEvent & { currentTarget: SVGGElement };

export interface Presses {
  press(at: string): void;
  down(event: CellPointer, at: string): void;
  enter(event: CellPointer, at: string): void;
  leave(): void;
  /** Focus that came by keys explains, too. */
  focus(event: FocusEvent & { currentTarget: SVGGElement }, at: string): void;
  calm(): void;
  /** For the whole board: a pressed pointer comes over a cell, or is let go. */
  move(event: PointerEvent): void;
  drop(): void;
}

const cellUnder = (event: PointerEvent): string | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-cell]')
    ?.dataset.cell ?? null;

/** What is done with cells by a pointer; a rest upon one, or a long touch, explains it. */
export function usePresses({ onCell, onExplain, onDrag }: OneBoard): Presses {
  const timer = useRef(0),
    isLong = useRef(false),
    from = useRef<string | null>(null),
    isDragged = useRef(false);
  const calm = (): void => clearTimeout(timer.current);
  const explainLater = (at: string, target: Element, isHeld: boolean): void => {
    calm();
    timer.current = window.setTimeout(() => {
      isLong.current = isHeld;
      if (isHeld) navigator.vibrate?.(10);
      onExplain?.(at, target.getBoundingClientRect());
    }, HOVER);
  };
  return {
    calm,
    press: (at) => {
      if (!isDragged.current && !isLong.current) onCell?.(at);
      isDragged.current = isLong.current = false;
    },
    down: (event, at) => {
      isLong.current = isDragged.current = false;
      if (event.button === 0 && onDrag?.begin(at)) {
        from.current = at;
        event.currentTarget.releasePointerCapture?.(event.pointerId);
      }
      if (event.pointerType !== 'mouse') explainLater(at, event.currentTarget, true);
    },
    enter: (event, at) => {
      if (event.pointerType === 'mouse') explainLater(at, event.currentTarget, false);
    },
    leave: () => {
      calm();
      onExplain?.(null, null);
    },
    focus: ({ currentTarget }, at) => {
      if (!currentTarget.matches(':focus-visible')) return;
      calm();
      onExplain?.(null, null);
      onExplain?.(at, currentTarget.getBoundingClientRect());
    },
    move: (event) => {
      const start = from.current,
        at = start && cellUnder(event);
      if (!start || !at || (at === start && !isDragged.current)) return;
      calm();
      isDragged.current = true;
      onDrag?.over(start, at);
    },
    drop: () => {
      if (from.current) onDrag?.end();
      from.current = null;
      calm();
    },
  };
}

function pressKey(
  event: KeyboardEvent & { currentTarget: SVGGElement },
  at: string,
  board: OneBoard,
) {
  const direction = KEYS[event.key],
    next = direction && beside(board.table, at, asSeen(board.table, direction));
  if (direction) event.preventDefault();
  if (next) {
    board.setFocus(next);
    event.currentTarget.ownerSVGElement
      ?.querySelector<SVGElement>(`[data-cell="${next}"]`)
      ?.focus();
  }
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Enter' && board.onEnter?.(at)) return;
  board.onCell?.(at);
}

const CellButton = ({
  cell: { at },
  board,
  presses,
}: {
  cell: Cell;
  board: OneBoard;
  presses: Presses;
}) => (
  <g
    class="cell"
    role="button"
    data-cell={at}
    data-open={board.open?.has(at) ?? false}
    tabIndex={at === board.focus || board.open?.has(at) ? 0 : -1}
    aria-label={board.label(at)}
    transform={`translate(${pointOf(board.table, at).join(' ')})`}
    onClick={() => presses.press(at)}
    onDblClick={() => board.onInspect?.(at)}
    onContextMenu={(event) => {
      event.preventDefault();
      if (isMouseMenu(event)) board.onInspect?.(at);
    }}
    onFocus={(event) => {
      board.setFocus(at);
      presses.focus(event, at);
    }}
    onBlur={presses.leave}
    onKeyDown={(event) => pressKey(event, at, board)}
    onPointerDown={(event) => presses.down(event, at)}
    onPointerUp={presses.calm}
    onPointerEnter={(event) => presses.enter(event, at)}
    onPointerLeave={presses.leave}
  >
    <rect class="hit" x={-49} y={-49} width={98} height={98} />
    <rect class="focus-ring" x={-44} y={-44} width={88} height={88} rx={5} />
  </g>
);

export const Cells = ({
  cells,
  board,
  presses,
}: {
  cells: readonly Cell[];
  board: OneBoard;
  presses: Presses;
}) => (
  <>
    {cells.map((cell) => (
      <CellButton key={cell.at} cell={cell} board={board} presses={presses} />
    ))}
  </>
);
