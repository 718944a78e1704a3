// Who lends what to a tile: lettered in its sums, and with the same letters on the board when they are shown there.
import { signal } from '@preact/signals';
import { at } from '../../../draw/board';
import type { Piece, Reason } from '../view';
import type { Plan } from '../board/plan';

interface Shown {
  cell: string;
  lenders: readonly string[];
}

const shown = signal<Shown | null>(null);

const A = 'a'.charCodeAt(0);
export const letterOf = (lenders: readonly string[], cell: string): string =>
  lenders.includes(cell) ? String.fromCharCode(A + lenders.indexOf(cell)) : '';

export const lenderIn = ({ args }: Reason): string => (typeof args.at === 'string' ? args.at : '');

/** The hexes of all tiles that lend something, in the order of the sums. */
export const lendersOf = (piece: Piece): string[] => [
  ...new Set(
    piece.values
      .flatMap(({ reasons }) => reasons.map(lenderIn))
      .filter((cell) => cell && cell !== piece.cell),
  ),
];

function hide(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Tab') return;
  shown.value = null;
  removeEventListener('pointerdown', hide, true);
  removeEventListener('keydown', hide, true);
}

/** Letters them on the board until something is pressed. */
export function showLenders(piece: Piece): void {
  shown.value = { cell: piece.cell, lenders: lendersOf(piece) };
  addEventListener('pointerdown', hide, true);
  addEventListener('keydown', hide, true);
}

const SHORTER = 0.34;

/** A bar from each lender to the tile, and its letter. */
export function Lenders({ plan }: { plan: Plan }) {
  if (!shown.value) return null;
  const { cell, lenders } = shown.value,
    [x, y] = at(plan.axial(cell));
  return (
    <g class="lenders deco">
      {lenders.map((lender) => {
        const [ax, ay] = at(plan.axial(lender)),
          [dx, dy] = [(x - ax) * SHORTER, (y - ay) * SHORTER];
        return (
          <g data-lender={lender}>
            <path d={`M${ax + dx} ${ay + dy}L${x - dx} ${y - dy}`} />
            <circle cx={ax + 30} cy={ay + 26} r="15" />
            <text x={ax + 30} y={ay + 32}>
              {letterOf(lenders, lender)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
