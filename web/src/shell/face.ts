// The face that is shown now, and who finds faces: handed in when the page starts.
import { signal } from '@preact/signals';
import { canStand, handInSign, staging } from '../stage';
import type { Face } from '../games/face';

export type FindFace = (game: string) => Promise<Face>;

export const face = signal<Face | null>(null);

let find: FindFace = (game) => Promise.reject(new Error(`no face for ${game}`));

export const handInFaces = (faces: FindFace): void => {
  find = faces;
};

/** The face of a game, which is the one shown from now on. */
export async function showFace(game: string): Promise<Face> {
  const made = await find(game);
  face.value = made;
  staging.value = made.stage ?? null;
  canStand.value = Boolean(made.stage?.isPlaced);
  handInSign(made.Sign);
  return made;
}
