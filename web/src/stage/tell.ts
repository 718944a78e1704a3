// Steps as plain as they can be: every event that has a sentence is one, and lights the places it names.
import type { Told, Voice } from '../state/voice';
import { t } from '../words/texts';
import type { GameEvent } from '../wire/types';
import { heading, type Beat, type Group, type Staging, type Step } from './step';

const PLACES = ['from', 'at', 'target', 'to', 'cell'];

/** The hexes and cells that an event names, as selectors of what faces draw. */
export function placesOf(event: GameEvent): string[] {
  const facts = event as Record<string, unknown>;
  return PLACES.map((name) => facts[name])
    .filter((value): value is string => typeof value === 'string')
    .map((cell) => `[data-cell=${JSON.stringify(cell)}]`);
}

/** Who began a turn gives the group its name; before any turn it is what just happened. */
const opening = (): Group => ({ id: 'begin', title: t('page-stage-before'), seat: null });

export function tellSteps(
  beats: readonly Beat[],
  told: Told,
  voice: Voice,
  staging: Staging,
  last: Group | null = null,
): { steps: Step[]; group: Group } {
  const made: Step[] = [];
  let group = last ?? opening();
  for (const { n, before, after, events } of beats)
    for (const event of events) {
      const line = voice.tell(event, { ...told, view: after });
      if (!line) continue;
      if (line.heading) {
        group = heading(line.text, line.seat ?? null);
        continue;
      }
      made.push({
        n,
        group,
        events: [event],
        seat: line.seat ?? null,
        text: line.text,
        rule: line.rule,
        before,
        after,
        places: staging.places?.(event) ?? placesOf(event),
      });
    }
  return { steps: made, group };
}
