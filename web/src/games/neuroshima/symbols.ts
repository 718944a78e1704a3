// Every mark of Neuroshima Hex, drawn by the functions that draw the tiles.
import { attack, fate } from '../../draw/board';
import { crest } from '../../draw/crest';
import { TILE_BOX } from '../../draw/hexagon';
import { flag, type TileFace, type TileState } from '../../draw/middle';
import type { Mark } from '../../draw/sides';
import { tile, tileInside } from '../../draw/tile';
import { faceOfTile } from './faces';
import type { Group, Sheet, Symbol } from '../sheet';

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
const edge = (id: string, ...marks: Mark[]): Symbol => ({
  id,
  size: EDGE,
  sign: {
    svg: tile(plain([marks]), { tone: 'light', lod: 'm' }),
    box: '-36 -56 72 50',
    cls: 'tile-svg sign-edge',
  },
});

const whole = (id: string, name: string, state: TileState = {}): Symbol => ({
  id,
  size: WHOLE,
  sign: {
    svg: tileInside(faceOfTile(name), WHOLE[0], { tone: 'light', state }),
    box: TILE_BOX,
    cls: 'tile-svg',
  },
});

const corner = (id: string, name: string, box: string, state: TileState = {}): Symbol => ({
  id,
  size: CORNER,
  sign: {
    svg: tile(faceOfTile(name), { tone: 'light', lod: 'l', state }),
    box,
    cls: 'tile-svg sign-edge',
  },
});

const numbers = (id: string, ...drawn: string[]): Symbol => ({
  id,
  size: CORNER,
  sign: { svg: drawn.join(''), box: '-24 -24 48 48', cls: 'tile-svg army-outpost tone-light' },
});

const army = (name: string): Symbol => ({
  id: `a-${name}`,
  size: WHOLE,
  sign: { svg: crest(name), box: TILE_BOX, cls: `tile-svg army-${name} tone-dark` },
});

const LEFT = '-62 -26 52 52',
  RIGHT = '10 -26 52 52';

const line = (id: string, kind: 'melee' | 'ranged' | 'gauss'): Symbol => ({
  id,
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
      edge('melee', { type: 'melee', value: 1 }),
      edge('strength', { type: 'melee', value: 3 }),
      edge('ranged', { type: 'ranged', value: 1 }),
      edge('gauss', { type: 'gauss', value: 1 }),
      edge('hollow', { type: 'melee', value: 2, base: 1 }),
      edge('armour', { type: 'armor' }),
      edge('net', { type: 'net' }),
      edge('link', { type: 'link' }),
      edge('hostile', { type: 'hostile' }),
      edge('control', { type: 'control' }),
    ],
  },
  {
    id: 'middle',
    symbols: [
      numbers('initiative', flag(2, { h: 26 })),
      numbers('two-flags', flag(2, { h: 22, x: -10 }), flag(1, { h: 22, x: 10 })),
      numbers('changed', flag(3, { h: 26, change: 1 })),
      whole('no-flag', 'moloch-blocker'),
      whole('hq', 'outpost-hq', { hp: 17 }),
      whole('module', 'outpost-scout'),
    ],
  },
  {
    id: 'corners',
    symbols: [
      corner('mobile', 'outpost-runner', LEFT),
      corner('toughness', 'hegemony-gladiator', RIGHT),
      corner('wound', 'hegemony-gladiator', RIGHT, { wounds: 1 }),
    ],
  },
  {
    id: 'states',
    symbols: [
      whole('netted', 'outpost-runner', { netted: true }),
      whole('commanded', 'hegemony-thug', { by: 'vegas' }),
    ],
  },
];

/** What whole tiles do, whose they are, and what the board shows of a battle. */
const ofTiles = (): Group[] => [
  {
    id: 'modules',
    symbols: [
      whole('m-melee', 'hegemony-officer-1'),
      whole('m-ranged', 'outpost-officer'),
      whole('m-brain', 'moloch-brain'),
      whole('m-boss', 'hegemony-boss'),
      whole('m-scout', 'borgo-scout'),
      whole('m-saboteur', 'outpost-saboteur'),
      whole('m-medic', 'outpost-medic'),
      whole('m-mother', 'moloch-mother'),
      whole('m-scoper', 'outpost-scoper'),
      whole('m-transport', 'hegemony-transport'),
      whole('m-quartermaster', 'hegemony-quartermaster'),
      whole('m-recon', 'outpost-recon-center'),
    ],
  },
  {
    id: 'units',
    symbols: [
      whole('u-clown', 'moloch-clown'),
      whole('u-transporter', 'smart-transporter'),
      whole('u-bio-droid', 'smart-bio-droid'),
      whole('u-mine', 'vegas-mine'),
    ],
  },
  {
    id: 'instants',
    symbols: [
      whole('i-battle', 'outpost-battle'),
      whole('i-move', 'outpost-move'),
      whole('i-push', 'hegemony-push-back'),
      whole('i-sniper', 'outpost-sniper'),
      whole('i-grenade', 'borgo-grenade'),
      whole('i-air-strike', 'moloch-air-strike'),
      whole('i-rotation', 'vegas-rotation'),
      whole('i-castling', 'vegas-castling'),
      whole('i-terror', 'smart-terror'),
    ],
  },
  { id: 'armies', symbols: ['borgo', 'hegemony', 'moloch', 'outpost', 'smart', 'vegas'].map(army) },
  {
    id: 'board',
    symbols: [
      line('blow', 'melee'),
      line('shot', 'ranged'),
      line('rails', 'gauss'),
      {
        id: 'fate',
        size: [56, 30],
        sign: { svg: fate([0, 0], 2, false), box: '-28 31 56 30', cls: '' },
      },
      {
        id: 'falls',
        size: [56, 30],
        sign: { svg: fate([0, 0], 2, true), box: '-28 31 56 30', cls: '' },
      },
    ],
  },
];

export const symbols: Sheet = { prefix: 'nh', groups: () => [...onTiles(), ...ofTiles()] };
