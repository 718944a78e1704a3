// The unfinished matches of this browser, and a match in one line.
import { api, ApiError } from '../wire/api';
import type { Summary } from '../wire/types';
import { tOr } from '../words/texts';
import { triedMatches } from './kept';
import { forgetMatch, heldSeats } from './settings';

const LOOKED_AT = 12;

/** What a match is about, in one line. */
export function matchLine(summary: Summary): string {
  const sides = summary.seats.map((seat) => tOr(seat.name, seat.name)).join(' : ');
  return `${tOr(`page-game-${summary.game}`, summary.game)}, ${sides}`;
}

/** Whether a match waits for a seat that this browser holds. */
export const mineIn = (summary: Summary): boolean =>
  summary.waiting.some((seat) => String(seat) in (heldSeats.value[summary.match] ?? {}));

/** The unfinished matches in which this browser holds a seat; those that are gone are forgotten. */
export async function myMatches(): Promise<Summary[]> {
  const tried = triedMatches(),
    ids = Object.keys(heldSeats.value).filter((id) => !tried.has(id));
  const found = await Promise.all(ids.slice(-LOOKED_AT).reverse().map(summaryOf));
  return found
    .filter((one) => one !== null)
    .filter((one) => one.state === 'running')
    .sort((a, b) => Number(mineIn(b)) - Number(mineIn(a)) || b.changed - a.changed);
}

async function summaryOf(id: string): Promise<Summary | null> {
  try {
    return await api.match(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-match') forgetMatch(id);
    return null;
  }
}
