// Who has to do what, who looks next at a shared screen, and who won.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak, updated } from './browser';
import { resultSentence } from '../src/state/result';
import { isLight } from '../src/state/sides';
import { queue, voice } from '../src/state/table';
import { nextSeat, taskWords } from '../src/state/turn';
import { t } from '../src/words/texts';

speak();

const ended = (scores: number[], held: number[]): string =>
  resultSentence(updated({ held, result: { scores, reason: 'played', seats: [] } }));

test('people are waited for by their names, bots by their sides', () => {
  const waiting = { legal: [], waiting: [1] };
  assert.equal(taskWords(updated(waiting)), t('page-waiting-for', { name: 'Ben' }));
  const seats = updated().seats.map((seat) => ({ ...seat, kind: 'bot' as const, bot: 'expert' }));
  assert.equal(
    taskWords(updated({ ...waiting, seats, thinking: [1] })),
    t('page-thinking', { name: 'side-1' }),
  );
  assert.equal(taskWords(updated({ legal: [], waiting: [] })), t('page-going-on'));
});

test('a bot that waits for its turn to think, or is paused, is told so', () => {
  const now = updated({ legal: [], waiting: [1], thinking: [1] }),
    waiting = { type: 'waiting' as const, match: 'm1', seats: [1], place: 3, seconds: 4.2 };
  queue.value = waiting;
  assert.equal(taskWords(now), t('page-bot-queue', { name: 'Ben', place: 3, seconds: 5 }));
  queue.value = { ...waiting, place: -1 };
  assert.equal(taskWords(now), t('page-bot-paused'));
  queue.value = null;
  assert.equal(taskWords(now), t('page-thinking', { name: 'Ben' }));
  assert.equal(taskWords(updated({ frozen: 'torn' })), t('page-frozen'));
});

test('at one screen the seat that is waited for looks next, unless it does already', () => {
  assert.equal(nextSeat(updated({ held: [0, 1], seat: 0, waiting: [1] })), 1);
  assert.equal(nextSeat(updated({ held: [0, 1], seat: 1, waiting: [0, 1] })), null);
  assert.equal(nextSeat(updated({ held: [0, 1], seat: null, waiting: [0, 1] })), 0);
  assert.equal(nextSeat(updated({ held: [0], seat: 0, waiting: [1] })), null);
});

test('the result is told from the seat one holds', () => {
  assert.equal(ended([1, 0], [0]), t('page-result-you-won'));
  assert.equal(ended([1, 0], [1]), t('page-result-you-lost', { name: 'side-0', count: 1 }));
  assert.equal(ended([1, 0], []), t('page-result-won', { name: 'side-0', count: 1 }));
  assert.equal(ended([1, 0], [0, 1]), t('page-result-won', { name: 'side-0', count: 1 }));
  assert.equal(ended([0.5, 0.5], [0]), t('page-result-draw'));
  assert.equal(ended([], [0]), t('page-result-unfinished'));
});

test('those without a seat can win too', () => {
  assert.equal(ended([0, 0], [0]), t('page-result-nobody'));
  voice.value = {
    name: 'toy',
    tell: () => null,
    task: () => '',
    sayAction: () => '',
    words: () => '',
    confirms: () => false,
    holds: () => false,
    others: () => [{ name: 'the storm', sign: {}, score: '', won: true }],
  };
  assert.equal(ended([0, 0], [0]), t('page-result-you-lost', { name: 'the storm', count: 1 }));
});

test('at one screen light tiles stay those of the first seat, whoever looks', () => {
  const now = (seat: number) => ({ seat, held: [0, 1], seats: updated({}).seats });
  assert.deepEqual(
    [isLight(now(0), 0), isLight(now(1), 0), isLight(now(1), 1)],
    [true, true, false],
  );
  assert.ok(isLight({ ...now(1), held: [1] }, 1));
});
