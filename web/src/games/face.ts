// The face of a game: its voice, and everything it draws; one object per game, loaded when it is first shown.
import type { ComponentType } from 'preact';
import type { Action } from '../state/choose';
import type { Staging } from '../stage';
import type { Sheet, Sign } from './sheet';
import type { Sentence, Voice } from '../state/voice';
import type { GameEvent, Json, Moment, Update } from '../wire/types';

export type { Sentence, Sign };

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
  /** True where several moments stand on one page and only one of them is on the stage. */
  still?: boolean;
}

export interface Face extends Voice {
  look: 'workshop' | 'night' | 'paper';
  /** Everything between the bar and the bottom of the screen. */
  Play: ComponentType<{ now: Update }>;
  /** The board of a replay. */
  Scene: ComponentType<SceneProps>;
  /** How what a lesson judges came about, in a small picture. */
  Course?: ComponentType<{ events: readonly GameEvent[]; now: Update }>;
  /** A small sign of a seat: crest, fighter, troop. */
  Sign: ComponentType<{ seat: Json; size: number; mine: boolean }>;
  /** One short number or text that tells how a seat stands, for scores. */
  score(view: Json, seat: number): string;
  /** What these numbers count, where they do not say it themselves. */
  counted?(view: Json): string;
  /** True for moves that a replay marks on its graph, such as battles; `told` are the kinds of events they led to. */
  isMilestone(action: Action, told: readonly string[]): boolean;
  /** How its events are shown on the stage; `{}` tells them one by one and lights the places they name. */
  stage?: Staging;
  shortcuts: Shortcut[];
  /** What stands for a lesson on the path: a tile, a unit; light once it is learned. */
  lessonSign(name: string, learned: boolean): Sign;
  /** Every mark of the game, on one page. */
  symbols: Sheet;
}
