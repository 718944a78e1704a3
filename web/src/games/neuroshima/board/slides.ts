// Which tiles came from where.
import { factsIn } from '../view';
import type { GameEvent } from '../../../wire/types';

export interface Slide {
  from: string;
  to: string;
}

/** Which tiles came from where by these events; one that was moved twice comes from its first place. */
export function slidesOf(events: readonly GameEvent[]): Slide[] {
  const slides: Slide[] = [];
  const move = (from: string, to: string): void => {
    const known = slides.find((slide) => slide.to === from);
    if (known) known.to = to;
    else slides.push({ from, to });
  };
  for (const event of events) {
    const { from = '', at: to = '' } = factsIn(event);
    if (event.event === 'moved' || event.event === 'pushed') move(from, to);
    if (event.event === 'swapped') slides.push({ from, to }, { from: to, to: from });
  }
  return slides;
}
