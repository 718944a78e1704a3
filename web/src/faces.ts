// The faces of all games, each a part of its own that is fetched when its game is first shown; the one list to add a game to.
import type { Face } from './games/face';

/** `prepare` fetches what a face needs before it can be drawn. */
const LOADERS: Record<string, () => Promise<{ prepare(): Promise<Face> }>> = {
  neuroshima: () => import('./games/neuroshima'),
  bugs: () => import('./games/bugs'),
  neon: () => import('./games/neon'),
};

const loaded = new Map<string, Promise<Face>>();

/** The face of a game; its code is fetched once. */
export function faceOf(game: string): Promise<Face> {
  let made = loaded.get(game);
  if (!made) {
    const load = LOADERS[game];
    made = load
      ? load().then((part) => part.prepare())
      : Promise.reject(new Error(`no face for ${game}`));
    loaded.set(game, made);
  }
  return made;
}
