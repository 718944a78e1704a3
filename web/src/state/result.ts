// Who is who, and who won, in a sentence.
import { joined, t, tOr } from '../words/texts';
import type { Result, SeatInfo, Update } from '../wire/types';
import { voice } from './table';

/** The army, fighter or side of a seat. */
export const sideName = (now: Pick<Update, 'seats'>, seat: number): string => {
  const info = now.seats[seat];
  return info ? tOr(info.name, info.name) : String(seat + 1);
};

/** Who won, in one sentence. */
export function resultSentence(now: Update): string {
  const result = now.result;
  if (!result) return '';
  if (!result.scores.length) return t('page-result-unfinished');
  if (Math.max(...result.scores) <= 0) return outsideSentence(now);
  const winners = winnersOf(now, result);
  if (winners.length === now.seats.length) return t('page-result-draw');
  const others = winners.filter((seat) => !isOwn(now, seat));
  if (!others.length) return t('page-result-you-won');
  if (others.length < winners.length) return t('page-result-you-won-with', named(now, others));
  return t(now.held.length === 1 ? 'page-result-you-lost' : 'page-result-won', named(now, winners));
}

/** How it ended for the one seat that is held here; null where none is, or several, or nobody was judged. */
export function ownResult(now: Pick<Update, 'result' | 'held'>): 'won' | 'lost' | 'drawn' | null {
  const scores = now.result?.scores ?? [],
    own = now.held.length === 1 ? scores[now.held[0]!] : undefined;
  if (own === undefined) return null;
  const best = Math.max(...scores);
  if (own < best || best <= 0) return 'lost';
  return scores.every((score) => score === best) ? 'drawn' : 'won';
}

function winnersOf(now: Update, { scores }: Result): SeatInfo[] {
  const best = Math.max(...scores);
  return now.seats.filter((seat) => scores[seat.seat] === best);
}

/** Whoever holds every seat is nobody's opponent. */
const isOwn = (now: Update, { seat }: SeatInfo): boolean =>
  now.held.includes(seat) && now.held.length < now.seats.length;

const named = (now: Update, seats: SeatInfo[]): { name: string; count: number } => ({
  name: joined(seats.map(({ seat }) => sideName(now, seat))),
  count: seats.length,
});

/** No seat won: somebody who holds none did, or nobody. */
function outsideSentence(now: Update): string {
  const winners = (voice.value?.others?.(now.view) ?? []).filter((one) => one.won);
  if (!winners.length) return t('page-result-nobody');
  return t(now.held.length === 1 ? 'page-result-you-lost' : 'page-result-won', {
    name: joined(winners.map((one) => one.name)),
    count: winners.length,
  });
}
