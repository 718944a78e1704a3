// What decided: told of a duel and of more players, and only what is beyond doubt and big enough.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak, updated } from './browser';
import { groundsOf } from '../src/coach/grounds';
import type { Voice } from '../src/state/voice';
import type { Weight, Why } from '../src/wire/messages';

speak();

const voice = {
  name: 'neuroshima',
  sayAction: (action: { do: string }) => `to ${action.do}`,
  words: (message: string) => `words for ${message}`,
} as unknown as Voice;

const weight = (name: string, worth: number, side: 'own' | 'foe' = 'own'): Weight => ({
  name,
  what: '',
  side,
  better: 2,
  instead: 1,
  worth,
});

const why: Why = {
  line: [{ do: 'go' }],
  chance: 0.6,
  half: 0.03,
  expects: [{ seat: 1, action: { do: 'strike' }, share: 0.42 }],
  beside: { line: [{ do: 'stay' }, { do: 'end' }], loss: 0.06, half: 0.02 },
  weighs: [weight('lead', 0.05), weight('tiles', -0.02, 'foe'), weight('hand', 0.001)],
};

const two = updated({ seats: [updated().seats[0]!, { ...updated().seats[0]!, seat: 1 }] });

test('the answer, what the next best loses, and what weighs most', () => {
  const [expects, beside, weighs] = groundsOf(why, voice, 0, two);
  assert.match(expects!.facts[0]!, /to strike.*42/);
  assert.match(beside!.head, /6.*2/);
  assert.deepEqual(beside!.facts, ['to stay']);
  assert.equal(weighs!.facts.length, 2);
  assert.match(weighs!.facts[0]!, /lead 2\.0.*1\.0.*\+5/);
  assert.match(weighs!.facts[1]!, /tiles.*−2/);
});

test('what cannot be told apart is not said to lose anything, and nothing decides it', () => {
  const level = { ...why, beside: { ...why.beside!, loss: 0.01 } },
    grounds = groundsOf(level, voice, 0, two);
  assert.equal(grounds.length, 2);
  assert.doesNotMatch(grounds[1]!.head, /Next best/);
});

test('a review says that the worse way is what was played', () => {
  const [, beside] = groundsOf(why, voice, 0, two, 'played');
  assert.match(beside!.head, /^Played, 6%/);
});

test('numbers below nought have a minus sign, and the mark of decimals that the language has', () => {
  const behind = { ...why, weighs: [{ ...weight('lead', 0.05), better: -0.4 }] },
    [, , weighs] = groundsOf(behind, voice, 0, two);
  assert.match(weighs!.facts[0]!, /−0\.4/);
});

test('where nothing is expected, compared or weighed there is nothing to say', () => {
  assert.deepEqual(groundsOf({ ...why, expects: [], beside: null, weighs: [] }, voice, 0, two), []);
});
