// Where the stops of a path lie, and the line that joins them: rows that turn back, each game in its own manner.
import { ink } from '../draw/bugs';

export type Manner = 'workshop' | 'night' | 'paper';
export interface Spot {
  x: number;
  y: number;
}

export const STOP = 148,
  ROW = 168;
const TOP = 62,
  BOW = 30,
  SWING = 8;

/** How far a stop lies from the middle of its row: tiles swing, sectors lie on an arc, bugs crawl. */
function off(manner: Manner, at: number, columns: number): number {
  if (manner === 'night') {
    const part = columns > 1 ? (at / (columns - 1)) * 2 - 1 : 0;
    return BOW * part * part - BOW / 2;
  }
  return (at % 2 ? SWING : -SWING) * (manner === 'paper' ? 1.6 : 1);
}

/** The places of so many stops in a width; every other row runs back. */
export function spots(count: number, width: number, manner: Manner): Spot[] {
  const columns = Math.max(2, Math.floor(width / STOP)),
    step = width / columns;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns),
      at = n % columns,
      column = row % 2 ? columns - 1 - at : at;
    return { x: (column + 0.5) * step, y: TOP + row * ROW + off(manner, column, columns) };
  });
}

/** The height that these stops need, their names included. */
export const heightOf = (places: readonly Spot[]): number =>
  Math.max(0, ...places.map(({ y }) => y)) + 116;

let seed = 0;
const random = (): number => {
  seed = (seed * 16807 + 11) % 2147483647;
  return seed / 2147483647 - 0.5;
};

/** The line from stop to stop as SVG text; what is learned is drawn through. */
export function trail(places: readonly Spot[], manner: Manner, learned: number): string {
  seed = 7;
  return places
    .slice(1)
    .map((to, i) => {
      const from = places[i]!,
        done = i < learned;
      if (manner === 'paper')
        return ink(
          from.x,
          from.y,
          to.x,
          to.y,
          done ? 9 : 3.5,
          done ? 'var(--side-a)' : 'var(--line-2)',
          random,
        );
      const dash = done ? '' : ' stroke-dasharray="2 13"';
      return `<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(${done ? '--good' : '--line-2'})" stroke-width="${done ? 9 : 5}" stroke-linecap="round"${dash}/>`;
    })
    .join('');
}
