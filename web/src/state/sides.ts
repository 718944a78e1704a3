// Whose side a seat is on, with the eyes of who looks.
import type { Update } from '../wire/types';

type Looker = Pick<Update, 'seat' | 'seats' | 'held'>;

function isBeside(seats: Looker['seats'], seat: number, eyes: number): boolean {
  const teams = seats.map((info) => info.team);
  return seat === eyes || (teams[seat] !== undefined && teams[seat] === teams[eyes]);
}

/** Your side; for spectators that of the first seat. */
export function isMine(now: Looker & Pick<Update, 'waiting'>, seat: number): boolean {
  const shared = now.waiting.find((one) => now.held.includes(one)),
    eyes = now.seat ?? (now.held.length > 1 ? shared : now.held[0]) ?? 0;
  return isBeside(now.seats, seat, eyes);
}

/** Light tone: your side. At one screen for all it is the first seat's, whoever looks: colours do not change with every turn. */
export function isLight({ seat: own, seats, held }: Looker, seat: number): boolean {
  const eyes = held.length > 1 ? Math.min(...held) : (own ?? held[0] ?? 0);
  return isBeside(seats, seat, eyes);
}
