// What moved leaves an outline and an arrow, what met a star, what shot a line, until the next decision.
import { at, isStill, markedFrom, steps, type Step } from '../../../stage';
import { factsIn, sideOf, tableOf } from '../view';
import { shownOf } from './steps';
import type { Arrow, Shot } from '../board/props';
import type { GameEvent } from '../../../wire/types';

export interface Marks {
  arrows: Arrow[];
  shots: Shot[];
  clashes: string[];
  crosses: string[];
}

/** A board on which nothing happened. */
export const UNMARKED: Marks = { arrows: [], shots: [], clashes: [], crosses: [] };

/** The steps whose marks stand: of the last turn, as far as it was shown. */
function marked(): Step[] {
  const upto = steps.value.slice(markedFrom(), at.value + (isStill() ? 1 : 0)),
    turn = upto.map((step) => shownOf(step)?.deed.kind).lastIndexOf('orders');
  return upto.slice(Math.max(0, turn));
}

const WALKS = new Set(['stepped', 'travelled']);

/** Where a unit began, and where it came through, as one arrow. */
function waysOf(events: readonly GameEvent[]): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const event of events) {
    const { army = '', unit = '', from = '', to = '' } = factsIn(event),
      name = `${army} ${unit}`;
    if (WALKS.has(event.event)) ways.set(name, [...(ways.get(name) ?? [from]), to]);
  }
  return ways;
}

const shotsOf = (shown: readonly Step[]): Shot[] =>
  shown
    .filter((step) => shownOf(step)?.deed.kind === 'targets')
    .flatMap((step) =>
      step.events.flatMap((event) => {
        const from = tableOf(step.before).units.find(
          (unit) => unit.army === event.army && unit.unit === event.unit,
        )?.at;
        return from
          ? [{ from, to: factsIn(event).at ?? '', side: sideOf(String(event.army)) }]
          : [];
      }),
    );

/** Meetings whose battle has not ended yet. */
function clashesOf(events: readonly GameEvent[]): string[] {
  const open = new Map<string, string>();
  for (const event of events) {
    if (event.event === 'met') open.set(String(event.unit), factsIn(event).at ?? '');
    if (['won', 'drew', 'triangle-won', 'battle-void'].includes(event.event)) {
      open.delete(String(event.unit));
      open.delete(String(event.foe));
    }
  }
  return [...open.values()];
}

export function marksNow(): Marks {
  const shown = marked(),
    events = shown.flatMap((step) => step.events),
    ways = [...waysOf(events)];
  return {
    arrows: ways.map(([name, cells]) => ({
      cells,
      side: sideOf(name),
      meets: false,
      bare: true,
    })),
    shots: shotsOf(shown),
    clashes: clashesOf(events),
    crosses: events
      .filter((event) => event.event === 'removed')
      .map((event) => factsIn(event).at ?? ''),
  };
}
