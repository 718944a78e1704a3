// Learn from your mistakes: the position before each one on the game's own table, to be tried anew.
import { useEffect, useRef, useState } from 'preact/hooks';
import { dialog } from '../parts/dialog';
import { guide } from '../parts/guide';
import { Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { follow, fault as reviewFault, reviewAddress, state } from '../review/found';
import { markWord } from '../review/mark';
import { percent } from '../review/words';
import { Home } from '../shell/bar';
import { TryTools } from '../shell/trytools';
import { face, showFace } from '../shell/face';
import { Staged } from '../shell/match';
import { ConnectionLine, RefusalCard, TroubleCard } from '../shell/notices';
import { useTableKeys } from '../shell/tablekeys';
import { nextStep, playStep, shown } from '../state/answer';
import { games } from '../state/newgame';
import { route, wantedDepth } from '../state/route';
import { heldSeats } from '../state/settings';
import { sending, showing, update } from '../state/table';
import type { Decision } from '../wire/judged';
import type { Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { shout } from '../words/live';
import { t } from '../words/texts';
import { goOn, headline, isOver, Outcome } from './outcome';
import { guideOf, hintsOf, words, type Props } from './panels';
import {
  again,
  at,
  begin,
  isFound,
  isShown,
  leave,
  mistake,
  mistakes,
  note,
  showBest,
  source,
  taken,
} from './session';

/** Whose mistakes: as the address says, else those of the seat that was held here. */
function seatOf(match: string): number {
  const wanted = route.value.query.get('seat');
  return Number(wanted ?? Object.keys(heldSeats.value[match] ?? {})[0] ?? 0);
}

/** Follows the review, then opens the mistake that is to be tried; gives what went wrong. */
function useMistakes(id: string): unknown {
  const [failed, setFailed] = useState<unknown>(null),
    one = mistake.value,
    wanted = useRef(-1);
  useEffect(() => {
    source.value = { match: id, seat: seatOf(id) };
    at.value = Math.max(0, Number(route.value.query.get('n') ?? 1) - 1);
    wanted.current = Number(route.value.query.get('step') ?? -1);
    const stop = follow(id, wantedDepth());
    return () => {
      stop();
      state.value = null;
      guide.value = null;
      leave();
    };
  }, [id]);
  useEffect(() => {
    if (!one || state.value?.stage !== 'done') return;
    const place = mistakes.value.findIndex((other) => other.first === wanted.current);
    wanted.current = -1;
    if (place >= 0 && place !== at.value) at.value = place;
    else begin(one, showFace).catch(setFailed);
  }, [one?.first, one?.seat, state.value?.stage]);
  return failed ?? reviewFault.value;
}

function Dots() {
  return (
    <ol class="mdots" aria-label={t('page-mistakes')}>
      {mistakes.value.map((one, i) => (
        <li>
          <button
            class={isFound(one) ? 'found' : isShown(one) ? 'eye' : ''}
            aria-current={i === at.value ? 'step' : undefined}
            aria-label={t(
              isFound(one)
                ? 'page-mistakes-dot-found'
                : isShown(one)
                  ? 'page-mistakes-dot-shown'
                  : 'page-mistakes-dot-open',
              { n: i + 1, mark: markWord(one) },
            )}
            onClick={() => (at.value = i)}
          >
            {isFound(one) && <Icon name="check" size={14} />}
            {isShown(one) && <Icon name="eye" size={14} />}
            <span class="num">{i + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const Bar = () => (
  <header class="bar">
    <h1 class="unseen">{t('page-mistakes')}</h1>
    <Home />
    <span class="crumb only-wide">
      <b>{t('page-mistakes')}</b>
    </span>
    <span class="grow row mhead">
      <Dots />
    </span>
    <a class="btn quiet sm" href={reviewAddress(source.value.match)} data-act="leave">
      {t('page-mistakes-leave')}
    </a>
  </header>
);

/** The step of the best line that lies on the board, and the button that plays it. */
function Shown({ one }: Props) {
  const action = shown.value?.action;
  return (
    <div class="esteps" role="status">
      <span class="grow">{action ? words(one, [action]) : t('page-loading')}</span>
      <button class="btn primary" data-act="step" disabled={!action} onClick={playStep}>
        <Icon name="play" size={16} />
        {t('page-learn-do')}
      </button>
    </div>
  );
}

function moreHelp(props: Props): void {
  const all = hintsOf(props);
  if (taken.value >= all.length) {
    if (!shown.value) showBest(props.one);
    return;
  }
  taken.value += 1;
  shout(all[taken.value - 1]!);
}

/** The task in one strip over the board: where there is no room beside it, all that can be asked for. */
function Request(props: Props & { now: Update }) {
  const { one, now } = props,
    hint = hintsOf(props)[taken.value - 1];
  return (
    <section class="lask mask" aria-label={t('page-mistakes-task')}>
      <div class="row">
        <p class="task grow">
          {t('page-mistakes-ask', {
            line: words(one, one.played.line),
            best: percent(one.ways[0]?.chance ?? 0),
            played: percent(one.played.chance),
          })}{' '}
          <b>{t('page-mistakes-find')}</b>
        </p>
        <TryTools now={now} label="page-mistakes-hint" help={() => moreHelp(props)} />
      </div>
      {shown.value && !now.verdict ? (
        <Shown {...props} />
      ) : (
        hint && (
          <p class="ehint">
            <Icon name="bulb" size={16} />
            <span>{hint}</span>
          </p>
        )
      )}
      {!now.legal.length && !now.verdict && (
        <p class="small sec" role="status">
          {t('page-mistakes-judging')}
        </p>
      )}
    </section>
  );
}

const Nothing = ({ said }: { said: string }) => (
  <div class="home">
    <header class="bar">
      <Home />
    </header>
    <main class="pages" id="main">
      <h1>{t('page-mistakes')}</h1>
      <p class="sec" role="status">
        {said}
      </p>
      <a class="btn" href={reviewAddress(route.value.id)}>
        {t('page-review')}
      </a>
    </main>
    <TroubleCard />
  </div>
);

/** What is said while there is no mistake on the table. */
function waitingWords(failed: unknown): string {
  if (failed !== null) return faultWords(failed);
  const told = state.value;
  if (told?.stage === 'done' && !mistakes.value.length) return t('page-review-none');
  if (told?.review && told.stage !== 'done')
    return t('page-review-working', { judged: told.review.judged, total: told.review.total });
  return t('page-loading');
}

/** Tells what came of a try, once it has been shown. */
function useVerdict(one: Decision | null, now: Update | null): boolean {
  const verdict = now?.verdict ?? null,
    over = Boolean(one && verdict?.retrial) && !showing.value;
  useEffect(() => {
    if (one && now && verdict) note(one, `${now.match} ${now.version}`, verdict);
  }, [verdict]);
  useEffect(() => {
    if (over && verdict?.retrial)
      shout(
        `${headline(verdict.retrial)} ${percent(verdict.retrial.chance)}. ${t(verdict.outcome.id)}`,
      );
  }, [over]);
  useEffect(() => {
    void nextStep();
  }, [now?.version, now?.legal.length, shown.value]);
  return over;
}

function useMistakeKeys(props: Props | null, over: boolean): void {
  useTableKeys(() => props && moreHelp(props));
  useKeys((event) => {
    const retrial = update.value?.verdict?.retrial;
    if (!over || !retrial || onControl(event) || event.key !== 'Enter') return false;
    if (isOver(retrial)) goOn();
    else again();
    return true;
  });
}

export function MistakesScreen() {
  const failed = useMistakes(route.value.id),
    one = mistake.value,
    now = update.value,
    made = face.value,
    game = state.value?.review?.game ?? '',
    prefix = games.value?.games.find((known) => known.name === game)?.prefix ?? game,
    props = one && { one, prefix },
    over = useVerdict(one, now);
  useMistakeKeys(props, over);
  useEffect(() => {
    guide.value = props && guideOf(props);
  }, [one, prefix]);
  if (failed !== null || !props || !now || !made || made.name !== game)
    return <Nothing said={waitingWords(failed)} />;
  return (
    <div
      class={`table-screen etude lesson mistakes game-${now.game} ${over ? 'over' : ''}`}
      data-mistake={at.value + 1}
      data-version={now.version}
      data-step={now.step}
      data-mine={now.legal.length > 0}
      data-over={Boolean(now.verdict)}
      data-showing={showing.value}
      aria-busy={sending.value}
    >
      <div class="top">
        <Bar />
        <ConnectionLine />
        <Request {...props} now={now} />
      </div>
      <Staged now={now} />
      {over && now.verdict?.retrial && <Outcome {...props} retrial={now.verdict.retrial} />}
      {!dialog.value && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}
