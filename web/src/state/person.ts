// Who solves here: a secret of this browser, made when it is first needed; the server keeps only its hash.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import type { NotedTry } from '../wire/solved';
import { read, write } from './settings';

const KEY = 'warpad.person';

export function secret(): string {
  const kept = read(KEY, { secret: '' });
  if (kept.secret) return kept.secret;
  const made = `p${crypto.getRandomValues(new Uint32Array(6)).join('')}`.slice(0, 60);
  write(KEY, { secret: made });
  return made;
}

const told = new Set<string>();
/** The last try that the server has noted, and what it did to the rating. */
export const noted = signal<(NotedTry & { match: string }) | null>(null);

/** Tells the server that a try was judged, once; it looks at the match itself. */
export function reportTry(match: string, helped: boolean): void {
  if (told.has(match)) return;
  told.add(match);
  api.noteTry(secret(), { match, helped }).then(
    (found) => (noted.value = { ...found, match }),
    () => told.delete(match),
  );
}
