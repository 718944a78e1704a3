// The faces of all games, each a part of its own that is fetched when its game is first shown; the one list to add a game to.
import type { Face } from './games/face';
import { furnish } from './words/later';

/** What is advised at any board. */
const HINTS = 'coach';

/** `prepare` fetches what a face needs before it can be drawn. */
const LOADERS: Record<string, () => Promise<{ prepare(): Promise<Face> }>> = {
  neuroshima: () => import('./games/neuroshima'),
  bugs: () => import('./games/bugs'),
  neon: () => import('./games/neon'),
};

const loaded = new Map<string, Promise<Face>>();

let laid: Promise<void> | null = null;

/** What all boards share, once. */
function boards(): Promise<void> {
  laid ??= import('./boards').then((part) => part.lay());
  laid.catch(() => (laid = null));
  return laid;
}

async function load(game: string): Promise<Face> {
  const code = LOADERS[game];
  if (!code) throw new Error(`no face for ${game}`);
  const prepared = code().then((part) => part.prepare()),
    [face] = await Promise.all([prepared, boards(), furnish(game, HINTS)]);
  return face;
}

/** The face of a game, with its words and its look; fetched once, and again where that failed. */
export function faceOf(game: string): Promise<Face> {
  const made = loaded.get(game) ?? load(game);
  loaded.set(game, made);
  made.catch(() => loaded.delete(game));
  return made;
}
