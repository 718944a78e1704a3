// A tile on the board, from the JSON of the engine.
import { marksOf } from '../faces';
import { valuesOf } from './values';
import type { Initiative } from '../../../draw/middle';
import type { Mark } from '../../../draw/sides';
import type { Ground, TileInitiative, TileView } from '../../../wire/neuroshima';
import type { Piece } from '../view';

/** The marks of a tile by its own sides, attacks at their present strength. */
function sidesOf(tile: TileView): Mark[][] {
  return Array.from({ length: 6 }, (_, side) => {
    const printed = marksOf(tile.sides[(side + tile.rotation) % 6] ?? []);
    return printed.map((mark) => {
      const attack = tile.attacks.find((one) => one.side === side && one.kind === mark.type);
      return attack
        ? { ...mark, value: attack.strength, base: Math.min(attack.printed, attack.strength) }
        : mark;
    });
  });
}

function initiativeOf({ printed, now, extra }: TileInitiative): Initiative[] {
  const own = now.filter((value) => !extra.includes(value));
  const changed =
    own.reduce((sum, value) => sum + value, 0) -
    [...printed]
      .sort((a, b) => b - a)
      .slice(0, own.length)
      .reduce((sum, value) => sum + value, 0);
  return now.map((value): Initiative =>
    extra.includes(value)
      ? { v: value, lent: true }
      : changed
        ? { v: value, change: Math.sign(changed) }
        : value,
  );
}

export function readPiece(tile: TileView): Piece {
  return {
    tile: tile.tile,
    cell: tile.at,
    facing: tile.rotation,
    owner: tile.player,
    commander: tile.commander,
    wounds: tile.wounds,
    toughness: tile.toughness,
    hp: tile.hp ?? null,
    sides: sidesOf(tile),
    initiative: initiativeOf(tile.initiative),
    netted: tile.netted,
    nettedBy: tile.netted_by,
    mobility:
      (tile.moves.mobile && !tile.moves.used) || tile.moves.gifts.some((gift) => !gift.used),
    values: valuesOf(tile),
    foundation: false,
    unit: tile.unit ?? null,
  };
}

const known = new Map<string, { text: string; piece: Piece }>();

/** The piece on a hex; one that is as it was in the last picture is the same object, so that nothing of it is made again. */
export function keptPiece(tile: TileView): Piece {
  const text = JSON.stringify(tile),
    old = known.get(tile.at);
  if (old?.text === text) return old.piece;
  const piece = readPiece(tile);
  known.set(tile.at, { text, piece });
  return piece;
}

export const readGround = (base: Ground): Piece => ({
  tile: base.tile,
  cell: base.at,
  facing: 0,
  owner: base.player,
  commander: base.player,
  wounds: 0,
  toughness: 0,
  hp: null,
  sides: [[], [], [], [], [], []],
  initiative: [],
  netted: false,
  nettedBy: [],
  mobility: false,
  values: [],
  foundation: true,
  unit: null,
});
