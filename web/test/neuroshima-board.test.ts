// Walking over hexes, turning the ring, and looking nearer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aim, drag, NEAREST, part, pinch, stopsIn } from '../src/games/neuroshima/board/lens';
import { planOf } from '../src/games/neuroshima/board/plan';
import { nearestStop, neighbour, stopAfter } from '../src/games/neuroshima/board/walk';
import { piece, tableWith } from './neuroshima';

const WHOLE = { x: 0, y: 0, width: 300, height: 300 };
const MIDDLE = { x: 150, y: 150 };

test('arrows lead to the hex beside, or nowhere over the edge', () => {
  const table = tableWith();
  assert.equal(neighbour(table, 'C3', 'ArrowUp', false), 'C2');
  assert.equal(neighbour(table, 'C3', 'ArrowDown', false), 'C4');
  assert.equal(neighbour(table, 'C3', 'ArrowRight', false), 'D3');
  assert.equal(neighbour(table, 'C3', 'ArrowRight', true), 'D2');
  assert.equal(neighbour(table, 'C2', 'ArrowUp', false), null);
  assert.equal(neighbour(table, 'Z9', 'ArrowUp', false), null);
});

test('the ring goes round from stop to stop, both ways', () => {
  assert.equal(stopAfter([4, 0, 2], 2, 1), 4);
  assert.equal(stopAfter([4, 0, 2], 4, 1), 0);
  assert.equal(stopAfter([4, 0, 2], 0, -1), 4);
  assert.equal(stopAfter([0, 1, 2], 0, -4), 2);
});

test('a pointer means the nearest stop, also across north', () => {
  assert.equal(nearestStop([0, 2, 4], 5.6), 0);
  assert.equal(nearestStop([0, 2, 4], 3.2), 4);
  assert.equal(nearestStop([], 1), null);
});

test('what is seen never leaves the board', () => {
  assert.deepEqual(part(WHOLE, 2, { x: 0, y: 150 }), { x: 0, y: 75, width: 150, height: 150 });
  assert.deepEqual(aim(WHOLE, { scale: 9, middle: MIDDLE }), { scale: NEAREST, middle: MIDDLE });
  assert.deepEqual(aim(WHOLE, { scale: 0.2, middle: { x: 0, y: 0 } }), {
    scale: 1,
    middle: MIDDLE,
  });
});

test('the board follows a finger, and comes nearer as two fingers part', () => {
  const lens = { scale: 2, middle: MIDDLE };
  assert.deepEqual(drag(lens, { x: 10, y: 10 }, { x: 20, y: 5 }, 2).middle, { x: 130, y: 160 });
  const apart = pinch(
    lens,
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -5, y: 0 },
      { x: 15, y: 0 },
    ],
    1,
  );
  assert.deepEqual(apart, { scale: 4, middle: MIDDLE });
});

test('a twist is worth one stop for every sixty degrees', () => {
  assert.equal(stopsIn(0, 20), 0);
  assert.equal(stopsIn(0, 70), 1);
  assert.equal(stopsIn(170, -130), 1);
  assert.equal(stopsIn(10, -110), -2);
});

test('the tile under way takes the place of what stands there, and what is not lit is dim', () => {
  const ghost = piece('C3', 0, { facing: 3 }),
    base = piece('D3', 1, { foundation: true });
  const plan = planOf(
    {
      table: tableWith(piece('C3', 1), piece('D3', 0, { commander: 1 }), base),
      ghost,
      bright: new Set(['C3']),
      toneOf: () => 'light',
      label: () => '',
      focus: 'C3',
      setFocus: () => undefined,
      title: '',
      roledescription: '',
    },
    'l',
  );
  assert.deepEqual(
    plan.shown.map((one) => [one.cell, one.facing]),
    [
      ['D3', 0],
      ['C3', 3],
    ],
  );
  assert.deepEqual(plan.bases, [base]);
  assert.deepEqual([plan.dim('C3'), plan.dim('D3')], ['', 'dim']);
  assert.equal(plan.commanderOf(plan.shown[0]!), 'moloch');
  assert.equal(plan.commanderOf(ghost), '');
});
