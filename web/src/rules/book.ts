// The rulebook of a game: its chapters, the rules behind them, and where a rule is told.
import { signal } from '@preact/signals';
import { loadLessons } from '../learn/lessons';
import { settings } from '../state/settings';
import { api } from '../wire/api';
import type { BookInfo, Chapter, Language, Part, Rule } from '../wire/types';
import { furnish } from '../words/later';
import { language, t } from '../words/texts';
import { citesIn } from './prose';

export interface Opened {
  book: BookInfo;
  /** The rules in the language of the reader, by id. */
  rules: ReadonlyMap<string, Rule>;
}

export const opened = signal<Opened | null>(null);
/** The edition whose reader this is; empty where a game has one only. */
export const edition = signal('');
/** The rule whose footnote is pointed at. */
export const lit = signal('');

const books = new Map<string, Promise<BookInfo>>();
const registers = new Map<string, Promise<Rule[]>>();

function kept<T>(store: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const asked = store.get(key) ?? ask();
  store.set(key, asked);
  asked.catch(() => store.delete(key));
  return asked;
}

const rulesOf = (game: string, lang: Language): Promise<Rule[]> =>
  kept(registers, `${game} ${lang}`, () => api.rules(game, lang).then((found) => found.rules));

/** The edition by which this player last set up a game. */
function presetOf({ game, editions }: BookInfo): string {
  const chosen = settings.value.setups[game]?.ruleset;
  return editions.find((one) => one === chosen) ?? editions[0] ?? '';
}

/** Fetches a book with its words, its rules and the lessons its figures come from. */
export async function openBook(game: string): Promise<void> {
  const [book, rules] = await Promise.all([
    kept(books, game, () => api.book(game)),
    rulesOf(game, language.value),
    furnish(`book-${game}`),
    loadLessons(game),
  ]);
  if (!book.editions.includes(edition.value)) edition.value = presetOf(book);
  opened.value = { book, rules: new Map(rules.map((rule) => [rule.id, rule])) };
}

/** The id of a text of a chapter. */
export const messageOf = ({ prefix }: BookInfo, chapter: Chapter, name: string): string =>
  `book-${prefix}-${chapter.id}-${name}`;

export const titleOf = (book: BookInfo, chapter: Chapter): string =>
  t(messageOf(book, chapter, 'title'));

/** Whether the reader of an edition is told this. */
export const isTold = ({ editions = [] }: Part, reader: string): boolean =>
  !editions.length || editions.includes(reader);

export const toldParts = (chapter: Chapter, reader = edition.value): Part[] =>
  chapter.parts.filter((part) => isTold(part, reader));

/** All texts of a chapter, for whichever edition. */
const textsOf = (book: BookInfo, chapter: Chapter): string[] =>
  chapter.parts.flatMap(({ text }) => (text ? [t(messageOf(book, chapter, text))] : []));

/** The rules that the text of a chapter cites, each once, in the order of reading. */
export const notesOf = (book: BookInfo, chapter: Chapter): string[] => [
  ...new Set(
    toldParts(chapter).flatMap(({ text }) =>
      text ? citesIn(t(messageOf(book, chapter, text))) : [],
    ),
  ),
];

export const groupOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

/** The rules that stand whole at the end of a chapter. */
export const appendixOf = ({ rules }: Opened, chapter: Chapter): Rule[] =>
  [...rules.values()].filter((rule) => chapter.rules?.includes(groupOf(rule.id)));

/** The chapter that tells a rule, else the one at whose end it stands. */
export const chapterOfRule = ({ book }: Opened, rule: string): Chapter | undefined =>
  book.chapters.find((chapter) =>
    textsOf(book, chapter).some((text) => citesIn(text).includes(rule)),
  ) ?? book.chapters.find((chapter) => chapter.rules?.includes(groupOf(rule)));

export const addressOf = ({ game }: BookInfo, chapter: Chapter): string =>
  `/rules/${game}/${chapter.id}`;
