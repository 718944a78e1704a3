// A sheet of symbols: groups of signs, each with its drawing and the rule behind it.
import type { Sign } from '../../games/face';
import { t } from '../../words/texts';

export interface Symbol {
  id: string;
  rule: string;
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

/** A symbol is told in one message: its name, a bar, and what it does. */
export function told(prefix: string, id: string): [name: string, does: string] {
  const [name = '', does = ''] = t(`sign-${prefix}-${id}`).split(' | ');
  return [name, does];
}
