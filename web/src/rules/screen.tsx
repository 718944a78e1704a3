// The screen of the rulebooks: chapters to read, every symbol on a page, the rules by id, and the whole book to print.
import { useEffect, useState } from 'preact/hooks';
import { HOMES } from '../games/homes';
import { Icon } from '../parts/icon';
import { PhoneNav, PlainBar } from '../shell/bar';
import { face, showFace } from '../shell/face';
import { go, route } from '../state/route';
import type { Chapter } from '../wire/types';
import type { Face } from '../games/face';
import { faultWords } from '../words/faults';
import { language, t } from '../words/texts';
import {
  addressOf,
  chapterOfRule,
  lit,
  notesOf,
  openBook,
  opened,
  titleOf,
  type Opened,
} from './book';
import { ChapterText, Editions, TryIt } from './chapter';
import { Contents } from './contents';
import { leaveFigures } from './figure';
import { Notes } from './notes';
import { PrintedBook } from './print';
import { Register } from './register';
import { Symbols } from './symbols';

const PAGES = [
  ['', 'page-book-book'],
  ['symbols', 'page-book-symbols'],
  ['ids', 'page-book-ids'],
  ['print', 'page-book-print'],
] as const;

function Sections({ game, part }: { game: string; part: string }) {
  const here = PAGES.some(([one]) => one === part) ? part : '';
  return (
    <div class="bk-bar no-print">
      <nav class="tabs" aria-label={t('page-learn-games')}>
        {HOMES.map((home) => (
          <a href={`/rules/${home.game}`} aria-current={home.game === game ? 'true' : undefined}>
            {t(`page-game-${home.game}`)}
          </a>
        ))}
      </nav>
      <nav class="tabs" aria-label={t('page-nav-rules')}>
        {PAGES.map(([one, label]) => (
          <a
            href={`/rules/${game}${one && `/${one}`}`}
            aria-current={one === here ? 'page' : undefined}
            data-page={one || 'book'}
          >
            {t(label)}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Brings the rule or the heading of the address into view. */
function useAnchor(open: Opened, chapter: Chapter): void {
  const { hash } = route.value;
  useEffect(() => {
    lit.value = '';
    leaveFigures();
    return leaveFigures;
  }, [chapter]);
  useEffect(() => {
    if (!hash) return;
    if (open.rules.has(hash)) lit.value = hash;
    const place =
      document.querySelector(`[data-note="${CSS.escape(hash)}"]`) ?? document.getElementById(hash);
    place?.closest('details')?.setAttribute('open', '');
    place?.scrollIntoView({ block: open.rules.has(hash) ? 'center' : 'start' });
  }, [chapter, hash]);
}

function Reading({ open, chapter, made }: { open: Opened; chapter: Chapter; made: Face }) {
  const { book } = open,
    wide = matchMedia('(min-width: 1024px)').matches;
  useAnchor(open, chapter);
  return (
    <div class="bk">
      <nav class="bk-toc" aria-label={t('page-book-contents')}>
        {wide ? (
          <Contents open={open} chapter={chapter} />
        ) : (
          <details key={chapter.id}>
            <summary>
              <Icon name="list" size={18} /> {t('page-book-contents')}
            </summary>
            <Contents open={open} chapter={chapter} />
          </details>
        )}
      </nav>
      <main class="bk-main" id="main">
        <article class="bk-in">
          <header class="bk-head">
            <div>
              <p class="small muted">
                {t('page-book-chapter', { n: book.chapters.indexOf(chapter) + 1 })}
              </p>
              <h1>{titleOf(book, chapter)}</h1>
            </div>
            {book.editions.length > 1 && <Editions editions={book.editions} />}
          </header>
          <ChapterText open={open} chapter={chapter} made={made} />
        </article>
      </main>
      <aside class="bk-side" aria-label={t('page-book-behind')}>
        <section class="only-wide">
          <h2>{t('page-book-behind')}</h2>
          <Notes notes={notesOf(book, chapter)} rules={open.rules} />
        </section>
        <TryIt open={open} chapter={chapter} />
      </aside>
    </div>
  );
}

/** The book of a game with its face, once both are here; gives what went wrong. */
function useBook(game: string): { open: Opened | null; made: Face | null; fault: string } {
  const [fault, setFault] = useState<unknown>(null),
    lang = language.value;
  useEffect(() => {
    setFault(null);
    Promise.all([openBook(game), showFace(game)]).catch(setFault);
  }, [game, lang]);
  const open = opened.value?.book.game === game ? opened.value : null,
    made = face.value?.name === game ? face.value : null;
  return { open, made, fault: fault === null ? '' : faultWords(fault) };
}

function Page({ open, made }: { open: Opened; made: Face }) {
  const { part, hash } = route.value,
    { chapters } = open.book,
    told = !part && hash ? chapterOfRule(open, hash) : undefined,
    chapter = chapters.find((one) => one.id === part) ?? told ?? chapters[0]!;
  useEffect(() => {
    if (told) go(`${addressOf(open.book, told)}#${hash}`, true);
  }, [told]);
  switch (part) {
    case 'symbols':
      return <Symbols open={open} made={made} />;
    case 'ids':
      return <Register open={open} />;
    case 'print':
      return <PrintedBook open={open} made={made} />;
    default:
      return <Reading key={open.book.game} open={open} chapter={chapter} made={made} />;
  }
}

export function BookScreen() {
  const game = HOMES.find((home) => home.game === route.value.id)?.game ?? HOMES[0]!.game,
    { open, made, fault } = useBook(game);
  return (
    <div class="home bk-home">
      <PlainBar />
      <Sections game={game} part={route.value.part} />
      {open && made ? (
        <Page open={open} made={made} />
      ) : (
        <main class="pages" id="main">
          <h1 class="unseen">{t('page-nav-rules')}</h1>
          <p class="sec" role="status">
            {fault || t('page-loading')}
          </p>
        </main>
      )}
      <PhoneNav />
    </div>
  );
}
