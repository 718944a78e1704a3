// What the boards are given to draw, and what they tell.
import type { Side } from '../../../draw/bugs';
import type { Table, Unit } from '../view';

export interface Arrow {
  cells: string[];
  side: Side;
  meets: boolean;
  bare?: boolean;
  leaps?: boolean;
}
export interface Shot {
  from: string;
  to: string;
  side: Side;
}
/** A unit where it was, or where it would come to stand. */
export interface Ghost {
  unit: Unit;
  at: string;
}
/** A path drawn by a pressed pointer. */
export interface Drag {
  begin(at: string): boolean;
  over(from: string, at: string): void;
  end(): void;
}

export interface BoardProps {
  table: Table;
  units: readonly Unit[];
  title: string;
  role: string;
  label(at: string): string;
  focus: string;
  setFocus(at: string): void;
  open?: ReadonlySet<string>;
  hot?: ReadonlySet<string>;
  chosen?: { army: string; unit: string } | null;
  arrows?: readonly Arrow[];
  shots?: readonly Shot[];
  ghosts?: readonly Ghost[];
  clashes?: readonly string[];
  crossed?: string | null;
  hint?: string | null;
  /** What the last turn left behind, drawn faintly. */
  left?: { arrows: readonly Arrow[]; shots: readonly Shot[]; crosses: readonly string[] };
  onCell?(at: string): void;
  onEnter?(at: string): boolean;
  onExplain?(at: string | null, box: DOMRect | null): void;
  onInspect?(at: string): void;
  onDrag?: Drag;
}

/** One of the boards, and which cells are on it. */
export interface OneBoard extends BoardProps {
  board: number;
  away: boolean;
}
