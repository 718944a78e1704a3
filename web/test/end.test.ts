// The end of a match: which turn turned it, who takes which seat next, where a replay opens.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updated } from './browser';
import { openingOf } from '../src/replay/film';
import { turningOf } from '../src/shell/end/story';
import { exchanged, nextSeatOf } from '../src/state/rematch';
import { evenShare } from '../src/parts/chance';
import type { SeatInfo, StepInfo } from '../src/wire/types';

test('the turn that changed the chance the most is told, if it changed it by a tenth', () => {
  const values = [0.5, 0.5, 0.45, 0.4, 0.8, 0.75].map((chance) => [chance, 1 - chance]);
  const turns: [number, number][] = [
    [0, 1],
    [2, 2],
    [4, 3],
  ];
  assert.deepEqual(turningOf(turns, values, 0), { turn: 2, step: 2, from: 0.45, to: 0.8 });
  assert.deepEqual(turningOf(turns, values, 1)?.turn, 2);
  assert.equal(turningOf([[0, 1]], [[0.5], [0.55]], 0), null);
});

const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: n,
  kind: 'bot',
  player: '',
  bot: null,
  resigned: false,
  name: `side-${n}`,
  ...more,
});

test('in a rematch everybody moves on by one seat, with what was dealt', () => {
  const now = updated({
    setup: { mode: 'rebirth', fighters: ['random'] },
    held: [0],
    seats: [
      Object.assign(seat(0, { kind: 'human', player: 'Ann' }), { fighter: 'ghost' }),
      Object.assign(seat(1, { bot: 'hard' }), { fighter: 'snake' }),
      Object.assign(seat(2, { kind: 'human', player: 'Bob' }), { fighter: 'akari' }),
    ],
  });
  const wish = exchanged(now);
  assert.deepEqual(wish.seats, [
    { kind: 'open' },
    { kind: 'human', name: 'Ann' },
    { kind: 'bot', bot: 'hard' },
  ]);
  assert.deepEqual(wish.setup, { mode: 'rebirth', fighters: ['ghost', 'snake', 'akari'] });
  assert.equal(wish.listed, false);
  assert.equal(nextSeatOf(now, 2), 0);
});

test('a replay opens when everybody has moved once', () => {
  const step = (n: number, ...actors: string[]): StepInfo => ({ n, actors, actions: {}, told: [] });
  const steps = [step(1, 'chance'), step(2, '0'), step(3, '0'), step(4, 'chance'), step(5, '1')];
  assert.equal(openingOf(steps, 2), 5);
  assert.equal(openingOf([step(1, 'chance'), step(2, '0', '1', '2')], 3), 2);
  assert.equal(openingOf([], 2), 0);
});

test('the even share counts sides, not seats', () => {
  assert.equal(evenShare([seat(0, {}), seat(1, {})]), 0.5);
  assert.equal(evenShare([0, 1, 2, 3].map((n) => seat(n, {}))), 0.25);
  assert.equal(evenShare([0, 1, 2, 3].map((n) => seat(n, { team: n % 2 }))), 0.5);
});
