// The play screen: your board on the left, the ring in the middle, the others and the log on the right, what is to be done below.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Dialog, closeDialog, openDialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { LogList, LogPanel } from '../../shell/log';
import { onControl, useKeys } from '../../parts/keys';
import { Rich } from '../../parts/rich';
import {
  back,
  hinted,
  isMine,
  legal,
  play,
  probe,
  showing,
  takeArrivals,
  arrivals,
  undo,
  update,
} from '../../state/store';
import { say } from '../../words/live';
import { plain, t } from '../../words/texts';
import { Arena } from './arena';
import { AttackWindow, Report } from './attack';
import { Expected, useChances } from './chances';
import { ClosedList } from './closed';
import { Builder, commit, slide, swap, takeCard, turnBottom, turnTop } from './builder';
import { Decks, Foe, Strip, You } from './fighters';
import { inspectDecks, inspectFighter, inspectSector } from './inspect';
import {
  actionsAt,
  AskRule,
  Decline,
  declining,
  Offers,
  offersOf,
  openSectors,
  waysOf,
} from './options';
import { fighterName, sayAction, sectorTitle, sectorWords, sentenceOf } from './words';
import { asksFor, eyes, tableOf, type Table } from './view';
import type { Update } from '../../wire/types';

const PHONE = '(max-width: 720px)';

/** True on a narrow screen; follows when it is turned. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE),
      follow = (): void => setPhone(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return phone;
}

/** Which of several actions a pressed sector means. */
function whichAt(now: Update, number: number, table: Table): void {
  const actions = actionsAt(table, number);
  openDialog(() => (
    <Dialog title={sectorTitle(table.ring.find((one) => one.number === number)!.sector)}>
      <div class="col">
        {actions.map((action, i) => (
          <button
            class="btn"
            data-first={i === 0 ? '' : undefined}
            onClick={() => {
              closeDialog();
              void play(action);
            }}
          >
            {plain(sayAction(action, now.seat ?? 0, now))}
          </button>
        ))}
      </div>
    </Dialog>
  ));
}

/** Asks why a sector that is not offered cannot be chosen. */
function refuseAt(table: Table, number: number): boolean {
  const like = legal.value.find(
      (action) => ['go', 'land', 'flee'].includes(String(action.do)) && !action.effect,
    ),
    name = table.ring.find((one) => one.number === number)?.sector;
  if (like && name) void probe({ ...like, sector: name }, number);
  return Boolean(like && name);
}

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

function Dock({ now, table }: { now: Update; table: Table }) {
  const offers = offersOf(now, table),
    mine = legal.value.length > 0,
    seat = table.ask?.seat,
    aims = asksFor(table) === 'aim' ? waysOf(offers) : [];
  useChances(now, aims);
  return (
    <section class="dock" aria-label={t('page-neon-choices')} data-ask={asksFor(table)}>
      <div class={`dock-head ${mine ? 'asked' : ''}`}>
        <b>
          {mine && table.ask
            ? plain(sentenceOf(table.ask.message, table.ask.args))
            : now.result
              ? t('page-over')
              : seat != null && table.fighters[seat]
                ? t('page-neon-waits', { name: fighterName(table, seat) })
                : now.sealed.length && now.seat !== null && now.sealed.includes(now.seat)
                  ? t('page-neon-row-lies')
                  : t('page-going-on')}
        </b>
        {mine && <AskRule table={table} />}
        <span class="grow" />
        <span class="row">
          {now.undo && now.seat !== null && (
            <button
              class="btn quiet sm"
              aria-disabled={!now.undo.possible}
              title={t('page-undo')}
              aria-label={t('page-undo')}
              onClick={undo}
            >
              <Icon name={now.undo.possible ? 'undo' : 'lock'} size={17} />
              <span class="key">Z</span>
            </button>
          )}
          <Decline now={now} />
        </span>
      </div>
      {mine && (
        <div class="dock-body">
          {offers.length > 0 && (
            <Offers
              offers={offers}
              note={aims.length ? (action) => <Expected action={action} isAttacker /> : undefined}
            />
          )}
          <ClosedList now={now} table={table} />
        </div>
      )}
    </section>
  );
}

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableOf(now.view), [now.view]),
    phone = usePhone(),
    seat = eyes(now),
    me = table.fighters[seat];
  const [focus, setFocus] = useState(table.ring[0]?.number ?? 1),
    open = useMemo(openSectors, [legal.value]),
    ask = asksFor(table),
    planning = ask === 'plan' && legal.value.length > 0;
  useEffect(() => {
    takeArrivals();
    showing.value = false;
  }, [arrivals.value]);
  const press = (number: number): void => {
    const actions = isMine.value ? actionsAt(table, number) : [];
    if (actions.length === 1) void play(actions[0]!);
    else if (actions.length) whichAt(now, number, table);
    else if (!isMine.value || !refuseAt(table, number)) inspectSector(table, number);
  };
  const explain = (number: number): void => {
    say(sectorWords(table, number, now, null));
    inspectSector(table, number);
  };
  const openLog = (): void =>
    openDialog(() => (
      <Dialog title={t('page-log')}>
        <LogList now={update.value ?? now} />
      </Dialog>
    ));
  useKeys((event) => {
    const key = event.key.toLowerCase();
    if (key === 'g') {
      openLog();
      return true;
    }
    if (key === 'l') {
      inspectDecks(table);
      return true;
    }
    if (key === 'a') {
      inspectFighter(table, seat);
      return true;
    }
    if (key === 'i') {
      explain(focus);
      return true;
    }
    if (key === 'escape') {
      back();
      return true;
    }
    if (key.startsWith('arrow')) {
      document.querySelector<SVGElement>(`[data-sector="${focus}"]`)?.focus();
      return true;
    }
    if (!isMine.value) return false;
    if (planning) return planKey(event, key, me?.hand ?? []);
    if (legal.value.some((action) => action.do === 'reroll')) return false;
    const ways = waysOf(offersOf(now, table)),
      declined = declining();
    if (/^[1-9]$/.test(key) && ways[Number(key) - 1]) {
      void play(ways[Number(key) - 1]!);
      return true;
    }
    if (key !== 'enter' || onControl(event)) return false;
    if (declined && (declined.do !== 'skip' || event.shiftKey)) {
      void play(declined);
      return true;
    }
    if (ways.length === 1) {
      void play(ways[0]!);
      return true;
    }
    return false;
  });
  const foes = table.fighters
    .filter((fighter) => fighter !== me)
    .sort(
      (a, b) =>
        Number(b.team !== null && b.team === me?.team) -
        Number(a.team !== null && a.team === me?.team),
    );
  const target = table.attack ? table.attack.sector : null;
  return (
    <main class={`neon ${planning ? 'planning' : 'acting'}`} id="main" data-phase={table.phase}>
      <Strip table={table} now={now} />
      <aside class="left">
        {me && <You fighter={me} table={table} now={now} />}
        {!phone && !planning && <Report now={now} />}
      </aside>
      <div class="mid">
        <Hint now={now} />
        <Arena
          table={table}
          now={now}
          open={table.attack ? NONE : open}
          target={target}
          phone={phone}
          focus={focus}
          setFocus={setFocus}
          press={press}
          explain={explain}
          offer={t('page-neon-ear-enter')}
        />
      </div>
      {phone && !table.attack && !planning && <Report now={now} />}
      <aside class="right">
        <div class="foes">
          {foes.map((fighter) => (
            <Foe fighter={fighter} table={table} now={now} />
          ))}
        </div>
        <LogPanel now={now} />
        <Decks table={table} />
      </aside>
      {table.attack && <AttackWindow now={now} table={table} />}
      {planning ? (
        <Builder table={table} seat={seat} />
      ) : (
        !table.attack && <Dock now={now} table={table} />
      )}
      <div class="pbar only-phone">
        <button class="btn quiet" onClick={openLog}>
          <Icon name="list" size={18} />
          {t('page-log')}
        </button>
        <button class="btn quiet" onClick={() => inspectDecks(table)}>
          {t('page-neon-decks')}
        </button>
        <button class="btn quiet" onClick={() => inspectFighter(table, seat)}>
          {t('page-neon-my-board')}
        </button>
      </div>
    </main>
  );
}

const NONE: ReadonlySet<string> = new Set();

function planKey(event: KeyboardEvent, key: string, hand: readonly string[]): boolean {
  const act = { s: swap, t: turnTop, b: turnBottom, d: slide }[key];
  if (act) {
    act();
    return true;
  }
  if (/^[1-9]$/.test(key) && hand[Number(key) - 1]) {
    takeCard(hand[Number(key) - 1]!);
    return true;
  }
  if (key === 'enter' && !onControl(event)) {
    commit();
    return true;
  }
  return false;
}
