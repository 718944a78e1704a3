// Neuroshima in words: log lines, tasks, actions, and what a hex says to the ear.
import { factsOf, language, plain, strong, t, tOr, type Args } from '../../words/texts';
import { faceOfTile } from './faces';
import { armyName, constructionName, leaderName, markName, tileName, tileWords } from './tile';
import { zoneName } from './scenario';
import { cellNamed, isMine, seatOf, foundationAt, pieceAt, type Piece, type Table } from './view';
import type { Action } from '../../state/choose';
import type { GameEvent, Json, Update } from '../../wire/types';
import type { Sentence } from '../face';

const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'];

/** A direction by number from north, clockwise, or by its short name. */
export const directionName = (value: number | string): string =>
  t(
    `nh-direction-${typeof value === 'number' ? DIRECTIONS[((value % 6) + 6) % 6] : value.toLowerCase()}`,
  );

type Eyes = Pick<Update, 'seats' | 'seat' | 'view'>;

function valueOf(field: string, value: unknown, now: Pick<Update, 'seats'>): string | number {
  if (field === 'tile' || field === 'target_tile') return strong(tileName(String(value)));
  if (field === 'army') return strong(armyName(String(value)));
  if (field === 'player' || field === 'seat')
    return armyName(String(now.seats[Number(value)]?.army ?? ''));
  if (field === 'direction' || field === 'facing') return directionName(value as number | string);
  if (field === 'construction') return strong(constructionName(String(value)));
  if (field === 'leader') return strong(leaderName(String(value)));
  if (field === 'procedure') return tOr(`nh-procedure-${String(value)}`, String(value));
  if (Array.isArray(value)) return value.map((one) => valueOf(field, one, now)).join(', ');
  return typeof value === 'number' ? value : String(value);
}

/** Facts of an event, an action or a refusal as arguments of a message. */
export function argsOf(facts: Json, now: Pick<Update, 'seats'>): Args {
  const args: Args = {};
  for (const [field, value] of factsOf(facts)) args[field] = valueOf(field, value, now);
  if ('facing' in facts && !('direction' in facts))
    args.direction = directionName(Number(facts.facing));
  return args;
}

export const sentenceOf = (message: string, facts: Json, now: Pick<Update, 'seats'>): string =>
  tOr(message, message, argsOf(facts, now));

/** Events that only frame others and are no line of the log by themselves. */
const SILENT = new Set(['segment-begun', 'segment-ended', 'battle-ended', 'turn-ended', 'wounded']);

export function tell(event: GameEvent, now: Eyes): Sentence | null {
  if (SILENT.has(event.event)) return null;
  const seat = typeof event.player === 'number' ? seatOf(now.view, event.player) : null;
  return {
    text: sentenceOf(`nh-event-${event.event}`, event, now),
    rule: event.rule,
    seat,
    heading: event.event === 'turn-began' || event.event === 'battle-begun',
  };
}

export const sayAction = (action: Action, _seat: number, now: Eyes): string =>
  tOr(`nh-do-${String(action.do)}`, String(action.do), argsOf(action as Json, now));

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
