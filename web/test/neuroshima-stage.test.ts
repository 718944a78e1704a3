// While a move is under way the board shows what it would do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnLines, ghostOf, stageOf, type Underway } from '../src/games/neuroshima/play/stage';
import { piece, tableWith } from './neuroshima';
import type { Line } from '../src/games/neuroshima/view';

const move = (more: Partial<Underway>): Underway => ({
  picks: [],
  left: [],
  facing: null,
  isTurning: false,
  tentative: null,
  ...more,
});

const place = { do: 'place', tile: 'outpost-runner', at: 'C3', facing: 2 };
const placing = move({
  picks: [
    ['tile', 'outpost-runner'],
    ['at', 'C3'],
  ],
  left: [place],
  facing: 2,
  isTurning: true,
  tentative: place,
});

test('a tile of the hand is seen where it would lie, as the ring points', () => {
  const ghost = ghostOf(tableWith(), placing);
  assert.deepEqual(
    [ghost?.tile, ghost?.cell, ghost?.facing, ghost?.owner],
    ['outpost-runner', 'C3', 2, 0],
  );
});

test('nothing is seen before a place is picked', () => {
  assert.equal(ghostOf(tableWith(), move({ picks: [['tile', 'outpost-runner']] })), null);
});

test('a tile that moves leaves its hex, its foundation stays', () => {
  const go = { do: 'go', from: 'B2', at: 'B3', facing: 1 };
  const base = piece('B2', 0, { foundation: true }),
    table = tableWith(piece('B2', 0, { wounds: 1 }), base);
  const { table: shown, ghost } = stageOf(
    table,
    move({
      picks: [
        ['from', 'B2'],
        ['at', 'B3'],
      ],
      left: [go],
      facing: 1,
      tentative: go,
    }),
    null,
  );
  assert.deepEqual([ghost?.cell, ghost?.facing, ghost?.wounds], ['B3', 1, 1]);
  assert.deepEqual(shown.pieces, [base]);
});

test('a tile that turns is seen turned where it stands', () => {
  const turn = { do: 'turn', at: 'C3', facing: 4 };
  const ghost = ghostOf(
    tableWith(piece('C3', 0)),
    move({ left: [turn], facing: 4, isTurning: true }),
  );
  assert.deepEqual([ghost?.cell, ghost?.facing], ['C3', 4]);
});

test('once the engine has told, the tile is drawn as it says and not twice', () => {
  const netted = piece('C3', 0, { netted: true }),
    after = tableWith(netted, piece('D3', 1));
  const { table, ghost } = stageOf(tableWith(piece('D3', 1)), placing, after);
  assert.equal(ghost, netted);
  assert.deepEqual(
    table.pieces.map((one) => one.cell),
    ['D3'],
  );
});

test('a move with consequences is not shown as done', () => {
  const push = { do: 'push', tile: 'outpost-push', from: 'C3', at: 'D3' },
    before = tableWith(piece('D3', 1));
  const pushing = move({ picks: [['tile', 'outpost-push']], left: [push], tentative: push });
  assert.equal(stageOf(before, pushing, tableWith()).table, before);
});

test('those who only watch see the table as it is', () => {
  const table = tableWith(piece('C3', 0));
  assert.deepEqual(stageOf(table, null, null), { table, ghost: null });
});

const lines: Line[] = [
  { from: 'C3', to: 'D3', kind: 'melee', seat: 0, strength: 1 },
  { from: 'D3', to: 'C3', kind: 'ranged', seat: 1, strength: 1 },
];
const isFirst = (player: number): boolean => player === 0;

test('lines are drawn for the sides that are wanted', () => {
  const froms = (which: string): string[] =>
    drawnLines(lines, which, isFirst, () => false).map(({ line }) => line.from);
  assert.deepEqual(froms('all'), ['C3', 'D3']);
  assert.deepEqual(froms('mine'), ['C3']);
  assert.deepEqual(froms('theirs'), ['D3']);
  assert.deepEqual(froms('none'), []);
});

test('own lines go out, those of others come in, those in focus stand out', () => {
  const drawn = drawnLines(lines, 'all', isFirst, (cell) => cell === 'D3');
  assert.deepEqual(
    drawn.map(({ whose, rank }) => [whose, rank]),
    [
      ['out', 'calm'],
      ['in', 'focus'],
    ],
  );
});
