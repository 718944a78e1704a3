// What clocks show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockTime, handOf } from '../src/state/clock';
import type { ClockInfo } from '../src/wire/types';

const CLOCK: ClockInfo = {
  used: [10, 0],
  limit: 60,
  increment: 0,
  granted: [60, 60],
  since: 0,
  now: 0,
  running: [0],
  stands: [6, 0],
};

test('a clock stands until what happened was seen, then runs', () => {
  assert.deepEqual(handOf(CLOCK, 0, 2), { left: 50, isRunning: true, stands: 4 });
  assert.deepEqual(handOf(CLOCK, 0, 8), { left: 48, isRunning: true, stands: 0 });
  assert.deepEqual(handOf(CLOCK, 1, 8), { left: 60, isRunning: false, stands: 0 });
});

test('nobody has less than no time', () => assert.equal(handOf(CLOCK, 0, 100).left, 0));

test('seconds are told as minutes and seconds', () => assert.equal(clockTime(65), '1:05'));
