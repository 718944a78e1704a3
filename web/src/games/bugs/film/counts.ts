// The tracks as they stand while a turn is shown: every change is told with its sum.
import type { Table } from '../view';
import type { Frame } from './frames';

export interface Counts {
  energy: Record<string, number>;
  influence: Record<string, number>;
}

/** Energy and influence of each army after these frames. */
export function countsAfter(from: Table, frames: readonly Frame[]): Counts {
  const counts: Counts = {
    energy: Object.fromEntries(from.armies.map((army) => [army.army, army.energy])),
    influence: Object.fromEntries(from.armies.map((army) => [army.army, army.influence])),
  };
  for (const event of frames.flatMap((frame) => frame.events)) {
    if (typeof event.army !== 'string') continue;
    if (typeof event.energy === 'number') counts.energy[event.army] = event.energy;
    if (typeof event.influence === 'number') counts.influence[event.army] = event.influence;
  }
  return counts;
}
