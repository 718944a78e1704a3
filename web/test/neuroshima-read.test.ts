// From the view of the engine to the table that is drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCitations } from '../src/games/citations';
import { readTable } from '../src/games/neuroshima/read/table';
import { linesInView } from '../src/games/neuroshima/read/forecast';
import { valuesOf } from '../src/games/neuroshima/read/values';
import type { Lent, PlayerView, TileView, View } from '../src/wire/neuroshima';

const lent = (by: string, effect: string, value: number): Lent => ({
  by,
  tile: 'outpost-officer',
  army: 'outpost',
  effect,
  value,
  rule: 'NH-MOD-04',
  reason: 'nh-reason-module',
});

const tile = (at: string, more: Partial<TileView> = {}): TileView => ({
  at,
  q: 0,
  r: 0,
  tile: 'outpost-runner',
  kind: 'unit',
  glyph: '',
  player: 0,
  army: 'outpost',
  commander: 0,
  works_for: 0,
  rotation: 1,
  wounds: 0,
  toughness: 0,
  wounds_left: 0,
  netted: false,
  netted_by: [],
  sides: [[], ['melee-1', 'net'], [], [], [], []],
  initiative: { printed: [2], now: [3], extra: [], lent: [lent('C4', 'initiative', 1)] },
  attacks: [
    {
      from: at,
      player: 0,
      kind: 'melee',
      direction: 1,
      strength: 2,
      over: [],
      hits: [{ at: 'D2', wounds: 2 }],
      side: 0,
      printed: 1,
      lent: [lent('C4', 'melee', 1)],
      rule: 'NH-BAT-08',
    },
  ],
  lent: [],
  medics: [],
  moves: { mobile: false, used: false, gifts: [] },
  link: false,
  acts_on: [],
  ...more,
});

const player = (number: number, army: string): PlayerView => ({
  player: number,
  seat: number,
  team: number,
  army,
  colour: '',
  hp: 20,
  start_hp: 20,
  energy: 0,
  fallen: false,
  terror: false,
  hand: [`${army}-runner`],
  stack: [],
  stack_size: 0,
  top: null,
  discard: [],
  must_discard: false,
});

const viewWith = (...tiles: TileView[]): View => ({
  game: 'neuroshima',
  turn: 3,
  setup: {
    ruleset: '3.0',
    mode: 'duel',
    extended: false,
    radius: 2,
    order: [0, 1],
    hand: 3,
    points: false,
    moloch_temper: true,
    alternative_start: false,
    reinforcements: false,
    most_energy: 0,
    procedures: [],
    cells: [{ at: 'C3', q: 0, r: 0, main: true, terminal: false }],
  },
  player: 1,
  turn_open: true,
  ask: { kind: 'act', message: 'nh-ask-act', player: 1, seat: 1, args: {} },
  plays_left: null,
  players: [player(0, 'outpost'), player(1, 'moloch')],
  tiles,
  grounds: [],
  far_moves: [],
  last_tile: null,
  battle: null,
  contenders: [],
  over: false,
  winners: [],
});

test('a mark is drawn on its own side, at its present strength', () => {
  const [piece] = readTable(viewWith(tile('C3')), 0).pieces;
  assert.deepEqual(piece!.sides[0], [{ type: 'melee', value: 2, base: 1 }, { type: 'net' }]);
});

test('a changed initiative says which way it went, an extra action that it is lent', () => {
  const extra = { printed: [2], now: [2, 1], extra: [1], lent: [] };
  const [faster, twice] = readTable(
    viewWith(tile('C3'), tile('C2', { initiative: extra })),
    0,
  ).pieces;
  assert.deepEqual(faster!.initiative, [{ v: 3, change: 1 }]);
  assert.deepEqual(twice!.initiative, [2, { v: 1, lent: true }]);
});

test('the hand is that of who looks; a spectator sees that of who is asked', () => {
  const view = viewWith();
  assert.deepEqual(readTable(view, 0).hand, ['outpost-runner']);
  assert.deepEqual(readTable(view, 1).hand, ['moloch-runner']);
  assert.deepEqual(readTable(view, null).hand, ['moloch-runner']);
});

test('a view is read once for each seat, and a tile that stays as it was is the same piece', () => {
  const view = viewWith(tile('C3'));
  assert.equal(readTable(view, 0), readTable(view, 0));
  assert.equal(readTable(view, 0).pieces[0], readTable(viewWith(tile('C3')), 1).pieces[0]);
});

test('every value comes with its parts, and with the rule that the engine names', () => {
  readCitations({ 'nh-mark-net': 'NH-NET-01', 'nh-mark-toughness': 'NH-TILE-04' });
  const medic = { ...lent('B2', 'medic', 0), rule: 'NH-MED-01' };
  const values = valuesOf(tile('C3', { medics: ['B2'], lent: [medic] }));
  assert.deepEqual(
    values.map((value) => [value.kind, value.total, value.rule]),
    [
      ['melee', '2', 'NH-BAT-08'],
      ['initiative', '3', null],
      ['net', '', 'NH-NET-01'],
      ['toughness', '0', 'NH-TILE-04'],
    ],
  );
  assert.deepEqual(
    values[0]!.reasons.map((reason) => reason.value),
    [1, 1],
  );
  assert.equal(values[3]!.reasons[0]!.rule, 'NH-MED-01');
});

test('only attacks of free tiles that hit somebody are lines', () => {
  const missing = tile('C2', { attacks: [{ ...tile('C2').attacks[0]!, hits: [] }] });
  const view = viewWith(tile('C3'), missing, tile('C4', { netted: true }));
  assert.deepEqual(linesInView(view), [
    { from: 'C3', to: 'D2', kind: 'melee', seat: 0, strength: 2 },
  ]);
});
