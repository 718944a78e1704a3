// One etude on the game's own table: the goal, the board, and what came of the try.
import { useEffect, useState } from 'preact/hooks';
import { etudeFile } from '../wire/api';
import { shout } from '../words/live';
import { noteTry } from '../state/kept';
import { route } from '../state/route';
import {
  before,
  face,
  guide,
  picks,
  refusal,
  sending,
  showing,
  undo,
  update,
} from '../state/store';
import { plain, t } from '../words/texts';
import { Home } from '../shell/bar';
import { closeDialog, dialog, openDialog } from '../parts/dialog';
import { words } from '../shell/home';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { openHelp } from '../shell/match';
import { ConnectionLine, RefusalCard, TroubleCard } from '../shell/notices';
import { openSettings } from '../shell/settings';
import { Grade } from './browse';
import { guideOf, openHints, Strip } from './guide';
import { loadLibrary } from './library';
import { shareEtude } from './share';
import { begin, end, etude, nextStep, shows, solution } from './session';
import { goalWords, nameOf, say } from './say';
import { titleOf, VerdictDialog } from './verdict';
import type { EtudeInfo, Update } from '../wire/types';

function task(now: Update): string {
  if (now.verdict || now.result) return t('page-etude-over');
  return now.legal.length
    ? plain(face.value?.task(now, picks.value) ?? '')
    : t('page-etude-judging');
}

function EtudeBar({ info, now }: { info: EtudeInfo; now: Update }) {
  const Sign = face.value!.Sign,
    mine = now.legal.length > 0,
    seat = now.seats[info.seat];
  return (
    <header class="bar">
      <Home />
      <a class="crumb" href={`/etudes?game=${info.game}`}>
        <span class="only-wide">
          <b>{t('page-nav-etudes')}</b> · {t(`page-game-${info.game}`)} ·{' '}
        </span>
        {nameOf(info)}
      </a>
      <Grade grade={info.grade} />
      <span class="grow">
        <span class="row" style="justify-content:center">
          <span class={`turn-now ${mine ? 'mine' : ''}`}>
            {seat && <Sign seat={seat} size={26} mine />}
            <span>{task(now)}</span>
          </span>
        </span>
      </span>
      <button class="icon-btn" aria-label={t('page-etude-share')} onClick={() => shareEtude(info)}>
        <Icon name="share" />
      </button>
      <a
        class="icon-btn only-wide"
        aria-label={t('page-etude-file')}
        href={etudeFile(info.id)}
        download
      >
        <Icon name="save" />
      </a>
      <button class="icon-btn only-wide" aria-label={t('page-help')} onClick={openHelp}>
        <Icon name="help" />
      </button>
      <button class="icon-btn only-wide" aria-label={t('page-settings')} onClick={openSettings}>
        <Icon name="sliders" />
      </button>
    </header>
  );
}

/** Remembers what is shown by itself, so that it can be looked at again. */
function useShows(now: Update | null): void {
  useEffect(() => {
    if (!now) return;
    if (now.step === 0) shows.value = [];
    else if (!now.reset && before.value && face.value?.holds(now.events))
      shows.value = [...shows.value, { events: now.events, from: before.value, to: now }];
  }, [now?.version]);
}

/** When the try is over and everything was shown: what came of it. */
function useVerdict(info: EtudeInfo | null, now: Update | null): void {
  const verdict = now?.verdict ?? null,
    over = Boolean(info && verdict) && !showing.value;
  useEffect(() => {
    if (info && now && verdict)
      noteTry(info.id, `${now.match} ${now.version}`, {
        solved: verdict.solved,
        outcome: verdict.outcome,
        chance: verdict.chance,
      });
  }, [info, verdict]);
  useEffect(() => {
    if (!over || !info || !verdict) return;
    shout(`${titleOf(verdict, solution.value !== null)} ${say(info.game, verdict.outcome)}`);
    openDialog(() => <VerdictDialog info={info} verdict={verdict} />);
  }, [over]);
}

export function EtudeScreen() {
  const id = route.value.id,
    [fault, setFault] = useState(''),
    info = etude.value,
    now = update.value,
    made = face.value;
  useEffect(() => {
    setFault('');
    void loadLibrary().catch(() => undefined);
    begin(id).catch((error: unknown) => setFault(words(error)));
    return () => {
      closeDialog();
      end();
      guide.value = null;
    };
  }, [id]);
  useEffect(() => {
    guide.value = info && guideOf(info);
  }, [info]);
  useEffect(() => {
    void nextStep();
  }, [now?.version, now?.legal.length, solution.value]);
  useEffect(() => {
    if (info && now && now.step === 0 && !now.verdict) shout(goalWords(info));
  }, [info?.id, now === null]);
  useShows(now);
  useVerdict(info, now);
  useKeys((event) => {
    const key = event.key.toLowerCase();
    if (event.key === '?') {
      openHelp();
      return true;
    }
    if (key === 'z' && !event.altKey) {
      undo();
      return true;
    }
    if (key === 'h') {
      openHints();
      return true;
    }
    if (event.key === 'Escape' && refusal.value) {
      refusal.value = null;
      return true;
    }
    return false;
  });
  if (!info || !now || !made || info.state !== 'proved')
    return (
      <div class="home">
        <header class="bar">
          <Home />
        </header>
        <main class="pages" id="main">
          <p class="sec" role="status">
            {fault ||
              (info && info.state !== 'proved'
                ? t(`page-etude-state-${info.state}`)
                : t('page-loading'))}
          </p>
          {fault && (
            <a class="btn" href="/etudes">
              {t('page-etude-all')}
            </a>
          )}
        </main>
        <TroubleCard />
      </div>
    );
  return (
    <div
      class={`table-screen etude game-${now.game}`}
      data-etude={info.id}
      data-version={now.version}
      data-step={now.step}
      data-mine={now.legal.length > 0}
      data-over={Boolean(now.verdict)}
      data-showing={showing.value}
      aria-busy={sending.value}
    >
      <h1 class="unseen">{nameOf(info)}</h1>
      <div class="top">
        <EtudeBar info={info} now={now} />
        <ConnectionLine />
        <Strip info={info} />
      </div>
      <made.Play now={now} />
      {!dialog.value && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}
