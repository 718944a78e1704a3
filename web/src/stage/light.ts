// The plain scene: the places that a step names are lit, one after another.
import type { Theatre } from './theatre';

const RING = '<i class="stage-light"></i>';

export function lightPlaces(theatre: Theatre, places: readonly string[]): void {
  theatre.last(theatre.times.title);
  places.forEach((place, index) => {
    const spot = theatre.spot(place);
    if (!spot) return;
    theatre.move(
      theatre.add(RING, spot),
      [
        { opacity: 0, transform: 'scale(1.5)' },
        { opacity: 1, transform: 'none', offset: 0.4 },
        { opacity: 1, transform: 'none' },
      ],
      { at: index * theatre.times.gap, for: 'title' },
    );
  });
}
