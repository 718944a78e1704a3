// Every hex as a button: clicked, held, asked about, walked over by keys.
import { useEffect, useRef } from 'preact/hooks';
import { Hex, hexOf, place } from './parts';
import { neighbour } from './walk';
import type { BoardProps } from './props';

const HOVER = 350;

export interface Presses {
  click(event: Event): void;
  inspect(event: Event): void;
  focusIn(event: Event): void;
  down(event: PointerEvent): void;
  up(event: PointerEvent): void;
  over(event: PointerEvent): void;
  out(event: PointerEvent): void;
  /** A press turned into a gesture: it is no click and asks for nothing. */
  grab(): void;
}

const isEntered = (event: PointerEvent, hex: Element): boolean =>
  !(event.relatedTarget instanceof Node && hex.contains(event.relatedTarget));

/** What is done with the hexes by a pointer; a rest upon one, or a long touch, explains it. */
export function usePresses({ onCell, onExplain, onInspect, setFocus }: BoardProps): Presses {
  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined),
    wasLong = useRef(false);
  useEffect(() => () => clearTimeout(hover.current), []);
  const explainLater = (hex: Element, isTouch: boolean): void => {
    clearTimeout(hover.current);
    hover.current = setTimeout(() => {
      wasLong.current = isTouch;
      onExplain?.(hex.getAttribute('data-cell'), hex.getBoundingClientRect());
    }, HOVER);
  };
  const explainNever = (): void => {
    clearTimeout(hover.current);
    onExplain?.(null, null);
  };
  const cellOf = (event: Event): string | undefined => hexOf(event)?.dataset.cell;
  return {
    click: (event) => {
      const cell = cellOf(event);
      if (!cell) return;
      if (wasLong.current) {
        wasLong.current = false;
        return;
      }
      explainNever();
      setFocus(cell);
      onCell?.(cell);
    },
    inspect: (event) => {
      const cell = cellOf(event);
      if (cell) onInspect?.(cell);
    },
    focusIn: (event) => {
      const cell = cellOf(event);
      if (cell) setFocus(cell);
    },
    down: (event) => {
      const hex = hexOf(event);
      if (!hex || event.pointerType === 'mouse') return;
      wasLong.current = false;
      explainLater(hex, true);
    },
    up: (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(hover.current);
    },
    over: (event) => {
      const hex = hexOf(event);
      if (hex && event.pointerType === 'mouse' && isEntered(event, hex)) explainLater(hex, false);
    },
    out: (event) => {
      const hex = hexOf(event);
      if (hex && isEntered(event, hex)) explainNever();
    },
    grab: () => {
      wasLong.current = true;
      clearTimeout(hover.current);
    },
  };
}

/** Arrows walk, Enter and Space press. */
export function pressKey(
  event: KeyboardEvent,
  { table, focus, setFocus, onCell, onEnter }: BoardProps,
  svg: SVGSVGElement | null,
): void {
  if (event.key.startsWith('Arrow')) {
    const next = neighbour(table, focus, event.key, event.altKey);
    event.preventDefault();
    if (!next) return;
    setFocus(next);
    svg?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    event.stopPropagation();
  }
  if ((event.key === 'Enter' && !event.shiftKey) || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Enter' || !onEnter?.()) onCell?.(focus);
  }
}

export const Hexes = ({ board, presses }: { board: BoardProps; presses: Presses }) => (
  <g
    onClick={presses.click}
    onDblClick={presses.inspect}
    onContextMenu={(event) => {
      event.preventDefault();
      presses.inspect(event);
    }}
    onFocusIn={presses.focusIn}
    onPointerDown={presses.down}
    onPointerUp={presses.up}
    onPointerOver={presses.over}
    onPointerOut={presses.out}
  >
    {board.table.cells.map((cell) => (
      <Hex
        key={cell.name}
        name={cell.name}
        where={place(cell.at)}
        label={board.label(cell.name)}
        isOpen={Boolean(board.legal?.has(cell.name))}
        isStop={cell.name === board.focus}
      />
    ))}
  </g>
);
