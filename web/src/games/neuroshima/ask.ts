// What the engine may be asked about a position of Neuroshima, the position after a legal action, or a hex.
import { ask as askServer } from '../../state/store';
import type { Action } from '../../state/choose';
import type { Answers } from '../../wire/neuroshima';

/** The answer is null when the match is gone or the question came too late. */
export const ask = <What extends keyof Answers>(
  what: What,
  after: Action | null,
  at: string | null = null,
): Promise<Answers[What] | null> => askServer<Answers[What]>(what, after, at);
