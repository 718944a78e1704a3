// The play screen: the order of play on top, your board on the left, the ring in the middle, what is to be done on the right.
// The ring has a place of its own: nothing stands over it and nothing changes its size. Where a phone has no room for a fight
// beside it, the screen flows: it is scrolled as a whole, and a fight is read from its beginning.
import { useEffect, useMemo } from 'preact/hooks';
import { guide } from '../../../parts/guide';
import { Icon } from '../../../parts/icon';
import { useKeys } from '../../../parts/keys';
import {
  current,
  isActive,
  isStill,
  Layer,
  shownUpdate,
  SincePanel,
  steps,
  Strip,
  toggle,
} from '../../../stage';
import { AdviceCard } from '../../../shell/advice';
import { arrivals, legal, takeArrivals } from '../../../state/store';
import { t } from '../../../words/texts';
import { Arena } from '../arena/arena';
import { AttackWindow } from '../attack/window';
import { inspectDecks } from '../inspect/decks';
import { inspectFighter } from '../inspect/fighter';
import { openSectors } from '../offers/offers';
import { OrderStrip } from '../order/strip';
import { useLowPhone, usePhone } from '../phone';
import { Builder } from '../row/builder';
import { marksOf, useOutlook } from '../row/outlook';
import { FightCard } from '../stage/card';
import { StageMarks } from '../stage/marks';
import { tableOf, type Table } from '../view';
import { Decks, Sign, You } from '../you';
import { isPlanning, openLog, useDesk, type Desk } from './desk';
import { Dock } from './dock';
import { pressKey } from './keys';
import type { Update } from '../../../wire/types';

const NONE: ReadonlySet<string> = new Set();

/** Where the fighter stands whom a puzzle is about. */
const goalSector = ({ fighters }: Table): number | null => {
  const place = fighters.find(({ fighter }) => fighter === guide.value?.goal?.fighter)?.place;
  return guide.value?.goal?.fighter && typeof place === 'number' ? place : null;
};

interface Shown {
  desk: Desk;
  /** What the board shows: the present, or a step of what happened. */
  shown: Update;
  board: Table;
}

const Ring = ({ desk, shown, board, phone }: Shown & { phone: boolean }) => {
  const { table } = desk,
    open = useMemo(openSectors, [legal.value]),
    planning = isPlanning(table),
    outlook = useOutlook(desk.now, planning),
    isShow = isActive.value;
  return (
    <div class="mid">
      <Arena
        table={board}
        now={shown}
        open={planning || (isShow && !isStill()) ? NONE : open}
        target={board.attack?.sector ?? goalSector(board)}
        marks={planning && !isShow ? marksOf(outlook) : undefined}
        left={<StageMarks ring={board.ring.length} />}
        isShow={isShow}
        phone={phone}
        focus={desk.focus}
        setFocus={desk.setFocus}
        press={desk.press}
        explain={desk.explain}
        offer={t('page-neon-ear-enter')}
      />
    </div>
  );
};

/** The row that is laid, the attack under way, or what else is asked; dice are not told before they are seen. */
function Doing({ desk: { now, table, seat } }: { desk: Desk }) {
  if (isPlanning(table)) return <Builder table={table} seat={seat} />;
  if (isActive.value && !(isStill() && legal.value.length)) return null;
  if (table.attack) return <AttackWindow now={now} table={table} attack={table.attack} />;
  return <Dock now={now} table={table} />;
}

const PhoneBar = ({ desk }: { desk: Desk }) => (
  <div class="pbar only-phone">
    {steps.value.length > 0 && (
      <button
        class="btn quiet again"
        aria-label={t('page-stage-again')}
        data-act="stage-again"
        onClick={toggle}
      >
        <Icon name="turn" size={18} />
      </button>
    )}
    <button class="btn quiet" onClick={() => openLog(desk)}>
      <Icon name="list" size={18} />
      {t('page-log')}
    </button>
    <button class="btn quiet" onClick={() => inspectDecks(desk.table)}>
      {t('page-neon-decks')}
    </button>
    <button class="btn quiet" onClick={() => inspectFighter(desk.table, desk.seat)}>
      {t('page-neon-my-board')}
    </button>
  </div>
);

const Left = ({ shown, board, desk }: Shown) => {
  const me = board.fighters[desk.seat];
  return (
    <aside class="left">
      {me && <You fighter={me} table={board} now={shown} />}
      <Decks table={board} />
      <button class="btn quiet sm" onClick={() => openLog(desk)}>
        <Icon name="list" size={16} />
        {t('page-log')}
        <span class="key end">G</span>
      </button>
    </aside>
  );
};

/** A new question is read from its beginning. */
function useTop({ ask }: Table, decision: number, flows: boolean): void {
  useEffect(() => {
    for (const box of document.querySelectorAll('.neon .right, .win-body, .dock-body'))
      box.scrollTop = 0;
    const fight = document.querySelector('.neon.flows .win');
    if (fight) fight.scrollIntoView();
  }, [ask?.message, decision, flows]);
}

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableOf(now.view), [now.view]),
    phone = usePhone(),
    desk = useDesk(now, table),
    shown = shownUpdate(now),
    board = useMemo(() => tableOf(shown.view), [shown.view]),
    planning = isPlanning(table),
    low = useLowPhone(),
    flows = low || (phone && Boolean(table.attack) && !isActive.value),
    given = { desk, shown, board };
  useEffect(() => {
    takeArrivals();
  }, [arrivals.value]);
  useKeys((event) => pressKey(event, desk));
  useTop(table, now.decision, flows);
  return (
    <main
      class={`neon ${planning ? 'planning' : 'acting'} ${isActive.value ? 'on-show' : ''} ${flows ? 'flows' : ''}`}
      id="main"
      data-phase={table.phase}
      data-kind={current.value ? (current.value.data as { kind?: string }).kind : undefined}
    >
      <OrderStrip table={board} now={shown} />
      {!phone && <Left {...given} />}
      <Ring {...given} phone={phone} />
      <aside class="right">
        <AdviceCard now={now} />
        <FightCard />
        <Doing desk={desk} />
        {(!phone || (isActive.value && !planning)) && <SincePanel now={now} Sign={Sign} />}
      </aside>
      <div class="stage-foot">
        <Strip now={now} Sign={Sign} />
      </div>
      <PhoneBar desk={desk} />
      <Layer hasMarks />
    </main>
  );
}
