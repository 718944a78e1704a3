// The choice under way at a Neuroshima board: what is picked, where the ring points, what could be sent.
import { computed, signal } from '@preact/signals';
import { fieldFor, picked, type Action } from '../../../state/choose';
import { choose, isMine, left, legal, picks, play, probe } from '../../../state/store';
import { stopAfter } from '../board/walk';
import {
  answersOf,
  asidesOf,
  CELL_FIELDS,
  cellsIn,
  facingOf,
  isDuty,
  mainAnswersOf,
  meantBy,
  narrow,
  openCellsOf,
  proceduresOf,
  repickable,
  stopsOf,
  variantsOf,
  withoutThrowing,
  type Choice,
} from './offers';

/** Where the ring points while a facing is open; null lets it take the first allowed one. */
export const turnTo = signal<number | null>(null);
/** Which card of the hand was pressed: two equal tiles are two cards. */
export const card = signal<number | null>(null);

export const choice = computed<Choice>(() => ({
  legal: legal.value,
  left: left.value,
  picks: picks.value,
}));
export const stops = computed(() => stopsOf(choice.value));
export const facing = computed(() => facingOf(stops.value, turnTo.value));
const narrowed = computed(() => withoutThrowing(narrow(left.value, facing.value)));

/** The one action that a confirmation would send. */
export const tentative = computed<Action | null>(() =>
  picks.value.length > 0 && narrowed.value.length === 1 ? narrowed.value[0]! : null,
);

export const variants = computed(() => variantsOf(narrowed.value, picks.value));
export const chosenCells = computed(() => new Set(cellsIn(picks.value)));
export const openCells = computed(() =>
  isMine.value ? openCellsOf(choice.value) : new Set<string>(),
);

/** What may be answered to a question, all of it and without what stands among the buttons. */
export const answers = computed(() => (isMine.value ? answersOf(choice.value) : []));
export const mainAnswers = computed(() => (isMine.value ? mainAnswersOf(choice.value) : []));
export const asides = computed(() =>
  asidesOf(choice.value).filter((action) => action !== tentative.value),
);
export const procedures = computed(() => proceduresOf(choice.value));
export const isDutyNow = computed(() => isDuty(choice.value));

/** A press on a hex: picks it, confirms it when it was picked, or learns why not. */
export function press(cell: string): void {
  if (!isMine.value) return;
  if (tentative.value && cellsIn(picks.value).at(-1) === cell) {
    confirm();
    return;
  }
  const field =
    fieldFor(left.value, picks.value, CELL_FIELDS, cell) ?? repickable(choice.value, cell);
  if (field) {
    choose(field, cell);
    return;
  }
  const meant = meantBy(choice.value, cell);
  if (meant) void probe(meant, cell);
}

/** Lays an action out as if it were being chosen: tile and hexes are picked, the ring points its way. */
export function draft(action: Action): void {
  picks.value = Object.entries(action).filter(([field]) => field !== 'facing');
  turnTo.value = typeof action.facing === 'number' ? action.facing : null;
}

export function confirm(): void {
  if (tentative.value) void play(tentative.value);
}

/** Turns the ring by one stop. */
export function turn(by: 1 | -1): void {
  if (stops.value.length > 1 && facing.value !== null)
    turnTo.value = stopAfter(stops.value, facing.value, by);
}

export function pickCard(index: number, tile: string): void {
  if (card.value !== index || picked(picks.value, 'tile') !== tile) turnTo.value = null;
  card.value = index;
  choose('tile', tile);
}

/** The ring starts where the tile that moves faces. */
export function settleRing(standsAt: (cell: string) => { facing: number } | undefined): void {
  const from = picked(picks.value, 'from') ?? (stops.value.length ? left.value[0]?.at : undefined),
    piece = typeof from === 'string' ? standsAt(from) : undefined;
  if (piece && turnTo.value === null) turnTo.value = piece.facing;
}

/** Nothing is in hand any more. */
export function letGo(): void {
  card.value = null;
  turnTo.value = null;
}

export const endAction = (): Action | undefined =>
  legal.value.find((action) => action.do === 'end');
