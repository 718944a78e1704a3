// What the page says, by language and by part: what the first screen needs, one part a game, what is advised at a board, the
// words of one game's lessons and of its rulebook, and all else with the screens that are opened later.
import { readdirSync, readFileSync } from 'node:fs';

const LOCALES = '../src/warpad/locales';
/** Texts of the page itself, and why something could not be done: needed from the first screen on. */
export const FIRST = 'page';
const OF_FIRST = [FIRST, 'faults', 'server'];
const ALONE = /^(coach$|lessons-|book-)/,
  ROOMS = 'rooms';
/** For the terminal, and rules, which are asked for in the reader's language. */
const ELSEWHERE = /^(cli|rules-)/;

/** The messages of a catalogue by id, without remarks. */
const messages = (source) =>
  source
    .split(/\n(?=#|-?[a-zA-Z][\w-]* *=)/)
    .map((entry) => [/^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1], entry.trimEnd()])
    .filter(([id]) => id);

/** Every message of a language: its id, what it says, and the catalogue it stands in. */
const read = (language) =>
  readdirSync(`${LOCALES}/${language}`)
    .map((file) => file.replace('.ftl', ''))
    .filter((name) => !ELSEWHERE.test(name))
    .sort()
    .flatMap((name) =>
      messages(readFileSync(`${LOCALES}/${language}/${name}.ftl`, 'utf8')).map(([id, text]) => ({
        id,
        text,
        name,
      })),
    );

/** What the messages of each game begin with: those of game.ftl, where game has a rulebook. */
function prefixes(all) {
  const games = all
    .map(({ name }) => /^book-(.*)/.exec(name)?.[1])
    .filter((game) => game !== undefined);
  return [...new Set(games)].map((game) => [
    game,
    all.find(({ name }) => name === game).id.split('-')[0],
  ]);
}

/** What is said of a game before it is opened: its options with their choices, its sides, and what cannot be set up. */
function ofSetUp(prefix, all) {
  const options = all
      .map(({ id }) => new RegExp(`^${prefix}-option-([a-z-]+)$`).exec(id)?.[1])
      .filter((name) => name !== undefined),
    kinds = ['option', 'setup', 'army', 'fighter', 'side', ...options];
  return new RegExp(`^${prefix}-(about-)?(${kinds.join('|')})-`);
}

/** Into which part a message belongs: told by what its id begins with, else by its catalogue. */
function sorter(all) {
  const games = prefixes(all).map(([game, prefix]) => ({
    game,
    isOf: new RegExp(`^(page-)?${prefix}-`),
    isFirst: ofSetUp(prefix, all),
  }));
  return ({ id, name }) => {
    const owner = games.find(({ isOf }) => isOf.test(id));
    if (owner) return owner.isFirst.test(id) ? FIRST : owner.game;
    const room = name.replace(/^page-/, '');
    if (OF_FIRST.includes(room)) return FIRST;
    return ALONE.test(room) ? room : ROOMS;
  };
}

/** What a message says with the words of other messages. */
const named = ({ text }) => [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].map(([, id]) => id);

/** The texts of a language by part. What a message of the first screen names is needed with it. */
export function textsOf(language) {
  const all = read(language),
    known = new Map(all.map((one) => [one.id, one])),
    partOf = sorter(all),
    first = new Set(all.filter((one) => partOf(one) === FIRST).map(({ id }) => id));
  for (const id of first)
    for (const other of named(known.get(id))) if (known.has(other)) first.add(other);
  const parts = {};
  for (const one of all) (parts[first.has(one.id) ? FIRST : partOf(one)] ??= []).push(one.text);
  return Object.fromEntries(Object.entries(parts).map(([part, list]) => [part, list.join('\n')]));
}

export const languages = () =>
  readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name);
