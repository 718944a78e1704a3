// What may be chosen at a Neuroshima board follows from the legal actions and the picks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remaining, type Action, type Picks } from '../src/state/choose';
import {
  answersOf,
  asidesOf,
  cellsIn,
  facingOf,
  isDuty,
  mainAnswersOf,
  meantBy,
  narrow,
  openCellsOf,
  proceduresOf,
  repickable,
  stopsOf,
  variantsOf,
  type Choice,
} from '../src/games/neuroshima/choice/offers';

const choice = (legal: readonly Action[], picks: Picks = []): Choice => ({
  legal,
  left: remaining(legal, picks),
  picks,
});

const HAND: Action[] = [
  { do: 'place', tile: 'runner', at: 'C3', facing: 0 },
  { do: 'place', tile: 'runner', at: 'C3', facing: 2 },
  { do: 'place', tile: 'runner', at: 'D2', facing: 0 },
  { do: 'discard', tile: 'runner' },
  { do: 'go', from: 'B2', at: 'B3', facing: 1 },
  { do: 'end' },
];

test('a ring opens once the place is settled, and its stops are the facings on offer', () => {
  assert.deepEqual(stopsOf(choice(HAND, [['tile', 'runner']])), []);
  assert.deepEqual(
    stopsOf(
      choice(HAND, [
        ['tile', 'runner'],
        ['at', 'C3'],
      ]),
    ),
    [0, 2],
  );
});

test('the ring stays where it was turned while that is allowed', () => {
  assert.equal(facingOf([0, 2], 2), 2);
  assert.equal(facingOf([0, 2], 5), 0);
  assert.equal(facingOf([], 2), null);
});

test('what is left is narrowed by the facing, and by nothing when there is no ring', () => {
  const { left } = choice(HAND, [
    ['tile', 'runner'],
    ['at', 'C3'],
  ]);
  assert.deepEqual(narrow(left, 2), [HAND[1]]);
  assert.equal(narrow(left, null), left);
});

test('with empty hands only tiles that act by themselves are open', () => {
  assert.deepEqual([...openCellsOf(choice(HAND))], ['B2', 'B3']);
});

test('with a tile in hand its places are open', () => {
  assert.deepEqual([...openCellsOf(choice(HAND, [['tile', 'runner']]))], ['C3', 'D2']);
});

test('several tiles that may move are asked for before their goals', () => {
  const moves: Action[] = [
    { do: 'move', tile: 'movement', from: 'B2', at: 'B3' },
    { do: 'move', tile: 'movement', from: 'C2', at: 'C3' },
  ];
  assert.deepEqual([...openCellsOf(choice(moves, [['tile', 'movement']]))], ['B2', 'C2']);
  const picked: Picks = [
    ['tile', 'movement'],
    ['from', 'B2'],
  ];
  assert.deepEqual([...openCellsOf(choice(moves, picked))], ['B3']);
});

test('another place can be pressed for the same tile', () => {
  const now = choice(HAND, [
    ['tile', 'runner'],
    ['at', 'C3'],
  ]);
  assert.equal(repickable(now, 'D2'), 'at');
  assert.equal(repickable(now, 'B3'), undefined);
});

test('a closed hex is asked about with the action that the press means', () => {
  assert.deepEqual(meantBy(choice(HAND, [['tile', 'runner']]), 'B3'), { ...HAND[0], at: 'B3' });
  assert.equal(meantBy(choice(HAND), 'B3'), null);
});

test('what needs no hex stands beside the board', () => {
  assert.deepEqual(asidesOf(choice(HAND, [['tile', 'runner']])), [HAND[3]]);
  assert.deepEqual(asidesOf(choice(HAND)), []);
});

test('ways that differ in neither tile nor place are buttons, unless they are many', () => {
  const aim = (n: number): Action[] =>
    Array.from({ length: n }, (_, target) => ({ do: 'snipe', tile: 'sniper', target }));
  const picks: Picks = [['tile', 'sniper']];
  assert.equal(variantsOf(aim(3), picks).length, 3);
  assert.equal(variantsOf(aim(9), picks).length, 0);
  assert.equal(variantsOf(aim(3), []).length, 0);
});

test('a question is answered by plain actions; doing nothing stands among the buttons', () => {
  const legal: Action[] = [{ do: 'explode', at: 'C3' }, { do: 'keep' }];
  assert.deepEqual(answersOf(choice(legal)), legal);
  assert.deepEqual(mainAnswersOf(choice(legal)), [legal[0]]);
  assert.deepEqual(answersOf(choice(HAND)), []);
});

test('abilities and procedures are offered by name, a detonation by its tile', () => {
  const legal: Action[] = [
    { do: 'run-swap', from: 'B2', at: 'B3' },
    { do: 'run-swap', from: 'C2', at: 'C3' },
    { do: 'run-detonation' },
    { do: 'lead-turn', at: 'C3', facing: 1 },
  ];
  assert.deepEqual(proceduresOf(choice(legal)), ['run-swap', 'lead-turn']);
  assert.deepEqual(proceduresOf(choice(legal, [['do', 'run-swap']])), []);
});

test('one tile must go first when nothing but discarding is open', () => {
  assert.equal(isDuty(choice([{ do: 'discard', tile: 'runner' }, { do: 'redraw' }])), true);
  assert.equal(isDuty(choice(HAND)), false);
});

test('the hexes picked are known in order', () => {
  assert.deepEqual(
    cellsIn([
      ['tile', 'runner'],
      ['from', 'B2'],
      ['at', 'B3'],
    ]),
    ['B2', 'B3'],
  );
});

test('where hexes are to be chosen between, they are pressed on the board and are no buttons', () => {
  const moves: Action[] = ['B2', 'B3', 'C2', 'C4'].map((at) => ({
      do: 'move',
      tile: 'move',
      from: 'C3',
      at,
    })),
    picks: Picks = [['tile', 'move']],
    hand = choice([...moves, { do: 'discard', tile: 'move' }, { do: 'end' }], picks);
  assert.deepEqual(variantsOf(hand.left, picks), []);
  assert.deepEqual([...openCellsOf(hand)], ['C3', 'B2', 'B3', 'C2', 'C4']);
});

test('once a hex is chosen, those that could be chosen instead stay open', () => {
  const picks: Picks = [
    ['tile', 'runner'],
    ['at', 'C3'],
  ];
  assert.deepEqual([...openCellsOf(choice(HAND, picks))], ['C3', 'D2']);
});
