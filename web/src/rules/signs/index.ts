// The sheets of symbols of all games.
import { bugs } from './bugs';
import { neon } from './neon';
import { neuroshima } from './neuroshima';
import type { Sheet, Symbol } from './sheet';

export const SHEETS: Record<string, Sheet> = { neuroshima, neon, bugs };

export const symbolsOf = (game: string): Symbol[] =>
  SHEETS[game]?.groups().flatMap(({ symbols }) => symbols) ?? [];
