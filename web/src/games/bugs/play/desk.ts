// What a player does at the board besides choosing: where the focus is, what is asked about and explained.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isMine as canAct, picks, update } from '../../../state/store';
import { isActive, skipAll } from '../../../stage';
import { say } from '../../../words/live';
import { openCampaign } from '../panels/campaign';
import { inspectUnit } from '../panels/inspector';
import {
  army,
  chosenUnit,
  drawn,
  isGeneral,
  isOrdering,
  isPlacing,
  openUnits,
  pickUnit,
  press,
  seal,
  tentative,
  trail,
} from '../order/choice';
import { refuseCell } from '../order/reach';
import { tableOf, unitsAt, type Table, type Unit } from '../view';
import { cellWords } from '../words';
import { orderWords } from './ear';
import { drawnEnd } from './ink';
import { isTelling, type Why } from './why';
import type { Update } from '../../../wire/types';

/** Two questions about a cell within this time ask for everything about it. */
const AGAIN = 1500;

export interface Desk {
  now: Update;
  table: Table;
  /** The table of the step on show. */
  shown: Table;
  focus: string;
  setFocus(at: string): void;
  why: Why | null;
  setWhy(why: Why | null): void;
  inspect(unit: Unit): void;
  inspectCell(at: string): void;
  explain(at: string): void;
  press(at: string): void;
  openCampaign(): void;
}

const cellElement = (at: string): SVGElement | null =>
  document.querySelector<SVGElement>(`[data-cell="${at}"]`);

export const focusCell = (at: string): void => cellElement(at)?.focus();

export function useDesk(now: Update, table: Table, shown: Table): Desk {
  const [focus, setFocus] = useState(table.cells[12]?.at ?? ''),
    [why, setWhy] = useState<Why | null>(null),
    asked = useRef(0);
  const inspect = (unit: Unit): void => {
    setWhy(null);
    inspectUnit(unit, table, now);
  };
  const inspectCell = (at: string): void => {
    const unit = unitsAt(table, at)[0];
    if (unit) inspect(unit);
  };
  const explain = (at: string): void => {
    const isAgain = Date.now() - asked.current < AGAIN,
      box = cellElement(at)?.getBoundingClientRect();
    asked.current = Date.now();
    if (isAgain) {
      inspectCell(at);
      return;
    }
    if (box && isTelling(table, at)) setWhy({ at, box });
    say(cellWords(at, table, now, null));
  };
  return {
    now,
    table,
    shown,
    focus,
    setFocus,
    why,
    setWhy,
    inspect,
    inspectCell,
    explain,
    press: (at) => {
      setWhy(null);
      if (isActive.value) skipAll();
      if (!canAct.value) explain(at);
      else if (!press(table, at)) {
        if (chosenUnit.value) refuseCell(now, army.value, chosenUnit.value, at);
        else explain(at);
      }
    },
    openCampaign: () => openCampaign(() => tableOf((update.value ?? now).view)),
  };
}

/** While units are placed the first one is in hand. */
export function useFirstUnit(now: Update): void {
  useEffect(() => {
    const first = openUnits.value[0];
    if (isPlacing.value && chosenUnit.value === null && first) pickUnit(first);
  }, [isPlacing.value, now.version, picks.value.length]);
}

/** The order under way is told to the ear, and the focus follows its path. */
export function useDrawnPath({ table, setFocus }: Desk): void {
  useEffect(() => {
    const words = orderWords(table),
      end = drawnEnd(table);
    if (words) say(words);
    if (!end) return;
    setFocus(end);
    if (document.activeElement?.closest('.b5')) focusCell(end);
  }, [drawn.value, chosenUnit.value]);
}

/** Enter at the end of the path seals the order. */
export function enter(table: Table, at: string): boolean {
  const isReady =
    tentative.value !== null && isOrdering.value && (isGeneral.value || trail(table).at(-1) === at);
  if (isReady) seal();
  return isReady;
}
