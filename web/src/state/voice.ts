// What the state asks of a game's face: words for what happens and what is to be done, never a drawing.
import type { GameEvent, Json, Update } from '../wire/types';
import type { Action, Picks } from './choose';

/** One line of the log: words (names marked by `strong`), the rule, whose doing it was, and whether it opens a new turn. */
export interface Sentence {
  text: string;
  rule?: string;
  seat?: number | null;
  heading?: boolean;
  /** Lines of the same kind in a row become one line about all their things. */
  joins?: { kind: string; things: string[]; say(things: string[]): string };
}

/** As much of an update as sentences are made from. */
export type Told = Pick<Update, 'seats' | 'seat' | 'view'>;

/** Who takes part without holding a seat. */
export interface Other {
  name: string;
  sign: Json;
  score: string;
  won: boolean;
}

export interface Voice {
  name: string;
  /** What an event says in the log and to the ear; null when it says nothing by itself. */
  tell(event: GameEvent, now: Told): Sentence | null;
  /** What the seat has to do now, in a few words. */
  task(now: Update, picks: Picks): string;
  /** An action as a sentence, for hints, replays and buttons. */
  sayAction(action: Action, seat: number, now: Told): string;
  /** A message of the game with its facts (ids of tiles, hexes, directions) put into words. */
  words(message: string, args: Json, now: Pick<Update, 'seats'>): string;
  /** Lays an action out on the board as if it were being chosen, so that it can be looked at. */
  draft?(action: Action): void;
  /** True for actions that want a second press before they are sent. */
  confirms(action: Action, now: Update): boolean;
  /** How the stage shows what happens; with it the stage also tells it to the ear. */
  stage?: object;
  others?(view: Json): Other[];
  /** True when the face will first show these events by themselves; the end is kept back until `showing` is false. */
  holds(events: readonly GameEvent[]): boolean;
}
