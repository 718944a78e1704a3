// What page and server say to each other over HTTP, from their shapes. Written by `./run wire`; change it there.
import type { Action, GameEvent, Json, Result, Saying, SeatInfo } from './messages';

/**
 * Who plays a seat: `human` (its creator), `open` (by invitation), `bot`, `guest` (a visitor's
 * bot).
 */
export interface SeatPlan {
  kind?: string;
  bot?: string | null;
  name?: string;
  guest?: string | null;
}

/** A moment of a finished match from which a new one starts. */
export interface Branch {
  match: string;
  step: number;
}

/** Time for each seat, in seconds; 0 is without limit. */
export interface ClockPlan {
  seconds?: number;
  increment?: number;
}

/** A new match. */
export interface Create {
  game: string;
  setup?: Json;
  seats?: SeatPlan[];
  name?: string;
  listed?: boolean;
  clock?: ClockPlan;
  branch?: Branch | null;
  key?: string | null;
  practice?: boolean;
}

/** Begins to try an etude. */
export interface Try {
  name?: string;
}

/** An etude of a moment of a finished match. */
export interface SaveEtude {
  match: string;
  step: number;
  seat: number;
  goal: Json;
  opponent?: Opponent;
  title?: string;
}

export type Opponent = 'nothing' | 'defence' | 'anything' | 'mixed';

/** Begins to try a decision anew that a review has marked; `step` is the one it began with. */
export interface Retry {
  step: number;
  seat: number;
  name?: string;
}

/** A decision that a review has marked, to be kept as a puzzle of one's own. */
export interface KeepMistake {
  match: string;
  step: number;
  seat: number;
}

/** The match of a try that has been judged; with help it does not count. */
export interface NoteTry {
  match: string;
  helped?: boolean;
}

/** Another choice at a moment of a finished match, as the actions of one seat in order. */
export interface TryAgain {
  step: number;
  seat: number;
  line: Json[];
}

/** A position to think about; each depth doubles the draws. */
export interface Analyse {
  position: Json;
  seat?: number | null;
  depth?: number;
}

/** Takes an open seat, by its invitation (or from the list when the match is listed). */
export interface Claim {
  seat?: number | null;
  invite?: string | null;
  name?: string;
  key?: string | null;
}

/** Asks for a new invitation to a seat. */
export interface Invite {
  seat: number;
}

/** Asks what a set-up gives before the match is made. */
export interface Check {
  setup?: Json;
}

/** What the first screen needs to know of a game; prefixes are of its messages and of its rules. */
export interface GameInfo {
  name: string;
  prefix: string;
  rule_prefix: string;
  questions: string[];
  options: Option[];
  samples: Json[];
  etudes: number;
}

/** One choice at set-up; "choices" are one for each seat. */
export interface Option {
  name: string;
  kind: 'choice' | 'choices' | 'number' | 'flag';
  default: unknown;
  help: string;
  choices: string[];
  low: number;
  high: number;
  when: Record<string, string[]>;
  sides: Record<string, [number, number]>;
}

/** A level at which bots play. */
export interface BotInfo {
  name: string;
}

/** The games of this server, its bots and languages. */
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  languages: Language[];
}

export type Language = 'en' | 'ru' | 'uk' | 'pl';

/** What a set-up gives: options with defaults filled in, its aim, seats, the first view. */
export interface Checked<View = Json> {
  setup: Json;
  aim: Saying | null;
  seats: Json[];
  view: View;
}

/** A rule in the language of the viewer; `reason` says why a waived one has no code. */
export interface Rule {
  id: string;
  text: string;
  source: string;
  status: string;
  ruling: string;
  reason: string;
}

/** The rules of a game. */
export interface Rules {
  rules: Rule[];
}

/**
 * The content files of a game, words for what they hold, and rules by the messages they stand
 * behind.
 */
export interface Content {
  files: Record<string, Json>;
  words: Json;
  rules: Record<string, string>;
}

/** What anyone may know of a match without following it. */
export interface Summary {
  match: string;
  game: string;
  name: string;
  setup: Json;
  state: 'running' | 'finished';
  origin: string;
  created: number;
  changed: number;
  version: number;
  step: number;
  seats: SeatInfo[];
  waiting: number[];
  result: Result | null;
  standing?: number[][];
  listed: boolean;
  practice?: boolean;
  frozen?: string | null;
}

/** Matches, newest first. */
export interface Summaries {
  matches: Summary[];
}

/** A new match with its secrets: tokens to play, invitations to give away, and the host's own. */
export interface Created {
  match: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  host?: string | null;
  watch: string;
  summary: Summary;
}

/** A seat that was taken, and its secret. */
export interface Claimed {
  match: string;
  seat: number;
  token: string;
}

/** A new invitation to a seat. */
export interface Invited {
  match: string;
  seat: number;
  invite: string;
}

/** What cannot be, and why: a sentence of the catalogues, and one in English for programs. */
export interface Complaint {
  code: string;
  message: string;
  args: Json;
  text: string;
}

/** The body of every answer that is an error. */
export interface Refusal {
  error: Complaint;
}

/** A match made of a record, and what is wrong with the record. */
export interface Uploaded {
  match: string;
  steps: number;
  finished: boolean;
  faults: Complaint[];
}

/** A match step by step. */
export interface Steps {
  match: string;
  game: string;
  setup: Json;
  seats: SeatInfo[];
  result: Result | null;
  finished: boolean;
  steps: StepInfo[];
}

/**
 * One step of a match: who acted, the actions that may be shown, the kinds of events all may know.
 */
export interface StepInfo {
  n: number;
  actors: string[];
  actions: Record<string, Action>;
  told: string[];
}

/** A match after so many steps, and the events that led there. */
export interface Moment<View = Json> {
  n: number;
  view: View;
  events: GameEvent[];
  waiting: number[];
  result: Result | null;
}

/** Some moments of a match, in order. */
export interface Moments<View = Json> {
  views: Moment<View>[];
}

/** The rulebook of a game; its texts are in the catalogues, under its prefix, chapter and name. */
export interface BookInfo {
  game: string;
  prefix: string;
  editions: string[];
  chapters: Chapter[];
  symbols: Record<string, string>;
}

/** One chapter; `rules` are the groups of the register that stand whole at its end. */
export interface Chapter {
  id: string;
  parts: Part[];
  rules?: string[];
}

/**
 * One of: a heading, a text, a figure that can be stepped, signs drawn in a row. Heading and text
 * name a message of the chapter; a text of some editions is told only to their readers.
 */
export interface Part {
  head?: string;
  text?: string;
  editions?: string[];
  figure?: Figure | null;
  signs?: string[];
}

/** A task of a lesson as it goes when it is answered well, or with one of its mistakes. */
export interface Figure {
  lesson: string;
  task: string;
  mistake?: string;
}

/**
 * A figure of the rulebook: who sits there, its moments, and the message that says what it shows.
 */
export interface FigureFilm<View = Json> {
  caption: string;
  seats: SeatInfo[];
  views: Moment<View>[];
}

/**
 * Why a finished match ended; nothing where its game does not tell, or it was not played to its
 * end.
 */
export interface Accounted {
  account: Account | null;
}

/**
 * All of it; `counted` is the heading over the sources, `tie` the sentence that broke a tie.
 * `battles` are steps with battles; `turns` are the steps at which turns or rounds began, and their
 * numbers.
 */
export interface Account {
  counted: string;
  why: Reason[];
  sides: Side[];
  tie: Saying | null;
  battles: number[];
  turns: [number, number][];
}

/**
 * One thing that led to the end: an event, or a sentence with its rule; the score after it, by
 * side.
 */
export interface Reason {
  step: number;
  turn: number;
  event: Json | null;
  words: Saying | null;
  rule: string;
  score: number[];
}

/**
 * A side with its score, its seat (none of those who hold no seat) and where the score came from.
 */
export interface Side {
  seat: number | null;
  name: string;
  start: number;
  total: number;
  sources: Source[];
}

/** Where a part of a score came from. */
export interface Source {
  words: Saying;
  amount: number;
}

/** How a match looked for each seat after each step. */
export interface Evaluation {
  values: number[][];
}

/** A position in a few marks: [x, y, side, chief], side 0 is the solver's. */
export interface Picture {
  ground: string;
  marks: [number, number, number, number][];
  armies?: string[];
  size?: number;
}

/** What anybody may know of an etude before trying: nothing of its solution. */
export interface EtudeInfo {
  id: string;
  game: string;
  seat: number;
  goal: Json;
  opponent: Opponent;
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

/**
 * What anybody may know of a task: what it points at, what it leaves to chance, and the sentences
 * told when a rule forbids a try, by rule.
 */
export interface TaskInfo {
  id: string;
  points: Place[];
  luck: 'set' | 'worst' | 'cards' | 'orders' | null;
  refusals: Record<string, string>;
}

/** What a task points at: a cell, a sector, a tile in the hand, a unit, a fighter. */
export interface Place {
  kind: 'cell' | 'hand' | 'sector' | 'fighter' | 'card' | 'action';
  name: string;
}

/**
 * A lesson without its answers; its words are in the catalogues under its id, or those of its
 * author.
 */
export interface LessonInfo {
  id: string;
  game: string;
  chapter: number;
  test: boolean;
  rules: string[];
  sign: string;
  tasks: TaskInfo[];
  words: Record<string, string>;
}

/** The lessons of all games, in the order of their paths. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** The library. */
export interface EtudeList {
  etudes: EtudeInfo[];
}

/** One etude a day, the same for everybody, named in the language that was asked for. */
export interface EtudeOfDay {
  id: string;
  game: string;
  picture: Picture;
  name: string;
  goal: string;
}

/** The numbers that something may be. */
export interface Bounds {
  low: number;
  high: number;
}

/** A goal that may be asked for: for each of its fields the choices, or the numbers it may take. */
export interface GoalChoice {
  kind: string;
  [field: string]: string | string[] | Bounds;
}

/** What a seat could be asked for. */
export interface SeatGoals {
  seat: number;
  goals: GoalChoice[];
}

/** Who could be asked for what at a moment of a match; why not, where nobody can. */
export interface Goals {
  game: string;
  opponents: Opponent[];
  seats: SeatGoals[];
  refused: Complaint | null;
}

/** How often each choice is made, where choices are mixed. */
export interface Mixture {
  mixture: Share[];
}

/** One of the choices of a mixture, and how often it is made: 0 to 1. */
export interface Share {
  action: Json;
  share: number;
  fraction: string | null;
}

/**
 * A token for a bot: its name, the games it may play (none: all), matches at once, days it is
 * valid.
 */
export interface NewGuest {
  name: string;
  games?: string[];
  most?: number;
  days?: number;
}

/** A visitor's bot, as anybody may know it. */
export interface GuestInfo {
  guest: string;
  name: string;
  games: string[];
  most: number;
  expires: number;
}

/** A new bot with its token, which nobody is told again. */
export interface GuestMade {
  guest: string;
  name: string;
  games: string[];
  most: number;
  expires: number;
  token: string;
}

/** A seat of a running match that a bot has. */
export interface GuestSeat {
  match: string;
  seat: number;
}

/** A bot as its own token sees it: where it plays now. */
export interface GuestFacts {
  guest: string;
  name: string;
  games: string[];
  most: number;
  expires: number;
  seats: GuestSeat[];
}

/** The visitors' bots that may be invited now. */
export interface GuestsHere {
  guests: GuestInfo[];
}

/** The bot whose token opens nothing any more. */
export interface Revoked {
  revoked: string;
}
