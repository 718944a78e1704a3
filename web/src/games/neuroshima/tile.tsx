// A single tile as a picture of some width, with its name for ears.
import { TILE_BOX, TILE_RATIO } from '../../draw/hexagon';
import { crest } from '../../draw/crest';
import { tileInside, type TileStyle, type Tone } from '../../draw/tile';
import { t, tOr } from '../../words/texts';
import { Drawing } from '../../parts/icon';
import { faceOfTile } from './faces';

export const tileName = (id: string): string => tOr(`nh-tile-${id}`, id);
export const constructionName = (id: string): string => tOr(`nh-construction-${id}`, id);
export const leaderName = (id: string): string => tOr(`nh-leader-${id}`, id);
export const armyName = (army: string): string => tOr(`nh-army-${army}`, army);

export const Tile = ({
  id,
  width,
  tone,
  style = {},
  label,
}: {
  id: string;
  width: number;
  tone: Tone;
  style?: TileStyle;
  label?: string;
}) => (
  <Drawing
    cls="tile-svg"
    svg={tileInside(faceOfTile(id), width, { ...style, tone })}
    box={TILE_BOX}
    width={width}
    height={Math.round(width * TILE_RATIO)}
    label={label}
  />
);

export const Crest = ({
  army,
  width,
  mine,
  label,
}: {
  army: string;
  width: number;
  mine: boolean;
  label?: boolean;
}) => (
  <Drawing
    cls={`tile-svg army-${army} tone-${mine ? 'light' : 'dark'}`}
    svg={crest(army)}
    box={TILE_BOX}
    width={width}
    height={Math.round(width * TILE_RATIO)}
    label={label ? armyName(army) : undefined}
  />
);

/** The words of the tile language as the catalogue names them. */
export const markName = (type: string): string =>
  ({ armor: 'armour', hostile: 'enemy-link', control: 'control-link', mobility: 'mobile' })[type] ??
  type;

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

/** What a printed tile does, in a few words: its marks, its initiative, its gift. */
export function tileWords(id: string): string {
  const face = faceOfTile(id),
    parts: string[] = [];
  if (face.kind === 'instant') {
    const effect = face.effects[0]?.do;
    return effect ? tOr(`nh-about-${effect}`, '') : '';
  }
  for (const type of ['melee', 'ranged', 'gauss'] as const) {
    const strengths = face.sides
      .flat()
      .filter((mark) => mark.type === type)
      .map((mark) => mark.value ?? 1);
    if (strengths.length) parts.push(`${t(`nh-mark-${type}`)} ${Math.max(...strengths)}`);
  }
  if (face.sides.flat().some((mark) => mark.type === 'net')) parts.push(t('nh-mark-net'));
  if (face.sides.flat().some((mark) => mark.type === 'armor')) parts.push(t('nh-mark-armour'));
  for (const effect of face.effects)
    parts.push(tOr(`nh-effect-${effect.do}`, '', { value: signed(effect.value ?? 0) }));
  if (face.sides.flat().some((mark) => mark.type === 'control'))
    parts.push(t('nh-mark-control-link'));
  if (face.mobility) parts.push(t('nh-mark-mobile'));
  if (face.toughness) parts.push(`${t('nh-mark-toughness')} ${face.toughness}`);
  return parts.filter(Boolean).join(', ');
}
