// Rows that are laid, answers put together, dice that are counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf, diceOf, toggleDie } from '../src/games/neon/attack/rolls';
import { lootTitle } from '../src/games/neon/offers/heads';
import { groupActions, isDeclining, keysOf, sectorsIn } from '../src/games/neon/offers/groups';
import {
  halvesOf,
  lyingRow,
  relay,
  slide,
  swapCards,
  takeCard,
  turnBottom,
  turnTop,
} from '../src/games/neon/row/lay';
import { follow, type Fight } from '../src/games/neon/stage/fight';
import { stepsOf } from '../src/games/neon/stage/steps';
import type { Table } from '../src/games/neon/view';
import type { Action } from '../src/state/choose';
import type { GameEvent } from '../src/wire/types';
import { plain } from '../src/words/texts';
import { speak } from './browser';

const row = (top: string, bottom: string, more: Action = {}): Action => ({
  do: 'plan',
  top,
  turned: false,
  bottom,
  half: 'left',
  side: 'left',
  initiative: 2,
  first: ['move'],
  second: ['attack', 'energy-1'],
  third: ['search'],
  ...more,
});
const ROWS = [
  row('a', 'b'),
  row('b', 'a'),
  row('a', 'c'),
  row('a', 'b', { turned: true }),
  row('a', 'b', { half: 'right' }),
  row('a', 'b', { side: 'right' }),
];

test('the row that lies is the one picked, else the first', () => {
  assert.equal(lyingRow(ROWS, []), ROWS[0]);
  assert.equal(lyingRow(ROWS, [['bottom', 'c']]), ROWS[2]);
  assert.equal(lyingRow([{ do: 'pass' }], []), null);
});

test('each tool changes one thing about the row', () => {
  const laid = (change: object): Action | null => {
    const picks = relay(ROWS, ROWS[0]!, change);
    return picks && lyingRow(ROWS, picks);
  };
  assert.equal(laid(swapCards(ROWS[0]!)), ROWS[1]);
  assert.equal(laid(turnTop(ROWS[0]!)), ROWS[3]);
  assert.equal(laid(turnBottom(ROWS[0]!)), ROWS[4]);
  assert.equal(laid(slide(ROWS[0]!)), ROWS[5]);
  assert.equal(laid({ top: 'z' }), null);
});

test('a spare card comes to the bottom, one that lies changes places', () => {
  assert.deepEqual(takeCard(ROWS[0]!, 'c'), { bottom: 'c' });
  assert.deepEqual(takeCard(ROWS[0]!, 'a'), { top: 'b', bottom: 'a' });
});

test('three halves stay visible', () => {
  assert.deepEqual(halvesOf(ROWS[0]!), [['move'], ['attack', 'energy-1'], ['search']]);
});

const ANSWERS: Action[] = [
  { do: 'aim', weapon: 'loot-g-hornet', target: 'fighter-a', sector: 'park' },
  { do: 'aim', weapon: 'loot-g-hornet', target: 'fighter-b', sector: 'docks' },
  { do: 'aim', weapon: 'basic-weapon', target: 'fighter-a', sector: 'park' },
  { do: 'pay', from: 'pistol' },
  { do: 'pay-bot', bot: 'courier' },
  { do: 'equip', loot: 'g-hornet' },
  { do: 'throw', loot: 'g-hornet' },
  { do: 'reroll', crit: 1 },
  { do: 'pass' },
];

test('ways of one thing stand together, what declines and what is chosen elsewhere stands apart', () => {
  const groups = [...groupActions(ANSWERS).values()].map((actions) =>
    actions.map((action) => ANSWERS.indexOf(action)),
  );
  assert.deepEqual(groups, [[0, 1], [2], [3, 4], [5, 6]]);
  assert.equal(isDeclining(ANSWERS[8]!), true);
  assert.equal(isDeclining(ANSWERS[0]!), false);
});

test('the sectors that may be pressed are those that actions name', () => {
  assert.deepEqual([...sectorsIn(ANSWERS)], ['park', 'docks']);
});

const ROLL = { miss: 1, hit: 2, crit: 1, maybe: 0 };

test('sectors are chosen by their own numbers, ten by 0, and all else by its place in the list', () => {
  const ring = [
      { number: 4, sector: 'highway' },
      { number: 10, sector: 'tv-tower' },
      { number: 2, sector: 'factory' },
    ],
    table = { ring } as unknown as Table,
    to = (sector: string): Action => ({ do: 'land', sector }),
    keys = (...actions: Action[]): string[] => [...keysOf(actions, table).values()];
  assert.deepEqual(keys(to('highway'), to('tv-tower'), to('factory')), ['4', '0', '2']);
  assert.deepEqual(keys(to('highway'), { do: 'use', sector: 'factory' }), ['1', '2']);
  assert.deepEqual(keys(to('factory'), to('factory')), ['1', '2']);
  const many = Array.from({ length: 11 }, (_, i) => ({ do: 'choose', loot: String(i) }));
  assert.deepEqual(keys(...many).slice(8), ['9', '', '']);
});

test('equal cards looked at are counted, for each kind is offered once', () => {
  speak();
  const looking = ['g-flashbang', 'g-hard-hat', 'g-hard-hat', null];
  assert.match(lootTitle('g-hard-hat', { looking }), /^Hard Hat ×2$/);
  assert.equal(lootTitle('g-flashbang', { looking }), 'Flashbang');
  assert.equal(lootTitle('g-hard-hat', { looking: null }), 'Hard Hat');
});

test('dice lie with the best first', () => {
  assert.deepEqual(diceOf(ROLL, 'attack'), ['crit', 'hit', 'hit', 'miss']);
  assert.deepEqual(diceOf(null, 'defense'), []);
});

test('a reroll names how many of each face are chosen', () => {
  const chosen = toggleDie(toggleDie(toggleDie(new Set(), 1), 3), 2);
  assert.deepEqual(countsOf(ROLL, 'attack', toggleDie(chosen, 2)), [
    ['crit', 0],
    ['hit', 1],
    ['maybe', 0],
    ['miss', 1],
  ]);
});

const told = (event: string, facts: object = {}): GameEvent => ({ event, rule: '', ...facts });
const TABLE = {
  ring: [{ sector: 'park', number: 1 }],
  fighters: [
    { seat: 0, fighter: 'ghost' },
    { seat: 1, fighter: 'akari' },
  ],
} as unknown as Table;

test('a fight is followed from its announcement to what passed the shields, and ends with the next thing', () => {
  const follows = (events: GameEvent[]): Fight | null =>
      events.reduce<Fight | null>((fight, event) => follow(fight, event, TABLE), null),
    events = [
      told('attacked', {
        seat: 0,
        target: 'fighter-akari',
        sector: 'park',
        weapon: 'loot-g-spark',
      }),
      told('attack-rolled', { hit: 1, maybe: 1 }),
      told('face-turned', { n: 1, from: 'face-maybe', to: 'face-hit' }),
      told('defense-rolled', { target_seat: 1, fail: 2 }),
      told('blocked', { crit: 0, hit: 2 }),
    ],
    fight = follows(events)!;
  assert.equal(fight.attacker, 0);
  assert.equal(fight.target, 1);
  assert.equal(fight.sector, 1);
  assert.deepEqual(diceOf(fight.attack, 'attack'), ['hit', 'hit']);
  assert.deepEqual(diceOf(fight.defense, 'defense'), ['fail', 'fail']);
  assert.deepEqual(fight.passed, { crit: 0, hit: 2 });
  assert.equal(follows([...events, told('turn-began', { seat: 1 })]), null);
});

test('a roll names only the faces that lie there, and an action is told by what it did', () => {
  speak();
  const view = { ...TABLE, round: 1, phase: 'actions', active: 0, attack: null, over: null },
    events = [
      told('acted', { seat: 0, action: 'half-leadership' }),
      told('leader-taken', { seat: 0 }),
      told('attacked', {
        seat: 0,
        target: 'fighter-akari',
        sector: 'park',
        weapon: 'loot-g-spark',
      }),
      told('attack-rolled', { seat: 0, crit: 0, hit: 2, maybe: 0, miss: 1 }),
    ],
    beat = { n: 1, before: view as never, after: view as never, events },
    made = stepsOf([beat], { seat: null, seats: [], view: view as never });
  assert.deepEqual(
    made.map((step) => step.events[0]!.event),
    ['leader-taken', 'attacked', 'attack-rolled'],
  );
  assert.equal(plain(made[2]!.text), 'Ghost rolls: 2 × hit, miss.');
  assert.equal(plain(made[2]!.until!), 'Ghost rolls the attack dice.');
});
