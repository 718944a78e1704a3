// Options that fit each other: a third army changes the mode, another mode takes as many armies as it is for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitted, matters } from '../src/state/fitting';
import type { GameInfo, Option } from '../src/wire/types';

const option = (part: Partial<Option>): Option => ({
  name: '',
  kind: 'choice',
  default: '',
  help: '',
  choices: [],
  low: 0,
  high: 0,
  when: {},
  sides: {},
  ...part,
});
const info = {
  options: [
    option({
      name: 'mode',
      choices: ['duel', 'deathmatch', 'teams'],
      sides: { duel: [2, 2], deathmatch: [3, 6], teams: [4, 4] },
    }),
    option({ name: 'armies', kind: 'choices', choices: ['a', 'b', 'c', 'd'] }),
  ],
} as unknown as GameInfo;

test('a third army changes the mode, and back', () => {
  const three = fitted(info, { mode: 'duel', armies: ['a', 'b', 'c'] }, 'armies');
  assert.equal(three['mode'], 'deathmatch');
  assert.equal(fitted(info, { ...three, armies: ['a', 'b'] }, 'armies')['mode'], 'duel');
});

test('another mode takes as many armies as it is for', () => {
  const teams = fitted(info, { mode: 'teams', armies: ['b', 'a'] }, 'mode');
  assert.deepEqual(teams['armies'], ['b', 'a', 'c', 'd']);
  assert.deepEqual(fitted(info, { ...teams, mode: 'duel' }, 'mode')['armies'], ['b', 'a']);
});

test('what fits is left alone', () => {
  const setup = { mode: 'deathmatch', armies: ['a', 'b', 'c', 'd'] };
  assert.equal(fitted(info, setup, 'armies'), setup);
});

test('an option matters only where the game says so', () => {
  const trophies = option({ name: 'trophies', when: { mode: ['campaign'] } });
  assert.ok(matters(trophies, { mode: 'campaign' }));
  assert.ok(!matters(trophies, { mode: 'training' }));
});
