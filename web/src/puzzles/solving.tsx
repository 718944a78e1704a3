// How one stands as a solver: rating, days, what to see again, the next puzzle at the right height, one's own mistakes, themes.
import { useEffect, useState } from 'preact/hooks';
import { homeOf } from '../games/homes';
import { Icon } from '../parts/icon';
import { themeOf } from '../shell/theme';
import { secret } from '../state/person';
import { atDepth } from '../state/route';
import { api } from '../wire/api';
import type { NextPuzzle, OwnPuzzle, Solving } from '../wire/solved';
import type { EtudeInfo } from '../wire/types';
import { t } from '../words/texts';
import { Mini } from './picture';
import { goalWords, nameOf, themeName } from './say';

/** Half of the width of the scale of difficulty, in points of rating, and the band that is aimed at. */
const REACH = 400,
  EASY = 148,
  HARD = 0,
  MOST_OWN = 4,
  MOST_THEMES = 6,
  WIDE = 250,
  TALL = 56;

/** The way of the ratings as a line, with room for what is unsure. */
function Curve({ told }: { told: Solving }) {
  const points = told.history.map(([, , rating]) => rating);
  if (points.length < 2) return null;
  const low = Math.min(...points) - 20,
    high = Math.max(...points) + 20,
    x = (i: number): number => (i / (points.length - 1)) * WIDE,
    y = (rating: number): number => TALL - ((rating - low) / (high - low)) * TALL;
  return (
    <svg class="pcurve" viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
      <path
        d={points
          .map((rating, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(rating).toFixed(1)}`)
          .join('')}
      />
      <circle cx={WIDE - 4} cy={y(points.at(-1)!)} r="4" />
    </svg>
  );
}

function Ratings({ told }: { told: Solving }) {
  const rated = told.ratings.filter((one) => one.rating !== null),
    solved = told.ratings.reduce((sum, one) => sum + one.solved, 0);
  return (
    <section class="panel" aria-labelledby="your-rating">
      <div class="ph">
        <h2 id="your-rating">{t('page-puzzles-rating')}</h2>
        <span class="end">{t('page-puzzles-solved', { count: solved })}</span>
      </div>
      <div class="pb">
        {!rated.length && <p class="sec">{t('page-puzzles-no-rating')}</p>}
        <Curve told={told} />
        <ul class="pratings">
          {rated.map((one) => (
            <li>
              <span class="grow">{t(`page-game-${one.game}`)}</span>
              <b class="num">{one.rating}</b>
              <span class="num sec">± {one.deviation}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const HALF = 0,
  FULL = 2;

function Days({ days }: { days: readonly number[] }) {
  const played = days.filter((count) => count > 0).length;
  return (
    <section class="panel" aria-labelledby="days-played">
      <div class="ph">
        <h2 id="days-played">{t('page-puzzles-days')}</h2>
        <span class="end">{t('page-puzzles-weeks')}</span>
      </div>
      <div class="pb">
        <div class="pdays" aria-hidden="true">
          {days.map((count) => (
            <i class={count > FULL ? 'full' : count > HALF ? 'half' : ''} />
          ))}
        </div>
        <p class="small sec">{t('page-puzzles-days-told', { played, total: days.length })}</p>
      </div>
    </section>
  );
}

const tryAddress = (own: OwnPuzzle): string =>
  own.etude
    ? `/e/${own.etude}`
    : atDepth(`/mistakes/${own.match}?seat=${own.seat}&step=${own.step}`, own.depth);

function Again({ own }: { own: readonly OwnPuzzle[] }) {
  const due = own.filter((one) => one.due);
  if (!due.length) return null;
  return (
    <section class="panel" aria-labelledby="see-again">
      <div class="ph">
        <h2 id="see-again">{t('page-puzzles-again')}</h2>
      </div>
      <div class="pb row">
        <span class="grow">{t('page-puzzles-due', { count: due.length })}</span>
        <a class="btn sm" data-act="due" href={tryAddress(due[0]!)}>
          {t('page-puzzles-start')}
        </a>
      </div>
    </section>
  );
}

/** The dot is the puzzle, the line is you, the band is what we aim at. */
function Height({ one, told }: { one: NextPuzzle; told: Solving }) {
  const mine = told.ratings.find((rating) => rating.game === one.game)?.rating ?? 1500,
    place = (points: number): number =>
      50 + (Math.max(-REACH, Math.min(REACH, points)) / REACH) * 50;
  return (
    <div class="pheight">
      <p class="row between small">
        <span class="sec">{t('page-puzzles-easier')}</span>
        <b>{t('page-puzzles-chance', { count: Math.round(one.chance * 10) })}</b>
        <span class="sec">{t('page-puzzles-harder')}</span>
      </p>
      <span class="ptrack" aria-hidden="true">
        <i class="band" style={`left:${place(-EASY)}%;right:${100 - place(HARD)}%`} />
        <i class="you" style="left:50%" />
        <i class="dot" style={`left:${place(one.rating - mine)}%`} />
      </span>
    </div>
  );
}

function Next({ told, all }: { told: Solving; all: readonly EtudeInfo[] }) {
  const [shown, show] = useState(0),
    found = told.next
      .map((one) => ({ one, etude: all.find((etude) => etude.id === one.id) }))
      .filter(({ etude }) => etude),
    now = found[shown % Math.max(1, found.length)];
  if (!now?.etude) return <p class="sec">{t('page-puzzles-all-done')}</p>;
  const { one, etude } = now,
    home = homeOf(etude.game);
  return (
    <section
      class="panel pnext"
      aria-labelledby="next-puzzle"
      data-next={etude.id}
      data-face={home?.look}
      data-theme={themeOf(home)}
    >
      <div class="pb">
        <p class="small sec">
          {t('page-puzzles-next')} · {t(`page-game-${etude.game}`)}
        </p>
        <h2 id="next-puzzle">{nameOf(etude)}</h2>
        <p>{goalWords(etude)}</p>
      </div>
      <Mini picture={etude.picture} />
      <div class="pact">
        <a class="btn primary" data-act="solve" href={`/e/${etude.id}`}>
          <Icon name="play" size={16} />
          {t('page-puzzles-solve')}
        </a>
        <Height one={one} told={told} />
        {found.length > 1 && (
          <button class="btn quiet" data-act="other" onClick={() => show(shown + 1)}>
            {t('page-puzzles-other')}
          </button>
        )}
      </div>
    </section>
  );
}

const OwnCard = ({ own }: { own: OwnPuzzle }) => (
  <li>
    <a
      class={`pown ${own.solved ? 'done' : ''}`}
      href={tryAddress(own)}
      data-face={homeOf(own.game)?.look}
      data-theme={themeOf(homeOf(own.game))}
    >
      <span class="grow">
        <b>{t(`page-puzzles-own-${own.mark || 'mistake'}`)}</b>
        <span class="small sec">
          {t('page-puzzles-own-where', {
            game: t(`page-game-${own.game}`),
            turn: own.turn,
            points: Math.round(own.loss * 100),
          })}
        </span>
        <span class="small sec">
          {t(own.etude ? 'page-puzzles-own-proved' : 'page-puzzles-own-judged')}
        </span>
      </span>
      <Icon name={own.solved ? 'check' : 'right'} size={18} />
    </a>
  </li>
);

const Own = ({ own }: { own: readonly OwnPuzzle[] }) => (
  <section aria-labelledby="from-your-games">
    <div class="row between">
      <h2 id="from-your-games">{t('page-puzzles-own')}</h2>
      <span class="small sec num">{own.length || ''}</span>
    </div>
    {own.length ? (
      <ul class="powns">
        {own.slice(0, MOST_OWN).map((one) => (
          <OwnCard key={one.id} own={one} />
        ))}
      </ul>
    ) : (
      <p class="sec">{t('page-puzzles-own-none')}</p>
    )}
  </section>
);

function Themes({ told }: { told: Solving }) {
  if (!told.themes.length) return null;
  return (
    <section class="panel" aria-labelledby="themes">
      <div class="ph">
        <h2 id="themes">{t('page-puzzles-themes')}</h2>
        <span class="end">{t('page-puzzles-first-try')}</span>
      </div>
      <ul class="pthemes">
        {told.themes.slice(0, MOST_THEMES).map((one) => (
          <li>
            <a href={`/etudes?theme=${one.theme}`}>{themeName(one.theme)}</a>
            <span class="track" aria-hidden="true">
              <i style={`width:${(one.solved / one.tried) * 100}%`} />
            </span>
            <span class="num">
              {one.solved} / {one.tried}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The screen of a solver, above the shelf of all puzzles. */
export function SolvingPanel({ all, game }: { all: readonly EtudeInfo[]; game: string }) {
  const [told, setTold] = useState<Solving | null>(null);
  useEffect(() => {
    let gone = false;
    api.solver(secret(), game).then(
      (found) => {
        if (!gone) setTold(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  if (!told) return null;
  return (
    <div class="solving">
      <div class="col">
        <Ratings told={told} />
        <Days days={told.days} />
        <Again own={told.own} />
      </div>
      <Next told={told} all={all} />
      <div class="col">
        <Own own={told.own} />
        <Themes told={told} />
      </div>
    </div>
  );
}
