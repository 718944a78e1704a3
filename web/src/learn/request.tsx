// What a task asks for: the request, the idea behind it, and what was tried against a rule. Where the screen is small, a long
// text is folded, so that the board keeps its size whatever the words.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { RuleId } from '../parts/rich';
import { refusal, voice } from '../state/table';
import type { LessonInfo, TaskInfo, Update } from '../wire/types';
import { language, plain, t } from '../words/texts';
import { askOf, ideaOf } from './lessons';
import { playStep, shown } from './session';

export interface Lesson {
  lesson: LessonInfo;
  task: TaskInfo;
}

/** The step of the answer that lies on the board, and the button that plays it. */
function Shown({ now }: { now: Update }) {
  const action = shown.value?.action;
  return (
    <div class="esteps" role="status">
      <span class="grow">
        {action
          ? plain(voice.value?.sayAction(action, now.seat ?? 0, now) ?? '')
          : t('page-loading')}
      </span>
      <button class="btn primary" data-act="step" disabled={!action} onClick={playStep}>
        <Icon name="play" size={16} />
        {t('page-learn-do')}
      </button>
    </div>
  );
}

/** A rule forbids it, and the lesson has its own words for that. */
function Forbidden({ task, lesson }: Lesson) {
  const rule = refusal.value?.rule,
    said = rule ? task.refusals[rule] : undefined;
  if (!rule || !said) return null;
  return (
    <p class="lforbidden" role="alert" data-said={said}>
      <Icon name="close" size={18} />
      <span>
        {t(said)} <RuleId id={rule} game={lesson.game} />
      </span>
    </p>
  );
}

/** Whether the words are longer than the place they have. */
function useFold(task: TaskInfo) {
  const box = useRef<HTMLDivElement>(null),
    [isLong, setLong] = useState(false),
    [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const words = box.current!,
      measure = (): void => setLong(words.offsetHeight > words.parentElement!.clientHeight + 2),
      watcher = new ResizeObserver(measure);
    measure();
    watcher.observe(words.parentElement!);
    return () => watcher.disconnect();
  }, [task, language.value]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const fold = (): void => setOpen(false);
    addEventListener('click', fold);
    return () => removeEventListener('click', fold);
  }, [isOpen]);
  return { box, isLong, isOpen: isOpen && isLong, unfold: () => setOpen(true) };
}

function Words({ lesson, task }: Lesson) {
  const { box, isLong, isOpen, unfold } = useFold(task),
    isFirst = lesson.tasks[0] === task;
  return (
    <div class={`lfold ${isLong ? 'long' : ''} ${isOpen ? 'open' : ''}`}>
      <div class="lwords" ref={box} onClick={() => isLong && !isOpen && setTimeout(unfold)}>
        {isFirst && !lesson.test && ideaOf(lesson) && (
          <p class="idea small sec">{ideaOf(lesson)}</p>
        )}
        <p class="task">{askOf(lesson, task)}</p>
        {task.luck && <p class="luck small sec">{t(`page-learn-luck-${task.luck}`)}</p>}
      </div>
      {isLong && (
        <button
          class="lmore"
          aria-label={t(isOpen ? 'page-learn-less' : 'page-learn-more')}
          aria-expanded={isOpen}
          data-act="more"
          onClick={() => !isOpen && setTimeout(unfold)}
        >
          <Icon name={isOpen ? 'up' : 'down'} size={18} />
        </button>
      )}
    </div>
  );
}

/** What is shown and forbidden in a try, under its request. */
const Trying = (found: Lesson & { now: Update }) => (
  <>
    {shown.value && !found.now.verdict && <Shown now={found.now} />}
    <Forbidden {...found} />
  </>
);

const numberWords = ({ lesson, task }: Lesson): string =>
  t('page-learn-task', { n: lesson.tasks.indexOf(task) + 1, count: lesson.tasks.length });

export const Request = (found: Lesson & { now: Update }) => (
  <section class="lask" aria-label={numberWords(found)}>
    <Words lesson={found.lesson} task={found.task} />
    <Trying {...found} />
  </section>
);

/** The same as a column beside the board, where a face has one: idea, request, and what came of the try. */
export function Column(found: Lesson & { now: Update; children: ComponentChildren }) {
  const { lesson, task } = found,
    idea = !lesson.test && ideaOf(lesson);
  return (
    <div class="lcol">
      {idea && (
        <section class="lidea" aria-label={t('page-learn-idea')}>
          <p class="tiny sec">{t('page-learn-idea')}</p>
          <p>{idea}</p>
        </section>
      )}
      <section class="lask" aria-label={numberWords(found)}>
        <p class="tiny sec">{numberWords(found)}</p>
        <p class="task">{askOf(lesson, task)}</p>
        {task.luck && <p class="small sec">{t(`page-learn-luck-${task.luck}`)}</p>}
        <Trying {...found} />
      </section>
      {found.children}
    </div>
  );
}
