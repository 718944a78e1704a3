// The left half of a tile's card: the tile drawn large, in words, with what solid and hollow mean.
import { TILE_BOX, TILE_RATIO } from '../../../draw/hexagon';
import { Drawing } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { tileWords } from '../words/names';
import type { ComponentChildren } from 'preact';

const WIDTH = 250;

const Legend = () => (
  <div class="legend">
    <span class="swatch solid" />
    <span>{t('page-nh-legend-solid')}</span>
    <span class="swatch hollow" />
    <span>{t('page-nh-legend-hollow')}</span>
  </div>
);

export const Picture = ({
  tile,
  svg,
  children,
}: {
  tile: string;
  svg: string;
  children: ComponentChildren;
}) => (
  <div class="lft">
    <Drawing
      cls="tile-svg bigtile"
      svg={svg}
      box={TILE_BOX}
      width={WIDTH}
      height={Math.round(WIDTH * TILE_RATIO)}
    />
    <p class="say">{tileWords(tile)}</p>
    {children}
    <Legend />
  </div>
);
