// Starting a match: from a set-up and a way to play, to its address.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import { insist, newKey } from '../wire/insist';
import type { Create, Created, GameInfo, Games, Json, SeatPlan } from '../wire/types';
import { learnPrefix } from '../words/texts';
import { keepHost } from './invitations';
import { go } from './route';
import { change, keepSeats, settings } from './settings';

export type Way = 'bot' | 'hot' | 'link' | 'watch';

export const games = signal<Games | null>(null);
export const loadGames = async (): Promise<void> => {
  const found = await api.games();
  for (const { name, prefix } of found.games) learnPrefix(name, prefix);
  games.value = found;
};
export const gameInfo = (name: string): GameInfo | undefined =>
  games.value?.games.find((game) => game.name === name);

/** The game whose rules are numbered like this one. */
export const gameOfRule = (id: string): string =>
  games.value?.games.find((game) => id.startsWith(`${game.rule_prefix}-`))?.name ?? '';

export const defaults = (info: GameInfo): Json =>
  Object.fromEntries(info.options.map((option) => [option.name, option.default]));

/** The options of a game as this player last chose them, `preset` before any choice. */
export function setupOf(info: GameInfo, preset: Json): Json {
  const kept = settings.value.setups[info.name] ?? {};
  const known = Object.fromEntries(
    Object.entries(kept).filter(([name]) => info.options.some((option) => option.name === name)),
  );
  return { ...defaults(info), ...preset, ...known };
}

export const keepSetup = (game: string, setup: Json): void =>
  change({ setups: { ...settings.value.setups, [game]: setup } });

export const botNames = (): string[] => games.value?.bots.map((bot) => bot.name) ?? [];

/** The level last chosen, else the weakest that thinks: the first is random. */
export function level(): string {
  const names = botNames();
  return names.includes(settings.value.bot) ? settings.value.bot : (names[1] ?? 'random');
}

export function seatsFor(way: Way, count: number, bot: string, player: string): SeatPlan[] {
  const human = (name: string): SeatPlan => ({ kind: 'human', name });
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    if (way === 'hot') return human(seat === 0 ? player : '');
    if (way === 'watch') return { kind: 'bot', bot };
    if (seat === 0) return human(player);
    return way === 'link' ? { kind: 'open' } : { kind: 'bot', bot };
  });
}

/** `practice`: everything may be taken back; it stands on the table for all to see. */
export async function start(
  game: string,
  setup: Json,
  way: Way,
  practice = false,
): Promise<Created> {
  const checked = await api.check(game, setup);
  const seats = seatsFor(way, checked.seats.length, level(), settings.value.player);
  return create({ game, setup: checked.setup, seats, listed: false, practice });
}

/** Makes a match, once however often the request is sent, keeps its secrets and opens it. */
export async function create(wish: Create): Promise<Created> {
  const keyed = { ...wish, key: newKey() };
  const created = await insist(() => api.create(keyed));
  keepSeats(created.match, created.tokens);
  keepHost(created);
  go(`/m/${created.match}`);
  return created;
}
