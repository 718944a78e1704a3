// A turn is shown as it is told: orders, steps, meetings, battles, the end; each with the table as it was then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deedsOf } from '../src/games/bugs/show/deeds';
import { happen } from '../src/games/bugs/show/happen';
import { tableWith, unit } from './bugs';
import type { Army, Battle, BattleFighter, Table } from '../src/games/bugs/view';
import type { GameEvent } from '../src/wire/types';

const told = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({
  event,
  rule: 'BUGS-TURN-01',
  ...facts,
});
const ant = { army: 'south', unit: 'ant' };
const wasp = { army: 'north', unit: 'wasp' };
const TURN = [
  told('order-shown', { ...ant, kind: 'personal', path: 'NN' }),
  told('order-shown', { ...wasp, kind: 'personal', path: 'stay' }),
  told('stopped', { army: 'south', unit: 'spider', at: 'a1', nth: 1, reason: 'ally' }),
  told('stepped', { ...ant, from: 'c1', to: 'c2', nth: 1 }),
  told('stepped', { army: 'south', unit: 'mantis', from: 'b1', to: 'b2', nth: 1 }),
  told('stepped', { ...ant, from: 'c2', to: 'c3', nth: 2 }),
  told('met', { ...ant, foe: 'wasp', at: 'c3', nth: 2 }),
  told('battle-began', { ...ant, foe: 'wasp', at: 'c3', kind: 'cell' }),
  told('rolled', { ...ant, die: 3, value: 3, energy: 4, pay: 'first' }),
  told('could-not-roll', wasp),
  told('rolled', { ...ant, die: 2, value: 2, energy: 3, pay: 'energy' }),
  told('won', { ...ant, foe: 'wasp' }),
  told('removed', { ...wasp, at: 'c3' }),
  told('influence-gained', { army: 'south', n: 1, influence: 3, source: 'defeat' }),
  told('influence-gained', { army: 'south', n: 1, influence: 4, source: 'artifact' }),
  told('turn-began', { turn: 2 }),
  told('income-taken', { army: 'south', n: 2, energy: 5 }),
  told('income-taken', { army: 'north', n: 2, energy: 2 }),
];

const fighter = (army: string, name: string, die: number): BattleFighter => ({
  army,
  unit: name,
  side: army === 'south' ? 'south' : 'north',
  attacking: true,
  die,
  penalty: 0,
  strength: 1,
  total: 1 + die,
});
const battle: Battle = {
  battle: 0,
  kind: 'cell',
  shooter: null,
  at: 'c3',
  step: 2,
  mutual: false,
  current: false,
  result: 'south',
  triangle: false,
  odds: null,
  fighters: [fighter('south', 'ant', 2), fighter('north', 'wasp', 0)],
};
const army = (name: 'south' | 'north'): Army => ({
  army: name,
  name: '',
  side: name,
  seat: 0,
  board: 1,
  colour: '',
  forward: 'N',
  energy: 5,
  energy_max: 9,
  income: 1,
  influence: 2,
  influence_max: 9,
  train: { at: 'c1', captured_by: null },
  general: true,
  ordered: false,
  medals: [],
});

const FROM = tableWith([unit('ant', 'c1'), unit('mantis', 'b1'), unit('wasp', 'c3', 'north')], {
  armies: [army('south'), army('north')],
});
const TO = tableWith([unit('ant', 'c3'), unit('wasp', null, 'north')], { battles: [battle] });

/** The tables after each deed. */
function tables(): Table[] {
  let table: Table = FROM;
  return deedsOf(TURN).map(({ events }) => {
    for (const event of events) table = happen(table, event, TO);
    return table;
  });
}
const KINDS = deedsOf(TURN).map((deed) => deed.kind);
const after = (kind: string): Table => tables()[KINDS.findIndex((one) => one === kind)]!;

test('orders are turned over together, units march together, and then it is told who stopped', () => {
  assert.deepEqual(KINDS, [
    'orders',
    'march',
    'stop',
    'march',
    'meet',
    'battle',
    'dice',
    'reroll',
    'result',
    'artifact',
    'turn',
    'income',
  ]);
  assert.deepEqual(
    deedsOf(TURN).map((deed) => deed.events.length),
    [2, 2, 1, 1, 1, 1, 2, 1, 3, 1, 1, 2],
  );
});

test('units stand where they were then, and who fell is among the fallen', () => {
  const at = (table: Table, name: string) => table.units.find((one) => one.unit === name);
  assert.equal(at(after('march'), 'ant')?.at, 'c2');
  assert.equal(at(after('meet'), 'ant')?.at, 'c3');
  assert.equal(at(after('reroll'), 'wasp')?.state, 'standing');
  assert.equal(at(after('result'), 'wasp')?.state, 'removed');
});

test('a battle shows its dice as they are rolled, not as they end', () => {
  const dice = (table: Table) => table.battles[0]?.fighters.map((one) => one.die);
  assert.deepEqual(dice(after('battle')), [null, null]);
  assert.deepEqual(dice(after('dice')), [3, 0]);
  assert.deepEqual(dice(after('reroll')), [2, 0]);
  assert.equal(after('reroll').battles[0]?.result, null);
  assert.equal(after('result').battles[0]?.result, 'south');
});

test('the tracks follow what was told so far', () => {
  const south = (kind: string) => after(kind).armies[0]!;
  assert.deepEqual(
    [south('dice').energy, south('reroll').energy, south('income').energy],
    [4, 3, 5],
  );
  assert.deepEqual([south('reroll').influence, south('result').influence], [2, 3]);
  assert.equal(south('artifact').influence, 4);
});

test('a new turn begins without orders and battles', () => {
  assert.equal(after('result').orders.length, 2);
  assert.deepEqual([after('income').orders, after('income').battles], [[], []]);
});
