// Every mark of War of Bugs: units and their troops, places on the board, tracks, dice and orders.
import { die, marks, path, piece, shot, star, troops } from '../../draw/bugs';
import type { Group, Sheet, Symbol } from './sheet';

const SIZE = [46, 46] as const,
  BOX = '-28 -28 56 56';

const made = (id: string, rule: string, svg: string | undefined, box = BOX): Symbol => ({
  id,
  rule,
  size: SIZE,
  sign: { svg: svg ?? '', box, cls: 'piece bugs-sign' },
});

const SMALL = '-20 -20 40 40';

const UNITS = ['rhino', 'mantis', 'wasp', 'spider', 'ant', 'mosquito'] as const;
const FACES = [1, 2, 3] as const;

const groups = (): Group[] => [
  {
    id: 'units',
    symbols: UNITS.map((unit) => made(`u-${unit}`, 'BUGS-EFF-01', piece(unit, 'south'))),
  },
  {
    id: 'sides',
    symbols: [
      made('south', 'BUGS-GEN-01', piece('ant', 'south')),
      made('north', 'BUGS-GEN-01', piece('ant', 'north')),
      made('partner', 'BUGS-ALLY-13', piece('ant', 'south', { partner: true })),
    ],
  },
  {
    id: 'troops',
    symbols: [
      made('general', 'BUGS-WIN-02', troops.general, SMALL),
      made('cavalry', 'BUGS-TRI-01', troops.cavalry, SMALL),
      made('archer', 'BUGS-TRI-01', troops.archer, SMALL),
      made('spearman', 'BUGS-TRI-01', troops.spearman, SMALL),
      made('infantry', 'BUGS-TRI-03', troops.infantry, SMALL),
      made('scout', 'BUGS-BAT-18', troops.scout, SMALL),
    ],
  },
  {
    id: 'places',
    symbols: [
      made('artefact', 'BUGS-END-02', marks.artefact, SMALL),
      made('train', 'BUGS-END-03', marks.train, SMALL),
      made('portal', 'BUGS-PORT-01', marks.portal, SMALL),
    ],
  },
  {
    id: 'tracks',
    symbols: [
      made('influence', 'BUGS-WIN-01', marks.influence, SMALL),
      made('energy', 'BUGS-KB-01', marks.energy, SMALL),
    ],
  },
  {
    id: 'dice',
    symbols: [
      ...FACES.map((pips) => made(`die-${pips}`, 'BUGS-BAT-11', die(pips))),
      made('die-none', 'BUGS-KB-03', die(0)),
    ],
  },
  {
    id: 'orders',
    symbols: [
      made(
        'path',
        'BUGS-PLAN-01',
        path(
          [
            [-60, 0],
            [60, 0],
          ],
          'south',
          false,
        ),
        '-70 -50 140 100',
      ),
      made('meets', 'BUGS-COLL-01', star([0, 0], 'var(--accent)'), BOX),
      made('shot', 'BUGS-RANGED-01', shot([-70, 0], [70, 0], 'south'), '-72 -50 144 100'),
    ],
  },
];

export const bugs: Sheet = { prefix: 'bugs', groups };
