// What happened in a turn as frames: orders, steps, battles, shots, journeys, end; each with the board as it was then.
import { factsIn, sideOf, type Battle, type Table, type Unit } from '../view';
import type { Arrow, Ghost, Shot } from '../board/props';
import type { GameEvent } from '../../../wire/types';

export type Kind = 'orders' | 'step' | 'battle' | 'shots' | 'travel' | 'end';
export interface Frame {
  kind: Kind;
  step: number;
  units: Unit[];
  ghosts: Ghost[];
  arrows: Arrow[];
  shots: Shot[];
  clashes: string[];
  events: GameEvent[];
  battle: Battle | null;
  table: Table;
}

const KINDS: Record<string, Kind> = {
  'order-shown': 'orders',
  stepped: 'step',
  stopped: 'step',
  'lot-won': 'step',
  met: 'step',
  returned: 'step',
  'battle-lot-won': 'battle',
  'battle-chosen': 'battle',
  'battle-began': 'battle',
  boosted: 'battle',
  rolled: 'battle',
  'could-not-roll': 'battle',
  kept: 'battle',
  'triangle-won': 'battle',
  won: 'battle',
  drew: 'battle',
  retreated: 'battle',
  removed: 'battle',
  missed: 'battle',
  'battle-void': 'battle',
  'target-shown': 'shots',
  travelled: 'travel',
  'travel-blocked': 'travel',
  'portal-energy': 'travel',
  'portal-declared': 'travel',
};
/** Only these are worth a show of their own; the rest is told in the log. */
const SHOWN = new Set([
  'order-shown',
  'stepped',
  'met',
  'battle-began',
  'rolled',
  'won',
  'drew',
  'triangle-won',
  'target-shown',
  'travelled',
]);
const MOVES = new Set(['stepped', 'retreated', 'travelled', 'returned']);
const OPENERS = new Set(['battle-began', 'battle-lot-won']);

export const isShow = (events: readonly GameEvent[]): boolean =>
  events.some((event) => SHOWN.has(event.event));

function kindOf(event: GameEvent, last: Kind | null): Kind {
  if (event.event === 'influence-gained')
    return event.source === 'defeat' && last === 'battle' ? 'battle' : 'end';
  return KINDS[event.event] ?? 'end';
}

/** Events of one moment together: a step of the movement, a battle from its beginning to its end. */
function groups(events: readonly GameEvent[]): { kind: Kind; step: number; events: GameEvent[] }[] {
  const made: { kind: Kind; step: number; events: GameEvent[] }[] = [];
  for (const event of events) {
    const last = made[made.length - 1],
      kind = kindOf(event, last?.kind ?? null),
      step = typeof event.nth === 'number' ? event.nth : (last?.step ?? 0);
    const isNew =
      !last ||
      last.kind !== kind ||
      (kind === 'step' && step !== last.step) ||
      (OPENERS.has(event.event) && last.events.some((one) => one.event === 'battle-began'));
    if (isNew) made.push({ kind, step: kind === 'step' ? step : 0, events: [event] });
    else last.events.push(event);
  }
  return made;
}

/** Where an event leaves its unit: nowhere, on a cell, or where it was. */
function endOf(event: GameEvent): string | null | undefined {
  if (event.event === 'removed') return null;
  if (event.event === 'placed') return factsIn(event).at ?? '';
  return MOVES.has(event.event) ? (factsIn(event).to ?? '') : undefined;
}

function happen(units: Unit[], event: GameEvent): Unit[] {
  const at = endOf(event);
  if (at === undefined) return units;
  return units.map((unit) =>
    unit.army === event.army && unit.unit === event.unit ? { ...unit, at } : unit,
  );
}

/** A battle that began before these events: known by who rolls, keeps or wins. */
function foughtBy(table: Table, events: GameEvent[], done: Battle[]): Battle | null {
  const actor = events.find(
    (event) => typeof event.unit === 'string' && event.event !== 'battle-lot-won',
  );
  const found = table.battles.filter(
    (battle) =>
      !done.includes(battle) &&
      battle.fighters.some(
        (fighter) => fighter.army === actor?.army && fighter.unit === actor?.unit,
      ) &&
      battle.fighters.some((fighter) => fighter.die !== null),
  );
  return found.find((battle) => battle.current) ?? found.at(-1) ?? null;
}

const battleOf = (table: Table, events: GameEvent[], done: Battle[]): Battle | null => {
  const began = events.find((event) => event.event === 'battle-began');
  if (!began) return foughtBy(table, events, done);
  const names = [factsIn(began).unit, factsIn(began).foe];
  return (
    table.battles.find(
      (battle) =>
        !done.includes(battle) &&
        battle.at === began.at &&
        battle.kind === began.kind &&
        battle.fighters.every((fighter) => names.includes(fighter.unit)),
    ) ?? null
  );
};

function shotsOf(events: GameEvent[], units: Unit[]): Shot[] {
  return events
    .filter(
      (event) =>
        event.event === 'target-shown' ||
        (event.event === 'battle-began' && event.kind === 'ranged'),
    )
    .flatMap((event) => {
      const from = units.find((unit) => unit.army === event.army && unit.unit === event.unit)?.at,
        to = factsIn(event).at ?? '';
      return from ? [{ from, to, side: sideOf(factsIn(event).army ?? '') }] : [];
    });
}

const cellsTold = (events: readonly GameEvent[], name: string): string[] =>
  events.filter((event) => event.event === name).map((event) => factsIn(event).at ?? '');

/** Where those who moved were. */
const ghostsOf = (moved: readonly GameEvent[], units: readonly Unit[]): Ghost[] =>
  moved.flatMap((event) => {
    const unit = units.find((one) => one.army === event.army && one.unit === event.unit);
    return unit ? [{ unit, at: factsIn(event).from ?? '' }] : [];
  });

const arrowsOf = (moved: readonly GameEvent[]): Arrow[] =>
  moved.map((event) => ({
    cells: [factsIn(event).from ?? '', factsIn(event).to ?? ''],
    side: sideOf(factsIn(event).army ?? ''),
    meets: false,
    bare: true,
  }));

export function framesOf(from: Table, to: Table, events: readonly GameEvent[]): Frame[] {
  let units = from.units;
  const done: Battle[] = [];
  return groups(events).map(({ kind, step, events: told }): Frame => {
    const start = units,
      isBattle = kind === 'battle',
      moved = isBattle ? [] : told.filter((event) => MOVES.has(event.event)),
      battle = isBattle ? battleOf(to, told, done) : null;
    for (const event of told) units = happen(units, event);
    if (battle) done.push(battle);
    const fought = isBattle && !battle?.shooter ? cellsTold(told, 'battle-began') : [];
    return {
      kind,
      step,
      units: isBattle ? start : units,
      events: told,
      battle,
      table: to,
      shots: shotsOf(told, start),
      clashes: [...cellsTold(told, 'met'), ...fought],
      ghosts: ghostsOf(moved, start),
      arrows: arrowsOf(moved),
    };
  });
}
