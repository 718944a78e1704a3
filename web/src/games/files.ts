// The content files of a game as the server sends them.
import type { Json } from '../wire/types';

/** The file whose path ends so; content that lacks it is no content of the game. */
export function fileNamed<Shape>(files: Json, name: string): Shape {
  const found = Object.entries(files).find(([path]) => path.endsWith(name));
  if (!found) throw new Error(`the content has no ${name}`);
  return found[1] as Shape;
}
