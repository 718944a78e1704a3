// What came of a try: a headline, one sentence with the reason, the rule; then the sensible button first.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { RuleId } from '../parts/rich';
import { face } from '../shell/face';
import { go } from '../state/route';
import { arrivals, showing, update } from '../state/table';
import type { LessonInfo, TaskInfo, Verdict } from '../wire/types';
import { t } from '../words/texts';
import { following, homeName, homeOf, keyOf, outcomeWords } from './lessons';
import { again, help, shown, showAnswer } from './session';
import { shows } from './shows';

export interface Tried {
  lesson: LessonInfo;
  task: TaskInfo;
  verdict: Verdict;
}

export const isLast = ({ lesson, task }: Pick<Tried, 'lesson' | 'task'>): boolean =>
  lesson.tasks.at(-1) === task;

export function headline(tried: Tried): string {
  const { solved } = tried.verdict;
  if (!solved) return t('page-learn-not-yet');
  if (shown.value) return t('page-learn-shown');
  return t(isLast(tried) ? 'page-learn-lesson-done' : 'page-learn-right');
}

/** Where one goes from here: after an answer that was shown it is the learner's turn. */
function Next(tried: Tried) {
  const key = keyOf(tried.lesson, tried.task),
    next = following(tried.lesson, tried.task);
  if (!tried.verdict.solved || shown.value)
    return (
      <button class="btn primary" data-act="again" onClick={() => again(key)}>
        <Icon name="left" size={18} />
        {t('page-learn-again')}
        <span class="key" aria-hidden="true" data-key="⏎" />
      </button>
    );
  return (
    <button class="btn primary" data-act="next" onClick={() => go(next ?? homeOf(tried.lesson))}>
      {next
        ? t(isLast(tried) ? 'page-learn-next-lesson' : 'page-learn-next')
        : homeName(tried.lesson)}
      <Icon name="right" size={18} />
      <span class="key" aria-hidden="true" data-key="⏎" />
    </button>
  );
}

function lookAgain(): void {
  showing.value = true;
  arrivals.value = [...shows.value];
}

export function Outcome(tried: Tried) {
  const { lesson, task, verdict } = tried,
    head = useRef<HTMLHeadingElement>(null),
    Course = face.value?.Course;
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      class={`lout ${verdict.solved ? 'won' : 'lost'}`}
      data-verdict={verdict.solved ? 'solved' : 'failed'}
      data-said={verdict.outcome.id}
    >
      <div class="lsaid">
        <h2 ref={head} tabIndex={-1}>
          <Icon name={verdict.solved ? 'check' : 'close'} size={22} />
          {headline(tried)}
        </h2>
        <p>
          {outcomeWords(verdict)} {verdict.rule && <RuleId id={verdict.rule} game={lesson.game} />}
        </p>
        {Course && update.value && (
          <Course events={shows.value.flatMap(({ events }) => events)} now={update.value} />
        )}
      </div>
      <div class="row wrap lacts">
        {shows.value.length > 0 && (
          <button class="btn quiet" data-act="watch" onClick={lookAgain}>
            <Icon name="eye" size={18} />
            {t('page-learn-watch')}
          </button>
        )}
        {!verdict.solved && help.value >= 1 && (
          <button class="btn quiet" data-act="show" onClick={() => showAnswer(keyOf(lesson, task))}>
            <Icon name="bulb" size={18} />
            {t('page-learn-show')}
          </button>
        )}
        <Next {...tried} />
      </div>
    </section>
  );
}
