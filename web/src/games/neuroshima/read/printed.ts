// A tile as it is printed, before anything is lent to it.
import { faceOfTile } from '../faces';
import type { Piece } from '../view';

/** Where it lies, how it is turned, whose it is, and the hit points its army has. */
export interface Lying {
  cell: string;
  facing: number;
  owner: number;
  hp: number | null;
}

export function printedPiece(id: string, { cell, facing, owner, hp }: Lying): Piece {
  const face = faceOfTile(id);
  return {
    tile: id,
    cell,
    facing,
    owner,
    commander: owner,
    wounds: 0,
    toughness: face.toughness ?? 0,
    hp: face.kind === 'hq' ? hp : null,
    sides: face.sides,
    initiative: face.initiative ?? [],
    netted: false,
    nettedBy: [],
    mobility: Boolean(face.mobility),
    values: [],
    foundation: face.kind === 'foundation',
    unit: null,
  };
}
