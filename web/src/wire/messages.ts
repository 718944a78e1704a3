// What page and server say to each other over the socket, from its messages. Written by `./run wire`; change it there.
export type Json = Record<string, unknown>;

/** A visitor's bot is here: from now on it hears of the seats that it is given. */
export interface Enlist {
  type: 'enlist';
  token: string;
}

/** The answer to `enlist`: who the token is for, and what it may be used for; no game means all. */
export interface Enlisted {
  type: 'enlisted';
  guest: string;
  name: string;
  games: string[];
  most: number;
  expires: number;
}

/** A seat that the bot was given; it joins with its own token. */
export interface Invitation {
  type: 'invitation';
  match: string;
  seat: number;
  game: string;
  setup: Json;
}

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

/** Lets a bot play one's own seat, or (`bot` null) takes it back; another's gets the host's bot. */
export interface Handover {
  type: 'handover';
  match: string;
  seat: number;
  target: number;
  id: string;
  bot?: string | null;
}

/** Goes on with an outdated match by today's rules, if all agree. */
export interface Renew {
  type: 'renew';
  match: string;
  seat: number;
  id: string;
}

/** Asks what to do in this seat's place, and why. */
export interface Hint {
  type: 'hint';
  match: string;
  seat: number;
  id: string;
  bot?: string | null;
}

/**
 * Asks the coach what matters now or, of an action that is not played yet, whether it is a blunder.
 */
export interface AskCoach {
  type: 'coach';
  match: string;
  seat: number;
  id: string;
  action?: Action | null;
}

/**
 * Asks the game for an analysis of what this viewer sees, after an action or about a place, if
 * given.
 */
export interface Ask {
  type: 'ask';
  match: string;
  what: string;
  id: string;
  after?: Action | null;
  at?: string | null;
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

/**
 * All that one viewer may know of a match at one version; `body` of play/update.py, flat.
 * `decision` stays the same while the same choice is open, whoever seals theirs meanwhile: answer
 * it once.
 */
export interface Update<View = Json> {
  type: 'update';
  match: string;
  version: number;
  decision: number;
  game: string;
  setup: Json;
  practice: boolean;
  aim: Saying | null;
  seat: number | null;
  held: number[];
  seats: SeatInfo[];
  view: View;
  secrets: boolean;
  curtain: boolean;
  legal: Action[];
  chosen: Action | null;
  events: GameEvent[];
  since: number;
  reset: boolean;
  step: number;
  chose: number | null;
  waiting: number[];
  sealed: number[];
  thinking: number[];
  undo: UndoInfo | null;
  request: OpenRequest | null;
  clock: ClockInfo;
  result: Result | null;
  verdict: Verdict | null;
  frozen: string | null;
}

/** A sentence for players: a message id with arguments. */
export interface Saying {
  id: string;
  args: Json;
}

/**
 * A seat and its player, `guest` for a visitor's bot; what the game says of the seat stands beside
 * it.
 */
export interface SeatInfo {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  player: string;
  bot: string | null;
  resigned: boolean;
  name: string;
  team?: number;
  standin?: StandinInfo | null;
  guest?: string;
  connected?: boolean;
  away?: number | null;
  [field: string]: unknown;
}

/**
 * A bot that plays for an absent player: between which steps, by which seat's wish (-1: the
 * server's).
 */
export interface StandinInfo {
  bot: string;
  by: number;
  since: number;
  until: number | null;
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

/**
 * Seconds that each seat has used and was granted; `since` and `now` are points in time. `stands`
 * are the seconds for which the clock of each seat stands yet, so that it can see what happened.
 */
export interface ClockInfo {
  used: number[];
  limit: number;
  increment: number;
  granted: number[];
  since: number | null;
  now: number;
  running: number[];
  stands: number[];
}

/** How a match ended, a score for each seat; none where nobody won or lost. */
export interface Result {
  scores: number[];
  reason: string;
  seats: number[];
}

/**
 * Whether it was as good as can be, whether the goal was met; `chance` and `best` where dice
 * decide. `rule` is the one behind the sentence that a lesson tells; `retrial` tells more of a
 * mistake tried anew.
 */
export interface Verdict {
  solved: boolean;
  met: boolean;
  outcome: Saying;
  chance: number | null;
  best: number | null;
  slip: Slip | null;
  answers: Reply[];
  rule?: string;
  retrial?: Retrial;
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

/**
 * A decision tried anew, beside the best and what was played then, all judged on the same draws.
 */
export interface Retrial {
  kind: 'same' | 'worse' | 'level' | 'better' | 'good' | 'best';
  line: Action[];
  chance: number;
  best: number;
  played: number;
  half: number;
  facts: Fact[];
}

/**
 * Something people count on the board, on average: after the best choice and after the one made.
 * `what` is the piece that is counted, where it is one kind of them.
 */
export interface Fact {
  name: string;
  what: string;
  best: number;
  played: number;
}

/**
 * Which seats have a page open now, how many watch, and how long absent players are still waited
 * for.
 */
export interface Presence {
  type: 'presence';
  match: string;
  connected: number[];
  watching: number;
  away: Absence[];
}

/** For how many seconds more an absent player is waited for. */
export interface Absence {
  seat: number;
  seconds: number;
}

/**
 * Bots wait for their turn to think: how many come before (0: it began, -1: paused), and how long.
 */
export interface Waiting {
  type: 'waiting';
  match: string;
  seats: number[];
  place: number;
  seconds: number;
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

/**
 * What to do: the next action, the whole line that it begins, what speaks for it, and what decided.
 */
export interface Hinted {
  type: 'hint';
  match: string;
  id: string;
  seat: number;
  version: number;
  action: Action;
  line: Action[];
  reasons: Saying[];
  why: Why | null;
}

/**
 * The line a choice begins, its chance with half of its interval, the answers it expects, the next
 * best way, and what weighs most, first.
 */
export interface Why {
  line: Action[];
  chance: number;
  half: number;
  expects: Expected[];
  beside: Beside | null;
  weighs: Weight[];
}

/**
 * What another seat is expected to do next, and how often it does in the worlds that were imagined.
 */
export interface Expected {
  seat: number;
  action: Action;
  share: number;
}

/** The way that a choice was compared with: what it loses, and half of the interval of that. */
export interface Beside {
  line: Action[];
  loss: number;
  half: number;
}

/**
 * A fact that the evaluation counts, after the choice and after the other way, on average. `worth`
 * is the part of the loss that it makes, in chances to win; below 0 it speaks for the other way.
 * `what` is the piece, where one kind of them is counted; `side` whose it is. Where both amounts
 * are 0 it has no number that a person would count.
 */
export interface Weight {
  name: string;
  what: string;
  side: 'own' | 'foe';
  better: number;
  instead: number;
  worth: number;
}

/**
 * What the coach says: counsel for the decision, or a word about the action that was asked about.
 */
export interface Coached {
  type: 'coach';
  match: string;
  id: string;
  seat: number;
  version: number;
  counsel: Counsel | null;
  word: Word | null;
}

/**
 * What a coach would do, as actions in order, with reasons, what decided, and what matters here.
 */
export interface Counsel {
  line: Action[];
  chance: number;
  reasons: Saying[];
  why: Why;
  matters: Saying[];
}

/** What a coach says of a choice: a warning, praise or nothing; futures of it and of the better. */
export interface Word {
  kind: 'warning' | 'praise' | '';
  mark: string;
  loss: number;
  half: number;
  reasons: Saying[];
  futures: Future[];
}

/** A way to go on, and what both sides count now and then; on average where it is not exact. */
export interface Future {
  line: Action[];
  own: number[];
  foe: number[];
  exact: boolean;
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

/**
 * How much of what the goal counts there would be, how much is wanted, and whether it would be met.
 */
export interface Progress {
  amount: number;
  wanted: number;
  met: boolean;
}

/** What a page may send. */
export type Request =
  | Ping
  | Enlist
  | Join
  | Leave
  | Look
  | Move
  | Undo
  | Consent
  | Resign
  | Restart
  | Handover
  | Renew
  | Hint
  | AskCoach
  | Ask;

/** What the server may send. */
export type Message =
  | Welcome
  | Pong
  | Enlisted
  | Invitation
  | Update<Json>
  | Presence
  | Waiting
  | Accepted
  | Stale
  | Refused
  | Failed
  | Hinted
  | Coached
  | Answer;
