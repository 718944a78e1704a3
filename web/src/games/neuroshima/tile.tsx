// A single tile as a picture of some width, with its name for ears.
import { TILE_BOX, TILE_RATIO } from '../../draw/hexagon';
import { crest } from '../../draw/crest';
import { tileInside, type TileStyle, type Tone } from '../../draw/tile';
import { Drawing } from '../../parts/icon';
import { faceOfTile } from './faces';
import { armyName } from './words/names';

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
