// The segments of a battle: who acts in each, and what it cost.
import type { GameEvent } from '../../../wire/types';
import { factsIn } from '../view';

export interface Segment {
  initiative: number;
  /** Index of the event it begins with. */
  from: number;
  actors: readonly { tile: string; at: string; player: number }[];
  fallen: number;
  losses: Readonly<Record<number, number>>;
}

/** What comes after the last segment: all of them are over. */
export const FOUGHT: Segment = { initiative: -1, from: -1, actors: [], fallen: 0, losses: {} };

const BLOWS = new Set(['struck', 'shot', 'pierced', 'blocked', 'blasted']);
export const isBlow = (event: GameEvent): boolean => BLOWS.has(event.event);

const begin = (event: GameEvent, from: number): Segment => ({
  initiative: factsIn(event).initiative ?? 0,
  from,
  actors: [],
  fallen: 0,
  losses: {},
});

function add(segment: Segment, event: GameEvent): Segment {
  const { at = '', tile = '', player = 0, damage = 0 } = factsIn(event);
  if (isBlow(event) && !segment.actors.some((actor) => actor.at === at))
    return { ...segment, actors: [...segment.actors, { tile, at, player }] };
  if (event.event === 'destroyed') return { ...segment, fallen: segment.fallen + 1 };
  if (event.event === 'hq-hurt')
    return {
      ...segment,
      losses: { ...segment.losses, [player]: (segment.losses[player] ?? 0) + damage },
    };
  return segment;
}

/** Only segments in which something happens are worth a place in the row. */
const isEventful = (events: readonly GameEvent[], { from }: Segment): boolean =>
  events[from + 1]?.event !== 'segment-ended';

/** The segments of the battle that begins at an index. */
export function segmentsFrom(events: readonly GameEvent[], start: number): Segment[] {
  const found: Segment[] = [];
  for (const [index, event] of events.entries()) {
    if (index <= start) continue;
    if (event.event === 'battle-ended' || event.event === 'battle-begun') break;
    const last = found.at(-1);
    if (event.event === 'segment-begun') found.push(begin(event, index));
    else if (last) found[found.length - 1] = add(last, event);
  }
  return found.filter((segment) => isEventful(events, segment));
}
