// Where units can go and how strong they are there, as the engine tells it: asked once for each position of planning.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, refuse } from '../../../state/store';
import { isOrdering } from './choice';
import type { Barred, End, Reach } from '../../../wire/bugs';
import type { Update } from '../../../wire/types';

const known = signal<{ version: string; told: Reach[] }>({ version: '', told: [] });

const versionOf = ({ match, version }: Update): string => `${match} ${version}`;

/** Asks the engine as soon as an order may be given. */
export function useReach(now: Update): void {
  const version = versionOf(now);
  useEffect(() => {
    if (!isOrdering.value || known.peek().version === version) return;
    void ask<Reach[]>('reach', null).then((told) => {
      if (told) known.value = { version, told };
    });
  }, [version, isOrdering.value]);
}

const reachOf = (now: Update, army: string, unit: string): Reach | undefined =>
  known.value.version === versionOf(now)
    ? known.value.told.find((one) => one.army === army && one.unit === unit)
    : undefined;

/** What is told of a unit that comes to a cell by so many steps. */
export const endOf = (
  now: Update,
  who: { army: string; unit: string },
  at: string,
  steps: number,
): End | undefined =>
  reachOf(now, who.army, who.unit)?.ends.find((end) => end.at === at && end.steps === steps);

/** Says why a unit cannot come to a cell, once that is known. */
export function refuseCell(now: Update, army: string, unit: string, at: string): void {
  const reach = reachOf(now, army, unit),
    why = reach?.barred.find((barred: Barred) => barred.cells.includes(at));
  if (!reach || !why) return;
  const args = { unit, at, speed: reach.speed };
  refuse({ rule: why.rule, message: why.message, args }, at);
}
