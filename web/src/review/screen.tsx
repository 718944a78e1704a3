// The review of a finished match: what every decision was worth, on the board and on the graph.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { film, lookFrom, moments, need, openFilm, type Film } from '../replay/film';
import { Home } from '../shell/bar';
import { showFace } from '../shell/face';
import { Loading, Nothing } from '../shell/nothing';
import { route, wantedDepth } from '../state/route';
import { heldSeats } from '../state/settings';
import { games } from '../state/newgame';
import type { Decision, Review, ReviewState } from '../wire/judged';
import type { Moment } from '../wire/types';
import { faultWords } from '../words/faults';
import { language, t, tOr } from '../words/texts';
import { DecisionCard } from './card';
import {
  better,
  fault,
  fetchBetter,
  follow,
  goTo,
  here,
  judged,
  keyOf,
  now,
  shown,
  state,
  toMark,
  triedAnew,
} from './found';
import { ChanceGraph } from './graph';
import { Ledger } from './ledger';
import { Players } from './players';
import { Turns } from './turns';

const SHORT = 6;

function Progress({ told }: { told: ReviewState }) {
  const { stage, place, review } = told,
    total = review?.total ?? 0;
  if (stage === 'failed') return <span class="chip bad">{t('page-review-failed')}</span>;
  if (stage === 'waiting') return <span class="chip">{t('page-review-waiting', { place })}</span>;
  if (stage === 'done') return <span class="chip">{t('page-review-done', { total })}</span>;
  return (
    <span class="chip" role="status">
      {t(total ? 'page-review-working' : 'page-loading', { judged: review?.judged ?? 0, total })}
      <progress value={review?.judged ?? 0} max={Math.max(1, total)} />
    </span>
  );
}

const Bar = ({
  id,
  names,
  told,
  deepen,
}: {
  id: string;
  names: string[];
  told: ReviewState;
  deepen(): void;
}) => (
  <header class="bar">
    <h1 class="unseen">{t('page-review-of', { names: names.join(', ') })}</h1>
    <Home />
    <span class="crumb only-wide">
      <b>{t('page-review')}</b> · {names.join(' : ')}
    </span>
    <span class="grow" />
    <Progress told={told} />
    {told.stage === 'done' && (
      <button class="btn quiet sm" onClick={deepen}>
        {t('page-review-deeper')}
      </button>
    )}
    <a
      class="btn quiet sm"
      data-act="analyse"
      aria-label={t('page-analyse')}
      href={`/analysis/${film.value?.info.game ?? ''}?match=${id}&n=${now.value?.first ?? 0}`}
    >
      <Icon name="lines" size={16} />
      <span class="only-wide">{t('page-analyse')}</span>
    </a>
    <a class="btn quiet sm" aria-label={t('page-review-replay')} href={`/r/${id}`}>
      <Icon name="film" size={16} />
      <span class="only-wide">{t('page-review-replay')}</span>
    </a>
  </header>
);

const VIEWS = ['before', 'after', 'better'] as const;

/** Before the decision, after it, or after the better one. */
function Switch({ one }: { one: Decision }) {
  const offered = VIEWS.filter((view) => view !== 'better' || better.value.has(keyOf(one)));
  return (
    <div class="boardviews" role="radiogroup" aria-label={t('page-review-board')}>
      {offered.map((view) => (
        <button
          role="radio"
          aria-checked={shown.value === view}
          onClick={() => {
            shown.value = view;
          }}
        >
          {t(`page-review-${view}`)}
        </button>
      ))}
    </div>
  );
}

function momentOf(one: Decision): Moment | undefined {
  if (shown.value === 'better') return better.value.get(keyOf(one));
  return moments.value.get(shown.value === 'after' ? one.last : one.first);
}

function Board({ made, one }: { made: Film; one: Decision }) {
  const id = made.info.match,
    Scene = made.face.Scene,
    moment = momentOf(one);
  useEffect(() => {
    void need(id, one.first);
    void need(id, one.last);
    // Secret choices have no board of their own; the words say what was better.
    if (one.loss > 0 && one.ways.every((way) => way.share === 0)) void fetchBetter(id, one);
  }, [one]);
  return (
    <main class="mid" id="main">
      <Switch one={one} />
      {moment ? (
        <Scene moment={moment} before={null} seats={made.info.seats} seat={null} />
      ) : (
        <p class="sec" role="status">
          {t('page-loading')}
        </p>
      )}
    </main>
  );
}

function useReviewKeys(): void {
  const deeds: Record<string, (back: boolean) => void> = {
    arrowright: () => goTo(here.value + 1),
    arrowleft: () => goTo(here.value - 1),
    n: (back) => toMark(back ? -1 : 1),
    b: () => {
      shown.value = 'better';
    },
  };
  useKeys((event) => {
    const deed = onControl(event) ? undefined : deeds[event.key.toLowerCase()];
    deed?.(event.shiftKey);
    return deed !== undefined;
  });
}

/** To one's own mistakes, to be tried anew. */
function Learn({ id, review, seat }: { id: string; review: Review; seat: number }) {
  const count = review.decisions.filter((one) => one.seat === seat && one.mark).length;
  return count ? (
    <a class="btn primary learn" data-act="learn" href={triedAnew(id, seat, 1)}>
      <Icon name="book" size={18} />
      {t('page-mistakes-learn', { count })}
    </a>
  ) : null;
}

/** What the critic found, beside the board. */
function Found({
  made,
  review,
  names,
  seat,
}: {
  made: Film;
  review: Review;
  names: string[];
  seat: number;
}) {
  const one = now.value,
    prefix = games.value?.games.find((game) => game.name === review.game)?.prefix ?? review.game,
    eyes = {
      seats: made.info.seats,
      seat: null,
      view: moments.value.get(one?.first ?? 0)?.view ?? {},
    };
  return (
    <>
      <aside class="left" aria-label={t('page-review-ledger')}>
        <Players made={made} review={review} names={names} seat={seat} />
        <Ledger review={review} seat={judged.value ?? seat} names={names} />
        <Learn id={made.info.match} review={review} seat={judged.value ?? seat} />
      </aside>
      {one ? <Board made={made} one={one} /> : <main class="mid" id="main" />}
      <aside class="right" aria-label={t('page-review-turns')}>
        {one ? (
          <DecisionCard
            face={made.face}
            id={made.info.match}
            prefix={prefix}
            one={one}
            eyes={eyes}
            battles={made.milestones}
            steps={made.info.steps}
          />
        ) : (
          <p class="sec">{t(review.done ? 'page-review-none' : 'page-review-looking')}</p>
        )}
        <Turns face={made.face} seats={made.info.seats} eyes={eyes} />
      </aside>
      <footer class="time">
        <ChanceGraph
          review={review}
          seat={judged.value ?? seat}
          battles={made.milestones}
          names={names}
        />
      </footer>
    </>
  );
}

function Reviewed({ made, told, deepen }: { made: Film; told: ReviewState; deepen(): void }) {
  const names = useMemo(
    () => made.info.seats.map((seat) => tOr(seat.name, seat.name)),
    [made, language.value],
  );
  useReviewKeys();
  const mine = Number(Object.keys(heldSeats.value[made.info.match] ?? {})[0] ?? 0),
    review = told.review;
  return (
    <div class="review">
      <Bar id={made.info.match} names={names} told={told} deepen={deepen} />
      {review && review.graph.length > 0 && !(told.stage === 'done' && !review.total) ? (
        <Found made={made} review={review} names={names} seat={mine} />
      ) : (
        <p class="sec wait" role="status">
          {t(
            review && review.total < SHORT && told.stage === 'done'
              ? 'page-review-short'
              : 'page-loading',
          )}
        </p>
      )}
    </div>
  );
}

/** Opens record and review while the screen is shown; gives what went wrong. */
function useReview(id: string, depth: string): unknown {
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    lookFrom(null);
    here.value = 0;
    better.value = new Map();
    judged.value = null;
    openFilm(id, 0, showFace).then(() => {
      const mine = Object.keys(heldSeats.value[id] ?? {})[0];
      if (mine !== undefined && (film.value?.info.seats.length ?? 0) > 2)
        judged.value = Number(mine);
    }, setFailed);
    return () => {
      film.value = null;
      state.value = null;
    };
  }, [id]);
  useEffect(() => follow(id, depth), [id, depth]);
  return failed ?? fault.value;
}

export function ReviewScreen() {
  const [depth, setDepth] = useState(wantedDepth()),
    failed = useReview(route.value.id, depth),
    made = film.value,
    told = state.value;
  if (failed !== null) return <Nothing words={faultWords(failed)} />;
  if (!made || !told) return <Loading />;
  return <Reviewed made={made} told={told} deepen={() => setDepth('deep')} />;
}
