// People who solve puzzles, from their shapes. Written by `./run wire`; change it there.

/** How strong a person is at the puzzles of one game; no number before the first rated try. */
export interface GameRating {
  game: string;
  rating: number | null;
  deviation: number;
  tried: number;
  solved: number;
}

/**
 * How one stands after a try, and how many points it moved the rating; none where it was not rated.
 */
export interface NotedTry {
  game: string;
  rating: number | null;
  deviation: number;
  tried: number;
  solved: number;
  moved: number | null;
}

/** A mistake of one's own, kept as a puzzle; `due` says that it is time to see it again. */
export interface OwnPuzzle {
  id: string;
  game: string;
  match: string;
  step: number;
  seat: number;
  turn: number;
  mark: string;
  loss: number;
  solved: number;
  due: boolean;
  etude: string | null;
  depth: string;
}

/** A puzzle at the right height, and how many of a hundred at one's rating solve it (0 to 1). */
export interface NextPuzzle {
  id: string;
  game: string;
  rating: number;
  chance: number;
}

/** How many puzzles of a theme were solved at the first try. */
export interface ThemeShare {
  theme: string;
  tried: number;
  solved: number;
}

/** All that a person sees of themselves; `history` is when, which game, which rating. */
export interface Solving {
  ratings: GameRating[];
  history: [number, string, number][];
  days: number[];
  themes: ThemeShare[];
  own: OwnPuzzle[];
  next: NextPuzzle[];
}
