// The ring of sectors: seen at a glance, walked by arrows, pressed to choose or to ask.
import { useMemo, useRef } from 'preact/hooks';
import { OUTER, sector as drawSector, standing, waves, type Place } from '../../../draw/arena';
import { language, t } from '../../../words/texts';
import { Middle } from './middle';
import { placesOf, type ArenaProps } from './places';
import { Sectors } from './sectors';
import { Trails, useTrails } from './trails';

const EDGE = OUTER + 4;

/** One layer of all sectors. */
const Layer = ({
  places,
  draw,
}: {
  places: readonly Place[];
  draw(place: Place, i: number): string;
}) => (
  <g aria-hidden="true">
    {places.map((place, i) => (
      <g key={place.number} dangerouslySetInnerHTML={{ __html: draw(place, i) }} />
    ))}
  </g>
);

export function Arena(arena: ArenaProps) {
  const { table, now, open, target, phone } = arena,
    n = table.ring.length,
    root = useRef<SVGSVGElement>(null),
    places = useMemo(() => placesOf(arena), [table, now.seat, open, target, language.value]),
    trails = useTrails(root, places);
  return (
    <svg
      class="arena board"
      ref={root}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      role="application"
      aria-roledescription={t('page-neon-ring-role')}
      aria-label={t('page-neon-ring')}
    >
      <g dangerouslySetInnerHTML={{ __html: waves }} />
      <Layer places={places} draw={(place, i) => drawSector(place, i, n, phone)} />
      <Layer places={places} draw={(place, i) => standing(place, i, n, phone)} />
      <Trails trails={trails} />
      <Sectors arena={arena} places={places} />
      <Middle table={table} phone={phone} />
    </svg>
  );
}
