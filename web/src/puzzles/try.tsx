// One etude on the game's own table: the goal, the board, and what came of the try.
import { useEffect, useState } from 'preact/hooks';
import { closeDialog, dialog, openDialog } from '../parts/dialog';
import { guide } from '../parts/guide';
import { Icon } from '../parts/icon';
import { Home } from '../shell/bar';
import { face, showFace } from '../shell/face';
import { openHelp } from '../shell/help';
import { ConnectionLine, RefusalCard, TroubleCard } from '../shell/notices';
import { openSettings } from '../shell/settings';
import { useTableKeys } from '../shell/tablekeys';
import { isActive } from '../stage';
import { noteTry, progressOf } from '../state/kept';
import { reportTry } from '../state/person';
import { route } from '../state/route';
import { before, picks, sending, showing, update, voice } from '../state/table';
import { etudeFile } from '../wire/api';
import type { EtudeInfo, Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { shout } from '../words/live';
import { plain, t } from '../words/texts';
import { guideOf, openHints, Strip } from './guide';
import { loadLibrary } from './library';
import { Grade } from './marks';
import { goalWords, nameOf, say } from './say';
import { begin, end, etude, nextStep, shows, solution } from './session';
import { shareEtude } from './share';
import { titleOf, VerdictDialog } from './verdict';

function task(now: Update): string {
  if (now.verdict || now.result) return t('page-etude-over');
  return now.legal.length
    ? plain(voice.value?.task(now, picks.value) ?? '')
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
    else if (!now.reset && before.value && voice.value?.holds(now.events))
      shows.value = [...shows.value, { events: now.events, from: before.value, to: now }];
  }, [now?.version]);
}

/** When the try is over and everything was shown: what came of it. */
function useVerdict(id: string, given: EtudeInfo | null, now: Update | null): void {
  // the puzzle before this one is still known while this one is fetched: its verdict was told
  const info = given?.id === id ? given : null,
    verdict = now?.verdict ?? null,
    over = Boolean(info && verdict) && !showing.value && !isActive.value;
  useEffect(() => {
    if (info && now && verdict)
      noteTry(info.id, `${now.match} ${now.version}`, {
        solved: verdict.solved,
        outcome: verdict.outcome,
        chance: verdict.chance,
      });
    if (info && now && verdict)
      reportTry(now.match, solution.value !== null || progressOf(info.id).hints > 0);
  }, [info, verdict]);
  useEffect(() => {
    if (!over || !info || !verdict) return;
    shout(`${titleOf(verdict, solution.value !== null)} ${say(info.game, verdict.outcome)}`);
    openDialog(() => <VerdictDialog info={info} verdict={verdict} />);
  }, [over]);
}

/** Tries the etude of the address while the screen is shown; gives what went wrong. */
function useEtude(id: string): string {
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    setFault(null);
    void loadLibrary().catch(() => undefined);
    begin(id, showFace).catch(setFault);
    return () => {
      closeDialog();
      end();
      guide.value = null;
    };
  }, [id]);
  return fault === null ? '' : faultWords(fault);
}

/** Puts the guide beside the board, says the goal, and goes on with a solution that is being shown. */
function useGuide(info: EtudeInfo | null, now: Update | null): void {
  useEffect(() => {
    guide.value = info && guideOf(info);
  }, [info]);
  useEffect(() => {
    void nextStep();
  }, [now?.version, now?.legal.length, solution.value]);
  useEffect(() => {
    if (info && now && now.step === 0 && !now.verdict) shout(goalWords(info));
  }, [info?.id, now === null]);
}

function stateWords(info: EtudeInfo | null): string {
  return info && info.state !== 'proved' ? t(`page-etude-state-${info.state}`) : t('page-loading');
}

const NoEtude = ({ info, fault }: { info: EtudeInfo | null; fault: string }) => (
  <div class="home">
    <header class="bar">
      <Home />
    </header>
    <main class="pages" id="main">
      <p class="sec" role="status">
        {fault || stateWords(info)}
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

export function EtudeScreen() {
  const fault = useEtude(route.value.id),
    info = etude.value,
    now = update.value,
    made = face.value;
  useGuide(info, now);
  useShows(now);
  useVerdict(route.value.id, info, now);
  useTableKeys(openHints);
  if (!info || !now || !made || info.state !== 'proved')
    return <NoEtude info={info} fault={fault} />;
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
