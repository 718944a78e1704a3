// What a player does at the board besides choosing: where the focus is, what is asked about and explained.
import { useRef, useState } from 'preact/hooks';
import { isMine as canAct, left, legal, picks } from '../../../state/store';
import { say } from '../../../words/live';
import { plain, t } from '../../../words/texts';
import { openCells, press, tentative } from '../choice/choice';
import { inspectPiece } from '../inspector/piece';
import { standing, toneFor, type Table } from '../view';
import { cellWords, pieceWords } from '../words/ears';
import { sayAction } from '../words/sentences';
import type { Shown } from '../show/shown';
import type { Insights } from './insight';
import type { Why } from './why';
import type { Update } from '../../../wire/types';

/** Two questions about a hex within this time ask for everything about it. */
const AGAIN = 1500;
/** Two quick presses that made a move are no question about the tile. */
const DOUBLE = 700;

export interface Desk {
  now: Update;
  table: Table;
  /** What is drawn: the present, or a step of the show. */
  shown: Shown;
  insights: Insights;
  focus: string;
  setFocus(cell: string): void;
  why: Why | null;
  setWhy(why: Why | null): void;
  explain(cell: string): void;
  inspect(cell: string): void;
  /** A double click, unless it was a move. */
  inspectCalmly(cell: string): void;
  press(cell: string): void;
}

function taskWords(now: Update, cell: string): string {
  const action =
    tentative.value ??
    left.value.find((one) => one.at === cell) ??
    left.value.find((one) => one.from === cell) ??
    left.value[0];
  return action && now.seat !== null ? plain(sayAction(action, now.seat, now)) : '';
}

/** What a hex says to the ear, with what can be done there now. */
export const sayCell = (cell: string, { table, now }: Pick<Desk, 'table' | 'now'>): string =>
  cellWords(
    cell,
    table,
    now,
    openCells.value.has(cell) && left.value.length
      ? t('page-nh-ear-enter', { task: taskWords(now, cell) })
      : null,
  );

/** Whether a press on this hex is a choice, or at least an attempt at one. */
const isChoice = (cell: string, table: Table): boolean =>
  canAct.value &&
  (picks.value.length > 0 ||
    openCells.value.has(cell) ||
    (!standing(table, cell) && legal.value.some((action) => action.at === cell)));

const middleOf = ({ cells }: Table): string => cells[Math.floor(cells.length / 2)]?.name ?? '';

export function useDesk(shown: Shown, now: Update, table: Table, insights: Insights): Desk {
  const [focus, setFocus] = useState(() => middleOf(table)),
    [why, setWhy] = useState<Why | null>(null),
    asked = useRef(0),
    acted = useRef(0);
  const inspect = (cell: string): void => {
    const piece = standing(table, cell),
      fate = insights.shown.forecast?.fates.find((one) => one.cell === cell);
    setWhy(null);
    if (piece) inspectPiece(piece, table, now, fate ?? null, toneFor(now)(piece));
  };
  const explain = (cell: string): void => {
    const piece = standing(table, cell),
      isAgain = Date.now() - asked.current < AGAIN;
    asked.current = Date.now();
    if (!piece) {
      say(sayCell(cell, { table, now }));
      return;
    }
    if (isAgain) {
      inspect(cell);
      return;
    }
    const box = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
    if (box) setWhy({ cell, box });
    say(pieceWords(piece, table, now));
  };
  return {
    now,
    table,
    shown,
    insights,
    focus,
    setFocus,
    why,
    setWhy,
    explain,
    inspect,
    inspectCalmly: (cell) => {
      if (Date.now() - acted.current > DOUBLE) inspect(cell);
    },
    press: (cell) => {
      setWhy(null);
      if (isChoice(cell, table)) {
        acted.current = Date.now();
        press(cell);
      } else if (standing(table, cell)) explain(cell);
    },
  };
}
