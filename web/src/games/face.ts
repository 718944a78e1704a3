// What the shell needs of a game: one object per game, loaded when it is first shown.
import type { ComponentType } from 'preact';
import type { Action, Picks } from '../state/choose';
import type { GameEvent, Json, Moment, Update } from '../wire/types';

/** One line of the log: words (names marked by `strong`), the rule, whose doing it was, and whether it opens a new turn. */
export interface Sentence {
  text: string;
  rule?: string;
  seat?: number | null;
  heading?: boolean;
}

export interface Shortcut {
  keys: string[];
  label: string;
}

/** A moment of a record, drawn without controls. */
export interface SceneProps {
  moment: Moment;
  before: Moment | null;
  seats: Update['seats'];
  seat: number | null;
}

export interface Face {
  name: string;
  look: 'workshop' | 'night' | 'paper';
  /** Everything between the bar and the bottom of the screen. */
  Play: ComponentType<{ now: Update }>;
  /** The board of a replay. */
  Scene: ComponentType<SceneProps>;
  /** A small sign of a seat: crest, fighter, troop. */
  Sign: ComponentType<{ seat: Json; size: number; mine: boolean }>;
  /** What an event says in the log and to the ear; null when it says nothing by itself. */
  tell(event: GameEvent, now: Pick<Update, 'seats' | 'seat' | 'view'>): Sentence | null;
  /** What the seat has to do now, in a few words. */
  task(now: Update, picks: Picks): string;
  /** An action as a sentence, for hints, replays and buttons. */
  sayAction(action: Action, seat: number, now: Pick<Update, 'seats' | 'seat' | 'view'>): string;
  /** A message of the game with its facts (ids of tiles, hexes, directions) put into words. */
  words(message: string, args: Json, now: Pick<Update, 'seats'>): string;
  /** True for actions that want a second press before they are sent. */
  confirms(action: Action, now: Update): boolean;
  /** One short number or text that tells how a seat stands, for scores. */
  score(view: Json, seat: number): string;
  /** What these numbers count, where they do not say it themselves. */
  counted?(view: Json): string;
  /** Who takes part without holding a seat. */
  others?(view: Json): { name: string; sign: Json; score: string; won: boolean }[];
  /** True when the face will first show these events by themselves; the shell keeps the end back until `showing` is false. */
  holds(events: readonly GameEvent[]): boolean;
  /** True for moves that a replay marks on its graph, such as battles. */
  isMilestone(action: Action): boolean;
  shortcuts: Shortcut[];
}

/** Each game is a part of its own; `prepare` fetches what the face needs before it can be drawn. */
const LOADERS: Record<string, () => Promise<{ prepare(): Promise<Face> }>> = {
  neuroshima: () => import('./neuroshima'),
  bugs: () => import('./bugs'),
  neon: () => import('./neon'),
};

const loaded = new Map<string, Promise<Face>>();

/** The face of a game; its code is fetched once. */
export function faceOf(game: string): Promise<Face> {
  let made = loaded.get(game);
  if (!made) {
    const load = LOADERS[game];
    made = load
      ? load().then((part) => part.prepare())
      : Promise.reject(new Error(`no face for ${game}`));
    loaded.set(game, made);
  }
  return made;
}

export const playable = (game: string): boolean => game in LOADERS;
