// The analysis board and studies, from their shapes. Written by `./run wire`; change it there.
import type { Action, GameEvent, Json, Result, Saying, SeatInfo } from './messages';

/**
 * Where steps lead from a set-up or a position, seen by a seat; then chance may draw, once or until
 * somebody decides.
 */
export interface Explore {
  setup?: Json;
  position?: Json | null;
  rules?: number | null;
  steps?: Json[];
  seat?: number | null;
  draw?: 'no' | 'once' | 'on';
}

/** A position and one change to it; without a change it is only told what can be changed. */
export interface Edit {
  position: Json;
  change?: Change | null;
  seat?: number | null;
}

/**
 * One change: `put` a thing, `move`, `take`, `turn` or `wound` a piece, `shift` a thing between
 * zones, `set` a number, say who is `to-move`. With `mend` whatever is in the way is cleared away
 * first, and what is needed is taken from where it stands.
 */
export interface Change {
  do: string;
  thing?: string;
  side?: number;
  at?: string;
  to?: string;
  value?: number;
  mend?: boolean;
}

/** A question to the game about a position, about an action of a seat there or about a place. */
export interface Question {
  position: Json;
  what: string;
  seat?: number | null;
  after?: Json | null;
  at?: string | null;
}

/**
 * A position to think about for as long as somebody listens; who listens has one thought at a time.
 * With a line of actions, that line and the same one with a piece turned are compared.
 */
export interface Ponder {
  position: Json;
  seat: number;
  line?: Json[];
  visitor?: string;
}

/** What chance may bring, how often, and what is then told of it. */
export interface ChanceOutcome {
  action: Action;
  share: number;
  events: GameEvent[];
}

/**
 * A position of an analysis: as data, as one seat sees it, what that seat may do, and who decides.
 */
export interface Explored<View = Json> {
  position: Json;
  setup: Json;
  rules: number;
  content: Record<string, string>;
  aim: Saying | null;
  seats: SeatInfo[];
  seat: number | null;
  view: View;
  legal: Action[];
  actors: number[];
  chance: boolean;
  outcomes: ChanceOutcome[];
  drawn: Json[];
  events: GameEvent[];
  result: Result | null;
}

/** A position that the game takes, and what can be changed in it. */
export interface Edited<View = Json> {
  explored: Explored<View>;
  bench: Bench;
}

/** All that can be changed in a position. */
export interface Bench {
  sides: string[];
  things: Thing[];
  pieces: Piece[];
  numbers: Number[];
  to_move: number | null;
}

/**
 * Something that can be put on the board; `left` of it are free, of `most` there are at all. What
 * has no name of its own is told by its parts, each a choice of messages.
 */
export interface Thing {
  thing: string;
  name: string;
  side: number;
  left: number;
  most: number;
  is_placed: boolean;
  zones: Zone[];
  parts?: string[][];
}

/** How many of a thing lie somewhere off the board: in a hand, a stack. */
export interface Zone {
  zone: string;
  count: number;
}

/** Something on the board, with what can be said of it alone. */
export interface Piece {
  thing: string;
  name: string;
  side: number;
  at: string;
  facing: number | null;
  wounds: number | null;
  most_wounds: number;
  is_fixed: boolean;
}

/** A number that can be set, named by a message; `of` is a message that says whose it is. */
export interface Number {
  number: string;
  name: string;
  of: string;
  value: number;
  low: number;
  high: number;
}

/** What a game says to a question. */
export interface Answered {
  data: unknown;
}

/** What is known so far of a position: `draws` of `most` are made; `place` thoughts come first. */
export interface Thought {
  stage: 'waiting' | 'thinking' | 'done' | 'failed';
  place: number;
  seat: number;
  draws: number;
  most: number;
  ways: Way[];
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

/** A study as the server keeps it; `own` says whether who asks may change it. */
export interface KeptStudy {
  id: string;
  version: number;
  own: boolean;
  study: Study;
}

/** Chapters under one title. */
export interface Study {
  title?: string;
  chapters?: Chapter[];
}

/**
 * A tree of moves. The first node is the start and has no step; of the nodes that follow another
 * one, the first goes on with the main line. `at` is the node that is shown first.
 */
export interface Chapter {
  game: string;
  title?: string;
  setup?: Json;
  rules?: number;
  content?: Record<string, string>;
  position?: Json | null;
  nodes?: Node[];
  at?: number;
  end?: Json | null;
}

/**
 * A step and what it leads to; `after` is the place of the node before it in the list of its
 * chapter.
 */
export interface Node {
  step?: Json;
  after?: number;
  note?: string;
  sign?: string;
  arrows?: Arrow[];
  rings?: string[];
}

/** An arrow from one place of the board to another; a letter ties it to the note. */
export interface Arrow {
  source: string;
  target: string;
  letter?: string;
}

/** A study that was stored, and the secret of its owner where it is new. */
export interface SavedStudy {
  id: string;
  version: number;
  token: string | null;
}

/** The puzzle that a chapter became, which is being proved, or why it is none. */
export interface ChapterPuzzle {
  chapter: number;
  etude: string | null;
  refused: Complaint | null;
}

/** What cannot be, and why: a sentence of the catalogues, and one in English for programs. */
export interface Complaint {
  code: string;
  message: string;
  args: Json;
  text: string;
}

/** What became of each chapter of a study. */
export interface StudyPuzzles {
  puzzles: ChapterPuzzle[];
}

/** A study in place of the version that was seen. */
export interface SaveStudy {
  study: Study;
  version?: number;
}
