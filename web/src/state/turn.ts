// Whose turn it is: who has to do what, and who has to look at a shared screen next.
import type { Update } from '../wire/types';
import { plain, t } from '../words/texts';
import { resultSentence, sideName } from './result';
import { picks, queue, thinkingOf, voice } from './table';

/** Who has to do what, in a few words. */
export function taskWords(now: Update): string {
  if (now.result) return resultSentence(now);
  if (now.frozen) return t('page-frozen');
  if (thinkingOf.value) return t('page-hint-thinking');
  if (now.legal.length) return plain(voice.value?.task(now, picks.value) ?? '');
  if (!now.waiting.length) return t('page-going-on');
  const name = now.waiting.map((seat) => awaitedName(now, seat)).join(', ');
  if (!now.thinking.length) return t('page-waiting-for', { name });
  return queueWords(name) ?? t('page-thinking', { name });
}

/** How far a bot's turn to think is; null when it thinks already. */
function queueWords(name: string): string | null {
  const waiting = queue.value;
  if (!waiting) return null;
  if (waiting.place < 0) return t('page-bot-paused');
  const seconds = Math.max(1, Math.ceil(waiting.seconds));
  return t('page-bot-queue', { name, place: waiting.place, seconds });
}

/** People by their names, bots and the nameless by their sides. */
function awaitedName(now: Update, seat: number): string {
  const info = now.seats[seat];
  return info && info.kind !== 'bot' && info.player ? info.player : sideName(now, seat);
}

/** Hot-seat: which seat has to look now; null while the right one does. */
export function nextSeat(now: Update): number | null {
  if (now.held.length < 2 || now.result) return null;
  const waiting = now.waiting.filter((seat) => now.held.includes(seat));
  return waiting.length && (now.seat === null || !waiting.includes(now.seat)) ? waiting[0]! : null;
}

/** Hot-seat: who has to decide something that the others must not see. */
export function secretSeat(now: Update): number | null {
  if (now.held.length < 2 || now.result || !now.curtain) return null;
  const isAsked = now.seat !== null && now.waiting.includes(now.seat);
  return nextSeat(now) ?? (isAsked ? now.seat : null);
}
