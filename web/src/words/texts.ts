// Text by message id: one Fluent bundle for the chosen language, replaced as a whole when the language changes.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { Json, Language, Saying } from '../wire/types';

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ['en', 'ru', 'uk', 'pl'];
const NAMES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};
export const languageName = (language: Language): string => NAMES[language];

export const language = signal<Language>('en');
const bundle = signal<FluentBundle | null>(null);

/** Ids that were asked for and are in no catalogue, and facts that a message wanted and did not get; a test looks here. */
export const missing = new Set<string>();

function miss(what: string): void {
  missing.add(what);
  if (typeof document !== 'undefined')
    document.documentElement.dataset.missing = [...missing].join(' ');
}

/** Makes a bundle out of catalogue text. */
export function compile(code: Language, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export function useBundle(code: Language, made: FluentBundle): void {
  bundle.value = made;
  language.value = code;
}

/** The language of the browser, as far as we speak it. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const code = LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase());
    if (code) return code;
  }
  return 'en';
}

export const has = (id: string): boolean => bundle.value?.hasMessage(id) ?? false;

const KEPT = 3000;
const formatted = new Map<string, string>();
let formattedBy: FluentBundle | null = null;

/** What a text is kept under, when its facts are plain. */
function keyOf(id: string, args: Args | undefined): string | null {
  let key = id;
  for (const name in args) {
    const value = args[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    key += `\u0003${name}\u0003${typeof value === 'number' ? '#' : ''}${value}`;
  }
  return key;
}

/** The text of a message; put together once for the same facts. */
export function t(id: string, args?: Args): string {
  const made = bundle.value,
    key = keyOf(id, args);
  if (made !== formattedBy || formatted.size > KEPT) {
    formatted.clear();
    formattedBy = made;
  }
  const known = key === null ? undefined : formatted.get(key);
  if (known !== undefined) return known;
  const text = format(made, id, args);
  if (key !== null) formatted.set(key, text);
  return text;
}

function format(made: FluentBundle | null, id: string, args?: Args): string {
  const message = made?.getMessage(id);
  if (!made || !message?.value) {
    miss(id);
    return id;
  }
  const errors: Error[] = [],
    text = made.formatPattern(message.value, args ?? null, errors);
  if (errors.length) miss(`${id} (${errors[0]!.message})`);
  return text;
}

/** The text of the first of these messages that exists, else the given words. */
export function tOr(id: string, words: string, args?: Args): string {
  return has(id) ? t(id, args) : words;
}

/** The text of a message as one game puts it, where it has its own way: rounds instead of turns. */
export const ofGame = (id: string, game: string, args?: Args): string =>
  t(has(`${id}-${game}`) ? `${id}-${game}` : id, args);

const prefixes = new Map<string, string>();

/** Learns what the messages of a game begin with. */
export const learnPrefix = (game: string, prefix: string): void => {
  prefixes.set(game, prefix);
};

/** The catalogue of a game names its things nh-tile-borgo-mutant, neon-fighter-akari. */
export const prefixOf = (game: string): string => prefixes.get(game) ?? game;

const isSaying = (value: unknown): value is Saying =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A value as players call it: tile borgo-mutant of nh is nh-tile-borgo-mutant. A list is told with commas, what is wanted as a choice. */
export function called(prefix: string, field: string, value: unknown): string | number {
  if (Array.isArray(value)) {
    const names = value.map((one) => called(prefix, field, one));
    return field === 'wanted' && names.length > 1
      ? t('or', { some: names.slice(0, -1).join(', '), last: names.at(-1)! })
      : names.join(', ');
  }
  if (typeof value === 'number') return value;
  if (isSaying(value)) return told(value.id, value.args ?? {});
  const name = String(value).replaceAll(/[._]/g, '-'),
    kind = field.split('_').at(-1)!;
  const id = [`${prefix}-${field}-${name}`, `${prefix}-${kind}-${name}`, `${prefix}-${name}`].find(
    has,
  );
  return id ? t(id) : String(value);
}

/** A message about things, which are called as the catalogue calls them: that of the message's own game, or of the given one. */
export const told = (id: string, facts: Json, prefix = id.split('-')[0]!): string =>
  t(
    id,
    Object.fromEntries(
      Object.entries(facts).map(([field, value]) => [field, called(prefix, field, value)]),
    ),
  );

const OPEN = '\u0001',
  CLOSE = '\u0002';

/** Marks a name inside a sentence, so that it stands out where the sentence is shown as rich text. */
export const strong = (name: string): string => OPEN + name + CLOSE;

export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

export interface Run {
  text: string;
  strong: boolean;
}

/** A sentence cut into plain and strong runs. */
export function runs(text: string): Run[] {
  return text
    .split(/(\u0001[^\u0002]*\u0002)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(OPEN)
        ? { text: part.slice(1, -1), strong: true }
        : { text: part, strong: false },
    );
}

/** What names a record or an event itself, and is no fact of its sentence. */
const UNSPOKEN = new Set(['event', 'do', 'rule', 'version', 'step']);

/** The facts of an event, an action or a refusal that its sentence may name. */
export const factsOf = (facts: Record<string, unknown>): [field: string, value: unknown][] =>
  Object.entries(facts).filter(
    ([field, value]) => value !== null && value !== undefined && !UNSPOKEN.has(field),
  );

/** A list of names as the language joins them: a, b and c. */
export const joined = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(seconds * 1000));

/** A decimal as the language writes it, with a minus sign that is none of a hyphen. */
export const tenths = (value: number): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
