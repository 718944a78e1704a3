// Neuroshima in sentences: log lines, tasks and actions.
import { factsOf, joined, strong, t, tOr, type Args } from '../../../words/texts';
import { armyName, constructionName, directionName, leaderName, tileName } from './names';
import { seatOf } from '../view';
import type { Action } from '../../../state/choose';
import type { GameEvent, Json, Update } from '../../../wire/types';
import type { Sentence } from '../../face';

type Eyes = Pick<Update, 'seats' | 'seat' | 'view'>;

function valueOf(field: string, value: unknown, now: Pick<Update, 'seats'>): string | number {
  if (field === 'tile' || field.endsWith('_tile')) return strong(tileName(String(value)));
  if (field === 'army') return strong(armyName(String(value)));
  if (field === 'player' || field === 'seat')
    return armyName(String(now.seats[Number(value)]?.army ?? ''));
  if (field === 'direction' || field === 'facing')
    return directionName(typeof value === 'number' ? value : String(value));
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

/** Tiles that were drawn one after the other are told in one line. */
const drawn = (event: GameEvent): Sentence['joins'] => ({
  kind: 'drawn',
  things: [strong(tileName(String(event.tile)))],
  say: (tiles) =>
    t('page-nh-stage-draws', {
      army: strong(armyName(String(event.army))),
      tiles: joined(tiles),
    }),
});

export function tell(event: GameEvent, now: Eyes): Sentence | null {
  if (SILENT.has(event.event)) return null;
  const seat = typeof event.player === 'number' ? seatOf(now.view, event.player) : null;
  return {
    ...(event.event === 'drawn' ? { joins: drawn(event) } : {}),
    text: sentenceOf(`nh-event-${event.event}`, event, now),
    rule: event.rule,
    seat,
    heading: event.event === 'turn-began' || event.event === 'battle-begun',
  };
}

const STAYS = ['move', 'go'];

/** A move that stays on its hex only turns the tile. */
const verbOf = (action: Action): string =>
  STAYS.includes(String(action.do)) && action.from === action.at
    ? `${String(action.do)}-turn`
    : String(action.do);

export const sayAction = (action: Action, _seat: number, now: Eyes): string =>
  tOr(`nh-do-${verbOf(action)}`, String(action.do), argsOf(action, now));
