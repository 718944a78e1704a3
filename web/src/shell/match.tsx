// A match: bar, notices, curtain, the game's own face, and what comes at the end.
import { useEffect, useState } from 'preact/hooks';
import { api, recordAddress } from '../wire/api';
import { go, route } from '../state/route';
import { inviteLinks, botNames } from '../state/newgame';
import { heldSeats, keepSeats, settings } from '../state/settings';
import {
  close,
  face,
  handOver,
  hint,
  lookAs,
  open,
  picks,
  refusal,
  resign,
  resultSentence,
  sending,
  showing,
  sideName,
  thinkingOf,
  trouble,
  undo,
  update,
  watching,
} from '../state/store';
import { has, plain, t, told, tOr } from '../words/texts';
import { Home } from './bar';
import { closeDialog, confirm, Dialog, dialog, openDialog } from '../parts/dialog';
import { Finish } from './finish';
import { words } from './home';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { AwayLine, ConnectionLine, RefusalCard, RequestLine, TroubleCard } from './notices';
import { Loading, Nothing } from './nothing';
import { openSettings } from './settings';
import { CopyButton, shareLink } from './share';
import type { Update } from '../wire/types';

export function openHelp(): void {
  const made = face.value;
  const common: [string[], string][] = [
    [['Z'], 'page-key-undo'],
    [['Esc'], 'page-key-back'],
    [['H'], 'page-key-hint'],
    [['?'], 'page-key-help'],
  ];
  openDialog(() => (
    <Dialog title={t('page-help')}>
      {made && <p>{t(`page-help-${made.name}`)}</p>}
      <h3>{t('page-help-keys')}</h3>
      <dl class="keys">
        {[
          ...(made?.shortcuts.map(({ keys, label }): [string[], string] => [keys, label]) ?? []),
          ...common,
        ].map(([keys, label]) => (
          <>
            <dt>
              {keys.map((key) => (
                <kbd class="key" style="display:inline-block">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </>
        ))}
      </dl>
      {made && (
        <p>
          <a href={`/rules/${made.name}`} onClick={closeDialog}>
            {t('page-rules-all')}
          </a>
        </p>
      )}
    </Dialog>
  ));
}

function Invite({ now }: { now: Update }) {
  const openSeats = now.seats.filter((seat) => seat.kind === 'open'),
    links = inviteLinks(now.match).filter(([seat]) =>
      openSeats.some((one) => String(one.seat) === seat),
    );
  if (!openSeats.length || now.result) return null;
  return (
    <div class="line warn invite" role="status">
      <Icon name="link" />
      <span class="grow">{links.length ? t('page-invite') : t('page-invite-waiting')}</span>
      {links.map(([seat, address]) => (
        <span class="row wrap">
          <input
            class="input"
            readOnly
            value={address}
            aria-label={t('page-invite-for', { name: sideName(now, Number(seat)) })}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton address={address} cls="btn sm primary" />
        </span>
      ))}
    </div>
  );
}

function Menu({ now, shut }: { now: Update; shut(): void }) {
  const act = (what: () => void) => () => {
    shut();
    what();
  };
  const mine = now.seat !== null && !now.result;
  return (
    <div
      class="menu"
      role="menu"
      onKeyDown={(event) => {
        if (event.key === 'Escape') shut();
      }}
    >
      <button role="menuitem" onClick={act(openHelp)}>
        <Icon name="help" />
        {t('page-help')}
      </button>
      <button role="menuitem" onClick={act(openSettings)}>
        <Icon name="sliders" />
        {t('page-settings')}
      </button>
      <button
        role="menuitem"
        onClick={act(() =>
          shareLink('page-share', 'page-share-how', `${location.origin}/m/${now.match}`),
        )}
      >
        <Icon name="share" />
        {t('page-share')}
      </button>
      {mine && (
        <button
          role="menuitem"
          onClick={act(() => {
            void hint(botNames().at(-1) ?? null);
          })}
        >
          <Icon name="bulb" />
          {t('page-hint')}
        </button>
      )}
      {mine && (
        <button
          role="menuitem"
          onClick={act(() =>
            confirm(t('page-resign'), t('page-resign-sure'), t('page-resign'), resign),
          )}
        >
          <Icon name="flag" />
          {t('page-resign')}
        </button>
      )}
      {mine && (
        <button
          role="menuitem"
          onClick={act(() =>
            confirm(t('page-handover'), t('page-handover-sure'), t('page-handover'), () =>
              handOver(now.seat!, botNames().at(-2) ?? botNames()[0]!),
            ),
          )}
        >
          <Icon name="robot" />
          {t('page-handover')}
        </button>
      )}
      {now.result && (
        <a role="menuitem" href={`/r/${now.match}`}>
          <Icon name="film" />
          {t('page-replay')}
        </a>
      )}
      {now.result && (
        <a role="menuitem" href={recordAddress(now.match)} download>
          <Icon name="save" />
          {t('page-record-save')}
        </a>
      )}
      <a role="menuitem" href="/">
        <Icon name="close" />
        {t('page-leave')}
      </a>
    </div>
  );
}

/** Who has to do what, in a few words. */
function task(now: Update): string {
  if (now.result) return resultSentence(now);
  if (thinkingOf.value) return t('page-hint-thinking');
  if (now.legal.length) return plain(face.value!.task(now, picks.value));
  const names = now.waiting.map((seat) =>
    now.seats[seat]?.kind === 'bot' || !now.seats[seat]?.player
      ? sideName(now, seat)
      : now.seats[seat]!.player,
  );
  if (!names.length) return t('page-going-on');
  return t(now.thinking.length ? 'page-thinking' : 'page-waiting-for', { name: names.join(', ') });
}

function MatchBar({ now }: { now: Update }) {
  const [menu, setMenu] = useState(false),
    Sign = face.value!.Sign,
    mine = now.legal.length > 0 && !showing.value;
  const shown = now.seat ?? now.waiting[0],
    info =
      shown === undefined ? undefined : now.seats[mine ? now.seat! : (now.waiting[0] ?? shown)];
  return (
    <header class="bar">
      <Home />
      <span class="crumb only-wide">
        <b>{t(`page-game-${now.game}`)}</b>
        {watching.value > 0 && ` · ${t('page-watching', { count: watching.value })}`}
      </span>
      <span class="grow">
        <span class="row" style="justify-content:center">
          <span class={`turn-now ${mine ? 'mine' : ''}`}>
            {info && <Sign seat={info} size={26} mine={mine} />}
            <span>
              {mine && <b class="only-wide">{t('page-your-turn')} </b>}
              {showing.value ? t('page-showing') : task(now)}
            </span>
          </span>
        </span>
      </span>
      <button class="icon-btn only-wide" aria-label={t('page-help')} onClick={openHelp}>
        <Icon name="help" />
      </button>
      <button
        class="icon-btn"
        aria-label={t('page-menu')}
        aria-expanded={menu}
        aria-haspopup="menu"
        onClick={() => setMenu(!menu)}
      >
        <Icon name="menu" />
      </button>
      {menu && <Menu now={now} shut={() => setMenu(false)} />}
    </header>
  );
}

/** Hot-seat: which seat has to look now, and whether a curtain must stand between. */
function nextSeat(now: Update): number | null {
  if (now.held.length < 2 || now.result) return null;
  const waiting = now.waiting.filter((seat) => now.held.includes(seat));
  return waiting.length && (now.seat === null || !waiting.includes(now.seat)) ? waiting[0]! : null;
}

function Curtain({ now, seat }: { now: Update; seat: number }) {
  const Sign = face.value!.Sign,
    name = now.seats[seat]!.player || sideName(now, seat);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t('page-curtain', { name })}>
      <div>
        <Sign seat={now.seats[seat]!} size={72} mine={false} />
        <h2>{t('page-curtain', { name })}</h2>
        <p>{t('page-curtain-nothing')}</p>
        <button
          class="btn primary big"
          autofocus
          ref={(element) => element?.focus()}
          onClick={() => lookAs(seat)}
        >
          <Icon name="eye" />
          {t('page-curtain-lift', { name })}
        </button>
      </div>
    </div>
  );
}

async function claim(match: string, invite: string): Promise<void> {
  const made = await api.claim(match, { invite, name: settings.value.player });
  keepSeats(match, { [made.seat]: made.token });
}

export function MatchScreen() {
  const id = route.value.id,
    [fault, setFault] = useState<unknown>(null),
    said = fault === null ? '' : words(fault);
  useEffect(() => {
    let gone = false;
    const invite = route.value.hash;
    const enter = async (): Promise<void> => {
      if (invite && !Object.keys(heldSeats.value[id] ?? {}).length) {
        try {
          await claim(id, invite);
        } catch (error) {
          setFault(error);
        }
      }
      if (invite) go(`/m/${id}`, true);
      if (!gone) open(id);
    };
    void enter();
    return () => {
      gone = true;
      close();
    };
  }, [id]);
  const now = update.value?.match === id ? update.value : null,
    made = face.value;
  const over = Boolean(now?.result && made) && !showing.value;
  useEffect(() => {
    if (over && now) openDialog(() => <Finish now={now} />);
  }, [over]);
  useEffect(() => closeDialog, []);
  const seat = now ? nextSeat(now) : null,
    curtain = now?.secrets ?? true;
  useEffect(() => {
    if (seat !== null && !curtain) lookAs(seat);
  }, [seat, curtain]);
  useKeys((event) => {
    if (event.key === '?') {
      openHelp();
      return true;
    }
    if (event.key.toLowerCase() === 'z' && !event.altKey) {
      undo();
      return true;
    }
    if (event.key.toLowerCase() === 'h') {
      void hint(botNames().at(-1) ?? null);
      return true;
    }
    if (event.key === 'Escape' && refusal.value) {
      refusal.value = null;
      return true;
    }
    return false;
  });
  const lost = trouble.value;
  if (!now || !made)
    return lost ? (
      <Nothing words={has(lost.id) ? told(lost.id, lost.args) : lost.text} />
    ) : said ? (
      <Nothing words={said} />
    ) : (
      <Loading />
    );
  return (
    <div
      class={`table-screen game-${now.game}`}
      data-version={now.version}
      data-mine={now.legal.length > 0}
      data-over={Boolean(now.result)}
      data-showing={showing.value}
      data-waiting={now.waiting.join(' ')}
      aria-busy={sending.value}
    >
      <h1 class="unseen">{tOr(`page-game-${now.game}`, now.game)}</h1>
      <div class="top">
        <MatchBar now={now} />
        <ConnectionLine />
        <RequestLine />
        <AwayLine />
        <Invite now={now} />
        {said && (
          <div class="line bad" role="alert">
            <Icon name="alert" />
            {said}
          </div>
        )}
      </div>
      {seat !== null && curtain ? <Curtain now={now} seat={seat} /> : <made.Play now={now} />}
      {!dialog.value && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}
