// The path of each game: its lessons as a trail, light where learned, and one press to go on.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../games/face';
import { HOMES, type Home } from '../games/homes';
import { Drawing, Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { PhoneNav, PlainBar } from '../shell/bar';
import { face, showFace } from '../shell/face';
import { themeOf } from '../shell/theme';
import { go, route } from '../state/route';
import type { LessonInfo } from '../wire/types';
import { faultWords } from '../words/faults';
import { t } from '../words/texts';
import {
  addressOf,
  chapterOf,
  isDone,
  isLearned,
  isStarted,
  lessons,
  loadLessons,
  nextIn,
  numberOf,
  openTask,
  pathOf,
  titleOf,
} from './lessons';
import { FirstGame } from './firstgame';
import { heightOf, spots, trail } from './trail';

const MINUTES = 2;

function Tab({ home, chosen }: { home: Home; chosen: boolean }) {
  const path = pathOf(home.game),
    learned = path.filter(isLearned).length;
  return (
    <a
      class="ltab"
      href={`/learn/${home.game}`}
      aria-current={chosen ? 'page' : undefined}
      data-face={home.look}
      data-theme={themeOf(home)}
    >
      <b>{t(`page-game-${home.game}`)}</b>
      <span class="row">
        <span class="lgauge" aria-hidden="true">
          <i style={`width:${path.length ? (100 * learned) / path.length : 0}%`} />
        </span>
        <span class="small sec num">{t('page-learn-of', { learned, count: path.length })}</span>
      </span>
    </a>
  );
}

/** How a stop is told to the ear: its number, its name, how it stands. */
function stateOf(lesson: LessonInfo, isNext: boolean): string {
  if (isLearned(lesson)) return t('page-learn-state-learned');
  if (isStarted(lesson))
    return t('page-learn-task', {
      n: lesson.tasks.indexOf(openTask(lesson)) + 1,
      count: lesson.tasks.length,
    });
  return isNext ? t('page-learn-state-next') : '';
}

const SIGN = 92;

function Mark({ lesson, made }: { lesson: LessonInfo; made: Face }) {
  if (lesson.test)
    return (
      <span class="ltest">
        <Icon name="flag" size={34} />
      </span>
    );
  const sign = made.lessonSign(lesson.sign, isLearned(lesson));
  return (
    <span class={`lsign ${made.look}`}>
      <Drawing svg={sign.svg} box={sign.box} width={SIGN} height={SIGN} cls={sign.cls} />
    </span>
  );
}

function Stop({ lesson, made, isNext }: { lesson: LessonInfo; made: Face; isNext: boolean }) {
  const state = stateOf(lesson, isNext),
    learned = isLearned(lesson);
  return (
    <a
      class={`lstop ${learned ? 'learned' : ''} ${isNext ? 'next' : ''}`}
      href={addressOf(lesson)}
      data-stop={lesson.id}
    >
      <Mark lesson={lesson} made={made} />
      <span class="lno num">
        {learned ? <Icon name="check" size={14} /> : numberOf(lesson)}
        <span class="unseen">{t('page-learn-lesson', { n: numberOf(lesson) })}</span>
      </span>
      <span class="lname">{titleOf(lesson)}</span>
      {state && <span class={`tiny ${learned ? 'unseen' : 'sec'}`}>{state}</span>}
    </a>
  );
}

/** One chapter of the path. */
function Chapter({ path, made, width }: { path: LessonInfo[]; made: Face; width: number }) {
  const places = spots(path.length, width, made.look),
    learned = path.filter(isLearned).length,
    next = nextIn(path[0]!.game),
    height = heightOf(places);
  return (
    <section class="lchapter" aria-label={chapterOf(path[0]!)}>
      <h3>{chapterOf(path[0]!)}</h3>
      <div class="ltrail" style={`height:${height}px`}>
        <svg
          width={width}
          height={height}
          fill="none"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: trail(places, made.look, learned) }}
        />
        <ol>
          {path.map((lesson, i) => (
            <li style={`left:${places[i]!.x}px;top:${places[i]!.y}px`}>
              <Stop lesson={lesson} made={made} isNext={lesson === next} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function useWidth(): [{ current: HTMLDivElement | null }, number] {
  const box = useRef<HTMLDivElement>(null),
    [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

function Trail({ game, made }: { game: string; made: Face }) {
  const [box, width] = useWidth(),
    path = pathOf(game),
    left = path.filter((one) => !isLearned(one)).length,
    chapters = [...new Set(path.map((one) => one.chapter))];
  return (
    <div class="lpath" ref={box}>
      <h2>
        {t('page-learn-your-path')}{' '}
        <span class="small sec">
          {t('page-learn-left', { count: left, minutes: left * MINUTES })}
        </span>
      </h2>
      {width > 0 &&
        chapters.map((chapter) => (
          <Chapter path={path.filter((one) => one.chapter === chapter)} made={made} width={width} />
        ))}
    </div>
  );
}

function NextCard({ lesson }: { lesson: LessonInfo }) {
  return (
    <section class="lnext" aria-label={t('page-learn-state-next')}>
      <p class="small sec">{t('page-learn-next-number', { n: numberOf(lesson) })}</p>
      <h2>{titleOf(lesson)}</h2>
      <p>{t(`lesson-${lesson.id}-idea`)}</p>
      <a class="btn primary" href={addressOf(lesson)} data-act="continue">
        <Icon name="play" size={18} />
        {t(
          lesson.tasks.some((task) => isDone(lesson, task))
            ? 'page-learn-go-on'
            : 'page-learn-start',
        )}
        <span class="key" aria-hidden="true" data-key="⏎" />
      </a>
    </section>
  );
}

/** Who knows the game already jumps to the test of a chapter. */
function Tests({ path }: { path: LessonInfo[] }) {
  const open = path.filter((one) => one.test && !isLearned(one));
  if (!open.length) return null;
  return (
    <section class="panel" aria-label={t('page-learn-known')}>
      <div class="ph">
        <h2>{t('page-learn-known')}</h2>
      </div>
      <div class="pb">
        <p class="small sec">{t('page-learn-known-how')}</p>
        {open.map((lesson) => (
          <a class="btn quiet" href={addressOf(lesson)}>
            <Icon name="flag" size={18} />
            {t('page-learn-test', { chapter: chapterOf(lesson) })}
          </a>
        ))}
      </div>
    </section>
  );
}

const Beside = ({ game }: { game: string }) => (
  <nav class="panel lbeside" aria-label={t('page-learn-beside')}>
    <a href={`/etudes?game=${game}`}>
      <Icon name="puzzle" size={18} />
      {t('page-nav-etudes')}
    </a>
    <a href={`/rules/${game}`}>
      <Icon name="book" size={18} />
      {t('page-nav-rules')}
    </a>
  </nav>
);

/** Fetches the path of the address with its words and its face; gives the game once it is here, and what went wrong. */
function usePath(game: string): { ready: string; fault: string } {
  const [fault, setFault] = useState<unknown>(null),
    [ready, setReady] = useState('');
  useEffect(() => {
    setFault(null);
    Promise.all([loadLessons(game), showFace(game)]).then(() => setReady(game), setFault);
  }, [game]);
  return { ready, fault: fault === null ? '' : faultWords(fault) };
}

function useGoOn(game: string): void {
  useKeys((event) => {
    const tab = HOMES[Number(event.key) - 1],
      next = nextIn(game);
    if (tab && event.key.length === 1) go(`/learn/${tab.game}`);
    else if (event.key === 'Enter' && next && !onControl(event)) go(addressOf(next));
    else return false;
    return true;
  });
}

export function LearnScreen() {
  const homes = HOMES.filter(({ game }) => !lessons.value.length || pathOf(game).length > 0),
    home = homes.find((one) => one.game === route.value.id) ?? homes[0]!,
    { ready, fault } = usePath(home.game),
    path = ready === home.game ? pathOf(home.game) : [],
    made = face.value?.name === home.game ? face.value : null,
    next = nextIn(home.game);
  useGoOn(home.game);
  return (
    <div class="home learn">
      <PlainBar />
      <nav class="ltabs" aria-label={t('page-learn-games')}>
        {homes.map((one) => (
          <Tab home={one} chosen={one === home} />
        ))}
      </nav>
      <main class="lpage" id="main" data-face={home.look} data-theme={themeOf(home)}>
        <h1 class="unseen">{t('page-nav-learn')}</h1>
        {made && path.length > 0 ? (
          <>
            <Trail game={home.game} made={made} />
            <aside class="lside">
              {next ? <NextCard lesson={next} /> : <p class="lall">{t('page-learn-all')}</p>}
              <FirstGame game={home.game} learned={path.filter(isLearned).length} />
              <Tests path={path} />
              <Beside game={home.game} />
            </aside>
          </>
        ) : (
          <p class="sec" role="status">
            {fault || t('page-loading')}
          </p>
        )}
      </main>
      <PhoneNav />
    </div>
  );
}
