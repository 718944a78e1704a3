// One task of a lesson on the game's own table: the request above the board, then what came of the try.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { dialog } from '../parts/dialog';
import { guide } from '../parts/guide';
import { Icon } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { useScreen } from '../parts/screen';
import { Home } from '../shell/bar';
import { face, showFace } from '../shell/face';
import { Staged } from '../shell/match';
import { TryTools } from '../shell/trytools';
import { ConnectionLine, RefusalCard, TroubleCard } from '../shell/notices';
import { useTableKeys } from '../shell/tablekeys';
import { isActive } from '../stage';
import { noteTry } from '../state/kept';
import { go, route } from '../state/route';
import { refusal, sending, showing, update } from '../state/table';
import type { Update } from '../wire/types';
import { faultWords } from '../words/faults';
import { shout } from '../words/live';
import { t } from '../words/texts';
import {
  addressOf,
  askOf,
  following,
  headOf,
  homeOf,
  isDone,
  keyOf,
  lessonOf,
  loadLesson,
  outcomeWords,
  titleOf,
} from './lessons';
import { headline, isLast, Outcome } from './outcome';
import { Pointer } from './pointer';
import { Column, Request, type Lesson } from './request';
import {
  again,
  begin,
  end,
  help,
  nextStep,
  pointed,
  pointOut,
  repeats,
  showAnswer,
  shown,
} from './session';
import { noteShow } from './shows';

const gameOf = (id: string): string =>
  ({ nh: 'neuroshima', neon: 'neon', bugs: 'bugs' })[id.split('-')[0]!] ?? '';

/** The lesson of the address, once it is here, and what went wrong. */
function useLesson(): { found: Lesson | null; fault: string } {
  const id = route.value.id,
    wanted = route.value.query.get('task'),
    [isReady, setReady] = useState(false),
    [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    const start = async (): Promise<void> => {
      await loadLesson(id, gameOf(id));
      setReady(true);
      const lesson = lessonOf(id),
        task = lesson?.tasks.find((one) => one.id === wanted) ?? lesson?.tasks[0];
      if (!lesson || !task) throw new Error(t('server-unknown-lesson'));
      await begin(lesson, task, showFace);
    };
    start().catch(setFault);
    return end;
  }, []);
  const lesson = lessonOf(id),
    task = lesson?.tasks.find((one) => one.id === wanted) ?? lesson?.tasks[0];
  const found = lesson && task && isReady ? { lesson, task } : null;
  return { found, fault: fault === null ? '' : faultWords(fault) };
}

const IDLE = 20_000;

/** Who tries nothing for a while is shown where to begin. */
function usePointers(found: Lesson | null, now: Update | null): void {
  useEffect(() => {
    if (!found || !now || now.step > 0 || now.result) return undefined;
    const timer = setTimeout(() => {
      if (!shown.value) pointed.value = found.task.points;
    }, IDLE);
    return () => clearTimeout(timer);
  }, [found?.task, now?.step]);
  useEffect(() => {
    if (now && now.step > 0) pointed.value = [];
  }, [now?.step]);
}

/** Notes how a try ended; the same mistake a second time rings the place, a third time the answer is shown. */
function useVerdict(found: Lesson | null, now: Update | null): boolean {
  const verdict = now?.verdict ?? null,
    over = Boolean(found && verdict) && !showing.value && !isActive.value;
  useEffect(() => {
    if (!found || !now || !verdict) return;
    noteTry(keyOf(found.lesson, found.task), `${now.match} ${now.version}`, {
      solved: verdict.solved,
      outcome: verdict.outcome,
      chance: null,
    });
  }, [verdict]);
  useEffect(() => {
    if (over && found && verdict)
      shout(`${headline({ ...found, verdict })} ${outcomeWords(verdict)}`);
  }, [over]);
  useEffect(() => {
    if (!found || !now || now.step > 0 || now.verdict || shown.value) return;
    const times = repeats(keyOf(found.lesson, found.task));
    if (isDone(found.lesson, found.task) || times < RING || now.version < 2) return;
    help.value = 1;
    if (times >= SHOW) showAnswer(keyOf(found.lesson, found.task));
    else void pointOut(found.task);
  }, [now?.version]);
  return over;
}

const RING = 2,
  SHOW = 3;

/** More help each time: the place, the answer. */
function moreHelp({ lesson, task }: Lesson): void {
  help.value = help.value ? 2 : 1;
  if (help.value === 1) void pointOut(task);
  else showAnswer(keyOf(lesson, task));
}

function Steps({ lesson, task }: Lesson) {
  return (
    <ol class="lsteps" aria-label={t('page-learn-tasks')}>
      {lesson.tasks.map((one, i) => (
        <li>
          <a
            href={addressOf(lesson, one)}
            class={isDone(lesson, one) ? 'done' : ''}
            aria-current={one === task ? 'step' : undefined}
            aria-label={t(isDone(lesson, one) ? 'page-learn-task-done' : 'page-learn-task', {
              n: i + 1,
              count: lesson.tasks.length,
            })}
          >
            {isDone(lesson, one) && <Icon name="check" size={14} />}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Bar({ found, now }: { found: Lesson; now: Update }) {
  const { lesson } = found;
  return (
    <header class="bar">
      <Home />
      <a class="crumb only-wide" href={homeOf(lesson)}>
        <b>{t('page-nav-learn')}</b> · {t(`page-game-${lesson.game}`)}
      </a>
      <span class="grow row lhead">
        <b class="only-wide">{headOf(lesson)}</b>
        <Steps {...found} />
      </span>
      <TryTools now={now} label="page-learn-help" help={() => moreHelp(found)} />
      <a class="icon-btn" href={homeOf(lesson)} aria-label={t('page-learn-leave')} data-act="leave">
        <Icon name="close" />
      </a>
    </header>
  );
}

const NoLesson = ({ fault }: { fault: string }) => (
  <div class="home">
    <header class="bar">
      <Home />
    </header>
    <main class="pages" id="main">
      <p class="sec" role="status">
        {fault || t('page-loading')}
      </p>
      {fault && (
        <a class="btn" href="/learn">
          {t('page-learn-path')}
        </a>
      )}
    </main>
    <TroubleCard />
  </div>
);

/** Enter goes on once the outcome is told. */
function useLessonKeys(found: Lesson | null, over: boolean): void {
  useKeys((event) => {
    if (!found || !over || onControl(event)) return false;
    if (event.key !== 'Enter') return false;
    const solved = update.value?.verdict?.solved && !shown.value;
    if (solved) go(following(found.lesson, found.task) ?? homeOf(found.lesson));
    else again(keyOf(found.lesson, found.task));
    return true;
  });
}

function useTelling(found: Lesson | null, now: Update | null): void {
  useEffect(() => {
    if (now) noteShow(now);
  }, [now?.version]);
  useEffect(() => {
    void nextStep();
  }, [now?.version, now?.legal.length, shown.value]);
  useEffect(() => {
    if (found && now && now.step === 0 && !now.verdict) shout(askOf(found.lesson, found.task));
  }, [found?.task, now === null]);
}

/** Games whose face has a column beside the board on a wide screen. */
const COLUMNS = new Set(['neuroshima']),
  WIDE = '(min-width: 1024px) and (min-height: 521px)';

/** Puts the words into the column of the face; false where there is none. */
function useColumn(found: Lesson | null, now: Update | null, over: boolean): boolean {
  const isWide = useScreen(WIDE),
    isColumn = Boolean(found && now && isWide && COLUMNS.has(found.lesson.game));
  useLayoutEffect(() => {
    if (!isColumn || !found || !now) return undefined;
    const left = () => (
      <Column {...found} now={now}>
        {over && now.verdict && <Outcome {...found} verdict={now.verdict} />}
      </Column>
    );
    guide.value = { left };
    return () => {
      guide.value = null;
    };
  }, [isColumn, found?.task, now, over]);
  return isColumn;
}

export function LessonScreen() {
  const { found, fault } = useLesson(),
    now = update.value,
    made = face.value,
    over = useVerdict(found, now),
    isColumn = useColumn(found, now, over);
  useTelling(found, now);
  usePointers(found, now);
  useTableKeys(() => found && moreHelp(found));
  useLessonKeys(found, over);
  if (!found || !now || !made || made.name !== found.lesson.game) return <NoLesson fault={fault} />;
  const isOwnRefusal = refusal.value?.rule && found.task.refusals[refusal.value.rule];
  return (
    <div
      class={`table-screen etude lesson game-${now.game} ${over ? 'over' : ''}`}
      data-lesson={found.lesson.id}
      data-task={found.task.id}
      data-version={now.version}
      data-step={now.step}
      data-mine={now.legal.length > 0}
      data-over={Boolean(now.verdict)}
      data-showing={showing.value}
      data-last={isLast(found)}
      aria-busy={sending.value}
    >
      <h1 class="unseen">{titleOf(found.lesson)}</h1>
      <div class="top">
        <Bar found={found} now={now} />
        <ConnectionLine />
        {!isColumn && <Request {...found} now={now} />}
      </div>
      <Staged now={now} />
      {over && now.verdict && !isColumn && <Outcome {...found} verdict={now.verdict} />}
      {!showing.value && <Pointer />}
      {!dialog.value && !isOwnRefusal && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}
