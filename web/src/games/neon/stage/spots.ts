// Where figures stand on the ring, in its units, by the table alone; and where that is on the screen.
import { MIDDLE, pt, seatsIn } from '../../../draw/arena';
import type { Theatre } from '../../../stage';
import type { Table } from '../view';

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Where a fighter stands; null on the drop ship and for those who are out. */
export function standOf(table: Table, seat: number | 'bot', sector?: number): Stand | null {
  const i = table.ring.findIndex((one) =>
      seat === 'bot' ? one.number === sector : one.fighters.includes(seat),
    ),
    place = table.ring[i];
  if (!place) return null;
  const count =
      place.fighters.length +
      Number(place.bot !== null) +
      place.tokens.length +
      Number(place.search > 0),
    at = seat === 'bot' ? place.fighters.length : place.fighters.indexOf(seat),
    found = seatsIn(count, i, table.ring.length)[at];
  return found ? { x: found[0], y: found[1], scale: found[2] } : null;
}

/** The middle of a sector. */
export function middleOf(table: Table, sector: number): Stand | null {
  const i = table.ring.findIndex((one) => one.number === sector);
  if (i < 0) return null;
  const [x, y] = pt(MIDDLE, (i * 360) / table.ring.length);
  return { x, y, scale: 1 };
}

/** A place of the ring in the pixels of the layer. */
export function onScreen(theatre: Theatre, stand: Stand): { x: number; y: number } | null {
  const ring = theatre.find('.arena')[0] as SVGSVGElement | undefined,
    matrix = ring?.getScreenCTM();
  if (!matrix) return null;
  const { left, top } = theatre.layer.getBoundingClientRect();
  return {
    x: stand.x * matrix.a + matrix.e - left,
    y: stand.y * matrix.d + matrix.f - top,
  };
}
