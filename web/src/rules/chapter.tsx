// One chapter: its texts, figures and signs, and at its end the rules word by word.
import type { Face } from '../games/face';
import {
  lessons,
  addressOf as lessonAddress,
  numberOf,
  titleOf as lessonTitle,
} from '../learn/lessons';
import { Icon } from '../parts/icon';
import type { Chapter, Part } from '../wire/types';
import { t } from '../words/texts';
import {
  addressOf,
  appendixOf,
  edition,
  lit,
  messageOf,
  notesOf,
  titleOf,
  toldParts,
  type Opened,
} from './book';
import { LiveFigure, Stills } from './figure';
import { Found, Prose, RuleWords } from './notes';
import { SignRow } from './symbols';

const editionName = (name: string): string => t(`page-book-edition-${name.replace('.', '-')}`);

/** The editions of a game, of which one is read. */
export const Editions = ({ editions }: { editions: readonly string[] }) => (
  <div class="bk-ed" role="group" aria-label={t('page-book-edition')}>
    {editions.map((one) => (
      <button
        type="button"
        aria-pressed={edition.value === one}
        data-edition={one}
        onClick={() => {
          edition.value = one;
        }}
      >
        {editionName(one)}
      </button>
    ))}
  </div>
);

interface Shown {
  open: Opened;
  chapter: Chapter;
  made: Face;
  /** On paper figures are stills. */
  printed?: boolean;
}

/** Which figure of its chapter a part is. */
const numberIn = (parts: readonly Part[], part: Part): number =>
  parts.filter(({ figure }) => figure).indexOf(part) + 1;

function PartOf({ open, chapter, made, printed, part }: Shown & { part: Part }) {
  const { book, rules } = open,
    parts = toldParts(chapter);
  if (part.head)
    return (
      <h2 id={printed ? undefined : part.head}>
        <Found text={t(messageOf(book, chapter, part.head))} />
      </h2>
    );
  if (part.figure) {
    const Drawn = printed ? Stills : LiveFigure;
    return <Drawn made={made} figure={part.figure} number={numberIn(parts, part)} />;
  }
  if (part.signs?.length) return <SignRow sheet={made.symbols} signs={part.signs} />;
  const prose = (
    <Prose
      text={t(messageOf(book, chapter, part.text!))}
      place={`${chapter.id}-${part.text}`}
      notes={notesOf(book, chapter)}
      rules={rules}
    />
  );
  return part.editions?.length ? (
    <div class="bk-diff">
      <span class="y">{part.editions.map(editionName).join(', ')}</span>
      <div>{prose}</div>
    </div>
  ) : (
    prose
  );
}

/** The rules of the groups that belong to a chapter, one by one. */
function Appendix({ open, chapter }: { open: Opened; chapter: Chapter }) {
  const rules = appendixOf(open, chapter);
  if (!rules.length) return null;
  return (
    <details class="bk-appendix" open={rules.some((rule) => rule.id === lit.value) || undefined}>
      <summary>{t('page-book-appendix', { count: rules.length })}</summary>
      <ul class="rule-list">
        {rules.map((rule) => (
          <li id={rule.id} class={lit.value === rule.id ? 'on' : ''}>
            <b class="num">
              <Found text={rule.id} />
            </b>
            <RuleWords rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lessons that teach what a chapter tells. */
export function TryIt({ open, chapter }: { open: Opened; chapter: Chapter }) {
  const cited = notesOf(open.book, chapter),
    used = chapter.parts.map(({ figure }) => figure?.lesson),
    found = lessons.value.filter(
      (one) =>
        one.game === open.book.game &&
        !one.test &&
        (used.includes(one.id) || cited.includes(one.rules[0]!)),
    );
  return (
    <section class="panel" aria-label={t('page-book-lessons')}>
      <div class="ph">
        <h2>{t('page-book-lessons')}</h2>
      </div>
      <ul class="bk-see">
        {found.map((lesson) => (
          <li>
            <a href={lessonAddress(lesson)}>
              <Icon name="flag" size={18} />
              <span class="grow">
                {t('page-learn-lesson', { n: numberOf(lesson) })}: {lessonTitle(lesson)}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={`/etudes?game=${open.book.game}`}>
            <Icon name="puzzle" size={18} />
            <span class="grow">{t('page-nav-etudes')}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** The chapters before and after. */
function Onwards({ open: { book }, chapter }: { open: Opened; chapter: Chapter }) {
  const at = book.chapters.indexOf(chapter),
    before = book.chapters[at - 1],
    after = book.chapters[at + 1];
  return (
    <nav class="bk-onwards" aria-label={t('page-book-onwards')}>
      {before ? (
        <a class="btn quiet" rel="prev" href={addressOf(book, before)}>
          {titleOf(book, before)}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a class="btn" rel="next" href={addressOf(book, after)}>
          {titleOf(book, after)}
          <Icon name="right" size={16} />
        </a>
      )}
    </nav>
  );
}

export function ChapterText(shown: Shown) {
  const { open, chapter } = shown;
  return (
    <>
      {toldParts(chapter).map((part, i) => (
        <PartOf key={`${chapter.id} ${i} ${edition.value}`} {...shown} part={part} />
      ))}
      {!shown.printed && <Appendix open={open} chapter={chapter} />}
      {!shown.printed && <Onwards open={open} chapter={chapter} />}
    </>
  );
}
