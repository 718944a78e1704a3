// What a show is made of: steps, the smallest things a person would tell, grouped by whose turn they were.
import type { ComponentChild, ComponentType } from 'preact';
import type { Told } from '../state/voice';
import type { GameEvent, Json } from '../wire/types';
import type { Theatre } from './theatre';

/** One step of the match as its viewer saw it: before, after, and the events between. */
export interface Beat {
  n: number;
  before: Json;
  after: Json;
  events: GameEvent[];
}

/** Whose turn a step belongs to; the list puts steps of one group under one head. */
export interface Group {
  id: string;
  title: string;
  seat: number | null;
  /** True for what belongs to the turn before it, as a battle does. */
  isPart?: boolean;
}

let groups = 0;

/** A head is no sentence. */
export const asTitle = (sentence: string): string => sentence.replace(/\.$/, '');

/** A new group; two of the same title stay apart. */
export const heading = (title: string, seat: number | null): Group => ({
  id: `${title} ${(groups += 1)}`,
  title: asTitle(title),
  seat,
});

export interface Chip {
  text: string;
  tone?: 'good' | 'bad';
}

/** How long a step stands still after its movement: next to nothing, long enough to read, or to think. */
export type Rest = 'gap' | 'hold' | 'read';

/** One step: one sentence, one notch, one line of the list. */
export interface Step {
  /** The step of the match it belongs to, and the first of them where it sums up several. */
  n: number;
  from?: number;
  group: Group;
  events: GameEvent[];
  /** Whose doing it is. */
  seat: number | null;
  /** The sentence (names marked by `strong`); it may tell what comes of the step. */
  text: string;
  /** What is said until the scene calls `tell`: the same without its outcome. */
  until?: string;
  rule?: string;
  /** What came of it, shown once it is told. */
  chips?: Chip[];
  /** The view that is drawn while the step is shown, and the one it leads to. */
  before: Json;
  after: Json;
  rest?: Rest;
  /** True for one's own deeds: they were seen as they were made, and are only listed. */
  isQuiet?: boolean;
  /** True for what must be seen before the end of the game is told, such as a battle. */
  isHeld?: boolean;
  /** A small picture of what it is about; without it the sign of its seat stands there. */
  icon?(): ComponentChild;
  /** Selectors of what is concerned: lit by the plain scene, and marked until the next decision. */
  places?: string[];
  /** What moves. Without it `places` are lit. */
  scene?(theatre: Theatre): void;
  /** Whatever the face keeps with the step. */
  data?: unknown;
}

/** A small sign of a seat. */
export type SignOf = ComponentType<{ seat: Json; size: number; mine: boolean }>;

/** With whose eyes something is told; the deeds of `own` seats were seen as they were made. */
export interface Eyes extends Told {
  own: readonly number[];
}

/** What a face hands in, so that its events can be shown. */
export interface Staging {
  /** The steps of what happened, in order; without it every event that has a sentence is a step. `group` is the last one so far. */
  steps?(beats: readonly Beat[], told: Eyes, group: Group | null): Step[];
  /** False when the events alone are enough: then one beat may stand for several steps of the match. */
  needsViews?: boolean;
  /** True when the face itself places layer, strip and list and draws what is shown. */
  isPlaced?: boolean;
  /** True for events that belong to what was shown before, though the viewer decided between: the same turn goes on. */
  goesOn?(events: readonly GameEvent[]): boolean;
  /** Keys that mean something else to the face once all is shown. */
  ownKeys?: readonly string[];
  /** True when the list stands beside the board only while something is shown: afterwards a button opens it. */
  hidesList?: boolean;
  /** Where on the screen an event happened, as selectors. */
  places?(event: GameEvent): string[];
}
