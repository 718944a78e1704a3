// The contents of the book, and the search that counts in them.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { go } from '../state/route';
import { t } from '../words/texts';
import type { Chapter } from '../wire/types';
import { addressOf, appendixOf, messageOf, titleOf, toldParts, type Opened } from './book';
import { wanted } from './notes';
import { countIn, wordsOf } from './prose';

/** How often a chapter says what is searched for: title, text, and the rules at its end with their ids. */
function hitsIn(open: Opened, chapter: Chapter): number {
  const { book } = open,
    texts = toldParts(chapter).flatMap(({ head, text }) =>
      [head, text].filter(Boolean).map((name) => wordsOf(t(messageOf(book, chapter, name!)))),
    ),
    rules = appendixOf(open, chapter).flatMap((rule) => [rule.id, rule.text, rule.ruling]);
  return [titleOf(book, chapter), ...texts, ...rules].reduce(
    (sum, text) => sum + countIn(text, wanted.value),
    0,
  );
}

const SHORTEST = 2;

/** On to the next place that was found, in the next chapter when this one has no more. */
function goOn(open: Opened, chapter: Chapter | undefined): void {
  const { book } = open,
    marks = [...document.querySelectorAll<HTMLElement>('.bk-main mark')],
    next = marks.findIndex((mark) => mark.classList.contains('now')) + 1,
    found = marks[next];
  for (const mark of marks) mark.classList.remove('now');
  if (found) {
    for (let box = found.closest('details'); box; box = box.parentElement!.closest('details'))
      box.open = true;
    found.classList.add('now');
    found.scrollIntoView({ block: 'center' });
    return;
  }
  const at = chapter ? book.chapters.indexOf(chapter) : -1,
    order = [...book.chapters.slice(at + 1), ...book.chapters.slice(0, at + 1)],
    more = order.find((one) => hitsIn(open, one) > 0);
  if (more) go(addressOf(book, more));
}

function Search({ open, chapter }: { open: Opened; chapter: Chapter | undefined }) {
  const box = useRef<HTMLInputElement>(null),
    places = wanted.value ? open.book.chapters.reduce((sum, one) => sum + hitsIn(open, one), 0) : 0;
  useKeys((event) => {
    if (event.key !== '/') return false;
    box.current?.closest('details')?.setAttribute('open', '');
    box.current?.focus();
    return true;
  });
  useEffect(
    () => () => {
      wanted.value = '';
    },
    [open.book],
  );
  return (
    <>
      <label class="bk-find">
        <span class="unseen">{t('page-rules-search')}</span>
        <input
          class="input"
          type="search"
          ref={box}
          value={wanted.value}
          placeholder={t('page-rules-search')}
          onInput={({ currentTarget: { value } }) => {
            wanted.value = value.trim().length < SHORTEST ? '' : value.trim();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') goOn(open, chapter);
            if (event.key === 'Escape') {
              wanted.value = '';
              event.currentTarget.value = '';
            }
          }}
        />
        <Icon name="target" size={16} />
      </label>
      <p class="tiny sec bk-places" role="status">
        {wanted.value &&
          (places ? t('page-book-places', { count: places }) : t('page-book-nothing'))}
        {wanted.value && !places && (
          <>
            {' '}
            <a href={`/rules/${open.book.game}/symbols`}>{t('page-book-symbols')}</a>
          </>
        )}
      </p>
    </>
  );
}

/** The parts of a chapter that have a heading, under it. */
const Heads = ({ open, chapter, n }: { open: Opened; chapter: Chapter; n: number }) => {
  const heads = toldParts(chapter).filter(({ head }) => head);
  return heads.length ? (
    <ol class="bk-sub">
      {heads.map(({ head }, i) => (
        <li>
          <a href={`${addressOf(open.book, chapter)}#${head}`}>
            {n}.{i + 1} {t(messageOf(open.book, chapter, head!))}
          </a>
        </li>
      ))}
    </ol>
  ) : null;
};

export const Contents = ({ open, chapter }: { open: Opened; chapter: Chapter | undefined }) => (
  <>
    <Search open={open} chapter={chapter} />
    <ol class="bk-chapters">
      {open.book.chapters.map((one, i) => {
        const hits = wanted.value ? hitsIn(open, one) : 0;
        return (
          <li>
            <a
              href={addressOf(open.book, one)}
              aria-current={one === chapter ? 'page' : undefined}
              data-chapter={one.id}
            >
              <span class="n num">{i + 1}</span>
              <span class="grow">{titleOf(open.book, one)}</span>
              {hits > 0 && <span class="hits num">{hits}</span>}
            </a>
            {one === chapter && <Heads open={open} chapter={one} n={i + 1} />}
          </li>
        );
      })}
    </ol>
  </>
);
