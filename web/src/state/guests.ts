// A match against a visitor's bot.
import { api } from '../wire/api';
import type { Json } from '../wire/types';
import { create, level, seatsFor } from './newgame';
import { settings } from './settings';

/** The bot sits opposite; where there are more seats, our own bots take the others. */
export async function beginAgainst(
  guest: string,
  game: string,
  setup: Json,
  practice: boolean,
): Promise<void> {
  const checked = await api.check(game, setup);
  const seats = seatsFor('bot', checked.seats.length, level(), settings.value.player);
  seats[1] = { kind: 'guest', guest };
  await create({ game, setup: checked.setup, seats, practice });
}
