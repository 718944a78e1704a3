// The ring of sectors: seen at a glance, walked by arrows, pressed to choose or to ask.
import { useMemo, useRef } from 'preact/hooks';
import { OUTER, sector as drawSector, standing, waves, type Place } from '../../../draw/arena';
import { language, t } from '../../../words/texts';
import { Marks } from './marks';
import { Middle } from './middle';
import { placesOf, type ArenaProps } from './places';
import { Sectors } from './sectors';
import { Trails, useTrails } from './trails';

/** Room for marks on the rim; those at the sides lie across. */
const ABOVE = OUTER + 14,
  BESIDE = OUTER + 36;

/** One layer of all sectors. */
const Layer = ({
  places,
  name,
  draw,
}: {
  places: readonly Place[];
  name: 'data-ground' | 'data-standing';
  draw(place: Place, i: number): string;
}) => (
  <g aria-hidden="true">
    {places.map((place, i) => (
      <g
        key={place.number}
        {...{ [name]: place.number }}
        dangerouslySetInnerHTML={{ __html: draw(place, i) }}
      />
    ))}
  </g>
);

export function Arena(arena: ArenaProps) {
  const { table, now, open, target, phone } = arena,
    n = table.ring.length,
    root = useRef<SVGSVGElement>(null),
    places = useMemo(() => placesOf(arena), [table, now.seat, open, target, language.value]),
    trails = useTrails(root, places, !arena.isShow);
  return (
    <svg
      class="arena board"
      ref={root}
      viewBox={`${-BESIDE} ${-ABOVE} ${2 * BESIDE} ${2 * ABOVE}`}
      role="application"
      aria-roledescription={t('page-neon-ring-role')}
      aria-label={t('page-neon-ring')}
    >
      <g dangerouslySetInnerHTML={{ __html: waves }} />
      <Layer
        name="data-ground"
        places={places}
        draw={(place, i) => drawSector(place, i, n, phone)}
      />
      <Layer
        name="data-standing"
        places={places}
        draw={(place, i) => standing(place, i, n, phone)}
      />
      <Trails trails={trails} />
      {arena.left}
      {arena.marks && (
        <Marks marks={arena.marks} sectors={places.map((place) => place.number)} phone={phone} />
      )}
      <Sectors arena={arena} places={places} />
      <Middle table={table} phone={phone} />
    </svg>
  );
}
