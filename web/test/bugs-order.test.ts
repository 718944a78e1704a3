// An order is drawn step by step, out of the orders on offer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  foretold,
  longer,
  mostStepsOf,
  openForOrder,
  ownUnitAt,
  pathTo,
  shorter,
  stepsIn,
  trailOf,
  walkedOf,
  type Draft,
} from '../src/games/bugs/order/draft';
import { bestReply } from '../src/games/bugs/panels/answers';
import { placeOf } from '../src/games/bugs/board/places';
import { sealedOrders, type Table } from '../src/games/bugs/view';
import { update } from '../src/state/store';
import { updated } from './browser';
import { foretell, tableWith, unit } from './bugs';

const PATHS = ['stay', 'N', 'E', 'NN', 'NE', 'EN'];
const LEGAL = PATHS.map((path) => ({ do: 'order', army: 'south', unit: 'ant', path }));
const TABLE = tableWith([unit('ant', 'c1'), unit('wasp', 'd1'), unit('ant', 'c5', 'north')]);

const draft = (path: string | null, more: Partial<Draft> = {}): Draft => ({
  legal: LEGAL,
  army: 'south',
  unit: 'ant',
  path,
  isGeneral: false,
  ...more,
});

test('staying has no steps', () => {
  assert.equal(stepsIn('stay'), '');
  assert.equal(stepsIn(null), '');
  assert.equal(mostStepsOf(draft(null)), 2);
  assert.equal(mostStepsOf(draft(null, { unit: null })), 0);
});

test('the cells of a path begin where the unit stands', () => {
  assert.deepEqual(trailOf(TABLE, draft('NE')), ['c1', 'c2', 'd2']);
  assert.deepEqual(trailOf(TABLE, draft(null)), ['c1']);
  assert.deepEqual(trailOf(TABLE, draft('N', { unit: null })), []);
});

test('a step is added while such an order is on offer', () => {
  assert.equal(longer(TABLE, draft('N'), 'E'), 'NE');
  assert.equal(longer(TABLE, draft('NE'), 'N'), null);
  assert.equal(longer(TABLE, draft(null), 'S'), null);
  assert.equal(longer(TABLE, draft('stay'), 'N'), 'N');
});

test('the last step is taken back, then the path', () => {
  assert.equal(shorter('NE'), 'N');
  assert.equal(shorter('N'), null);
  assert.equal(shorter('stay'), null);
});

test('a pressed cell goes on from the drawn path where it can, else by the shortest way', () => {
  assert.equal(pathTo(TABLE, draft('E'), 'd2'), 'EN');
  assert.equal(pathTo(TABLE, draft('N'), 'd2'), 'NE');
  assert.equal(pathTo(TABLE, draft(null), 'c2'), 'N');
  assert.equal(pathTo(TABLE, draft(null), 'a5'), null);
});

test('a way that an ally bars is not taken', () => {
  const barred = tableWith(TABLE.units, { forecast: [foretell('E', { stopped: 'ally' })] });
  assert.equal(pathTo(barred, draft(null), 'd1'), null);
  assert.deepEqual([...openForOrder(barred, draft(null))], ['c2']);
});

test('without a unit those that may be ordered are open, with one the next steps', () => {
  assert.deepEqual([...openForOrder(TABLE, draft(null, { unit: null }))], ['c1']);
  assert.deepEqual([...openForOrder(TABLE, draft('N'))], ['c3', 'd2']);
  assert.deepEqual([...openForOrder(TABLE, draft('NN'))], []);
});

test('where the path would end in a battle or an edge nothing more is open', () => {
  const stopped = tableWith(TABLE.units, { forecast: [foretell('N', { stopped: 'edge' })] });
  assert.deepEqual([...openForOrder(stopped, draft('N'))], []);
});

test('what is foretold is of this very order, and ends the walk', () => {
  const told = foretell('NN', { ends: 'c2' }),
    table = tableWith(TABLE.units, { forecast: [told] });
  assert.equal(foretold(table, draft('NN')), told);
  assert.equal(foretold(table, draft('N')), null);
  assert.deepEqual(walkedOf(table, draft('NN')), ['c1', 'c2']);
  assert.deepEqual(walkedOf(TABLE, draft('NN')), ['c1', 'c2', 'c3']);
});

test('only own units with an order on offer can be taken', () => {
  assert.equal(ownUnitAt(TABLE, draft(null), 'c1')?.unit, 'ant');
  assert.equal(ownUnitAt(TABLE, draft(null), 'd1'), undefined);
  assert.equal(ownUnitAt(TABLE, draft(null), 'c5'), undefined);
});

test('a sealed order is seen by its owner before it is shown', () => {
  const chosen = { do: 'advance', army: 'south', direction: 'N' };
  assert.deepEqual(sealedOrders(TABLE, chosen), [
    { army: 'south', kind: 'general', unit: 'all', path: 'N' },
  ]);
  assert.deepEqual(sealedOrders(TABLE, null), []);
});

test('those who meet share a cell, south below and north above', () => {
  const south = unit('ant', 'c3'),
    north = unit('ant', 'c3', 'north'),
    both = [south, north];
  const [alone, below, above] = [
    placeOf(south, [south], TABLE),
    placeOf(south, both, TABLE),
    placeOf(north, both, TABLE),
  ];
  assert.ok(below.scale < alone.scale);
  assert.ok(below.point[1] > alone.point[1] && above.point[1] < alone.point[1]);
});

const REROLL = { do: 'reroll', pay: 'energy' },
  KEEP = { do: 'keep' };

/** The bright answer to whether to roll again. */
function brightOf(keep: number, reroll: number): unknown {
  update.value = updated({ legal: [REROLL, KEEP] });
  const question = { ...TABLE.question, kind: 'reroll', worth: { keep, reroll } };
  return bestReply({ ...TABLE, question } as Table)?.do;
}

test('rolling again is bright only where it helps', () => {
  assert.equal(brightOf(0, 0), 'keep', 'every face loses');
  assert.equal(brightOf(1, 0.83), 'keep', 'it leads, and nobody can answer');
  assert.equal(brightOf(0, 0.5), 'reroll');
});
