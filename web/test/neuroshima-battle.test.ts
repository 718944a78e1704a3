// A battle is shown segment by segment, as the events tell it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framesOf, hasBattle } from '../src/games/neuroshima/battle/frames';
import { happen } from '../src/games/neuroshima/battle/happen';
import { readForecast } from '../src/games/neuroshima/read/forecast';
import { piece, tableWith, told } from './neuroshima';

const hq = piece('C4', 1, { tile: 'moloch-hq', hp: 20 });
const table = tableWith(piece('C3', 0), piece('D3', 1), hq);
const blow = (event: string, target: string, facts: Record<string, unknown> = {}) =>
  told(event, { at: 'C3', tile: 'outpost-runner', target, target_tile: 'x', ...facts });

const BATTLE = [
  told('turn-ended'),
  told('battle-begun'),
  told('segment-begun', { initiative: 3 }),
  blow('struck', 'D3', { strength: 1, wounds: 1 }),
  told('destroyed', { at: 'D3', tile: 'outpost-runner' }),
  told('segment-ended', { initiative: 3 }),
  told('segment-begun', { initiative: 2 }),
  blow('shot', 'C4', { strength: 2, wounds: 1 }),
  told('hq-hurt', { at: 'C4', player: 1, hp: 19, damage: 1 }),
  told('segment-ended', { initiative: 2 }),
  told('segment-begun', { initiative: 1 }),
  told('segment-ended', { initiative: 1 }),
  told('battle-ended'),
];

test('each segment in which something happens is a frame, from the board before it', () => {
  const frames = framesOf(table, BATTLE);
  assert.deepEqual(
    frames.map((frame) => [frame.segment, frame.hits.length, frame.dead]),
    [
      [3, 1, 1],
      [2, 1, 0],
    ],
  );
  assert.equal(frames[0]!.before, table);
  assert.equal(frames[1]!.before, frames[0]!.after);
});

test('a frame knows who dies, what is left of armour, and what an army loses', () => {
  const [first, second] = framesOf(table, BATTLE);
  assert.deepEqual(first!.fates, [{ cell: 'D3', wounds: 1, dies: true, segment: 3 }]);
  assert.deepEqual(second!.fates, [{ cell: 'C4', wounds: 1, dies: false, segment: 2 }]);
  assert.deepEqual([first!.losses, second!.losses], [{}, { 1: 1 }]);
});

test('a blow that armour stops hurts nobody', () => {
  const events = [BATTLE[1]!, BATTLE[2]!, blow('blocked', 'D3', { strength: 1 }), BATTLE[5]!];
  const [frame] = framesOf(table, events);
  assert.equal(frame!.hits[0]!.isBlocked, true);
  assert.deepEqual(frame!.fates, []);
});

test('events without a battle are no show', () => {
  assert.equal(hasBattle(BATTLE), true);
  assert.equal(hasBattle([told('moved', { from: 'C3', at: 'C2' })]), false);
  assert.deepEqual(framesOf(table, [told('moved', { from: 'C3', at: 'C2' })]), []);
});

test('what is told is done to the picture, and to nothing else', () => {
  const moved = happen(table, told('moved', { from: 'C3', at: 'C2' }));
  assert.deepEqual(
    moved.pieces.map((one) => one.cell),
    ['C2', 'D3', 'C4'],
  );
  assert.equal(moved.pieces[1], table.pieces[1]);
  const swapped = happen(table, told('swapped', { from: 'C3', at: 'D3' }));
  assert.deepEqual(
    swapped.pieces.map((one) => [one.cell, one.owner]),
    [
      ['D3', 0],
      ['C3', 1],
      ['C4', 1],
    ],
  );
  assert.equal(happen(table, told('drawn')), table);
});

test('a tile goes without its foundation, and the foundation without its tile', () => {
  const mine = piece('C3', 1, { tile: 'outpost-mine', foundation: true }),
    both = tableWith(piece('C3', 0), mine);
  const gone = happen(both, told('destroyed', { at: 'C3', tile: 'outpost-runner' }));
  assert.deepEqual(gone.pieces, [mine]);
  const cleared = happen(both, told('mine-cleared', { at: 'C3', tile: 'outpost-mine' }));
  assert.deepEqual(cleared.pieces, [both.pieces[0]]);
});

test('a forecast adds up the wounds of all segments, and names every loss', () => {
  const events = [
    ...BATTLE.slice(1, 3),
    blow('struck', 'C4', { strength: 1, wounds: 1 }),
    BATTLE[5]!,
    ...BATTLE.slice(6),
  ];
  const forecast = readForecast(
    {
      hp: [{ player: 1, army: 'moloch', before: 20, after: 18, change: -2 }],
      lost: [{ at: 'C3', tile: 'outpost-runner', player: 0 }],
      wounded: [],
      events,
      choices: [],
    },
    table,
  );
  assert.equal(forecast.hp[1], 18);
  assert.deepEqual(forecast.fates, [
    { cell: 'C4', wounds: 2, dies: false, segment: 2 },
    { cell: 'C3', wounds: 1, dies: true, segment: null },
  ]);
});
