// The middle of the screen: the hint, what is fought for, the boards with the choice under way.
import { AdviceCard } from '../../../shell/advice';
import { hinted, refusal } from '../../../state/store';
import { guide } from '../../../parts/guide';
import { t } from '../../../words/texts';
import { Boards } from '../board/boards';
import { beginDrawing, chosenUnit, drawing, drawTo, isPlacing, openCells } from '../order/choice';
import { Headline } from '../panels/campaign';
import { current } from '../../../stage';
import { Fallen } from '../show/fallen';
import { marksNow } from '../show/marks';
import { clashesIn, factsIn, sideOf, type Table } from '../view';
import { cellWords } from '../words';
import { enter, type Desk } from './desk';
import { arrowsOf, chosenPiece, hotCells, leadOf, leapsOf, shotsOf } from './ink';
import { openLog } from './keys';
import { isTelling } from './why';
import type { Drag } from '../board/props';

const dragOf = ({ table, setWhy }: Desk): Drag => ({
  begin: (at) => beginDrawing(table, at),
  over: (from, at) => {
    setWhy(null);
    drawTo(table, from, at);
  },
  end: () => {
    drawing.value = false;
  },
});

const asCell = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The recommended cell of the unit in hand. */
const advisedCell = ({ question }: Table): string | null =>
  (isPlacing.value && chosenUnit.value && question.advised?.[chosenUnit.value]) || null;

/** Where the unit stands that a puzzle is about. */
const goalCell = ({ units, armies }: Table): string | null => {
  const { goal, seat } = guide.value ?? {},
    own = armies.find((one) => one.seat === seat)?.army;
  return (
    units.find((unit) => unit.unit === goal?.unit && sideOf(unit.army) !== sideOf(own ?? ''))?.at ??
    null
  );
};

/** What may be chosen, and the choice under way; nothing of it while something is shown. */
function choiceOn({ table, now }: Desk) {
  return {
    open: openCells(table),
    hot: hotCells(table),
    chosen: chosenPiece(),
    arrows: arrowsOf(table, now),
    shots: shotsOf(table),
    clashes: clashesIn(table),
    crossed: asCell(refusal.value?.target),
    hint: asCell(hinted.value?.at) ?? advisedCell(table) ?? goalCell(table),
  };
}

/** Where the step on show happens. */
const leadShown = (): string | null => {
  for (const event of current.value?.events ?? []) {
    const { at, from } = factsIn(event);
    if (at ?? from) return at ?? from ?? null;
  }
  return null;
};

export function Field({ desk, shown, isShow }: { desk: Desk; shown: Table; isShow: boolean }) {
  const { table, now } = desk,
    left = marksNow(),
    choice = isShow ? { clashes: left.clashes, hot: new Set(left.clashes) } : choiceOn(desk),
    offer = (at: string): string | null =>
      'open' in choice && choice.open.has(at) ? t('page-bugs-ear-enter') : null;
  return (
    <main class="mid" id="main">
      {!isShow && <AdviceCard now={now} />}
      <Headline table={isShow ? shown : table} open={desk.openCampaign} log={() => openLog(desk)} />
      <div class="ground">
        <Boards
          {...choice}
          table={shown}
          left={left}
          lead={isShow ? leadShown() : leadOf(table)}
          units={shown.units.filter((unit) => unit.at)}
          ghosts={isShow ? [] : leapsOf(table)}
          title={t('page-bugs-board')}
          role={t('page-bugs-board-role')}
          label={(at) => cellWords(at, shown, now, offer(at))}
          onCell={desk.press}
          onEnter={(at) => !isShow && enter(table, at)}
          onInspect={desk.inspectCell}
          onExplain={(at, box) => {
            if (!at || !box) desk.setWhy(null);
            else if (isTelling(table, at)) desk.setWhy({ at, box });
          }}
          onDrag={isShow ? undefined : dragOf(desk)}
          focus={desk.focus}
          setFocus={desk.setFocus}
        />
        <Fallen table={shown} />
      </div>
    </main>
  );
}
