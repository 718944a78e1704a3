// The turns that came in and wait to be seen.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { arrivals, showing, takeArrivals } from '../../../state/store';
import { tableOf, type Table } from '../view';
import { framesOf, isShow, type Frame } from './frames';
import type { Update } from '../../../wire/types';

export interface Film {
  frames: Frame[];
  from: Table;
  key: number;
}

/** The film on show, if any; the table waits beneath. */
export const film = signal<Film | null>(null);

export function closeFilm(): void {
  film.value = null;
  showing.value = false;
}

/** Puts the newest events on show, after those that are seen now; a battle that is asked about is not over. */
function showArrivals(now: Update): void {
  const shown = takeArrivals().filter(({ events }) => isShow(events)),
    frames = shown.flatMap(({ events, from, to }) =>
      framesOf(tableOf(from.view), tableOf(to.view), events),
    );
  if (frames.at(-1)?.battle?.result === null && now.legal.length) frames.pop();
  if (frames.length)
    film.value = film.value
      ? { ...film.value, frames: [...film.value.frames, ...frames] }
      : { frames, from: tableOf(shown[0]!.from.view), key: now.version };
  else if (!film.value) showing.value = false;
}

export function useFilms(now: Update): Film | null {
  useEffect(() => showArrivals(now), [arrivals.value]);
  useEffect(() => closeFilm, []);
  return film.value;
}
