// What a review says in words: lines of actions, and the reasons why one is better.
import type { Voice, Told } from '../state/voice';
import type { Action, Fact } from '../wire/messages';
import { plain, t, tenths } from '../words/texts';

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** The actions of a way in words. */
export const lineWords = (
  voice: Voice,
  { line }: { line: readonly Action[] },
  seat: number,
  eyes: Told,
): string => line.map((action) => plain(voice.sayAction(action, seat, eyes))).join(', ');

/** A reason: what is counted after the better choice, and after the other one. */
export function reasonWords(prefix: string, fact: Fact, way: 'played' | 'tried'): string {
  const told = (amount: number): string =>
    fact.what ? String(Math.round(Math.min(1, amount) * 100)) : tenths(amount);
  return t(`${prefix}-why-${fact.name}`, {
    best: told(fact.best),
    played: told(fact.played),
    way: t(`review-way-${way}`),
    what: fact.what ? t(`${prefix}-tile-${fact.what}`) : '',
  });
}
