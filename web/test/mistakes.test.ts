// One's own mistakes: which of the decisions of a review they are, and where the next one is.
import { speak } from './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goOn } from '../src/mistakes/outcome';
import { at, isFound, isShown, keyOf, mistakes, source } from '../src/mistakes/session';
import { numberOf, state, triedAnew } from '../src/review/found';
import { keepProgress } from '../src/state/kept';
import { parse } from '../src/state/route';
import type { Decision, Review } from '../src/wire/judged';

speak();

const decision = (first: number, seat: number, mark: string): Decision =>
  ({ first, seat, mark, ways: [], facts: [] }) as unknown as Decision;

const review = {
  decisions: [
    decision(1, 0, 'blunder'),
    decision(2, 1, 'mistake'),
    decision(3, 0, ''),
    decision(4, 0, 'inaccuracy'),
    decision(6, 0, 'mistake'),
  ],
} as unknown as Review;

function begin(): void {
  source.value = { match: 'abc', seat: 0 };
  at.value = 0;
  state.value = { stage: 'done', place: 0, review };
}

test('the mistakes of a seat are its marked decisions', () => {
  begin();
  assert.deepEqual(
    mistakes.value.map((one) => one.first),
    [1, 4, 6],
  );
  assert.equal(numberOf(review.decisions[3]!), 2);
  assert.equal(numberOf(review.decisions[2]!), 0);
});

test('what was found or shown is passed over on the way to the next', () => {
  begin();
  keepProgress(keyOf(mistakes.value[1]!), { shown: true });
  goOn();
  assert.equal(at.value, 2);
  keepProgress(keyOf(mistakes.value[2]!), { solved: true });
  assert.equal(isFound(mistakes.value[2]!), true);
  assert.equal(isShown(mistakes.value[1]!), true);
  goOn();
  assert.equal(at.value, 0);
});

test('a mistake has an address', () => {
  const { screen, id, query } = parse('/mistakes/abc', '?seat=1&n=2');
  assert.deepEqual([screen, id, query.get('seat')], ['mistakes', 'abc', '1']);
  assert.equal(triedAnew('abc', 1, 2), '/mistakes/abc?seat=1&n=2');
});
