// Every mark of War of Bugs: units and their troops, places on the board, tracks, dice and orders.
import { die, marks, path, piece, shot, star, troops } from '../../draw/bugs';
import type { Group, Sheet, Symbol } from '../sheet';

const SIZE = [46, 46] as const,
  BOX = '-28 -28 56 56';

const made = (id: string, svg: string | undefined, box = BOX): Symbol => ({
  id,
  size: SIZE,
  sign: { svg: svg ?? '', box, cls: 'piece bugs-sign' },
});

const SMALL = '-20 -20 40 40';

const UNITS = ['rhino', 'mantis', 'wasp', 'spider', 'ant', 'mosquito'] as const;
const FACES = [1, 2, 3] as const;

const groups = (): Group[] => [
  {
    id: 'units',
    symbols: UNITS.map((unit) => made(`u-${unit}`, piece(unit, 'south'))),
  },
  {
    id: 'sides',
    symbols: [
      made('south', piece('ant', 'south')),
      made('north', piece('ant', 'north')),
      made('partner', piece('ant', 'south', { partner: true })),
    ],
  },
  {
    id: 'troops',
    symbols: [
      made('general', troops.general, SMALL),
      made('cavalry', troops.cavalry, SMALL),
      made('archer', troops.archer, SMALL),
      made('spearman', troops.spearman, SMALL),
      made('infantry', troops.infantry, SMALL),
      made('scout', troops.scout, SMALL),
    ],
  },
  {
    id: 'places',
    symbols: [
      made('artefact', marks.artefact, SMALL),
      made('train', marks.train, SMALL),
      made('portal', marks.portal, SMALL),
    ],
  },
  {
    id: 'tracks',
    symbols: [made('influence', marks.influence, SMALL), made('energy', marks.energy, SMALL)],
  },
  {
    id: 'dice',
    symbols: [...FACES.map((pips) => made(`die-${pips}`, die(pips))), made('die-none', die(0))],
  },
  {
    id: 'orders',
    symbols: [
      made(
        'path',
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
      made('meets', star([0, 0], 'var(--accent)'), BOX),
      made('shot', shot([-70, 0], [70, 0], 'south'), '-72 -50 144 100'),
    ],
  },
];

export const symbols: Sheet = { prefix: 'bugs', groups };
