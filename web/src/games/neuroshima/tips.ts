// What everything on the table says of itself beside the pointer: its name on the first line, then what it does now.
import { joined, t, tOr } from '../../words/texts';
import { faceOfTile } from './faces';
import { armyName, markName, signed, tileName, tileWords } from './words/names';
import type { Mark } from '../../draw/sides';
import type { Piece, Player } from './view';

const lines = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join('\n');

/** What a tile gives to others, each gift with what it means. */
const gifts = (tile: string): string[] =>
  faceOfTile(tile).effects.map(({ do: name, value = 0 }) => {
    const gift = tOr(`nh-effect-${name}`, '', { value: signed(value) });
    return [gift, tOr(`nh-about-${name}`, '')].filter(Boolean).join(': ');
  });

/** A printed tile, in the stack or in the hand. */
export const tileTip = (tile: string): string => {
  const { kind } = faceOfTile(tile),
    isInstant = kind === 'instant';
  return lines(
    tileName(tile),
    tileWords(tile),
    ...(isInstant ? [] : gifts(tile)),
    kind === 'hq' && t('page-nh-tip-hq'),
  );
};

const TOLD = ['melee', 'ranged', 'gauss', 'net', 'armor', 'control'];

/** The marks of a tile by kind, with their strengths as they are now. */
function marksNow(sides: readonly Mark[][]): string {
  const found = sides.flat().filter(({ type }) => TOLD.includes(type)),
    kinds = [...new Set(found.map(({ type }) => type))];
  return kinds
    .map((kind) => {
      const strengths = found
        .filter(({ type, value }) => type === kind && value && type !== 'gauss')
        .map(({ value }) => value);
      return [t(`nh-mark-${markName(kind)}`), strengths.join(' + ')].filter(Boolean).join(' ');
    })
    .join(', ');
}

const segmentsOf = ({ initiative }: Piece): string =>
  joined(initiative.map((one) => String(typeof one === 'number' ? one : one.v)));

/** A tile on the board, in a few short lines: what it is and does at this moment. */
export const pieceTip = (piece: Piece): string => {
  const left = Math.max(0, piece.toughness - piece.wounds);
  return lines(
    tileName(piece.tile),
    piece.netted && t('page-nh-ear-netted'),
    piece.hp !== null && t('page-nh-ear-hp', { count: piece.hp }),
    piece.hp !== null && t('page-nh-tip-hq'),
    marksNow(piece.sides),
    ...gifts(piece.tile),
    piece.initiative.length > 0 && t('page-nh-ear-acts', { segments: segmentsOf(piece) }),
    left > 0 && t('nh-about-toughness', { left }),
    piece.mobility && t('nh-about-mobile'),
  );
};

export const hpTip = ({ army, hp, points }: Player, after: number): string =>
  lines(
    armyName(army),
    points === null ? t('page-nh-tip-hp', { hp }) : t('page-nh-tip-points', { points }),
    points === null && after < hp && t('page-nh-tip-risk', { after: Math.max(0, after) }),
  );
