// What is fetched when: every message is in one part, a part never needs words of another room, and failures are asked for again.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FIRST, languages, textsOf } from '../texts.mjs';

const LOCALES = '../src/warpad/locales';
/** For the terminal, and rules, which come in answers. */
const ELSEWHERE = /^(cli|rules-)/;
/** What is there besides the part itself: the first screen always, its game with whatever is about a game. */
const GAMES = ['neuroshima', 'neon', 'bugs'];

const ids = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

test('every message of the page is in one part, the same in all languages', () => {
  const home = new Map<string, string>();
  for (const [part, text] of Object.entries(textsOf('en')))
    for (const id of ids(text)) {
      assert.equal(home.get(id), undefined, `${id} in ${part} too`);
      home.set(id, part);
    }
  for (const file of readdirSync(`${LOCALES}/en`).filter((name) => !ELSEWHERE.test(name)))
    for (const id of ids(readFileSync(`${LOCALES}/en/${file}`, 'utf8')))
      assert.ok(home.has(id), `${id} of ${file} is in no part`);
  for (const language of languages())
    for (const [part, text] of Object.entries(textsOf(language)))
      for (const id of ids(text)) assert.equal(home.get(id), part, `${language} ${id}`);
});

test('the words of a game, of its lessons and of its book are parts of their own', () => {
  const parts = Object.keys(textsOf('en'));
  for (const game of GAMES)
    for (const part of [game, `lessons-${game}`, `book-${game}`]) assert.ok(parts.includes(part));
  const first = ids(textsOf('en')[FIRST]!);
  for (const id of ['nh-army-borgo', 'neon-option-mode', 'bugs-side-south', 'page-way-bot'])
    assert.ok(first.includes(id), id);
  for (const id of ['nh-tile-borgo-mutant', 'neon-event-damage', 'page-nh-board', 'etude-name'])
    assert.ok(!first.includes(id), id);
});

test('a message names only messages that are there with it', () => {
  for (const language of languages()) {
    const texts = textsOf(language),
      known = new Map(
        Object.entries(texts).map(([part, text]) => [part, new Set(ids(text))] as const),
      );
    for (const [part, text] of Object.entries(texts)) {
      const game = GAMES.find((one) => part.endsWith(one)),
        there = [FIRST, part, ...(game ? [game] : [])];
      for (const [, id] of text.matchAll(/\{ *([a-z][\w-]*) *\}/g))
        assert.ok(
          there.some((one) => known.get(one)!.has(id!)),
          `${language} ${part}: ${id}`,
        );
    }
  }
});

test('what no single game owns names no words of one', () => {
  const texts = textsOf('en');
  for (const room of ['shell', 'state', 'stage', 'parts', 'words'])
    for (const source of sources(`src/${room}`))
      for (const game of GAMES)
        for (const id of ids(texts[game]!))
          assert.ok(!source.includes(`'${id}'`), `${id} in ${room}`);
});
