// A study made a set of puzzles, or a lesson: which chapters are puzzles and why the others are not; what is asked.
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { told, t } from '../words/texts';
import type { ChapterPuzzle } from '../wire/explored';
import { chapters } from './board';
import { shareLink } from '../parts/share';
import { id, toLesson, toPuzzles } from './study';

const nameOf = (at: number): string =>
  chapters.value[at]?.title || t('page-study-chapter', { n: at + 1 });

const Made = ({ chapter, etude, refused }: ChapterPuzzle) => (
  <li data-made={etude ?? ''}>
    <Icon name={etude ? 'check' : 'close'} size={18} />
    <span class="grow">
      <b>{nameOf(chapter)}</b>
      {refused && <span class="small sec"> {told(refused.message, refused.args)}</span>}
    </span>
    {etude && (
      <a class="btn sm" href={`/e/${etude}`}>
        {t('page-study-puzzle-open')}
      </a>
    )}
  </li>
);

/** Makes the puzzles and lists them; the solver proves them from now on. */
export async function makePuzzles(): Promise<void> {
  const { puzzles } = await toPuzzles();
  openDialog(() => (
    <Dialog title={t('page-study-puzzles')}>
      <p class="sec">{t('page-study-puzzles-how')}</p>
      <ul class="match-list">
        {puzzles.map((one) => (
          <Made {...one} />
        ))}
      </ul>
    </Dialog>
  ));
}

/** Tells what the lesson asks, and where it is. */
export async function makeLesson(): Promise<void> {
  const { tasks } = await toLesson(),
    address = `/l/study-${id.value}`;
  openDialog(() => (
    <Dialog title={t('page-study-lesson')}>
      <p>{t('page-study-lesson-made', { count: tasks.length })}</p>
      <p class="sec">{t('page-study-lesson-how')}</p>
      <div class="row wrap">
        <a class="btn primary" data-act="open-lesson" href={address}>
          {t('page-study-lesson-open')}
        </a>
        <button
          class="btn quiet"
          data-act="share-lesson"
          onClick={() =>
            shareLink('page-study-lesson', 'page-study-lesson-link', `${location.origin}${address}`)
          }
        >
          <Icon name="link" size={18} />
          {t('page-study-share')}
        </button>
      </div>
    </Dialog>
  ));
}
