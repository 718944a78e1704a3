// The battles that came in and wait to be seen.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { arrivals, showing, takeArrivals } from '../../../state/store';
import { readTable } from '../read/table';
import { framesOf, hasBattle, type Frame } from './frames';
import type { Update } from '../../../wire/types';

export interface Battle {
  frames: Frame[];
  key: number;
}

/** The battle on show, if any; the board of the match waits beneath. */
export const battle = signal<Battle | null>(null);

export function closeBattle(): void {
  battle.value = null;
  showing.value = false;
}

/** Puts the battles among the newest events on show, after the one that is seen now. */
function showArrivals(version: number): void {
  const frames = takeArrivals()
    .filter(({ events }) => hasBattle(events))
    .flatMap(({ events, from }) => framesOf(readTable(from.view, from.seat), events));
  if (frames.length)
    battle.value = {
      frames: [...(battle.value?.frames ?? []), ...frames],
      key: battle.value?.key ?? version,
    };
  else if (!battle.value) showing.value = false;
}

export function useBattles(now: Update): Battle | null {
  useEffect(() => showArrivals(now.version), [arrivals.value]);
  useEffect(() => closeBattle, []);
  return battle.value;
}
