// What the engine may be asked about a position of Neon, or about the position after a legal action.
import { ask as askServer } from '../../state/store';
import type { Action } from '../../state/choose';
import type { Answers } from '../../wire/neon';

/** The answer is null when the match is gone or the question came too late. */
export const ask = <What extends keyof Answers>(
  what: What,
  after: Action | null,
): Promise<Answers[What] | null> => askServer<Answers[What]>(what, after);
