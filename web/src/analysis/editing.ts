// A position built by hand: each change is made and checked by the engine; what it refuses changes nothing.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import type { Change, Edited, Piece, Thing } from '../wire/explored';
import type { Json } from '../wire/types';
import { known, tree } from './board';

/** Whether the editor is open. */
export const isOnBench = signal(false);
/** The position on the bench; null while nothing is edited. */
export const edited = signal<Edited | null>(null);
export const held = signal<Thing | null>(null);
export const chosen = signal<string | null>(null);
export const objection = signal<unknown>(null);
/** Positions before each change, to go back. */
const past = signal<Json[]>([]);
export const canUndo = (): boolean => past.value.length > 0;

const gameOf = (): string => tree.value?.game ?? '';

async function load(position: Json, change: Change | null): Promise<boolean> {
  try {
    edited.value = await api.edit(gameOf(), { position, change });
    objection.value = null;
    return true;
  } catch (error) {
    objection.value = error;
    return false;
  }
}

/** Lays the position of the board on the bench. */
export async function beginEditing(): Promise<void> {
  past.value = [];
  held.value = null;
  chosen.value = null;
  if (known.value) await load(known.value.position, null);
}

export function endEditing(): void {
  edited.value = null;
  objection.value = null;
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

export const pieceAt = (place: string): Piece | null =>
  edited.value?.bench.pieces.find((piece) => piece.at === place) ?? null;

/** A press on a place: puts what is held there, or chooses what stands there, or moves what is chosen. */
export async function press(place: string): Promise<void> {
  const hand = held.value?.is_placed ? held.value : null,
    piece = chosen.value === null ? null : pieceAt(chosen.value);
  if (hand) {
    await make({ do: 'put', thing: hand.thing, side: hand.side, at: place });
    if (!edited.value?.bench.things.find((one) => one.thing === hand.thing && one.left))
      held.value = null;
    chosen.value = place;
  } else if (piece && !pieceAt(place)) {
    await make({ do: 'move', at: piece.at, to: place, side: piece.side });
    if (pieceAt(place)) chosen.value = place;
  } else chosen.value = chosen.value === place || !pieceAt(place) ? null : place;
}

export const hold = (thing: Thing): void => {
  chosen.value = null;
  held.value = held.value?.thing === thing.thing && held.value.side === thing.side ? null : thing;
};
