// The ring around the tile in hand: dragged by a pointer from stop to stop.
import { at, ring, RING, type Axial } from '../../../draw/board';
import { place } from './parts';
import { nearestStop } from './walk';
import type { RingState } from './props';

/** Which of the allowed stops lies nearest to a pointer around a hex. */
function stopAt(
  svg: SVGSVGElement,
  cell: Axial,
  event: PointerEvent | MouseEvent,
  stops: readonly number[],
): number | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()),
    [x, y] = at(cell);
  const degrees = (Math.atan2(point.y - y, point.x - x) * 180) / Math.PI;
  return nearestStop(stops, ((degrees + 90 + 360) % 360) / 60);
}

export function RingLayer({
  ringed,
  cell,
  onTurn,
  svg,
}: {
  ringed: RingState;
  cell: Axial;
  onTurn(facing: number): void;
  svg(): SVGSVGElement | null;
}) {
  const drag = (event: PointerEvent): void => {
    const owner = svg();
    if (!owner) return;
    event.preventDefault();
    event.stopPropagation();
    const turn = (to: PointerEvent): void => {
      const stop = stopAt(owner, cell, to, ringed.stops);
      if (stop !== null) onTurn(stop);
    };
    const stop = (): void => {
      removeEventListener('pointermove', turn);
      removeEventListener('pointerup', stop);
    };
    turn(event);
    addEventListener('pointermove', turn);
    addEventListener('pointerup', stop);
  };
  return (
    <g>
      <g class="deco" dangerouslySetInnerHTML={{ __html: ring(cell, ringed.facing) }} />
      <circle
        class="ring-hit"
        transform={place(cell)}
        r={RING}
        fill="none"
        stroke="transparent"
        stroke-width="34"
        style="pointer-events:stroke;cursor:grab;touch-action:none"
        onPointerDown={drag}
      />
    </g>
  );
}
