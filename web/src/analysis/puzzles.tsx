// A study made a set of puzzles: which chapters are some, and why the others are not.
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { told, t } from '../words/texts';
import type { ChapterPuzzle } from '../wire/explored';
import { chapters } from './board';
import { toPuzzles } from './study';

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
