// A turn is shown as it is told: orders, steps, battles, the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsAfter } from '../src/games/bugs/film/counts';
import { framesOf, isShow } from '../src/games/bugs/film/frames';
import { tableWith, unit } from './bugs';
import type { Army, Battle, BattleFighter } from '../src/games/bugs/view';
import type { GameEvent } from '../src/wire/types';

const told = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({
  event,
  rule: 'BUGS-TURN-01',
  ...facts,
});
const ant = { army: 'south', unit: 'ant' };
const TURN = [
  told('order-shown', { ...ant, kind: 'personal', path: 'NN' }),
  told('stepped', { ...ant, from: 'c1', to: 'c2', nth: 1 }),
  told('stepped', { ...ant, from: 'c2', to: 'c3', nth: 2 }),
  told('met', { ...ant, foe: 'wasp', at: 'c3', nth: 2 }),
  told('battle-began', { ...ant, foe: 'wasp', at: 'c3', kind: 'cell' }),
  told('won', { ...ant, foe: 'wasp' }),
  told('removed', { army: 'north', unit: 'wasp', at: 'c3' }),
  told('influence-gained', { army: 'south', n: 1, influence: 3, source: 'defeat' }),
  told('influence-gained', { army: 'south', n: 1, influence: 4, source: 'artifact' }),
];

const fighter = (army: string, name: string): BattleFighter => ({
  ...ant,
  army,
  unit: name,
  side: army === 'south' ? 'south' : 'north',
  attacking: true,
  die: 1,
  penalty: 0,
  strength: 1,
  total: 2,
});
const battle: Battle = {
  battle: 0,
  kind: 'cell',
  shooter: null,
  at: 'c3',
  step: 2,
  mutual: false,
  current: false,
  result: 'south',
  triangle: false,
  odds: null,
  fighters: [fighter('south', 'ant'), fighter('north', 'wasp')],
};

const FROM = tableWith([unit('ant', 'c1'), unit('wasp', 'c3', 'north')]);
const TO = tableWith([unit('ant', 'c3'), unit('wasp', null, 'north')], { battles: [battle] });
const frames = framesOf(FROM, TO, TURN);

test('steps of one moment are one frame, a battle is one from its beginning to its end', () => {
  assert.deepEqual(
    frames.map((frame) => [frame.kind, frame.step, frame.events.length]),
    [
      ['orders', 0, 1],
      ['step', 1, 1],
      ['step', 2, 2],
      ['battle', 0, 4],
      ['end', 0, 1],
    ],
  );
});

test('each frame shows the board as it was then', () => {
  const at = (n: number, name: string) => frames[n]!.units.find((one) => one.unit === name)?.at;
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((n) => at(n, 'ant')),
    ['c1', 'c2', 'c3', 'c3', 'c3'],
  );
  assert.deepEqual([at(3, 'wasp'), at(4, 'wasp')], ['c3', null]);
});

test('who moved left a shadow and an arrow; who meets is marked', () => {
  assert.deepEqual(
    frames[1]!.ghosts.map((ghost) => ghost.at),
    ['c1'],
  );
  assert.deepEqual(frames[1]!.arrows[0]!.cells, ['c1', 'c2']);
  assert.deepEqual([frames[2]!.clashes, frames[3]!.clashes], [['c3'], ['c3']]);
  assert.deepEqual(frames[3]!.arrows, []);
});

test('a battle is found by who fights where', () => {
  assert.equal(frames[3]!.battle, battle);
  assert.equal(frames[1]!.battle, null);
});

test('what only the log tells is no show', () => {
  assert.equal(isShow(TURN), true);
  assert.equal(isShow([told('income-taken', { army: 'south', energy: 5 })]), false);
});

test('the tracks follow what was told so far', () => {
  const army: Army = {
    army: 'south',
    name: '',
    side: 'south',
    seat: 0,
    board: 1,
    colour: '',
    forward: 'N',
    energy: 5,
    energy_max: 9,
    income: 1,
    influence: 2,
    influence_max: 9,
    train: { at: 'c1', captured_by: null },
    general: true,
    ordered: false,
    medals: [],
  };
  const from = { ...FROM, armies: [army] };
  assert.deepEqual(countsAfter(from, []), { energy: { south: 5 }, influence: { south: 2 } });
  assert.equal(countsAfter(from, frames.slice(0, 4)).influence.south, 3);
  assert.equal(countsAfter(from, frames).influence.south, 4);
});
