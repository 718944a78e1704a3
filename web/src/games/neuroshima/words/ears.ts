// What a hex and the tile on it say to the ear.
import { language, plain, t } from '../../../words/texts';
import { faceOfTile } from '../faces';
import { cellNamed, foundationAt, isMine, pieceAt, type Piece, type Table } from '../view';
import {
  armyName,
  constructionName,
  directionName,
  markName,
  tileName,
  tileWords,
  zoneName,
} from './names';
import type { Update } from '../../../wire/types';

const listed = (numbers: readonly number[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(numbers.map(String));

const initiatives = (piece: Piece): number[] =>
  piece.initiative.map((one) => (typeof one === 'number' ? one : one.v));

/** Attacks of a tile as it stands, by direction on the board. */
export function attackWords(piece: Piece): string[] {
  return piece.sides.flatMap((marks, side) =>
    marks
      .filter((mark) => ['melee', 'ranged', 'gauss', 'net', 'armor'].includes(mark.type))
      .map(
        (mark) =>
          `${t(`nh-mark-${markName(mark.type)}`)}${mark.value && mark.type !== 'gauss' ? ` ${mark.value}` : ''} ${directionName(side + piece.facing)}`,
      ),
  );
}

const said = new WeakMap<Piece, { eyes: string; words: string }>();

/** A tile to the ear; most tiles of a new position are those of the one before, and are not put into words again. */
export function pieceWords(piece: Piece, table: Table, now: Update): string {
  const eyes = `${language.value} ${isMine(now, piece.owner)}`,
    known = said.get(piece);
  if (known?.eyes === eyes) return known.words;
  const words = wordsOf(piece, table, now);
  said.set(piece, { eyes, words });
  return words;
}

/** Name, whose, where it faces, what it does, when it acts. */
function wordsOf(piece: Piece, table: Table, now: Update): string {
  const army =
    table.players.find((player) => player.index === piece.owner)?.army ??
    faceOfTile(piece.tile).army;
  const parts = [
    t('page-nh-ear-tile', {
      tile: tileName(piece.tile),
      owner: isMine(now, piece.owner) ? t('page-nh-yours') : armyName(army),
      cell: piece.cell,
      direction: directionName(piece.facing),
    }),
  ];
  if (piece.unit)
    parts.push(
      t('nh-state-unit', {
        construction: constructionName(piece.unit.construction),
        twin: piece.unit.twin,
      }),
    );
  if (piece.hp !== null) parts.push(t('page-nh-ear-hp', { count: piece.hp }));
  if (piece.netted) parts.push(t('page-nh-ear-netted'));
  const attacks = attackWords(piece);
  if (attacks.length) parts.push(`${attacks.join(', ')}.`);
  else if (!faceOfTile(piece.tile).initiative?.length) parts.push(`${tileWords(piece.tile)}.`);
  if (piece.initiative.length)
    parts.push(t('page-nh-ear-acts', { segments: listed(initiatives(piece)) }));
  if (piece.hp === null && !piece.foundation)
    parts.push(t('nh-about-toughness', { left: Math.max(0, piece.toughness - piece.wounds) }));
  return plain(parts.join(' '));
}

/** A hex to the ear, with what can be done there now. */
export function cellWords(cell: string, table: Table, now: Update, offer: string | null): string {
  const piece = pieceAt(table, cell),
    base = foundationAt(table, cell);
  const what = piece
    ? pieceWords(piece, table, now)
    : base
      ? t('page-nh-ear-base', { cell, tile: tileName(base.tile) })
      : t('page-nh-ear-free', { cell });
  const zone = cellNamed(table, cell)?.zone;
  const place = zone ? `${what} ${zoneName(zone)}.` : what;
  return offer ? `${place} ${offer}` : place;
}
