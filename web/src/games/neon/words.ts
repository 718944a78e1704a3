// Neon in words: names, log lines, tasks and actions.
import { factsOf, has, joined, strong, t, tOr, type Args } from '../../words/texts';
import type { Action } from '../../state/choose';
import type { GameEvent, Json, Update } from '../../wire/types';
import type { Sentence } from '../face';
import { eyes, factsIn, type Table } from './view';

type Eyes = Pick<Update, 'seats' | 'seat' | 'view'>;
/** Things of the board that stand out in a sentence. */
const NAMED = new Set([
  'fighter',
  'target',
  'sector',
  'loot',
  'weapon',
  'source',
  'upgrade',
  'bot',
  'token',
]);

/** A value as players call it: `sector: park` is neon-sector-park; a value may name its kind itself: `fighter-akari`. */
export function named(field: string, value: unknown): string | number {
  if (Array.isArray(value))
    return value.map((one) => named(field, one)).join(field === 'fighter' ? ', ' : ' / ');
  if (typeof value === 'number') return field === 'seat' ? value + 1 : value;
  const id = [`neon-${field}-${String(value)}`, `neon-${String(value)}`].find(has);
  return id ? t(id) : String(value);
}

export function argsOf(facts: Json): Args {
  const args: Args = {};
  for (const [field, value] of factsOf(facts)) {
    if (typeof value === 'boolean') continue;
    const name = named(field, value);
    args[field] = typeof name === 'string' && NAMED.has(field) ? strong(name) : name;
  }
  return args;
}

export const sentenceOf = (message: string, facts: Json): string =>
  tOr(message, message, argsOf(facts));

/** Events of the set-up, and those that another line tells already. */
const SILENT = new Set([
  'ring-laid',
  'bot-laid',
  'token-lost',
  'search-token-laid',
  'deck-shuffled',
]);
const HEADINGS = new Set(['round-began', 'turn-began']);

const ATTACK_FACES = ['crit', 'hit', 'maybe', 'miss'],
  DEFENCE_FACES = ['block_any', 'block_normal', 'fail_energy', 'fail'];
const FACES: Record<string, string[]> = {
  'attack-rolled': ATTACK_FACES,
  'attack-rerolled': ATTACK_FACES,
  'defense-rolled': DEFENCE_FACES,
  'defense-rerolled': DEFENCE_FACES,
  blocked: ['crit', 'hit'],
};

/** A roll by the faces that came up; those that did not are not told. */
function rollWords(event: GameEvent): string | null {
  const { target } = argsOf(event),
    faces = FACES[event.event]
      ?.filter((face) => Number(event[face]) > 0)
      .map((face) => t(`page-neon-rolled-${face.replace('_', '-')}`, { n: Number(event[face]) }));
  if (!faces) return null;
  const args = { target: target ?? '', faces: joined(faces) };
  if (event.event === 'blocked')
    return t(faces.length ? 'page-neon-told-through' : 'page-neon-told-through-none', args);
  return faces.length ? t(`page-neon-roll-${event.event}`, args) : null;
}

export function tell(event: GameEvent, now: Eyes): Sentence | null {
  if (SILENT.has(event.event)) return null;
  const { seat, target_seat: target } = factsIn(event),
    whose = [seat, target].find((one) => one !== undefined && one in now.seats);
  return {
    text: rollWords(event) ?? sentenceOf(`neon-event-${event.event}`, event),
    rule: event.rule,
    seat: whose ?? null,
    heading: HEADINGS.has(event.event),
  };
}

export const sayAction = (action: Action, _seat: number, _now: Eyes): string =>
  sentenceOf(`neon-do-${String(action.do)}`, action);

export const fighterName = (table: Table, seat: number | 'bot'): string => {
  if (seat === 'bot') return t('neon-bot');
  const id = table.fighters[seat]?.fighter;
  return id ? t(`neon-fighter-${id}`) : t('page-neon-seat', { n: seat + 1 });
};

export const halfName = (option: string): string => t(`neon-half-${option}`);
/** What a half offers, in as few words as fit a card. */
export const halfShort = (options: readonly string[]): string =>
  options
    .map((option, i) =>
      i && option.startsWith('energy') ? t(`page-neon-short-${option}`) : halfName(option),
    )
    .join(` ${t('page-neon-or')} `);
export const halfNames = (options: readonly string[]): string =>
  options.map(halfName).join(` ${t('page-neon-or')} `);
export const sectorTitle = (id: string): string => t(`neon-sector-${id}`);
export const lootName = (id: string): string =>
  id === 'basic-weapon' ? t('neon-basic-weapon') : t(`neon-loot-${id}`);
export const sourceName = (source: string): string => t(`neon-${source}`);

/** Where a fighter is. */
export const placeName = (table: Table, place: 'ship' | 'out' | number): string => {
  if (place === 'ship') return t('neon-ship');
  if (place === 'out') return t('neon-eliminated');
  const found = table.ring.find((one) => one.number === place);
  return found ? sectorTitle(found.sector) : String(place);
};

/** A sector to the ear: number, name, class, who and what is there. */
export function sectorWords(
  table: Table,
  number: number,
  now: Pick<Update, 'seat'>,
  offer: string | null,
): string {
  const place = table.ring.find((one) => one.number === number);
  if (!place) return '';
  const parts = [
    t('page-neon-ear-sector', {
      n: number,
      sector: sectorTitle(place.sector),
      class: t(`neon-class-${place.class}`),
    }),
  ];
  if (table.closes === number) parts.push(t('page-neon-ear-sinks'));
  const who = place.fighters.map((seat) =>
    seat === eyes(now) && now.seat !== null ? t('page-neon-you') : fighterName(table, seat),
  );
  if (who.length) parts.push(t('page-neon-ear-fighters', { names: who.join(', ') }));
  if (place.bot) parts.push(`${t('neon-bot')}: ${t(`neon-bot-${place.bot}`)}.`);
  for (const one of place.tokens) parts.push(`${t(`neon-token-${one.token}`)}.`);
  if (place.search) parts.push(`${t('neon-search-tokens', { n: place.search })}.`);
  if (offer) parts.push(offer);
  return parts.join(' ');
}
