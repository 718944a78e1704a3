// The middle of the screen: the hint, the board with the move under way, whose lines are drawn.
import { useMemo } from 'preact/hooks';
import { hinted, left, picks, play, refusal } from '../../../state/store';
import { settings } from '../../../state/settings';
import { Icon } from '../../../parts/icon';
import { plain, t } from '../../../words/texts';
import { hasBattle } from '../battle/frames';
import { Board } from '../board/board';
import { slidesOf, type Slide } from '../board/slides';
import { chosenCells, facing, openCells, stops, tentative, turnTo } from '../choice/choice';
import { factsIn, isMine, standing, toneFor, type Piece } from '../view';
import { sayAction } from '../words/sentences';
import { sayCell, type Desk } from './desk';
import { LineSwitch } from './lines';
import { drawnLines, stageOf, type Underway } from './stage';
import type { DrawnLine, RingState } from '../board/props';
import type { Update } from '../../../wire/types';

/** Own moves are seen as they are made; those of others slide. */
const useSlides = (now: Update): Slide[] =>
  useMemo(
    () =>
      now.reset || hasBattle(now.events)
        ? []
        : slidesOf(
            now.events.filter(
              (event) => event.event !== 'moved' || !isMine(now, factsIn(event).player ?? -1),
            ),
          ),
    [now.version, now.match],
  );

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

function Hint({ now }: { now: Update }) {
  const hint = hinted.value;
  if (!hint) return null;
  return (
    <div class="hint-line">
      <Icon name="bulb" size={18} />
      <span class="grow">
        {t('page-hint-says', { action: plain(sayAction(hint, now.seat ?? 0, now)) })}
      </span>
      <button class="btn sm primary" onClick={() => void play(hint)}>
        {t('page-hint-do')}
      </button>
    </div>
  );
}

const asCell = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function Field({ desk }: { desk: Desk }) {
  const { now, table, insights } = desk,
    { table: shown, ghost } = stageOf(table, underway(now), insights.preview?.after ?? null);
  return (
    <main class="mid" id="main">
      <Hint now={now} />
      <Board
        table={shown}
        toneOf={toneFor(now)}
        legal={openCells.value}
        chosen={chosenCells.value}
        lines={linesOf(desk, ghost)}
        fates={(tentative.value && insights.shown.forecast?.fates) || []}
        ghost={ghost}
        slides={useSlides(now)}
        ringed={ringOf(ghost)}
        hint={asCell(hinted.value?.at)}
        crossed={asCell(refusal.value?.target)}
        label={(cell) => sayCell(cell, desk)}
        onCell={desk.press}
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
      <LineSwitch />
    </main>
  );
}
