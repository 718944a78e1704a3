// Reviews and analysed positions, from their shapes. Written by `./run wire`; change it there.
import type { Action, Fact, Json, Saying, Why } from './messages';

/**
 * How far a review is: `place` reviews come before it; what is known so far grows until it is done.
 */
export interface ReviewState {
  stage: 'waiting' | 'working' | 'done' | 'failed';
  place: number;
  review: Review | null;
}

/** What was found so far; it grows until `done`. */
export interface Review {
  game: string;
  rules: number;
  steps: number;
  seats: Json[];
  judged: number;
  total: number;
  done: boolean;
  graph: Point[];
  decisions: Decision[];
  accounts: Record<string, number>[];
  accuracy: (number | null)[];
  turning: number[];
}

/** The chances of all seats after so many steps. */
export interface Point {
  step: number;
  turn: number;
  chances: number[];
}

/** One decision of one seat, judged by what it could know. */
export interface Decision {
  first: number;
  last: number;
  turn: number;
  seat: number;
  played: Way;
  ways: Way[];
  loss: number;
  half: number;
  mark: string;
  perhaps: string;
  only: boolean;
  brilliant: boolean;
  reasons: Saying[];
  facts: Fact[];
  why: Why | null;
  luck: number[];
  before: number[];
  after: number[];
}

/**
 * A way to go on: its actions, its chance with half of its interval, its share in the best mixture.
 */
export interface Way {
  line: Action[];
  chance: number;
  half: number;
  share: number;
}

/** Another choice judged: its chance beside the best one's, and the line of that. */
export interface Tried {
  chance: number;
  best: number;
  loss: number;
  half: number;
  mark: string;
  line: Action[];
}

/** The best ways to go on for a seat, best first. */
export interface Analysed {
  seat: number;
  draws: number;
  ways: Way[];
}
