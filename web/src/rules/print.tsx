// The whole book on paper: contents first, figures as stills, the cited rules at the end of each chapter; always light.
import type { Face } from '../games/face';
import { Icon } from '../parts/icon';
import { t } from '../words/texts';
import { notesOf, titleOf, type Opened } from './book';
import { ChapterText, Editions } from './chapter';
import { Notes } from './notes';

export function PrintedBook({ open, made }: { open: Opened; made: Face }) {
  const { book } = open;
  return (
    <main class="bk-paper" id="main" data-face={made.look} data-theme="light">
      <header class="row between wrap no-print">
        {book.editions.length > 1 && <Editions editions={book.editions} />}
        <button class="btn primary" type="button" data-act="print" onClick={() => print()}>
          <Icon name="save" size={18} />
          {t('page-book-print')}
        </button>
      </header>
      <h1>
        {t(`page-game-${book.game}`)}: {t('page-book-book')}
      </h1>
      <ol class="bk-chapters">
        {book.chapters.map((chapter, i) => (
          <li>
            <a href={`#print-${chapter.id}`}>
              <span class="n num">{i + 1}</span> {titleOf(book, chapter)}
            </a>
          </li>
        ))}
      </ol>
      {book.chapters.map((chapter, i) => (
        <section class="bk-in" id={`print-${chapter.id}`}>
          <h2 class="bk-title">
            {i + 1}. {titleOf(book, chapter)}
          </h2>
          <ChapterText open={open} chapter={chapter} made={made} printed />
          <Notes notes={notesOf(book, chapter)} rules={open.rules} />
        </section>
      ))}
    </main>
  );
}
