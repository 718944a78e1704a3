// The printed tiles, read once from the content of the game.
import type { Mark, MarkType } from '../../draw/sides';
import type { TileFace, TileKind } from '../../draw/middle';

const MARKS: Record<string, MarkType> = {
  melee: 'melee',
  ranged: 'ranged',
  gauss: 'gauss',
  armour: 'armor',
  armor: 'armor',
  net: 'net',
  link: 'link',
  'enemy-link': 'hostile',
  'control-link': 'control',
  control: 'control',
};

/** "melee-2" as a mark. */
export function markOf(text: string): Mark | null {
  const [, word = text, value] = /^(.*?)(?:-(\d+))?$/.exec(text) ?? [];
  const type = MARKS[word];
  return type ? { type, ...(value ? { value: Number(value) } : {}) } : null;
}

export const marksOf = (side: readonly string[]): Mark[] =>
  side.map(markOf).filter((mark): mark is Mark => mark !== null);

export interface PrintedEffect {
  do: string;
  value?: number;
  reach?: string;
}
export interface Printed extends TileFace {
  count: number;
  effects: PrintedEffect[];
  origin: string;
}

interface ContentTile {
  id: string;
  kind: TileKind;
  count: number;
  glyph: string;
  initiative?: number[];
  sides?: string[][];
  toughness?: number;
  mobility?: boolean;
  effects?: PrintedEffect[];
  origin?: string;
}

const NO_SIDES: Mark[][] = [[], [], [], [], [], []];
const printed = new Map<string, Printed>();

function readTile(army: string, tile: ContentTile): Printed {
  return {
    id: tile.id,
    army,
    kind: tile.kind,
    glyph: tile.glyph,
    initiative: tile.initiative ?? [],
    sides: tile.sides?.map(marksOf) ?? NO_SIDES,
    toughness: tile.toughness ?? 0,
    mobility: Boolean(tile.mobility),
    count: tile.count,
    effects: tile.effects ?? [],
    origin: tile.origin ?? 'reference',
  };
}

interface ContentConstruction {
  army: string;
  tokens: ContentTile[][];
}

/** What a content file may hold: an army with its tiles, or the constructions. */
interface ContentFile {
  id?: string;
  tiles?: ContentTile[];
  constructions?: ContentConstruction[];
}

/** Reads every army file of the content, and the faces of the constructions. */
export function readContent(files: Record<string, ContentFile>): void {
  for (const [name, { id = '', tiles = [], constructions = [] }] of Object.entries(files)) {
    for (const built of constructions)
      for (const face of built.tokens.flat()) printed.set(face.id, readTile(built.army, face));
    if (name.includes('armies/'))
      for (const tile of tiles) printed.set(tile.id, readTile(id, tile));
  }
}

const UNKNOWN: Printed = {
  id: '',
  army: '',
  kind: 'unit',
  glyph: '',
  initiative: [],
  sides: NO_SIDES,
  count: 0,
  effects: [],
  origin: 'reference',
};

export const faceOfTile = (id: string): Printed =>
  printed.get(id) ?? { ...UNKNOWN, id, army: id.split('-')[0] ?? '' };
