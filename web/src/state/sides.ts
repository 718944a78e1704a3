// Whose side a seat is on, with the eyes of who looks.
import type { Update } from '../wire/types';

/** Light tone: your side; for spectators the first seat. */
export function isMine(
  now: Pick<Update, 'seat' | 'seats' | 'held' | 'waiting'>,
  seat: number,
): boolean {
  const eyes =
    now.seat ??
    (now.held.length > 1 ? now.waiting.find((one) => now.held.includes(one)) : now.held[0]) ??
    0;
  const teams = now.seats.map((info) => info.team);
  return seat === eyes || (teams[seat] !== undefined && teams[seat] === teams[eyes]);
}
