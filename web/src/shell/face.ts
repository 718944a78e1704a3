// The face that is shown now, and who finds faces: handed in when the page starts.
import { signal } from '@preact/signals';
import { HOMES } from '../games/homes';
import { wear } from '../words/later';
import type { Face } from '../games/face';

export type FindFace = (game: string) => Promise<Face>;

const GAMES = HOMES.map(({ game }) => game);

export const face = signal<Face | null>(null);

let find: FindFace = (game) => Promise.reject(new Error(`no face for ${game}`));

export const handInFaces = (faces: FindFace): void => {
  find = faces;
};

/** The face of a game, which is the one shown from now on. */
export async function showFace(game: string): Promise<Face> {
  const made = await find(game);
  wear(game, GAMES);
  face.value = made;
  return made;
}
