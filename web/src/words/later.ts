// Texts and looks that are fetched when they are first needed: those of a game with the game, those of a room with the room.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { batch } from '@preact/signals';
import type { Language } from '../wire/types';
import { language, useBundle } from './texts';

/** What there is to fetch, as the build found it. */
declare const LATER: { folder: string; texts: string[]; looks: string[] };

const FIRST = 'page';
/** Looks stand in this order, whichever comes first: games, rooms, what makes all of them large. */
const ROOMS = 'link[data-look=rooms]',
  LARGE = 'link[data-last]';

/** The parts whose words are here. */
let parts: readonly string[] = [FIRST];

const fetched = new Map<string, Promise<unknown>>();

/** Asks once; what failed is asked for again the next time. */
function once<T>(path: string, ask: (address: string) => Promise<T>): Promise<T> {
  const known = fetched.get(path) as Promise<T> | undefined,
    asked = known ?? ask(`${LATER.folder}/${path}`);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

async function catalogue(address: string): Promise<FluentResource> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

const texts = (code: Language, names: readonly string[]): Promise<FluentResource[]> =>
  Promise.all(names.map((name) => once(`${code}/${name}.ftl`, catalogue)));

/** Speaks these parts in this language, once all words are here: nothing is shown without its words. */
async function speak(code: Language, names: readonly string[]): Promise<void> {
  const found = await texts(code, names),
    made = new FluentBundle(code, { useIsolating: false });
  for (const one of found) made.addResource(one, { allowOverrides: true });
  parts = names;
  batch(() => useBundle(code, made));
  if (typeof document !== 'undefined') document.documentElement.lang = code;
}

let last: Promise<void> = Promise.resolve();

/** One after another, so that of two languages asked for in haste the later one stays. */
function inTurn(job: () => Promise<void>): Promise<void> {
  const done = last.then(job);
  last = done.catch(() => undefined);
  return done;
}

/** A language that cannot be fetched changes nothing. */
export const loadLanguage = (code: Language): Promise<void> => inTurn(() => speak(code, parts));

/** Fetches parts of the texts, where there are such. */
export function loadTexts(...names: string[]): Promise<void> {
  const there = names.filter((name) => LATER.texts.includes(name)),
    isNew = (name: string): boolean => !parts.includes(name);
  texts(language.value, there.filter(isNew)).catch(() => undefined);
  return inTurn(async () => {
    const fresh = there.filter(isNew);
    if (fresh.length) await speak(language.value, [...parts, ...fresh]);
  });
}

const sheet = (name: string, address: string): Promise<HTMLLinkElement> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset.look = name;
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(address));
    });
    const rooms = link.matches(ROOMS) ? null : document.querySelector(ROOMS);
    document.head.insertBefore(link, rooms ?? document.querySelector(LARGE));
  });

const worn = new Map<string, HTMLLinkElement>();

async function loadLook(name: string): Promise<void> {
  worn.set(name, await once(`${name}.css`, (address) => sheet(name, address)));
}

/** Of the looks of games only that of the one which is shown counts, whichever came first. */
export function wear(game: string, games: readonly string[]): void {
  for (const [name, { sheet: rules }] of worn)
    if (rules && games.includes(name)) rules.disabled = name !== game;
}

/** Fetches the words and the look of a game or a room, so that it can be drawn. */
export async function furnish(...names: string[]): Promise<void> {
  const looks = names.filter((name) => LATER.looks.includes(name));
  await Promise.all([loadTexts(...names), ...looks.map(loadLook)]);
}
