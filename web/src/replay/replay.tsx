// The replay of a record: board, moves in words, the graph as slider, play, share, play on from here.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Chooser } from '../parts/chooser';
import { Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { Home } from '../shell/bar';
import { showFace } from '../shell/face';
import { Loading, Nothing } from '../shell/nothing';
import { openSettings } from '../shell/settings';
import { shareLink } from '../parts/share';
import { route } from '../state/route';
import { settings } from '../state/settings';
import { asUpdate } from '../games/moment';
import { current, isOver, isStill, isTold, Layer, SinceList, steps, Strip } from '../stage';
import { recordAddress } from '../wire/api';
import type { Moment, Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { language, t, tOr } from '../words/texts';
import { Controls } from './controls';
import {
  AHEAD,
  at,
  eyes,
  film,
  jump,
  lookFrom,
  momentBefore,
  momentNow,
  need,
  nextTurning,
  openFilm,
  stopAt,
  swings,
  type Film,
} from './film';
import { Graph, GraphTable } from './graph';
import { useStage } from './staged';
import { Happened, Moves } from './moves';

const BEAT = 1100;

const shareMoment = (id: string): void =>
  shareLink(
    'page-replay-share',
    'page-replay-share-how',
    `${location.origin}/r/${id}?n=${at.value}${eyes.value === null ? '' : `&seat=${eyes.value}`}`,
  );

/** Whose eyes the replay looks through; everybody's where no seat is chosen. */
const Eyes = ({ names }: { names: string[] }) => (
  <label class="select box eyes">
    <Icon name="eye" size={16} />
    <span class="unseen">{t('page-replay-eyes')}</span>
    <Chooser
      value={String(eyes.value ?? '')}
      choices={[
        { value: '', words: t('page-replay-all') },
        ...names.map((name, seat) => ({ value: seat, words: t('page-replay-as', { name }) })),
      ]}
      set={(seat) => lookFrom(seat === '' ? null : Number(seat))}
    />
  </label>
);

const Bar = ({ made, names }: { made: Film; names: string[] }) => (
  <header class="bar">
    <Home />
    <span class="crumb only-wide">
      <b>{t('page-replay')}</b> · {names.join(' : ')},{' '}
      {t('page-replay-at', { step: at.value, steps: made.info.steps.length })}
    </span>
    <span class="grow" />
    <Eyes names={names} />
    <button
      class="btn quiet sm"
      data-act="share"
      aria-label={t('page-replay-share')}
      onClick={() => shareMoment(made.info.match)}
    >
      <Icon name="share" size={16} />
      <span class="only-wide">{t('page-replay-share')}</span>
    </button>
    {made.info.finished && (
      <a class="btn quiet sm" data-act="review" href={`/review/${made.info.match}`}>
        <Icon name="graph" size={16} />
        <span class="only-wide">{t('page-review')}</span>
      </a>
    )}
    {made.info.finished && (
      <a
        class="btn quiet sm"
        data-act="analyse"
        aria-label={t('page-analyse')}
        href={`/analysis/${made.info.game}?match=${made.info.match}&n=${at.value}`}
      >
        <Icon name="lines" size={16} />
        <span class="only-wide">{t('page-analyse')}</span>
      </a>
    )}
    {made.info.finished && (
      <a
        class="icon-btn"
        aria-label={t('page-record-save')}
        href={recordAddress(made.info.match)}
        download
      >
        <Icon name="save" />
      </a>
    )}
    <button class="icon-btn" aria-label={t('page-settings')} onClick={openSettings}>
      <Icon name="sliders" />
    </button>
  </header>
);

/** The moment as the step on show draws it. */
function drawn(moment: Moment): Moment {
  const step = current.value;
  return step ? { ...moment, view: isStill() ? step.after : step.before } : moment;
}

/** What counts by now: a step changes it when its outcome is told. */
function counted(moment: Moment): Moment['view'] {
  const step = current.value;
  if (!step) return moment.view;
  return isTold.value || isStill() ? step.after : step.before;
}

/** What the strip needs to know of who looks. */
const looker = (made: Film, moment: Moment): Update =>
  asUpdate({ moment, before: null, seats: made.info.seats, seat: eyes.value });

function Board({ made }: { made: Film }) {
  const moment = momentNow.value,
    Scene = made.face.Scene;
  useStage(made);
  return (
    <main class="mid" id="main">
      {moment ? (
        <>
          <div class="staged-board">
            <Scene
              moment={drawn(moment)}
              before={momentBefore.value ?? null}
              seats={made.info.seats}
              seat={eyes.value}
            />
            <Layer hasMarks={made.face.stage?.isPlaced} />
          </div>
          {made.face.stage && <Strip now={looker(made, moment)} Sign={made.face.Sign} />}
        </>
      ) : (
        <p class="sec" role="status">
          {t('page-loading')}
        </p>
      )}
    </main>
  );
}

/** A number is large, words are not. */
const Standing = ({ score }: { score: string }) => (
  <span class={`v num ${score.length > FIGURES ? 'words' : ''}`}>{score}</span>
);
const FIGURES = 3;

function Beside({ made, names, changes }: { made: Film; names: string[]; changes: number[] }) {
  const Sign = made.face.Sign,
    moment = momentNow.value;
  return (
    <aside class="sidep">
      <div class="sc">
        {made.info.seats.map((seat, i) => (
          <div class="scp">
            <Sign seat={seat} size={36} mine={i === (eyes.value ?? 0)} />
            <span>
              <b>{names[i]}</b>
              <span class="tiny sec">
                {seat.player || (seat.bot ? tOr(`page-bot-${seat.bot}`, seat.bot) : '')}
              </span>
            </span>
            <Standing score={moment ? made.face.score(counted(moment), i) : ''} />
          </div>
        ))}
      </div>
      {moment && !made.face.stage && <Happened made={made} moment={moment} />}
      {moment && made.face.stage && steps.value.length > 0 && (
        <section class="panel since-panel told-move">
          <SinceList now={looker(made, moment)} Sign={Sign} />
        </section>
      )}
      <Moves made={made} changes={changes} />
    </aside>
  );
}

/** Opens the record of the address while the screen is shown; gives what went wrong. */
function useFilm(id: string): unknown {
  const [fault, setFault] = useState<unknown>(null),
    made = film.value;
  useEffect(() => {
    const seat = route.value.query.get('seat');
    lookFrom(seat === null ? null : Number(seat));
    const n = route.value.query.get('n');
    openFilm(id, n === null ? null : Number(n), showFace).catch(setFault);
    return () => {
      film.value = null;
    };
  }, [id]);
  useEffect(() => {
    if (!made) return;
    const last = made.info.steps.length;
    for (const n of [at.value, at.value - 1, at.value + AHEAD])
      void need(id, Math.min(Math.max(n, 0), last));
  }, [made, at.value, eyes.value]);
  return fault;
}

/** Whether the replay runs by itself. */
function usePlaying(made: Film | null): [boolean, (on: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || !made) return undefined;
    const timer = setInterval(() => {
      if (at.value >= made.info.steps.length) setPlaying(false);
      else if (isOver.value && momentNow.value) jump(made, 1);
    }, BEAT / settings.value.speed);
    return () => clearInterval(timer);
  }, [playing, made]);
  return [playing, setPlaying];
}

function Replay({ made }: { made: Film }) {
  const [playing, setPlaying] = usePlaying(made);
  const changes = useMemo(
      () => swings(made.stops, made.values, eyes.value ?? 0),
      [made, eyes.value],
    ),
    names = useMemo(
      () => made.info.seats.map((seat) => tOr(seat.name, seat.name)),
      [made, language.value],
    ),
    table = useMemo(
      () => made.values.length > 0 && <GraphTable made={made} names={names} />,
      [made, names],
    );
  const deeds: Record<string, () => void> = {
    arrowright: () => jump(made, 1),
    arrowleft: () => jump(made, -1),
    ' ': () => setPlaying(!playing),
    n: () => {
      at.value = nextTurning(made.stops, changes, at.value) ?? at.value;
    },
  };
  useKeys((event) => {
    const deed = onControl(event) ? undefined : deeds[event.key.toLowerCase()];
    deed?.();
    return deed !== undefined;
  });
  const swing = changes[stopAt(made.stops, at.value)] ?? 0;
  return (
    <div class="rep">
      <h1 class="unseen">{t('page-replay')}</h1>
      <Bar made={made} names={names} />
      <Board made={made} />
      <Beside made={made} names={names} changes={changes} />
      <footer class="time">
        <Graph made={made} names={names} seat={eyes.value ?? 0} swing={swing} />
        <Controls made={made} changes={changes} playing={playing} setPlaying={setPlaying} />
        {table}
      </footer>
    </div>
  );
}

export function ReplayScreen() {
  const fault = useFilm(route.value.id),
    made = film.value;
  if (made) return <Replay made={made} />;
  return fault === null ? <Loading /> : <Nothing words={faultWords(fault)} />;
}
