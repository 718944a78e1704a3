// The lessons of all games, fetched once, which are learned, and which comes next.
import { signal } from '@preact/signals';
import { isSolved, progressOf } from '../state/kept';
import { api } from '../wire/api';
import type { LessonInfo, TaskInfo, Verdict } from '../wire/types';
import { furnish } from '../words/later';
import { t } from '../words/texts';

export const lessons = signal<LessonInfo[]>([]);

/** Fetches the lessons and the words of those of a game. */
export async function loadLessons(game: string): Promise<void> {
  if (!lessons.value.length) lessons.value = (await api.lessons()).lessons;
  if (lessons.value.some((one) => one.game === game)) await furnish(`lessons-${game}`);
}

/** A lesson that somebody made of a study. */
const made = signal<LessonInfo | null>(null);
const STUDY = 'study-';
export const isMade = (id: string): boolean => id.startsWith(STUDY);

/** Fetches the lesson of an address: one of a path with all others, or that of a study. */
export async function loadLesson(id: string, game: string): Promise<void> {
  if (isMade(id)) made.value = await api.lesson(id);
  else await loadLessons(game);
}

export const lessonOf = (id: string): LessonInfo | undefined =>
  isMade(id)
    ? ([made.value].find((one) => one?.id === id) ?? undefined)
    : lessons.value.find((one) => one.id === id);
export const pathOf = (game: string): LessonInfo[] =>
  lessons.value.filter((one) => one.game === game);

/** What this browser keeps of a task, it keeps under this name. */
export const keyOf = (lesson: LessonInfo, task: TaskInfo): string =>
  `lesson-${lesson.id}-${task.id}`;

export const isDone = (lesson: LessonInfo, task: TaskInfo): boolean =>
  isSolved(keyOf(lesson, task));
const areDone = (lesson: LessonInfo): boolean => lesson.tasks.every((task) => isDone(lesson, task));

/** Learned: all its tasks are done, or the test of its chapter is passed. */
export const isLearned = (lesson: LessonInfo): boolean =>
  areDone(lesson) ||
  lessons.value.some(
    (one) => one.test && one.game === lesson.game && one.chapter === lesson.chapter && areDone(one),
  );

export const isStarted = (lesson: LessonInfo): boolean =>
  lesson.tasks.some((task) => isDone(lesson, task) || progressOf(keyOf(lesson, task)).tries > 0);

/** The first lesson that is not learned yet. */
export const nextIn = (game: string): LessonInfo | undefined =>
  pathOf(game).find((one) => !isLearned(one));

/** The task to go on with. */
export const openTask = (lesson: LessonInfo): TaskInfo =>
  lesson.tasks.find((task) => !isDone(lesson, task)) ?? lesson.tasks[0]!;

export const addressOf = (lesson: LessonInfo, task: TaskInfo = openTask(lesson)): string =>
  `/l/${lesson.id}?task=${task.id}`;

/** What follows a task: the next one of its lesson, else the next lesson; nothing after the last. */
export function following(lesson: LessonInfo, task: TaskInfo): string | null {
  const more = lesson.tasks[lesson.tasks.indexOf(task) + 1];
  if (more) return addressOf(lesson, more);
  if (isMade(lesson.id)) return null;
  const path = pathOf(lesson.game),
    after = path[path.indexOf(lesson) + 1];
  return after ? addressOf(after) : null;
}

export const numberOf = (lesson: LessonInfo): number => pathOf(lesson.game).indexOf(lesson) + 1;

/** What a lesson says: its author's words where a study was made a lesson. */
const said = (lesson: LessonInfo, what: string, otherwise: string): string =>
  isMade(lesson.id)
    ? lesson.words[`lesson-${lesson.id}-${what}`] || (otherwise && t(otherwise))
    : t(`lesson-${lesson.id}-${what}`);

export const titleOf = (lesson: LessonInfo): string => said(lesson, 'title', 'page-learn-study');
export const ideaOf = (lesson: LessonInfo): string => said(lesson, 'idea', '');
export const askOf = (lesson: LessonInfo, task: TaskInfo): string =>
  said(lesson, `${task.id}-ask`, 'page-learn-study-ask');

/** What came of a try: a sentence of the catalogues, or the author's own. */
export const outcomeWords = ({ outcome }: Verdict): string =>
  t(outcome.id, outcome.args as { text?: string });

/** The name over the board, and where a lesson is left to. */
export const headOf = (lesson: LessonInfo): string =>
  isMade(lesson.id)
    ? titleOf(lesson)
    : t('page-learn-lesson-named', { n: numberOf(lesson), title: titleOf(lesson) });
export const homeOf = (lesson: LessonInfo): string =>
  isMade(lesson.id) ? `/study/${lesson.id.slice(STUDY.length)}` : `/learn/${lesson.game}`;
export const homeName = (lesson: LessonInfo): string =>
  t(isMade(lesson.id) ? 'page-learn-study-open' : 'page-learn-path');
export const chapterOf = (lesson: LessonInfo): string =>
  t(`lesson-${lesson.id.split('-')[0]}-chapter-${lesson.chapter}`);
