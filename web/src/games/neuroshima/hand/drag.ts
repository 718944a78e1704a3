// A card of the hand dragged to a hex.
import { legal } from '../../../state/store';
import { pickCard, press } from '../choice/choice';

const DRAG_START = 8,
  LIFT = 40;

export interface Drag {
  tile: string;
  x: number;
  y: number;
  isTouch: boolean;
}

const cellUnder = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-cell]')?.getAttribute('data-cell'))
    .find(Boolean) ?? null;

/** Follows a card from the hand until it is let go over a hex. */
export function startDrag(
  event: PointerEvent,
  tile: string,
  index: number,
  show: (drag: Drag | null) => void,
): void {
  if (
    event.button !== 0 ||
    !legal.value.some((action) => action.tile === tile && action.at !== undefined)
  )
    return;
  const { clientX, clientY } = event,
    isTouch = event.pointerType !== 'mouse',
    lift = isTouch ? LIFT : 0;
  let moving = false;
  const move = (now: PointerEvent): void => {
    if (!moving && Math.hypot(now.clientX - clientX, now.clientY - clientY) < DRAG_START) return;
    if (!moving) {
      moving = true;
      pickCard(index, tile);
    }
    show({ tile, x: now.clientX, y: now.clientY - lift, isTouch });
  };
  const drop = (now: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    show(null);
    const cell =
      moving && now.type === 'pointerup' ? cellUnder(now.clientX, now.clientY - lift) : null;
    if (!cell) return;
    press(cell);
    document.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}
