// The left half of a tile's card: the tile drawn large, in words, with what solid and hollow mean.
import { TILE_BOX, TILE_RATIO } from '../../../draw/hexagon';
import { t } from '../../../words/texts';
import { tileWords } from '../words/names';
import { CALLOUT_BOX, CALLOUT_RATIO, Callouts, type Callout } from './callouts';
import type { ComponentChildren } from 'preact';

const WIDTH = 250,
  WIDER = 300;

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
  callouts = [],
  children,
}: {
  tile: string;
  svg: string;
  callouts?: readonly Callout[];
  children: ComponentChildren;
}) => (
  <div class="lft">
    <svg
      class="tile-svg bigtile"
      aria-hidden="true"
      viewBox={callouts.length ? CALLOUT_BOX : TILE_BOX}
      width={callouts.length ? WIDER : WIDTH}
      height={Math.round(callouts.length ? WIDER * CALLOUT_RATIO : WIDTH * TILE_RATIO)}
    >
      <g dangerouslySetInnerHTML={{ __html: svg }} />
      <Callouts callouts={callouts} />
    </svg>
    <p class="say">{tileWords(tile)}</p>
    {children}
    <Legend />
  </div>
);
