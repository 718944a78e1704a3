// What page and server say to each other, from the server's messages. Written by `./run wire`; change it there.
export type Json = Record<string, unknown>;

/** Asks for `pong`, to measure the way. */
export interface Ping {
  type: 'ping';
}

/** Follows a match: with seat tokens as a player, without as a spectator. */
export interface Join {
  type: 'join';
  match: string;
  tokens?: string[];
  since?: number;
}

/** Follows a match no longer. */
export interface Leave {
  type: 'leave';
  match: string;
}

/** Lifts the curtain for one held seat, or draws it (`seat` null). */
export interface Look {
  type: 'look';
  match: string;
  seat?: number | null;
}

/** One action of one seat, made for the version that the page showed. */
export interface Move {
  type: 'move';
  match: string;
  version: number;
  seat: number;
  action: Action;
  id: string;
}

/** A move as a flat object, with its verb under `do`. */
export type Action = Json;

/** Takes back the seat's last decision, or asks the others to agree. */
export interface Undo {
  type: 'undo';
  match: string;
  version: number;
  seat: number;
  id: string;
}

/** Answers the open request of a match. */
export interface Consent {
  type: 'consent';
  match: string;
  seat: number;
  yes: boolean;
  id: string;
}

/** Gives the match up. */
export interface Resign {
  type: 'resign';
  match: string;
  seat: number;
  id: string;
}

/** Begins the try of an etude anew. */
export interface Restart {
  type: 'restart';
  match: string;
  seat: number;
  id: string;
}

/** Lets a bot play for `target`, or (`bot` null) takes one's own seat back from it. */
export interface Handover {
  type: 'handover';
  match: string;
  seat: number;
  target: number;
  id: string;
  bot?: string | null;
}

/** Asks what a bot would do in this seat's place. */
export interface Hint {
  type: 'hint';
  match: string;
  seat: number;
  id: string;
  bot?: string | null;
}

/** Asks the game for an analysis of what this viewer sees, after an action where one is given. */
export interface Ask {
  type: 'ask';
  match: string;
  what: string;
  id: string;
  after?: Action | null;
}

/** The first message on every socket. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  size: number;
  rate: number;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** All that one viewer may know of a match at one version; `body` of play/update.py, flat. */
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
  chosen: Action | null;
  events: GameEvent[];
  since: number;
  reset: boolean;
  step: number;
  waiting: number[];
  sealed: number[];
  thinking: number[];
  undo: UndoInfo | null;
  request: OpenRequest | null;
  clock: ClockInfo;
  result: Result | null;
  verdict: Verdict | null;
}

/** A seat and its player; what the game says of the seat stands beside it. */
export interface SeatInfo {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  player: string;
  bot: string | null;
  resigned: boolean;
  name: string;
  team?: number;
  connected?: boolean;
  [field: string]: unknown;
}

/** Something that happened, with the facts that its game tells of it. */
export interface GameEvent {
  event: string;
  rule?: string;
  version?: number;
  step?: number;
  [field: string]: unknown;
}

/**
 * Whether a seat may undo: at once (`free`), by consent (`possible`), and what stands in the way.
 */
export interface UndoInfo {
  free: boolean;
  possible: boolean;
  lock: string | null;
}

/** What one seat has asked of the others, who agreed, and whose consent is still wanted. */
export interface OpenRequest {
  kind: string;
  seat: number;
  target: number;
  bot: string | null;
  yes: number[];
  wanted: number[];
}

/** Seconds that each seat has used and was granted; `since` and `now` are points in time. */
export interface ClockInfo {
  used: number[];
  limit: number;
  increment: number;
  granted: number[];
  since: number | null;
  now: number;
  running: number[];
}

/** How a match ended, a score for each seat; none where nobody won or lost. */
export interface Result {
  scores: number[];
  reason: string;
  seats: number[];
}

/**
 * Whether it was as good as can be, whether the goal was met; `chance` and `best` where dice
 * decide.
 */
export interface Verdict {
  solved: boolean;
  met: boolean;
  outcome: Saying;
  chance: number | null;
  best: number | null;
  slip: Slip | null;
  answers: Reply[];
}

/** A sentence for players: a message id with arguments. */
export interface Saying {
  id: string;
  args: Json;
}

/** The choice that gave some of the chance away. */
export interface Slip {
  n: number;
  action: Action;
}

/** What another seat chose. */
export interface Reply {
  n: number;
  seat: number;
  action: Action;
}

/** Which seats have a page open now, and how many watch. */
export interface Presence {
  type: 'presence';
  match: string;
  connected: number[];
  watching: number;
}

/** The request with this id is on disk. */
export interface Accepted {
  type: 'accepted';
  match: string;
  id: string;
  version: number;
}

/** Too late: made for an older version; a fresh update follows. */
export interface Stale {
  type: 'stale';
  match: string;
  id: string;
  seen: number;
  version: number;
}

/** Not allowed by a rule; nothing changed. */
export interface Refused {
  type: 'refused';
  match: string;
  id: string;
  rule: string;
  message: string;
  args: Json;
}

/** Unreadable or not possible; nothing changed. */
export interface Failed {
  type: 'error';
  code: string;
  message: string;
  args: Json;
  text: string;
  match: string | null;
  id: string | null;
}

/** What the bot would do. */
export interface Hinted {
  type: 'hint';
  match: string;
  id: string;
  seat: number;
  version: number;
  action: Action;
}

/** An analysis, game-specific. */
export interface Answer {
  type: 'answer';
  match: string;
  id: string;
  what: string;
  version: number;
  data: unknown;
}

/** Who plays a seat: `human` (held by the creator), `open` (by invitation) or `bot`. */
export interface SeatPlan {
  kind?: string;
  bot?: string | null;
  name?: string;
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
  opponent?: 'nothing' | 'defence' | 'anything' | 'mixed';
  title?: string;
}

/** Takes an open seat, by its invitation (or from the list when the match is listed). */
export interface Claim {
  seat?: number | null;
  invite?: string | null;
  name?: string;
}

/** Asks what a set-up gives before the match is made. */
export interface Check {
  setup?: Json;
}

/** What a page may send. */
export type Request =
  Ping | Join | Leave | Look | Move | Undo | Consent | Resign | Restart | Handover | Hint | Ask;

/** What the server may send. */
export type Message =
  Welcome | Pong | Update<Json> | Presence | Accepted | Stale | Refused | Failed | Hinted | Answer;

/** What the first screen needs to know of a game. */
export interface GameInfo {
  name: string;
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

/** What a set-up gives: options with defaults filled in, seats, the first view. */
export interface Checked<View = Json> {
  setup: Json;
  seats: Json[];
  view: View;
}

/** The rules of a game. */
export interface Rules {
  rules: Rule[];
}

/** One rule. `reason` says why a waived rule has no code. */
export interface Rule {
  id: string;
  text: string;
  source: string;
  status: string;
  reason: string;
  ruling: string;
}

/**
 * The content files of a game, words for what they hold, and rules by the messages they stand
 * behind.
 */
export interface Content {
  files: Json;
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
  listed: boolean;
}

/** Matches, newest first. */
export interface Summaries {
  matches: Summary[];
}

/** A new match with the secrets of its seats: tokens to play, invitations to give away. */
export interface Created {
  match: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  summary: Summary;
}

/** A seat that was taken, and its secret. */
export interface Claimed {
  match: string;
  seat: number;
  token: string;
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

/** One step of a match: who acted, and the actions that may be shown. */
export interface StepInfo {
  n: number;
  actors: string[];
  actions: Record<string, Action>;
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
  opponent: 'nothing' | 'defence' | 'anything' | 'mixed';
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

/** The library. */
export interface EtudeList {
  etudes: EtudeInfo[];
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
  opponents: ('nothing' | 'defence' | 'anything' | 'mixed')[];
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
