// The next game after this one: the same again with the sides exchanged.
import type { Create, Json, SeatInfo, SeatPlan, Update } from '../wire/types';
import { create } from './newgame';
import { settings } from './settings';

/** Who plays a seat next: whoever held it here, a bot of the same level, or by a new link. */
function planOf(now: Update, { seat, kind, bot, player }: SeatInfo): SeatPlan {
  if (now.held.includes(seat)) return { kind: 'human', name: player || settings.value.player };
  return kind === 'bot' && bot ? { kind: 'bot', bot } : { kind: 'open' };
}

/** What each seat was dealt takes the place of what was left to chance. */
function dealt({ setup, seats }: Update): Json {
  const fighters = seats.map((seat) => ('fighter' in seat ? seat.fighter : null));
  return 'fighters' in setup && fighters.every((one) => typeof one === 'string')
    ? { ...setup, fighters }
    : setup;
}

/** Everybody moves on by one seat; of two sides each gets the other's. */
export function exchanged(now: Update): Create {
  const plans = now.seats.map((info) => planOf(now, info)),
    seats = plans.map((_, i) => plans[(i + plans.length - 1) % plans.length]!);
  const { game, practice } = now;
  return {
    game,
    setup: dealt(now),
    seats,
    practice,
    listed: seats.every((one) => one.kind !== 'open'),
  };
}

/** The seat that the holder of one seat takes then. */
export const nextSeatOf = (now: Update, seat: number): number => (seat + 1) % now.seats.length;

export const rematch = async (now: Update): Promise<void> => {
  await create(exchanged(now));
};
