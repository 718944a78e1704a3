// A figure: a position of the engine that is played on the stage, step by step; one at a time, the others stand still.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../games/face';
import { asUpdate } from '../games/moment';
import { Icon } from '../parts/icon';
import {
  begin,
  beatsOf,
  clear,
  current,
  game,
  isStill,
  Layer,
  Strip,
  tellSteps,
  type Step,
} from '../stage';
import { api } from '../wire/api';
import type { Figure, FigureFilm, Moment } from '../wire/types';
import { t } from '../words/texts';
import { Found } from './notes';

/** Which figure is on the stage. */
const played = signal('');

export function leaveFigures(): void {
  played.value = '';
  clear();
}

const films = new Map<string, Promise<FigureFilm>>();

function filmOf(of: string, figure: Figure): Promise<FigureFilm> {
  const key = `${of} ${keyOf(figure)}`,
    asked = films.get(key) ?? api.figure(of, figure);
  films.set(key, asked);
  asked.catch(() => films.delete(key));
  return asked;
}

const keyOf = ({ lesson, task, mistake = '' }: Figure): string => `${lesson}-${task}-${mistake}`;

function useFilm(of: string, figure: Figure): FigureFilm | null {
  const [film, setFilm] = useState<FigureFilm | null>(null);
  useEffect(() => {
    let timer = 0,
      gone = false;
    const ask = (): void =>
      void filmOf(of, figure).then(
        (found) => {
          if (!gone) setFilm(found);
        },
        () => {
          if (!gone) timer = window.setTimeout(ask, AGAIN);
        },
      );
    setFilm(null);
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [of, keyOf(figure)]);
  return film;
}

/** What a busy server refused is asked for again. */
const AGAIN = 2000;

const READER = 0;

/** In a figure nothing is passed over: whoever reads did none of it. */
function stepsOf(made: Face, { views, seats }: FigureFilm): Step[] {
  const beats = beatsOf(views),
    told = { seats, seat: READER, view: views.at(-1)!.view, own: [] };
  if (!made.stage) return [];
  const steps =
    made.stage.steps?.(beats, told, null) ?? tellSteps(beats, told, made, made.stage).steps;
  return steps.map((step) => ({ ...step, isQuiet: false }));
}

const Board = ({
  made,
  film,
  moment,
  still,
}: {
  made: Face;
  film: FigureFilm;
  moment: Moment;
  still: boolean;
}) => <made.Scene moment={moment} before={null} seats={film.seats} seat={READER} still={still} />;

/** The figure that is on the stage. */
function Staged({ made, film }: { made: Face; film: FigureFilm }) {
  useEffect(() => {
    game.value = made.name;
    begin(stepsOf(made, film));
  }, [film]);
  const last = film.views.at(-1)!,
    step = current.value,
    moment = step ? { ...last, view: isStill() ? step.after : step.before } : last,
    looks = asUpdate({ moment, before: null, seats: film.seats, seat: READER });
  return (
    <>
      <div class="staged-board">
        <Board made={made} film={film} moment={moment} still={false} />
        <Layer hasMarks={made.stage?.isPlaced} />
      </div>
      <Strip now={looks} Sign={made.Sign} />
    </>
  );
}

const Start = ({ onStart }: { onStart(): void }) => (
  <div class="bk-start">
    <button class="btn primary" type="button" data-act="figure-play" onClick={onStart}>
      <Icon name="play" size={18} />
      {t('page-book-play')}
    </button>
  </div>
);

export function LiveFigure({
  made,
  figure,
  number,
}: {
  made: Face;
  figure: Figure;
  number: number;
}) {
  const film = useFilm(made.name, figure),
    key = keyOf(figure),
    isPlayed = played.value === key;
  return (
    <figure class="bk-figure" data-figure={key}>
      <div class="bk-board">
        {film && isPlayed && <Staged made={made} film={film} />}
        {film && !isPlayed && (
          <>
            <div class="staged-board">
              <Board made={made} film={film} moment={film.views[0]!} still />
            </div>
            <Start
              onStart={() => {
                clear();
                played.value = key;
              }}
            />
          </>
        )}
        {!film && (
          <p class="sec" role="status">
            {t('page-loading')}
          </p>
        )}
      </div>
      <Caption figure={figure} film={film} number={number} />
    </figure>
  );
}

const Caption = ({
  figure: { lesson, task },
  film,
  number,
}: {
  figure: Figure;
  film: FigureFilm | null;
  number: number;
}) => (
  <figcaption>
    <b>{t('page-book-figure', { n: number })}</b>{' '}
    {film && (
      <>
        <Found text={t(`lesson-${lesson}-${task}-ask`)} /> <Found text={t(film.caption)} />
      </>
    )}{' '}
    <a class="no-print" href={`/l/${lesson}?task=${task}`}>
      {t('page-book-try')}
    </a>
  </figcaption>
);

/** On paper a figure is two stills: how it begins, and what came of it. */
export function Stills({ made, figure, number }: { made: Face; figure: Figure; number: number }) {
  const film = useFilm(made.name, figure);
  return (
    <figure class="bk-figure bk-stills" data-figure={keyOf(figure)} data-ready={film !== null}>
      {film && (
        <div class="bk-pair">
          {[film.views[0]!, film.views.at(-1)!].map((moment) => (
            <div class="staged-board">
              <Board made={made} film={film} moment={moment} still />
            </div>
          ))}
        </div>
      )}
      <Caption figure={figure} film={film} number={number} />
    </figure>
  );
}
