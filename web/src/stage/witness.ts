// Up to which step this browser saw a match: who comes back later is shown what was missed.
import { read, write } from '../state/settings';

const KEY = 'warpad.seen',
  KEPT = 60;

type Seen = Record<string, number>;

export const seenStep = (match: string): number | null => read<Seen>(KEY, {})[match] ?? null;

/** The matches that were looked at last are remembered. */
export function noteSeen(match: string, step: number): void {
  const { [match]: _, ...others } = read<Seen>(KEY, {});
  write(KEY, Object.fromEntries([...Object.entries(others), [match, step]].slice(-KEPT)));
}
