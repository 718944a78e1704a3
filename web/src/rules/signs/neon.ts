// Every mark of Neon: halves of cards, faces of dice, loot and supplies, tokens, sectors.
import { actions, CLASS, die, gear, signs, supplies } from '../../draw/neon';
import type { Group, Sheet, Symbol } from './sheet';

const SIZE = [44, 44] as const,
  BOX = '-24 -24 48 48';

const picture = (id: string, rule: string, svg: string | undefined): Symbol => ({
  id,
  rule,
  size: SIZE,
  sign: { svg: svg ?? '', box: BOX, cls: 'neon-sign' },
});

const face = (id: string, rule: string, name: string, kind: 'attack' | 'defense'): Symbol => ({
  id,
  rule,
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
      picture('move', 'NEON-MOVE-01', actions.move),
      picture('attack', 'NEON-ATK-01', actions.attack),
      picture('search', 'NEON-SRCH-01', actions.search),
      picture('defense', 'NEON-DEFA-01', actions.defense),
      picture('leadership', 'NEON-LEAD-01', actions.leadership),
      picture('energy', 'NEON-NRG-01', actions.energy),
      picture('joker', 'NEON-JOK-01', signs.joker),
    ],
  },
  {
    id: 'attack-dice',
    symbols: [
      face('crit', 'NEON-ATK-09', 'crit', 'attack'),
      face('hit', 'NEON-ATK-09', 'hit', 'attack'),
      face('maybe', 'NEON-ATK-09', 'maybe', 'attack'),
      face('miss', 'NEON-ATK-09', 'miss', 'attack'),
    ],
  },
  {
    id: 'defence-dice',
    symbols: [
      face('block-any', 'NEON-DEF-05', 'block_any', 'defense'),
      face('block-normal', 'NEON-DEF-05', 'block_normal', 'defense'),
      face('fail-energy', 'NEON-DEF-06', 'fail_energy', 'defense'),
      face('fail', 'NEON-DEF-05', 'fail', 'defense'),
    ],
  },
  {
    id: 'tokens',
    symbols: [
      picture('heart', 'NEON-DMG-01', signs.heart),
      picture('bot', 'NEON-BOT-01', signs.bot),
      picture('token', 'NEON-TOK-01', signs.token),
      picture('upgrade', 'NEON-UPG-01', signs.upgrade),
      picture('skull', 'NEON-KO-01', signs.skull),
    ],
  },
  {
    id: 'gear',
    symbols: ['pistol', 'heavy', 'melee', 'grenade', 'armor', 'helmet'].map((name) =>
      picture(`g-${name}`, 'NEON-LOOT-06', gear[name]),
    ),
  },
  {
    id: 'supplies',
    symbols: ['ammo', 'cell', 'battery', 'grenade'].map((name) =>
      picture(`s-${name}`, 'NEON-SUP-01', supplies[name]),
    ),
  },
  {
    id: 'classes',
    symbols: Object.entries(CLASS).map(([name, { roman, color }]) =>
      picture(`c-${name}`, 'NEON-SRCH-02', written(roman, color)),
    ),
  },
  {
    id: 'sectors',
    symbols: Array.from({ length: SECTORS }, (_, i) =>
      picture(
        `sector-${i + 1}`,
        `NEON-SEC-${String(i + 1).padStart(2, '0')}`,
        written(i + 1, 'var(--text-2)'),
      ),
    ),
  },
];

export const neon: Sheet = { prefix: 'neon', groups };
