// The replay of a record: board, moves in words, the graph as slider, play, share, play on from here.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, recordAddress } from '../wire/api';
import { admit, level, seatsFor } from '../state/newgame';
import { go, route } from '../state/route';
import { settings } from '../state/settings';
import { face } from '../state/store';
import { language, plain, t, tOr } from '../words/texts';
import { Home } from '../shell/bar';
import { openDialog, Dialog } from '../parts/dialog';
import { words } from '../shell/home';
import { Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { Rich, RuleId } from '../parts/rich';
import { Loading, Nothing } from '../shell/nothing';
import { openSettings } from '../shell/settings';
import { shareLink } from '../shell/share';
import {
  at,
  eyes,
  film,
  isMove,
  lookFrom,
  moments,
  need,
  nextTurning,
  openFilm,
  swings,
  type Film,
} from './film';
import { Graph, GraphTable } from './graph';
import type { Moment, Update } from '../wire/types';

const BEAT = 1100;

function jump(made: Film, by: 1 | -1): void {
  const next =
    by > 0 ? made.stops.find((n) => n > at.value) : made.stops.filter((n) => n < at.value).at(-1);
  if (next !== undefined) at.value = next;
}

const eyesOf = (
  made: Film,
  moment: Moment | undefined,
): Pick<Update, 'seats' | 'seat' | 'view'> => ({
  seats: made.info.seats,
  seat: eyes.value,
  view: moment?.view ?? {},
});

type List = RefObject<HTMLOListElement | null>;

function MoveLines({ made, changes, list }: { made: Film; changes: number[]; list: List }) {
  const Sign = made.face.Sign;
  return (
    <ol class="mv" ref={list} tabIndex={0} aria-label={t('page-replay-moves')}>
      {made.info.steps.filter(isMove).map((step, i) => {
        const seat = Number(step.actors.find((actor) => actor !== 'chance')),
          action = step.actions[String(seat)],
          change = changes[i + 1] ?? 0;
        return (
          <li data-n={step.n}>
            <button
              onClick={() => {
                at.value = step.n;
              }}
            >
              <span class="num muted">{step.n}</span>
              <Sign seat={made.info.seats[seat]!} size={24} mine={seat === (eyes.value ?? 0)} />
              <span class="grow">
                {action
                  ? plain(
                      made.face.sayAction(
                        action,
                        seat,
                        eyesOf(made, moments.value.get(step.n - 1)),
                      ),
                    )
                  : t('page-replay-hidden')}
              </span>
              <span class={`num swing ${change > 0 ? 'good' : change < 0 ? 'bad' : 'muted'}`}>
                {change > 0 ? `▲ ${change}` : change < 0 ? `▼ ${-change}` : '·'}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The moves in words; which of them is shown now is marked afterwards, so that a long list is made once. */
function Moves({ made, changes }: { made: Film; changes: number[] }) {
  const list = useRef<HTMLOListElement>(null),
    current = made.stops.filter((n) => n <= at.value).at(-1),
    lines = useMemo(() => <MoveLines made={made} changes={changes} list={list} />, [made, changes]);
  const lineNow = (): HTMLLIElement | null =>
    list.current?.querySelector<HTMLLIElement>(`[data-n="${current}"]`) ?? null;
  useLayoutEffect(() => {
    const line = lineNow();
    if (!line) return undefined;
    line.classList.add('now');
    line.firstElementChild?.setAttribute('aria-current', 'step');
    return () => {
      line.classList.remove('now');
      line.firstElementChild?.removeAttribute('aria-current');
    };
  }, [current, lines]);
  useEffect(() => {
    const line = lineNow(),
      shown = list.current;
    if (!line || !shown) return;
    const top = line.offsetTop - shown.offsetTop;
    if (top < shown.scrollTop || top + line.clientHeight > shown.scrollTop + shown.clientHeight)
      shown.scrollTop = top - shown.clientHeight / 2;
  }, [current, lines]);
  return (
    <section class="panel moves-panel">
      <div class="ph">
        <h2>{t('page-replay-moves')}</h2>
        <span class="end">{t('page-replay-swing')}</span>
      </div>
      {lines}
    </section>
  );
}

function Happened({ made, moment }: { made: Film; moment: Moment }) {
  const lines = moment.events
    .map((event) => made.face.tell(event, eyesOf(made, moment)))
    .filter((line) => line !== null);
  if (!lines.length) return null;
  return (
    <div class="why" aria-live="polite">
      {lines.slice(0, 6).map((line) => (
        <p>
          <Rich text={line.text} /> {line.rule && <RuleId id={line.rule} />}
        </p>
      ))}
      {lines.length > 6 && (
        <p class="muted">{t('page-replay-more', { count: lines.length - 6 })}</p>
      )}
    </div>
  );
}

const shareMoment = (id: string): void =>
  shareLink(
    'page-replay-share',
    'page-replay-share-how',
    `${location.origin}/r/${id}?n=${at.value}${eyes.value === null ? '' : `&seat=${eyes.value}`}`,
  );

async function playOn(made: Film): Promise<void> {
  try {
    const seat = eyes.value ?? 0,
      count = made.info.seats.length;
    const wishes = seatsFor('bot', count, level(), settings.value.player);
    if (seat > 0) [wishes[0], wishes[seat]] = [wishes[seat]!, wishes[0]!];
    admit(
      await api.create({
        game: made.info.game,
        setup: made.info.setup,
        seats: wishes,
        branch: { match: made.info.match, step: at.value },
      }),
    );
  } catch (error) {
    openDialog(() => (
      <Dialog title={t('page-refused')}>
        <p>{words(error)}</p>
      </Dialog>
    ));
  }
}

function Controls({
  made,
  changes,
  playing,
  setPlaying,
}: {
  made: Film;
  changes: number[];
  playing: boolean;
  setPlaying(on: boolean): void;
}) {
  const turning = nextTurning(made.stops, changes, at.value);
  return (
    <div class="ctl">
      <div class="reel">
        <button
          class="btn quiet"
          aria-label={t('page-replay-first')}
          onClick={() => {
            at.value = 0;
          }}
        >
          <Icon name="first" />
        </button>
        <button class="btn quiet" aria-label={t('page-replay-back')} onClick={() => jump(made, -1)}>
          <Icon name="previous" />
          <span class="key" aria-hidden="true" data-key="←" />
        </button>
        <button class="btn primary" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
          {t(playing ? 'page-pause' : 'page-play')}
        </button>
        <button
          class="btn quiet"
          aria-label={t('page-replay-forward')}
          onClick={() => jump(made, 1)}
        >
          <Icon name="next" />
          <span class="key" aria-hidden="true" data-key="→" />
        </button>
        <button
          class="btn quiet"
          aria-label={t('page-replay-last')}
          onClick={() => {
            at.value = made.info.steps.length;
          }}
        >
          <Icon name="last" />
        </button>
      </div>
      <button
        class="btn quiet"
        aria-disabled={turning === null}
        onClick={() => {
          if (turning !== null) at.value = turning;
        }}
      >
        {t('page-replay-turning')}
        <span class="key" aria-hidden="true" data-key="N" />
      </button>
      {made.info.finished && (
        <button
          class="btn quiet"
          data-act="save-etude"
          onClick={() => {
            void import('../puzzles').then((part) =>
              part.saveEtude(made.info.match, at.value, made.info.seats),
            );
          }}
        >
          <Icon name="puzzle" />
          <span>{t('page-etude-save')}</span>
        </button>
      )}
      {made.info.finished && (
        <button
          class="btn"
          onClick={() => {
            void playOn(made);
          }}
        >
          <Icon name="robot" />
          <span>{t('page-replay-play-on')}</span>
        </button>
      )}
    </div>
  );
}

/** A number is large, words are not. */
const Standing = ({ score }: { score: string }) => (
  <span class={`v num ${score.length > FIGURES ? 'words' : ''}`}>{score}</span>
);
const FIGURES = 3;

export function ReplayScreen() {
  const id = route.value.id,
    [fault, setFault] = useState<unknown>(null),
    [playing, setPlaying] = useState(false),
    made = film.value;
  useEffect(() => {
    const seat = route.value.query.get('seat');
    lookFrom(seat === null ? null : Number(seat));
    openFilm(id, Number(route.value.query.get('n') ?? 0)).then(
      () => {
        face.value = film.value!.face;
      },
      (error: unknown) => setFault(error),
    );
    return () => {
      film.value = null;
    };
  }, [id]);
  useEffect(() => {
    if (made) {
      void need(id, at.value);
      void need(id, Math.max(0, at.value - 1));
    }
  }, [made, at.value, eyes.value]);
  useEffect(() => {
    if (!playing || !made) return undefined;
    const timer = setInterval(() => {
      if (at.value >= made.info.steps.length) setPlaying(false);
      else jump(made, 1);
    }, BEAT / settings.value.speed);
    return () => clearInterval(timer);
  }, [playing, made]);
  const changes = useMemo(
    () => (made ? swings(made.stops, made.values, eyes.value ?? 0) : []),
    [made, eyes.value],
  );
  const names = useMemo(
    () => made?.info.seats.map((seat) => tOr(seat.name, seat.name)) ?? [],
    [made, language.value],
  );
  const table = useMemo(
    () => made && made.values.length > 0 && <GraphTable made={made} names={names} />,
    [made, names],
  );
  useKeys((event) => {
    if (!made || onControl(event)) return false;
    if (event.key === 'ArrowRight') {
      jump(made, 1);
      return true;
    }
    if (event.key === 'ArrowLeft') {
      jump(made, -1);
      return true;
    }
    if (event.key === ' ') {
      setPlaying(!playing);
      return true;
    }
    if (event.key.toLowerCase() === 'n') {
      at.value = nextTurning(made.stops, changes, at.value) ?? at.value;
      return true;
    }
    return false;
  });
  if (!made) return fault === null ? <Loading /> : <Nothing words={words(fault)} />;
  const moment = moments.value.get(at.value),
    Sign = made.face.Sign,
    Scene = made.face.Scene;
  const index = made.stops.findIndex(
    (n, i) => n <= at.value && (made.stops[i + 1] ?? Infinity) > at.value,
  );
  return (
    <div class="rep">
      <h1 class="unseen">{t('page-replay')}</h1>
      <header class="bar">
        <Home />
        <span class="crumb only-wide">
          <b>{t('page-replay')}</b> · {names.join(' : ')},{' '}
          {t('page-replay-at', { step: at.value, steps: made.info.steps.length })}
        </span>
        <span class="grow" />
        <label class="select box eyes">
          <Icon name="eye" size={16} />
          <span class="unseen">{t('page-replay-eyes')}</span>
          <select
            value={String(eyes.value ?? '')}
            onChange={(event) =>
              lookFrom(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
            }
          >
            <option value="">{t('page-replay-all')}</option>
            {names.map((name, seat) => (
              <option value={seat}>{t('page-replay-as', { name })}</option>
            ))}
          </select>
          <span class="down">
            <Icon name="down" size={14} />
          </span>
        </label>
        <button
          class="btn quiet sm"
          data-act="share"
          aria-label={t('page-replay-share')}
          onClick={() => shareMoment(id)}
        >
          <Icon name="share" size={16} />
          <span class="only-wide">{t('page-replay-share')}</span>
        </button>
        {made.info.finished && (
          <a class="icon-btn" aria-label={t('page-record-save')} href={recordAddress(id)} download>
            <Icon name="save" />
          </a>
        )}
        <button class="icon-btn" aria-label={t('page-settings')} onClick={openSettings}>
          <Icon name="sliders" />
        </button>
      </header>
      <main class="mid" id="main">
        {moment ? (
          <Scene
            moment={moment}
            before={moments.value.get(at.value - 1) ?? null}
            seats={made.info.seats}
            seat={eyes.value}
          />
        ) : (
          <p class="sec" role="status">
            {t('page-loading')}
          </p>
        )}
      </main>
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
              <Standing score={moment ? made.face.score(moment.view, i) : ''} />
            </div>
          ))}
        </div>
        {moment && <Happened made={made} moment={moment} />}
        <Moves made={made} changes={changes} />
      </aside>
      <footer class="time">
        <Graph made={made} names={names} seat={eyes.value ?? 0} swing={changes[index] ?? 0} />
        <Controls made={made} changes={changes} playing={playing} setPlaying={setPlaying} />
        {table}
      </footer>
    </div>
  );
}

export const openReplay = (id: string): void => go(`/r/${id}`);
