// The table after an event: where units stand, what the tracks count, which orders and which battle lie open.
import { factsIn, type Battle, type BattleFighter, type Table, type Unit } from '../view';
import type { GameEvent } from '../../../wire/types';

const MOVES = new Set(['stepped', 'retreated', 'travelled', 'returned']);

const isUnit = (unit: { army: string; unit: string }, event: GameEvent): boolean =>
  unit.army === event.army && unit.unit === event.unit;

function unitAfter(unit: Unit, event: GameEvent): Unit {
  if (!isUnit(unit, event)) return unit;
  const facts = factsIn(event);
  if (MOVES.has(event.event)) return { ...unit, at: facts.to ?? null };
  if (event.event === 'placed') return { ...unit, at: facts.at ?? null, state: 'standing' };
  if (event.event === 'removed') return { ...unit, at: null, state: 'removed' };
  return unit;
}

/** Energy and influence are told with their sum. */
function countsAfter(table: Table, event: GameEvent): Table {
  const { army, energy, influence } = factsIn(event);
  if (typeof energy !== 'number' && typeof influence !== 'number') return table;
  return {
    ...table,
    armies: table.armies.map((one) =>
      one.army === army
        ? { ...one, energy: energy ?? one.energy, influence: influence ?? one.influence }
        : one,
    ),
  };
}

function trainsAfter(table: Table, event: GameEvent): Table {
  if (event.event !== 'train-captured' && event.event !== 'train-freed') return table;
  return {
    ...table,
    armies: table.armies.map((one) =>
      one.army === event.army
        ? {
            ...one,
            train: {
              ...one.train,
              captured_by: event.event === 'train-captured' ? String(event.unit) : null,
            },
          }
        : one,
    ),
  };
}

// -- battles --------------------------------------------------------------------------------------

/** A battle that begins, with dice still to be rolled; its Strengths are known from the end. */
function begun(table: Table, to: Table, event: GameEvent): Battle[] {
  const { unit, foe, at, kind } = factsIn(event),
    names = [unit, foe],
    fits = (battle: Battle): boolean =>
      battle.at === at &&
      battle.kind === kind &&
      battle.fighters.every((fighter) => names.includes(fighter.unit)),
    known = to.battles.find(fits) ?? table.battles.find(fits),
    others = table.battles
      .filter((battle) => battle !== known && battle.battle !== known?.battle)
      .map((battle) => ({ ...battle, current: false }));
  if (!known) return others;
  const fighters = known.fighters.map((fighter) => ({ ...fighter, die: null, total: null }));
  return [
    ...others,
    {
      ...known,
      current: true,
      result: null,
      fighters: fighters as [BattleFighter, BattleFighter],
    },
  ];
}

const changed = (table: Table, change: (battle: Battle) => Battle): Battle[] =>
  table.battles.map((battle) => (battle.current ? change(battle) : battle));

const rolled = (battle: Battle, event: GameEvent): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) =>
    isUnit(fighter, event)
      ? {
          ...fighter,
          die: Number(event.die ?? 0),
          total: fighter.strength + Number(event.value ?? 0),
        }
      : fighter,
  ) as [BattleFighter, BattleFighter],
});

const decided = (battle: Battle, event: GameEvent): Battle => ({
  ...battle,
  triangle: battle.triangle || event.event === 'triangle-won',
  result: battle.fighters.find((fighter) => isUnit(fighter, event))?.side ?? null,
});

function battlesAfter(table: Table, to: Table, event: GameEvent): Battle[] {
  switch (event.event) {
    case 'battle-began':
      return begun(table, to, event);
    case 'rolled':
    case 'could-not-roll':
      return changed(table, (battle) => rolled(battle, event));
    case 'won':
    case 'triangle-won':
      return changed(table, (battle) => decided(battle, event));
    case 'drew':
    case 'missed':
      return changed(table, (battle) => ({ ...battle, result: 'draw' }));
    case 'battle-void':
      return changed(table, (battle) => ({ ...battle, result: 'void' }));
    case 'turn-began':
    case 'party-began':
      return [];
    default:
      return table.battles;
  }
}

function ordersAfter(table: Table, event: GameEvent): Table['orders'] {
  if (event.event === 'turn-began') return [];
  if (event.event !== 'order-shown') return table.orders;
  const { army, unit, path, kind } = event as Record<string, unknown>;
  const order = {
    army: String(army),
    unit: String(unit),
    path: String(path),
    kind: kind === 'general' ? ('general' as const) : ('personal' as const),
  };
  return [...table.orders.filter((one) => one.army !== army), order];
}

/** The table after an event; `to` is what all of it leads to. */
export function happen(table: Table, event: GameEvent, to: Table): Table {
  const next = trainsAfter(countsAfter(table, event), event);
  return {
    ...next,
    turn: event.event === 'turn-began' ? Number(event.turn) : next.turn,
    units: next.units.map((unit) => unitAfter(unit, event)),
    battles: battlesAfter(next, to, event),
    orders: ordersAfter(next, event),
  };
}
