// What the board shows while a step is on the stage, and what stays of it afterwards.
import type { Fate, Line, Table } from '../view';
import type { Segment } from './segments';
import type { Tray } from './tray';

/** What stays on a hex until the next decision: a ring where something came, a cross where something fell, the way it came. */
export interface Trace {
  cell: string;
  kind: 'ring' | 'cross';
  from?: string;
}

export interface Stand {
  /** The table that is drawn while the step moves, and the one it leads to. */
  table: Table;
  after: Table;
  /** Blows that were struck in this segment so far. */
  lines: readonly Line[];
  /** What they did so far. */
  fates: readonly Fate[];
  /** What is concerned; everything else is dimmed. Null where nothing is. */
  bright: ReadonlySet<string> | null;
  traces: readonly Trace[];
  /** The tiles of this turn, or the segments of this battle. */
  tray: Tray | null;
  segments: readonly Segment[] | null;
  segment: Segment | null;
}
