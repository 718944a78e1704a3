// The messages of the wire as the page reads them.
import type { Action } from '../state/choose';

export type Json = Record<string, unknown>;
export type Language = 'en' | 'ru' | 'uk' | 'pl';

export interface Option {
  name: string;
  kind: 'choice' | 'choices' | 'number' | 'flag';
  default: unknown;
  help: string;
  choices: string[];
  low: number;
  high: number;
}
export interface GameInfo {
  name: string;
  questions: string[];
  options: Option[];
  samples: Json[];
  etudes: number;
}
export interface Games {
  games: GameInfo[];
  bots: { name: string }[];
  languages: Language[];
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  player: string;
  bot: string | null;
  resigned: boolean;
  name: string;
  connected?: boolean;
  team?: number;
  [fact: string]: unknown;
}

export interface Result {
  scores: number[];
  reason: 'played' | 'resigned' | 'time' | 'etude';
  seats: number[];
}

export interface Summary {
  match: string;
  game: string;
  name: string;
  setup: Json;
  state: 'running' | 'finished';
  origin: 'played' | 'uploaded' | 'etude';
  created: number;
  changed: number;
  version: number;
  step: number;
  seats: SeatInfo[];
  waiting: number[];
  result: Result | null;
  listed: boolean;
}

export interface Created {
  match: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  summary: Summary;
}

export interface GameEvent {
  event: string;
  rule?: string;
  version?: number;
  step?: number;
  [fact: string]: unknown;
}

export interface Undo {
  free: boolean;
  possible: boolean;
  lock: string | null;
}
export interface Request {
  kind: 'undo' | 'handover';
  seat: number;
  target: number;
  bot: string | null;
  yes: number[];
  wanted: number[];
}
export interface Clock {
  used: number[];
  limit: number;
  increment: number;
  since: number;
  now: number;
  running: number[];
}

export interface Update<View = Json> {
  type: 'update';
  match: string;
  version: number;
  game: string;
  setup: Json;
  seat: number | null;
  held: number[];
  seats: SeatInfo[];
  view: View;
  secrets: boolean;
  legal: Action[];
  chosen?: Action | null;
  events: GameEvent[];
  since: number;
  reset: boolean;
  step: number;
  waiting: number[];
  sealed: number[];
  thinking: number[];
  undo: Undo | null;
  request: Request | null;
  clock: Clock;
  result: Result | null;
  verdict?: Verdict | null;
}

export interface Refused {
  rule: string | null;
  message: string;
  args: Json;
  text?: string;
}

export interface Rule {
  id: string;
  text: string;
  source: string;
  status: string;
  reason?: string;
  ruling?: string;
}

export interface StepInfo {
  n: number;
  actors: string[];
  actions: Record<string, Action>;
}
/** What cannot be, and why: a sentence of the catalogues, and one in English for programs. */
export interface Complaint {
  code: string;
  message: string;
  args: Json;
  text: string;
}
/** A sentence as a message id with arguments. */
export interface Saying {
  id: string;
  args?: Json;
}
/** A position in a few marks: [x, y, side, chief], side 0 is the solver's. */
export interface Picture {
  ground: string;
  marks: [number, number, number, number][];
  armies?: string[];
  size?: number;
}
export interface EtudeInfo {
  id: string;
  game: string;
  seat: number;
  goal: Json;
  opponent: string;
  terms: Saying[];
  order: 'free' | 'fixed';
  tiles: string[];
  allowed: string[];
  solutions: number | null;
  chance: number | null;
  fraction: string | null;
  grade: number | null;
  themes: string[];
  name: Saying | null;
  reasons: Saying[];
  hints: number;
  picture: Picture;
  state?: 'solving' | 'proved' | 'unsolvable' | 'too-long';
  own?: boolean;
}
/** What came of a try. `chance` and `best` where dice decide; `slip` the choice that gave some of it away; `answers` what the others chose. */
export interface Verdict {
  solved: boolean;
  met: boolean;
  outcome: Saying;
  chance: number | null;
  best: number | null;
  slip: { n: number; action: Action } | null;
  answers: { n: number; seat: number; action: Action }[];
}
/** A goal that may be asked for: for each field its choices, or the numbers it may take. */
export type GoalChoice = { kind: string } & Record<
  string,
  string | string[] | { low: number; high: number }
>;
export interface Goals {
  game: string;
  opponents: string[];
  seats: { seat: number; goals: GoalChoice[] }[];
  refused: Complaint | null;
}

export interface Steps {
  match: string;
  game: string;
  setup: Json;
  finished: boolean;
  seats: SeatInfo[];
  steps: StepInfo[];
}
export interface Moment<View = Json> {
  n: number;
  view: View;
  events: GameEvent[];
  waiting: number[];
  result: Result | null;
}
