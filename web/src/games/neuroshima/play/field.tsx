// The middle of the screen: the hint, the board with the move under way, whose lines are drawn.
import type { ComponentChildren } from 'preact';
import { hinted, left, picks, refusal } from '../../../state/store';
import { settings } from '../../../state/settings';
import { t } from '../../../words/texts';
import { Board } from '../board/board';
import {
  chosenCells,
  confirm,
  facing,
  openCells,
  stops,
  tentative,
  turnTo,
} from '../choice/choice';
import { CELL_FIELDS } from '../choice/offers';
import { isMine, standing, toneFor, type Piece, type Table } from '../view';
import { sayCell, type Desk } from './desk';
import { LineSwitch } from './lines';
import { targetsOf } from './targets';
import { drawnLines, stageOf, type Underway } from './stage';
import type { BoardProps, DrawnLine, RingState } from '../board/props';
import { isActive, Layer } from '../../../stage';
import { Top } from '../show/top';
import { blowsOf, type Shown } from '../show/shown';
import type { Update } from '../../../wire/types';

const underway = (now: Update): Underway | null =>
  now.seat === null
    ? null
    : {
        picks: picks.value,
        left: left.value,
        facing: facing.value,
        isTurning: stops.value.length > 0,
        tentative: tentative.value,
      };

const ringOf = (ghost: Piece | null): RingState | null =>
  ghost && stops.value.length > 1
    ? { cell: ghost.cell, facing: ghost.facing, stops: stops.value }
    : null;

const linesOf = ({ now, insights, focus, why }: Desk, ghost: Piece | null): DrawnLine[] =>
  drawnLines(
    insights.shown.lines,
    settings.value.lines,
    (player) => isMine(now, player),
    (cell) => cell === ghost?.cell || (why !== null && cell === focus),
  );

const asCell = (value: unknown): string | null => (typeof value === 'string' ? value : null);

interface Drawn {
  table: Table;
  ghost: Piece | null;
  given: Partial<BoardProps>;
}

/** The board of a step: nothing to choose, only what happens. */
const shownBoard = (shown: Shown): Drawn => ({
  table: shown.table,
  ghost: null,
  given: { lines: blowsOf(shown), fates: shown.stand?.fates, bright: shown.stand?.bright },
});

/** The board of the present, with the move under way. */
function liveBoard(desk: Desk): Drawn {
  const { now, table, insights } = desk,
    made = stageOf(table, underway(now), insights.preview?.after ?? null);
  return {
    ...made,
    given: {
      legal: openCells.value,
      chosen: chosenCells.value,
      lines: linesOf(desk, made.ghost),
      fates: (tentative.value && insights.shown.forecast?.fates) || [],
      ghost: made.ghost,
      ringed: ringOf(made.ghost),
      hint: asCell(hinted.value?.at),
      targets: targetsOf(table, now),
      crossed: asCell(refusal.value?.target),
    },
  };
}

/** Confirms what needs no hex, wherever on the board the focus is. */
function enter(): boolean {
  const action = tentative.value,
    isPlaceless = action !== null && CELL_FIELDS.every((field) => action[field] === undefined);
  if (isPlaceless) confirm();
  return isPlaceless;
}

export function Field({ desk, children }: { desk: Desk; children: ComponentChildren }) {
  const { shown, table } = desk,
    drawn = isActive.value ? shownBoard(shown) : liveBoard(desk);
  return (
    <main class="mid" id="main">
      {children}
      <Board
        {...drawn.given}
        table={drawn.table}
        toneOf={toneFor(desk.now)}
        traces={picks.value.length ? [] : shown.traces}
        label={(cell) => sayCell(cell, desk)}
        onCell={desk.press}
        onEnter={enter}
        onTurn={(value) => {
          turnTo.value = value;
        }}
        onInspect={desk.inspectCalmly}
        onExplain={(cell, box) => {
          if (!cell || !box) desk.setWhy(null);
          else if (standing(table, cell)) desk.setWhy({ cell, box });
        }}
        focus={desk.focus}
        setFocus={desk.setFocus}
        title={t('page-nh-board')}
        roledescription={t('page-nh-board-role')}
      />
      {!isActive.value && <LineSwitch />}
      <Top shown={shown} />
      <Layer hasMarks />
    </main>
  );
}
