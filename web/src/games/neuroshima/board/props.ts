// What a board is given to draw, and what it tells.
import type { Tone } from '../../../draw/tile';
import type { Fate, Line, Piece, Table } from '../view';

export interface RingState {
  cell: string;
  facing: number;
  stops: number[];
}

/** A line of attack: out from the viewer's side or in upon it, in focus or calm. */
export interface DrawnLine {
  line: Line;
  whose: 'out' | 'in';
  rank: 'focus' | 'calm';
}

export interface BoardProps {
  table: Table;
  toneOf(piece: Piece): Tone;
  legal?: ReadonlySet<string>;
  chosen?: ReadonlySet<string>;
  bright?: ReadonlySet<string> | null;
  crossed?: string | null;
  lines?: readonly DrawnLine[];
  fates?: readonly Fate[];
  ghost?: Piece | null;
  ringed?: RingState | null;
  hint?: string | null;
  /** What a puzzle is about: ringed. */
  targets?: readonly string[];
  /** What the last steps of the show left behind. */
  traces?: readonly {
    cell: string;
    kind: 'ring' | 'cross';
    from?: string;
    number: number | null;
  }[];
  label(cell: string): string;
  onCell?(cell: string): void;
  /** Enter where no hex is asked for; true when it meant something. */
  onEnter?(): boolean;
  onTurn?(facing: number): void;
  onExplain?(cell: string | null, box: DOMRect | null): void;
  onInspect?(cell: string): void;
  focus: string;
  setFocus(cell: string): void;
  title: string;
  roledescription: string;
}
