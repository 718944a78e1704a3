// Small tables of Neuroshima for tests.
import type { Piece, Player, Table } from '../src/games/neuroshima/view';
import type { GameEvent } from '../src/wire/types';

export const piece = (cell: string, owner: number, more: Partial<Piece> = {}): Piece => ({
  tile: 'outpost-runner',
  cell,
  facing: 0,
  owner,
  commander: owner,
  wounds: 0,
  toughness: 0,
  hp: null,
  sides: [[], [], [], [], [], []],
  initiative: [],
  netted: false,
  nettedBy: [],
  mobility: false,
  values: [],
  foundation: false,
  unit: null,
  ...more,
});

const player = (index: number, army: string): Player => ({
  index,
  seat: index,
  army,
  hp: 20,
  most: 20,
  points: null,
  energy: null,
  stack: [],
  discard: [],
  hand: [],
  handSize: 0,
  stackSize: 0,
  isOut: false,
  reserve: null,
  leader: null,
});

/** Seven hexes around C3, and these tiles. */
export const tableWith = (...pieces: Piece[]): Table => ({
  cells: (
    [
      ['C3', 0, 0],
      ['C2', 0, -1],
      ['C4', 0, 1],
      ['B2', -1, 0],
      ['B3', -1, 1],
      ['D2', 1, -1],
      ['D3', 1, 0],
    ] as const
  ).map(([name, q, r]) => ({ name, at: [q, r], terminal: false, zone: null, hasPart: false })),
  pieces,
  players: [player(0, 'outpost'), player(1, 'moloch')],
  turn: 1,
  active: 0,
  asker: 0,
  hand: [],
  ask: null,
});

export const told = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({
  event,
  rule: 'NH-BAT-01',
  ...facts,
});
