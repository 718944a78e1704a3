// War of Bugs in words: log lines, tasks, actions, and what a cell says to the ear.
import { factsOf, has, joined, plain, strong, t, tOr, type Args } from '../../words/texts';
import { armyOf, cellAt, isMine, tableOf, unitsAt, type Table, type Unit } from './view';
import type { Action } from '../../state/choose';
import type { GameEvent, Json, Update } from '../../wire/types';
import type { Sentence } from '../face';

type Eyes = Pick<Update, 'seats' | 'seat' | 'view'>;

const NAMES = new Set(['unit', 'foe', 'trophy', 'medal']);

export const directionName = (direction: string): string => t(`bugs-direction-${direction}`);
/** Steps in words: north, north, east. */
export const pathWords = (path: string): string =>
  path === 'stay' ? t('bugs-path-stay') : [...path].map(directionName).join(', ');
export const unitName = (unit: string): string => t(`bugs-unit-${unit}`);
export const armyName = (army: string): string => t(`bugs-army-${army}`);

function valueOf(field: string, value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = String(value);
  if (field === 'path') return pathWords(text);
  const words = tOr(`bugs-${field}-${text}`, text);
  return NAMES.has(field) && text !== 'all' ? strong(words) : words;
}

/** Facts of an event, an action or a refusal as arguments of a message. */
export function argsOf(facts: Json): Args {
  const args: Args = {};
  for (const [field, value] of factsOf(facts))
    if (typeof value !== 'object') args[field] = valueOf(field, value);
  return args;
}

export const sentenceOf = (message: string, facts: Json): string =>
  tOr(message, message, argsOf(facts));

const HEADINGS = new Set(['turn-began', 'party-began', 'match-ended']);

export function tell(event: GameEvent, now: Eyes): Sentence | null {
  const army =
    typeof event.army === 'string'
      ? tableOf(now.view).armies.find((one) => one.army === event.army)
      : undefined;
  return {
    text: sentenceOf(`bugs-event-${event.event}`, event),
    rule: event.rule,
    seat: army ? army.seat : null,
    heading: HEADINGS.has(event.event),
  };
}

export function sayAction(action: Action, _seat: number, now: Eyes): string {
  if (action.do === 'propose') {
    const trophy = tableOf(now.view).trophy,
      message = trophy?.options[Number(action.option) - 1];
    return message && has(message) ? t(message) : sentenceOf('bugs-do-propose', action);
  }
  return sentenceOf(`bugs-do-${String(action.do)}`, action);
}

/** Whether the seat that looks leads more than one army. */
function leadsSeveral({ seats, seat }: Update): boolean {
  const armies = seats[seat ?? 0]?.armies;
  return Array.isArray(armies) && armies.length > 1;
}

export function task(now: Update): string {
  const question = tableOf(now.view).question;
  if (question.kind === 'order')
    return leadsSeveral(now)
      ? t('page-bugs-task-order-of', { army: armyName(String(question.args.army)) })
      : t('page-bugs-task-order');
  return plain(sentenceOf(question.message, question.args));
}

/** A unit to the ear: name, whose, what it can do, as it stands. */
export function unitWords(unit: Unit, table: Table, now: Update): string {
  const army = armyOf(table, unit.army),
    owner =
      isMine(now, army) && now.seat === army.seat ? t('page-bugs-yours') : armyName(unit.army);
  const parts = [
    t('page-bugs-ear-unit', {
      unit: unitName(unit.unit),
      owner,
      troop: t(`bugs-troop-${unit.troop}`),
      speed: unit.speed,
      strength: unit.strength?.total ?? unit.base_strength,
    }),
  ];
  if (unit.range) parts.push(t('page-bugs-ear-range', { range: unit.range }));
  return parts.join(' ');
}

/** Whom a troop beats outright, and by whom it is beaten; nothing where the rule is off. */
export function triangleWords({ beats, beaten_by: beatenBy }: Unit, { triangle }: Table): string[] {
  if (triangle === 'off') return [];
  const names = (units: readonly string[]): string => joined(units.map(unitName));
  return [
    ...(beats.length ? [t(`page-bugs-beats-${triangle}`, { units: names(beats) })] : []),
    ...(beatenBy.length ? [t(`page-bugs-beaten-${triangle}`, { units: names(beatenBy) })] : []),
    ...(beats.length || beatenBy.length ? [] : [t('page-bugs-beats-nobody')]),
  ];
}

/** What a unit does, in a few lines. */
export const unitTip = (unit: Unit, table: Table): string =>
  [...unit.traits.map((trait) => t(trait.message)), ...triangleWords(unit, table)].join('\n');

/** The mode, and what wins. */
export function goalWords(table: Table): string {
  const [side] = table.sides,
    influence = t('page-bugs-goal', { n: side?.goal ?? 0 });
  return table.mode === 'training'
    ? influence
    : t('page-bugs-goal-campaign', { influence, trophies: side?.trophies_to_win ?? 0 });
}

/** Every way in which this game can be won. */
export const waysToWin = (table: Table): string =>
  t(table.boards > 1 ? 'page-bugs-ways-allied' : 'page-bugs-ways', {
    n: table.sides[0]?.goal ?? 0,
  });

/** The special signs of a cell. */
export function signWords(table: Table, at: string): string[] {
  const cell = cellAt(table, at);
  if (!cell) return [];
  return [
    cell.artifact ? t('page-bugs-artifact') : '',
    cell.portal ? t('page-bugs-portal') : '',
    cell.train ? t('page-bugs-train', { army: armyName(cell.train) }) : '',
  ].filter(Boolean);
}

/** A cell to the ear, with what can be done there now. */
export function cellWords(at: string, table: Table, now: Update, offer: string | null): string {
  const units = unitsAt(table, at),
    signs = signWords(table, at);
  const what = units.length
    ? units.map((unit) => unitWords(unit, table, now)).join(' ')
    : t('page-bugs-free');
  return plain(
    [`${at}.`, what, signs.length ? `${joined(signs)}.` : '', offer ?? '']
      .filter(Boolean)
      .join(' '),
  );
}

export const percent = (share: number): number => Math.round(share * 100);
