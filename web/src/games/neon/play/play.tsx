// The play screen: your board on the left, the ring in the middle, the others and the log on the right, what is to be done below.
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { useKeys } from '../../../parts/keys';
import { Rich } from '../../../parts/rich';
import { LogPanel } from '../../../shell/log';
import { arrivals, hinted, legal, showing, takeArrivals } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { Arena } from '../arena/arena';
import { Report } from '../attack/report';
import { AttackWindow } from '../attack/window';
import { Decks, Foe, Strip, You } from '../fighters';
import { inspectDecks } from '../inspect/decks';
import { inspectFighter } from '../inspect/fighter';
import { openSectors } from '../offers/offers';
import { usePhone } from '../phone';
import { Builder } from '../row/builder';
import { tableOf, type Fighter, type Table } from '../view';
import { sayAction } from '../words';
import { isPlanning, openLog, useDesk, type Desk } from './desk';
import { Dock } from './dock';
import { pressKey } from './keys';
import type { Update } from '../../../wire/types';

const NONE: ReadonlySet<string> = new Set();

const Hint = ({ now }: { now: Update }) =>
  hinted.value && now.seat !== null ? (
    <div class="hint-line" role="status">
      <Icon name="bulb" size={18} />
      <span>
        <Rich
          text={t('page-hint-says', { action: plain(sayAction(hinted.value, now.seat, now)) })}
        />
      </span>
    </div>
  ) : null;

/** The others, those of the own team first. */
function foesOf({ fighters }: Table, me: Fighter | undefined): Fighter[] {
  const isAlly = (fighter: Fighter): boolean => fighter.team !== null && fighter.team === me?.team;
  return fighters
    .filter((fighter) => fighter !== me)
    .sort((a, b) => Number(isAlly(b)) - Number(isAlly(a)));
}

const Ring = ({ desk, phone }: { desk: Desk; phone: boolean }) => {
  const { table } = desk,
    open = useMemo(openSectors, [legal.value]);
  return (
    <div class="mid">
      <Hint now={desk.now} />
      <Arena
        table={table}
        now={desk.now}
        open={table.attack ? NONE : open}
        target={table.attack?.sector ?? null}
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

const Others = ({ desk: { now, table, seat } }: { desk: Desk }) => (
  <aside class="right">
    <div class="foes">
      {foesOf(table, table.fighters[seat]).map((fighter) => (
        <Foe fighter={fighter} table={table} now={now} />
      ))}
    </div>
    <LogPanel now={now} />
    <Decks table={table} />
  </aside>
);

/** The row that is laid, the attack under way, or what else is asked. */
function Doing({ desk: { now, table, seat } }: { desk: Desk }) {
  return (
    <>
      {table.attack && <AttackWindow now={now} table={table} attack={table.attack} />}
      {isPlanning(table) ? (
        <Builder table={table} seat={seat} />
      ) : (
        !table.attack && <Dock now={now} table={table} />
      )}
    </>
  );
}

const PhoneBar = ({ desk }: { desk: Desk }) => (
  <div class="pbar only-phone">
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

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableOf(now.view), [now.view]),
    phone = usePhone(),
    desk = useDesk(now, table),
    me = table.fighters[desk.seat],
    planning = isPlanning(table);
  useEffect(() => {
    takeArrivals();
    showing.value = false;
  }, [arrivals.value]);
  useKeys((event) => pressKey(event, desk));
  return (
    <main class={`neon ${planning ? 'planning' : 'acting'}`} id="main" data-phase={table.phase}>
      <Strip table={table} now={now} />
      <aside class="left">
        {me && <You fighter={me} table={table} now={now} />}
        {!phone && !planning && <Report now={now} />}
      </aside>
      <Ring desk={desk} phone={phone} />
      {phone && !table.attack && !planning && <Report now={now} />}
      <Others desk={desk} />
      <Doing desk={desk} />
      <PhoneBar desk={desk} />
    </main>
  );
}
