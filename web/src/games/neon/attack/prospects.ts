// The chances of an attack as the engine counts them: now, and after each thing that could be done.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { legal } from '../../../state/store';
import { ask } from '../ask';
import { eyed } from './eyed';
import type { Action } from '../../../state/choose';
import type { Prospect } from '../../../wire/neon';
import type { Update } from '../../../wire/types';

/** The attack as it stands, and after the actions that were asked about, at one version of the match. */
export interface Prospects {
  version: number;
  now: Prospect | null;
  after: readonly { action: Action; prospect: Prospect }[];
  /** All that was asked is answered. */
  whole: boolean;
}

export const prospects = signal<Prospects>({
  version: -1,
  now: null,
  after: [],
  whole: false,
});

const MOST_ASKED = 8;

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

export const prospectAfter = (action: Action): Prospect | null =>
  prospects.value.after.find((one) => same(one.action, action))?.prospect ?? null;

const fetchProspect = async (after: Action | null): Promise<Prospect | null> =>
  (await ask('prospect', after))?.prospect ?? null;

/** A new version of the match makes what was counted before worth nothing. */
function forget(version: number): void {
  if (prospects.value.version === version) return;
  prospects.value = { version, now: null, after: [], whole: false };
  eyed.value = null;
}

/** The attack as it stands, then these actions one after the other, as long as they are wanted. */
async function fetchAll(actions: readonly Action[], isWanted: () => boolean): Promise<void> {
  const now = await fetchProspect(null);
  if (isWanted()) prospects.value = { ...prospects.value, now };
  for (const action of actions) {
    if (!isWanted() || legal.value.length === 0) return;
    if (prospectAfter(action)) continue;
    const prospect = await fetchProspect(action);
    if (isWanted() && prospect)
      prospects.value = {
        ...prospects.value,
        after: [...prospects.value.after, { action, prospect }],
      };
  }
  if (isWanted()) prospects.value = { ...prospects.value, whole: true };
}

export function useChances(now: Update, actions: readonly Action[]): void {
  const asked = actions.slice(0, MOST_ASKED);
  useEffect(() => {
    let gone = false;
    forget(now.version);
    void fetchAll(asked, () => !gone);
    return () => {
      gone = true;
    };
  }, [now.version, JSON.stringify(asked)]);
}
