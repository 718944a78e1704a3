// The middle of the screen: the hint, what is fought for, the boards with the choice under way.
import { hinted, play, refusal } from '../../../state/store';
import { Icon } from '../../../parts/icon';
import { plain, t } from '../../../words/texts';
import { Boards } from '../board/boards';
import { beginDrawing, drawing, drawTo, openCells } from '../order/choice';
import { Strip } from '../panels/campaign';
import { clashesIn } from '../view';
import { cellWords, sayAction } from '../words';
import { enter, type Desk } from './desk';
import { arrowsOf, chosenPiece, hotCells, leadOf, leapsOf, shotsOf } from './ink';
import { openLog } from './keys';
import { isTelling } from './why';
import type { Drag } from '../board/props';
import type { Update } from '../../../wire/types';

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

export function Field({ desk }: { desk: Desk }) {
  const { table, now } = desk,
    open = openCells(table),
    offer = (at: string): string | null => (open.has(at) ? t('page-bugs-ear-enter') : null);
  return (
    <main class="mid" id="main">
      <Hint now={now} />
      <Strip table={table} open={desk.openCampaign} log={() => openLog(desk)} />
      <Boards
        table={table}
        lead={leadOf(table)}
        units={table.units.filter((unit) => unit.at)}
        open={open}
        ghosts={leapsOf(table)}
        hot={hotCells(table)}
        chosen={chosenPiece()}
        arrows={arrowsOf(table, now)}
        shots={shotsOf(table)}
        clashes={clashesIn(table)}
        crossed={asCell(refusal.value?.target)}
        hint={asCell(hinted.value?.at)}
        title={t('page-bugs-board')}
        role={t('page-bugs-board-role')}
        label={(at) => cellWords(at, table, now, offer(at))}
        onCell={desk.press}
        onEnter={(at) => enter(table, at)}
        onInspect={desk.inspectCell}
        onExplain={(at, box) => {
          if (!at || !box) desk.setWhy(null);
          else if (isTelling(table, at)) desk.setWhy({ at, box });
        }}
        onDrag={dragOf(desk)}
        focus={desk.focus}
        setFocus={desk.setFocus}
      />
    </main>
  );
}
