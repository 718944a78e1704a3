// A sheet of symbols: groups of signs, each with its drawing; the book says which rule is behind it.
import { t } from '../words/texts';

/** A small drawing as SVG text, with its box and class. */
export interface Sign {
  svg: string;
  box: string;
  cls: string;
}

export interface Symbol {
  id: string;
  sign: Sign;
  /** How wide and high it is drawn. */
  size: readonly [width: number, height: number];
}

export interface Group {
  id: string;
  symbols: Symbol[];
}

export interface Sheet {
  prefix: string;
  groups(): Group[];
}

export const symbolsOf = (sheet: Sheet): Symbol[] =>
  sheet.groups().flatMap(({ symbols }) => symbols);

/** A symbol is told in one message: its name, a bar, and what it does. */
export function told(prefix: string, id: string): [name: string, does: string] {
  const [name = '', does = ''] = t(`sign-${prefix}-${id}`).split(' | ');
  return [name, does];
}
