// The replay: where it stops, how much a move changed, where the game turned.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTurning, stopsOf, swings, turnsOf } from '../src/replay/film';
import { curve } from '../src/replay/graph';
import type { StepInfo } from '../src/wire/types';

const steps = [['0'], ['chance'], ['1'], ['chance'], ['0', '1']].map((actors, i) => ({
  n: i + 1,
  actors,
  actions: {},
  told: [],
}));

test('it stops after moves, not after outcomes of chance', () => {
  assert.deepEqual(stopsOf(steps), [0, 1, 3, 5]);
});

test('a swing is measured from stop to stop', () => {
  const values = [[0.5], [0.6], [0.9], [0.55], [0.5], [0.2]];
  assert.deepEqual(swings([0, 1, 3, 5], values, 0), [0, 10, -5, -35]);
  assert.equal(nextTurning([0, 1, 3, 5], [0, 10, -5, -35], 1), 5);
  assert.equal(nextTurning([0, 1, 3, 5], [0, 10, -5, -35], 5), null);
});

test('the curve spans the whole width', () => {
  assert.equal(curve([0, 2, 4], [[0.5], [], [1], [], [0]], 4), 'M0.0 60.0L500.0 0.0L1000.0 120.0');
});

test('turns begin with the first move after them, and rounds count where there are some', () => {
  const step = (n: number, actor: string, ...told: string[]): StepInfo => ({
    n,
    actors: [actor],
    actions: {},
    told,
  });
  const played = [
    step(1, '0', 'turn-began'),
    step(2, 'chance'),
    step(3, '1'),
    step(4, '1', 'turn-began'),
    step(5, '0'),
  ];
  assert.deepEqual(
    [...turnsOf(played)],
    [
      [3, 1],
      [5, 2],
    ],
  );
  const rounds = [step(1, 'chance', 'round-began', 'turn-began'), step(2, '0', 'turn-began')];
  assert.deepEqual([...turnsOf([...rounds, step(3, '1')])], [[2, 1]]);
});
