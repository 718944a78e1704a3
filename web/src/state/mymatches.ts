// The matches of this browser, and a match in one line.
import { api, ApiError } from '../wire/api';
import type { Summary } from '../wire/types';
import { joined, t, tOr } from '../words/texts';
import { triedMatches } from './kept';
import { ownResult } from './result';
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

export interface MatchResult {
  words: string;
  tone: 'good' | 'bad' | '';
}

const TONES = { won: 'good', lost: 'bad', drawn: '' } as const;

/** How a match ended: for the one seat that is held here, else who won it; null while it goes on. */
export function matchResult(summary: Summary): MatchResult | null {
  const { result, seats, match } = summary;
  if (!result) return null;
  if (!result.scores.length) return { words: t('page-list-unfinished'), tone: '' };
  const held = Object.keys(heldSeats.value[match] ?? {}).map(Number),
    own = ownResult({ result, held });
  if (own) return { words: t(`page-list-${own}`), tone: TONES[own] };
  const best = Math.max(...result.scores),
    winners = seats.filter(({ seat }) => result.scores[seat] === best);
  if (best <= 0) return { words: t('page-result-nobody'), tone: '' };
  if (winners.length === seats.length) return { words: t('page-list-drawn'), tone: '' };
  const name = joined(winners.map((info) => tOr(info.name, info.name)));
  return { words: t('page-result-won', { name, count: winners.length }), tone: '' };
}

const KEPT = 50;

/** Every match in which this browser holds a seat, attempts at puzzles and lessons apart. */
const ownIds = (): string[] => {
  const tried = triedMatches();
  return Object.keys(heldSeats.value).filter((id) => !tried.has(id));
};

/** The newest matches of this browser, finished ones too. */
export async function kept(): Promise<Summary[]> {
  const ids = ownIds().slice(-KEPT);
  const found = ids.length ? (await api.matchesOf(ids)).matches : [];
  return found.filter(({ origin }) => origin !== 'etude');
}

/** The unfinished matches in which this browser holds a seat; those that are gone are forgotten. */
export async function myMatches(): Promise<Summary[]> {
  const found = await Promise.all(ownIds().slice(-LOOKED_AT).reverse().map(summaryOf));
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
