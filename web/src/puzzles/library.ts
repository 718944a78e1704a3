// The etudes of the library, fetched once, and which one follows another.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import { isSolved } from '../state/kept';
import type { EtudeInfo } from '../wire/types';

export const library = signal<EtudeInfo[] | null>(null);

export async function loadLibrary(): Promise<EtudeInfo[]> {
  library.value ??= (await api.etudes()).etudes;
  return library.value;
}

export interface Filter {
  game: string;
  grade: number;
  theme: string;
  open: boolean;
}

export const fits = (etude: EtudeInfo, filter: Filter): boolean =>
  (!filter.game || etude.game === filter.game) &&
  (!filter.grade || etude.grade === filter.grade) &&
  (!filter.theme || etude.themes.includes(filter.theme)) &&
  (!filter.open || !isSolved(etude.id));

/** The next unsolved etude of the same game, from this one on; the first one after the last. */
export function nextAfter(etude: EtudeInfo): EtudeInfo | null {
  const same = (library.value ?? []).filter((one) => one.game === etude.game),
    at = same.findIndex((one) => one.id === etude.id);
  const rest = [...same.slice(at + 1), ...same.slice(0, Math.max(at, 0))];
  return rest.find((one) => !isSolved(one.id)) ?? rest[0] ?? null;
}
