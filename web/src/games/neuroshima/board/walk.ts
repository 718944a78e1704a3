// Walking over the hexes by arrow keys, and turning the ring by stops.
import { DIR } from '../../../draw/board';
import { cellNamed, type Table } from '../view';

const STRAIGHT: Record<string, number[]> = {
  ArrowUp: [0],
  ArrowDown: [3],
  ArrowRight: [2, 1],
  ArrowLeft: [5, 4],
};
const ASLANT: Record<string, number[]> = {
  ArrowUp: [5],
  ArrowRight: [1],
  ArrowDown: [2],
  ArrowLeft: [4],
};

/** The hex next to this one in the direction of an arrow key; left and right go to the column beside. */
export function neighbour(table: Table, from: string, key: string, alt: boolean): string | null {
  const here = cellNamed(table, from);
  if (!here) return null;
  for (const way of (alt ? ASLANT : STRAIGHT)[key] ?? []) {
    const [q, p] = DIR[way]!;
    const next = table.cells.find(
      (cell) => cell.at[0] === here.at[0] + q && cell.at[1] === here.at[1] + p,
    );
    if (next) return next.name;
  }
  return null;
}

/** The stop that lies so many stops clockwise from this one. */
export function stopAfter(stops: readonly number[], facing: number, by: number): number {
  const order = [...stops].sort((a, b) => a - b),
    { length } = order;
  return order[(order.indexOf(facing) + (by % length) + length) % length]!;
}

/** Which of the stops lies nearest to a turn, counted in sixths from north. */
export function nearestStop(stops: readonly number[], turn: number): number | null {
  const apart = (stop: number): number =>
    Math.min(Math.abs(turn - stop), 6 - Math.abs(turn - stop));
  return [...stops].sort((a, b) => apart(a) - apart(b))[0] ?? null;
}
