// What of Neuroshima is drawn now: the present table, or that of the step on show, with the marks of what was seen.
import { useMemo } from 'preact/hooks';
import {
  at,
  current,
  isActive,
  isStill,
  markedFrom,
  shownUpdate,
  steps,
  type Step,
} from '../../../stage';
import type { Update } from '../../../wire/types';
import { readTable } from '../read/table';
import { isMine, pieceAt, type Table } from '../view';
import type { DrawnLine } from '../board/props';
import type { Stand, Trace } from './stand';

export interface NumberedTrace extends Trace {
  /** Which step left it; none where many would cover the board. */
  number: number | null;
}

export interface Shown {
  now: Update;
  table: Table;
  stand: Stand | null;
  traces: NumberedTrace[];
}

export const standOf = (step: Step | null | undefined): Stand | null =>
  (step?.data as Stand | undefined) ?? null;

/** The steps of the last turn or battle that was seen: older marks would only cover the board. */
function latest(): readonly Step[] {
  const upto = at.value + (isStill() && isActive.value ? 1 : 0),
    shown = steps.value.slice(markedFrom(), upto).filter((step) => !step.isQuiet),
    group = (current.value ?? shown.at(-1))?.group.id;
  return shown.filter((step) => step.group.id === group);
}

/** What they left behind; a cross goes when something stands there again. */
function tracesOf(table: Table): NumberedTrace[] {
  const found = new Map<string, NumberedTrace>();
  latest().forEach((step, index) => {
    const number = step.isHeld ? null : index + 1;
    for (const trace of standOf(step)?.traces ?? []) found.set(trace.cell, { ...trace, number });
  });
  return [...found.values()].filter(
    (trace) => (trace.kind === 'cross') === !pieceAt(table, trace.cell),
  );
}

/** Everything that is drawn while something is shown, and afterwards. */
export function useShown(live: Update, still = false): Shown {
  const now = still ? live : shownUpdate(live),
    stand = still ? null : standOf(current.value),
    table = stand ? (isStill() ? stand.after : stand.table) : readTable(now.view, now.seat),
    traces = useMemo(() => (still ? [] : tracesOf(table)), [still, table, at.value, steps.value]);
  return { now, table, stand, traces };
}

/** The blows of the segment on show. */
export const blowsOf = ({ stand, now }: Shown): DrawnLine[] =>
  (stand?.lines ?? []).map((line) => ({
    line,
    whose: isMine(now, line.seat) ? 'out' : 'in',
    rank: 'focus',
  }));
