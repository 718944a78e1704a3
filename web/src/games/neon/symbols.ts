// Every mark of Neon: halves of cards, faces of dice, loot and supplies, tokens, sectors.
import { actions, CLASS, die, gear, signs, supplies } from '../../draw/neon';
import type { Group, Sheet, Symbol } from '../sheet';

const SIZE = [44, 44] as const,
  BOX = '-24 -24 48 48';

const picture = (id: string, svg: string | undefined): Symbol => ({
  id,
  size: SIZE,
  sign: { svg: svg ?? '', box: BOX, cls: 'neon-sign' },
});

const face = (id: string, name: string, kind: 'attack' | 'defense'): Symbol => ({
  id,
  size: SIZE,
  sign: { svg: die(name, kind), box: '-30 -30 60 60', cls: 'neon-die' },
});

/** A text in a frame: the class of a sector, its number. */
const written = (text: string | number, colour: string): string =>
  `<rect x="-20" y="-18" width="40" height="36" rx="7" fill="none" stroke="${colour}" stroke-width="3"/><text y="7" text-anchor="middle" font-size="20" font-weight="800" fill="${colour}">${text}</text>`;

const SECTORS = 10;

const groups = (): Group[] => [
  {
    id: 'actions',
    symbols: [
      picture('move', actions.move),
      picture('attack', actions.attack),
      picture('search', actions.search),
      picture('defense', actions.defense),
      picture('leadership', actions.leadership),
      picture('energy', actions.energy),
      picture('joker', signs.joker),
    ],
  },
  {
    id: 'attack-dice',
    symbols: [
      face('crit', 'crit', 'attack'),
      face('hit', 'hit', 'attack'),
      face('maybe', 'maybe', 'attack'),
      face('miss', 'miss', 'attack'),
    ],
  },
  {
    id: 'defence-dice',
    symbols: [
      face('block-any', 'block_any', 'defense'),
      face('block-normal', 'block_normal', 'defense'),
      face('fail-energy', 'fail_energy', 'defense'),
      face('fail', 'fail', 'defense'),
    ],
  },
  {
    id: 'tokens',
    symbols: [
      picture('heart', signs.heart),
      picture('bot', signs.bot),
      picture('token', signs.token),
      picture('upgrade', signs.upgrade),
      picture('skull', signs.skull),
    ],
  },
  {
    id: 'gear',
    symbols: ['pistol', 'heavy', 'melee', 'grenade', 'armor', 'helmet'].map((name) =>
      picture(`g-${name}`, gear[name]),
    ),
  },
  {
    id: 'supplies',
    symbols: ['ammo', 'cell', 'battery', 'grenade'].map((name) =>
      picture(`s-${name}`, supplies[name]),
    ),
  },
  {
    id: 'classes',
    symbols: Object.entries(CLASS).map(([name, { roman, color }]) =>
      picture(`c-${name}`, written(roman, color)),
    ),
  },
  {
    id: 'sectors',
    symbols: Array.from({ length: SECTORS }, (_, i) =>
      picture(`sector-${i + 1}`, written(i + 1, 'var(--text-2)')),
    ),
  },
];

export const symbols: Sheet = { prefix: 'neon', groups };
