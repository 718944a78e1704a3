// A position built by hand: each change is made and checked by the engine; what it refuses changes nothing.
import { signal } from '@preact/signals';
import { api, ApiError } from '../wire/api';
import type { Change, Edited, Piece, Thing } from '../wire/explored';
import type { Json } from '../wire/types';
import { known, tree } from './board';

/** Whether the editor is open. */
export const isOnBench = signal(false);
/** The position on the bench; null while nothing is edited. */
export const edited = signal<Edited | null>(null);
export const held = signal<Thing | null>(null);
export const chosen = signal<string | null>(null);
/** Which of the pieces there is chosen, where several share a place. */
const nth = signal(0);
export const objection = signal<unknown>(null);
/** The change that was refused, where it could be made if what is in the way went first. */
export const mendable = signal<Change | null>(null);
const IN_THE_WAY = new Set([
  'edit-taken',
  'edit-worn',
  'edit-none-left',
  'edit-no-bot',
  'edit-bot-there',
]);
/** Positions before each change, to go back. */
const past = signal<Json[]>([]);
export const canUndo = (): boolean => past.value.length > 0;

const gameOf = (): string => tree.value?.game ?? '';

async function load(position: Json, change: Change | null): Promise<boolean> {
  try {
    edited.value = await api.edit(gameOf(), { position, change });
    objection.value = mendable.value = null;
    return true;
  } catch (error) {
    const canMend = error instanceof ApiError && IN_THE_WAY.has(error.id) && !change?.mend;
    objection.value = error;
    mendable.value = canMend ? change : null;
    return false;
  }
}

/** Lays the position of the board on the bench. */
export async function beginEditing(): Promise<void> {
  past.value = [];
  held.value = null;
  choose(null);
  if (known.value) await load(known.value.position, null);
}

export function endEditing(): void {
  edited.value = null;
  objection.value = mendable.value = null;
  isOnBench.value = false;
}

export async function make(change: Change): Promise<void> {
  const before = edited.value?.explored.position;
  if (before && (await load(before, change))) past.value = [...past.value, before];
}

export async function undo(): Promise<void> {
  const last = past.value.at(-1);
  if (!last) return;
  past.value = past.value.slice(0, -1);
  await load(last, null);
}

const piecesAt = (place: string): Piece[] =>
  edited.value?.bench.pieces.filter((piece) => piece.at === place) ?? [];

/** The piece that is chosen. */
export const chosenPiece = (): Piece | null =>
  chosen.value === null ? null : (piecesAt(chosen.value)[nth.value] ?? null);

const choose = (place: string | null, which = 0): void => {
  chosen.value = place;
  nth.value = which;
};

/** A press on a place: puts what is held there, or chooses what stands there and then what else does, or moves
 * what is chosen. */
export async function press(place: string): Promise<void> {
  const hand = held.value?.is_placed ? held.value : null,
    piece = chosenPiece(),
    there = piecesAt(place);
  if (hand) {
    await make({ do: 'put', thing: hand.thing, side: hand.side, at: place });
    if (!edited.value?.bench.things.find((one) => one.thing === hand.thing && one.left))
      held.value = null;
    choose(place);
  } else if (piece && !there.length) {
    await make({ do: 'move', thing: piece.thing, at: piece.at, to: place, side: piece.side });
    if (piecesAt(place).length) choose(place);
  } else if (chosen.value === place) {
    const next = nth.value + 1;
    choose(next < there.length ? place : null, next);
  } else choose(there.length ? place : null);
}

export const hold = (thing: Thing): void => {
  choose(null);
  held.value = held.value?.thing === thing.thing && held.value.side === thing.side ? null : thing;
};
