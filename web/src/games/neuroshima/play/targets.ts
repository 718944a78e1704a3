// What a puzzle is about: the HQ or the tiles that are to fall, or the own HQ that is to stand.
import { guide } from '../../../parts/guide';
import { isMine, type Piece, type Table } from '../view';
import type { Update } from '../../../wire/types';

const isHq = ({ hp }: Piece): boolean => hp !== null && hp !== undefined;

export function targetsOf({ pieces }: Table, now: Update): string[] {
  const goal = guide.value?.goal,
    isTheirs = ({ owner }: Piece): boolean => !isMine(now, owner);
  const wanted: Record<string, (piece: Piece) => boolean> = {
    'destroy-hq': (piece) => isHq(piece) && isTheirs(piece),
    damage: (piece) => isHq(piece) && isTheirs(piece),
    'destroy-tile': (piece) => piece.tile === goal?.tile && isTheirs(piece),
    survive: (piece) => isHq(piece) && !isTheirs(piece),
  };
  const fits = wanted[String(goal?.kind)];
  return fits ? pieces.filter(fits).map(({ cell }) => cell) : [];
}
