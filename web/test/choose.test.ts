// Moves are built by narrowing the legal actions, in whatever order the player clicks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fieldFor,
  offers,
  pick,
  picked,
  question,
  remaining,
  takeBack,
  type Action,
  type Picks,
} from '../src/state/choose';

const legal: Action[] = [
  { do: 'place', tile: 'runner', at: 'C3', facing: 0 },
  { do: 'place', tile: 'runner', at: 'C3', facing: 1 },
  { do: 'place', tile: 'runner', at: 'D1', facing: 0 },
  { do: 'place', tile: 'medic', at: 'C3', facing: 0 },
  { do: 'discard', tile: 'runner' },
  { do: 'end' },
];

test('the first field on which the actions differ is asked', () => {
  assert.deepEqual(question(legal), { field: 'do', values: ['place', 'discard', 'end'] });
  assert.deepEqual(question(remaining(legal, [['do', 'place']]))?.field, 'tile');
});

test('a pick out of order narrows the rest', () => {
  const left = remaining(legal, [['at', 'D1']]);
  assert.deepEqual(left, [{ do: 'place', tile: 'runner', at: 'D1', facing: 0 }]);
  assert.equal(question(left), null);
});

test('no question is left when one action is left', () => {
  assert.equal(question(remaining(legal, [['do', 'end']])), null);
  assert.equal(question([]), null);
});

test('a field that some actions lack is still a question', () => {
  assert.deepEqual(question([{ do: 'move', to: 'A1' }, { do: 'move' }]), {
    field: 'to',
    values: ['A1', undefined],
  });
});

test('only values that are really open are offered', () => {
  assert.deepEqual(offers(remaining(legal, [['tile', 'runner']]), 'at'), ['C3', 'D1']);
  assert.deepEqual(offers(remaining(legal, [['tile', 'medic']]), 'at'), ['C3']);
});

test('picking the same field again replaces it and drops what no longer fits', () => {
  const picks: Picks = [
    ['tile', 'runner'],
    ['at', 'D1'],
  ];
  assert.deepEqual(pick(legal, picks, 'tile', 'medic'), [['tile', 'medic']]);
  assert.deepEqual(pick(legal, picks, 'at', 'C3'), [
    ['tile', 'runner'],
    ['at', 'C3'],
  ]);
});

test('a value goes to the first open field that can take it', () => {
  const moves: Action[] = [
    { do: 'move', from: 'A1', to: 'A2' },
    { do: 'move', from: 'A2', to: 'A3' },
  ];
  assert.equal(fieldFor(moves, [], ['from', 'to'], 'A2'), 'from');
  const picks: Picks = [['from', 'A1']];
  assert.equal(fieldFor(remaining(moves, picks), picks, ['from', 'to'], 'A2'), 'to');
  assert.equal(fieldFor(remaining(moves, picks), picks, ['from', 'to'], 'A3'), null);
});

test('values that are lists are compared by content', () => {
  const rows: Action[] = [
    { do: 'row', cards: [1, 2] },
    { do: 'row', cards: [2, 1] },
  ];
  assert.equal(remaining(rows, [['cards', [2, 1]]]).length, 1);
});

test('the last pick is taken back first', () => {
  const picks: Picks = [
    ['tile', 'runner'],
    ['at', 'D1'],
  ];
  assert.deepEqual(takeBack(picks), [['tile', 'runner']]);
  assert.equal(picked(takeBack(picks), 'at'), undefined);
});
