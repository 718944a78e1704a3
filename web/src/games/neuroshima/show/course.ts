// The course of a battle as a ladder: every segment from the first to the last, also those in which nobody acts.
import type { GameEvent } from '../../../wire/types';
import { factsIn } from '../view';
import { isBlow } from './segments';

export interface Deed {
  tile: string;
  player: number;
  target: string;
  targetPlayer: number;
  /** What came of it: the tile fell, its HQ lost so much, it was hurt, or nothing got through. */
  fate: 'destroyed' | 'lost' | 'hurt' | 'stopped';
  wounds: number;
}

export interface Rung {
  initiative: number;
  deeds: readonly Deed[];
}

interface Blow {
  at?: string;
  tile?: string;
  player?: number;
  target?: string;
  target_tile?: string;
  target_player?: number;
  wounds?: number;
}

function deedOf(event: GameEvent, fallen: ReadonlySet<string>): Deed {
  const blow = event as Blow,
    target = blow.target_tile ?? '',
    wounds = blow.wounds ?? 0,
    hurt = target.endsWith('-hq') ? 'lost' : 'hurt';
  return {
    tile: blow.tile ?? '',
    player: blow.player ?? 0,
    target,
    targetPlayer: blow.target_player ?? 0,
    fate: fallen.has(blow.target ?? '') ? 'destroyed' : wounds > 0 ? hurt : 'stopped',
    wounds,
  };
}

const fallenIn = (events: readonly GameEvent[]): Set<string> =>
  new Set(events.filter(({ event }) => event === 'destroyed').map((one) => factsIn(one).at ?? ''));

/** The last battle of these events, segment by segment; nothing where none was fought. */
export function courseOf(events: readonly GameEvent[]): Rung[] {
  const start = events.map(({ event }) => event).lastIndexOf('battle-begun'),
    found = new Map<number, GameEvent[]>();
  let segment: GameEvent[] = [];
  for (const event of start < 0 ? [] : events.slice(start)) {
    if (event.event === 'battle-ended') break;
    if (event.event === 'segment-begun') {
      segment = [];
      found.set(factsIn(event).initiative ?? 0, segment);
    } else segment.push(event);
  }
  if (!found.size) return [];
  const first = Math.max(...found.keys());
  return Array.from({ length: first + 1 }, (_, i) => first - i).map((initiative) => {
    const own = found.get(initiative) ?? [],
      fallen = fallenIn(own);
    return { initiative, deeds: own.filter(isBlow).map((event) => deedOf(event, fallen)) };
  });
}
