// Every mark of Neuroshima Hex, drawn by the functions that draw the tiles.
import { attack, fate } from '../../draw/board';
import { crest } from '../../draw/crest';
import { TILE_BOX } from '../../draw/hexagon';
import { flag, type TileFace, type TileState } from '../../draw/middle';
import type { Mark } from '../../draw/sides';
import { tile, tileInside } from '../../draw/tile';
import { faceOfTile } from '../../games/neuroshima/faces';
import type { Group, Sheet, Symbol } from './sheet';

const WHOLE = [54, 47] as const,
  EDGE = [60, 42] as const,
  CORNER = [46, 46] as const;

const plain = (sides: Mark[][]): TileFace => ({
  id: '',
  army: 'outpost',
  kind: 'unit',
  glyph: '',
  sides: [...sides, [], [], [], [], []].slice(0, 6),
});

/** The upper side of a tile. */
const edge = (id: string, rule: string, ...marks: Mark[]): Symbol => ({
  id,
  rule,
  size: EDGE,
  sign: {
    svg: tile(plain([marks]), { tone: 'light', lod: 'm' }),
    box: '-36 -56 72 50',
    cls: 'tile-svg sign-edge',
  },
});

const whole = (id: string, rule: string, name: string, state: TileState = {}): Symbol => ({
  id,
  rule,
  size: WHOLE,
  sign: {
    svg: tileInside(faceOfTile(name), WHOLE[0], { tone: 'light', state }),
    box: TILE_BOX,
    cls: 'tile-svg',
  },
});

const corner = (
  id: string,
  rule: string,
  name: string,
  box: string,
  state: TileState = {},
): Symbol => ({
  id,
  rule,
  size: CORNER,
  sign: {
    svg: tile(faceOfTile(name), { tone: 'light', lod: 'l', state }),
    box,
    cls: 'tile-svg sign-edge',
  },
});

const numbers = (id: string, rule: string, ...drawn: string[]): Symbol => ({
  id,
  rule,
  size: CORNER,
  sign: { svg: drawn.join(''), box: '-24 -24 48 48', cls: 'tile-svg army-outpost tone-light' },
});

const army = (name: string): Symbol => ({
  id: `a-${name}`,
  rule: 'NH-MOD-10',
  size: WHOLE,
  sign: { svg: crest(name), box: TILE_BOX, cls: `tile-svg army-${name} tone-dark` },
});

const LEFT = '-62 -26 52 52',
  RIGHT = '10 -26 52 52';

const line = (id: string, kind: 'melee' | 'ranged' | 'gauss', rule: string): Symbol => ({
  id,
  rule,
  size: [60, 40],
  sign: {
    svg: attack([0, 0], [kind === 'melee' ? 1 : 2, 0], kind, 'out'),
    box: kind === 'melee' ? '10 -14 74 82' : '20 -4 150 118',
    cls: '',
  },
});

/** What is printed on a tile for the board. */
const onTiles = (): Group[] => [
  {
    id: 'sides',
    symbols: [
      edge('melee', 'NH-BAT-08', { type: 'melee', value: 1 }),
      edge('strength', 'NH-TILE-02', { type: 'melee', value: 3 }),
      edge('ranged', 'NH-BAT-09', { type: 'ranged', value: 1 }),
      edge('gauss', 'NH-BAT-11', { type: 'gauss', value: 1 }),
      edge('hollow', 'NH-MOD-01', { type: 'melee', value: 2, base: 1 }),
      edge('armour', 'NH-BAT-10', { type: 'armor' }),
      edge('net', 'NH-NET-01', { type: 'net' }),
      edge('link', 'NH-MOD-01', { type: 'link' }),
      edge('hostile', 'NH-MOD-06', { type: 'hostile' }),
      edge('control', 'NH-CTL-01', { type: 'control' }),
    ],
  },
  {
    id: 'middle',
    symbols: [
      numbers('initiative', 'NH-BAT-01', flag(2, { h: 26 })),
      numbers('two-flags', 'NH-BAT-06', flag(2, { h: 22, x: -10 }), flag(1, { h: 22, x: 10 })),
      numbers('changed', 'NH-BAT-07', flag(3, { h: 26, change: 1 })),
      whole('no-flag', 'NH-TILE-03', 'moloch-blocker'),
      whole('hq', 'NH-END-03', 'outpost-hq', { hp: 17 }),
      whole('module', 'NH-MOD-01', 'outpost-scout'),
    ],
  },
  {
    id: 'corners',
    symbols: [
      corner('mobile', 'NH-MOV-01', 'outpost-runner', LEFT),
      corner('toughness', 'NH-TILE-04', 'hegemony-gladiator', RIGHT),
      corner('wound', 'NH-TILE-04', 'hegemony-gladiator', RIGHT, { wounds: 1 }),
    ],
  },
  {
    id: 'states',
    symbols: [
      whole('netted', 'NH-NET-01', 'outpost-runner', { netted: true }),
      whole('commanded', 'NH-CTL-01', 'hegemony-thug', { by: 'vegas' }),
    ],
  },
];

/** What whole tiles do, whose they are, and what the board shows of a battle. */
const ofTiles = (): Group[] => [
  {
    id: 'modules',
    symbols: [
      whole('m-melee', 'NH-MOD-04', 'hegemony-officer-1'),
      whole('m-ranged', 'NH-MOD-04', 'outpost-officer'),
      whole('m-brain', 'NH-MOD-04', 'moloch-brain'),
      whole('m-boss', 'NH-MOD-04', 'hegemony-boss'),
      whole('m-scout', 'NH-MOD-04', 'borgo-scout'),
      whole('m-saboteur', 'NH-MOD-06', 'outpost-saboteur'),
      whole('m-medic', 'NH-MED-01', 'outpost-medic'),
      whole('m-mother', 'NH-MOD-05', 'moloch-mother'),
      whole('m-scoper', 'NH-CTL-05', 'outpost-scoper'),
      whole('m-transport', 'NH-MOD-08', 'hegemony-transport'),
      whole('m-quartermaster', 'NH-MOD-09', 'hegemony-quartermaster'),
      whole('m-recon', 'NH-MOD-07', 'outpost-recon-center'),
    ],
  },
  {
    id: 'units',
    symbols: [
      whole('u-clown', 'NH-UNIT-01', 'moloch-clown'),
      whole('u-transporter', 'NH-UNIT-04', 'smart-transporter'),
      whole('u-bio-droid', 'NH-UNIT-05', 'smart-bio-droid'),
      whole('u-mine', 'NH-UNIT-06', 'vegas-mine'),
    ],
  },
  {
    id: 'instants',
    symbols: [
      whole('i-battle', 'NH-INS-01', 'outpost-battle'),
      whole('i-move', 'NH-INS-02', 'outpost-move'),
      whole('i-push', 'NH-INS-03', 'hegemony-push-back'),
      whole('i-sniper', 'NH-INS-04', 'outpost-sniper'),
      whole('i-grenade', 'NH-INS-05', 'borgo-grenade'),
      whole('i-air-strike', 'NH-INS-06', 'moloch-air-strike'),
      whole('i-rotation', 'NH-INS-07', 'vegas-rotation'),
      whole('i-castling', 'NH-INS-08', 'vegas-castling'),
      whole('i-terror', 'NH-INS-09', 'smart-terror'),
    ],
  },
  { id: 'armies', symbols: ['borgo', 'hegemony', 'moloch', 'outpost', 'smart', 'vegas'].map(army) },
  {
    id: 'board',
    symbols: [
      line('blow', 'melee', 'NH-BAT-08'),
      line('shot', 'ranged', 'NH-BAT-09'),
      line('rails', 'gauss', 'NH-BAT-11'),
      {
        id: 'fate',
        rule: 'NH-TILE-04',
        size: [56, 30],
        sign: { svg: fate([0, 0], 2, false), box: '-28 31 56 30', cls: '' },
      },
      {
        id: 'falls',
        rule: 'NH-BAT-03',
        size: [56, 30],
        sign: { svg: fate([0, 0], 2, true), box: '-28 31 56 30', cls: '' },
      },
    ],
  },
];

export const neuroshima: Sheet = { prefix: 'nh', groups: () => [...onTiles(), ...ofTiles()] };
