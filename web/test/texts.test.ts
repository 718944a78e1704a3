// Catalogues: the same ids in four languages, nothing missing, plurals that agree with the number.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import {
  compile,
  LANGUAGES,
  missing,
  plain,
  preferred,
  runs,
  strong,
  t,
  told,
  useBundle,
} from '../src/words/texts';

const FOLDER = '../src/warpad/locales';
/** The catalogue of the page: its own and those of the faces, page-<game>.ftl. */
const read = (code: string): string =>
  readdirSync(`${FOLDER}/${code}`)
    .filter((name) => /^page.*\.ftl$/.test(name))
    .sort()
    .map((name) => readFileSync(`${FOLDER}/${code}/${name}`, 'utf8'))
    .join('\n');
const ids = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
const variables = (source: string): Map<string, string> =>
  new Map(
    source
      .split(/\n(?=[a-z][\w-]* =)/)
      .map((part) => [
        /^([\w-]+) =/.exec(part)?.[1] ?? '',
        [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join(),
      ]),
  );

test('all languages have the same messages with the same variables', () => {
  for (const code of LANGUAGES) {
    assert.deepEqual(ids(read(code)), ids(read('en')), code);
    assert.deepEqual([...variables(read(code))].sort(), [...variables(read('en'))].sort(), code);
  }
});

test('every id that the sources name is in the catalogue', () => {
  const known = new Set(ids(read('en'))),
    named = new Set<string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (/\.tsx?$/.test(entry.name))
        for (const [, id] of readFileSync(`${folder}/${entry.name}`, 'utf8').matchAll(
          /'(page-[a-z0-9-]+)'/g,
        ))
          named.add(id!);
    }
  };
  walk('src');
  assert.deepEqual(
    [...named].filter((id) => !known.has(id)),
    [],
  );
  assert.ok(named.size > 150);
});

test('numbers take the right plural', () => {
  const forms: Record<string, [number, RegExp][]> = {
    en: [
      [1, /1 step$/],
      [2, /2 steps$/],
    ],
    ru: [
      [1, /шаг$/],
      [3, /шага$/],
      [5, /шагов$/],
      [21, /шаг$/],
    ],
    uk: [
      [1, /крок$/],
      [2, /кроки$/],
      [11, /кроків$/],
    ],
    pl: [
      [1, /krok$/],
      [2, /kroki$/],
      [5, /kroków$/],
      [22, /kroki$/],
    ],
  };
  for (const code of LANGUAGES) {
    useBundle(code, compile(code, read(code)));
    for (const [count, wanted] of forms[code]!)
      assert.match(t('page-steps-count', { count }), wanted, `${code} ${count}`);
  }
});

test('an unknown id is shown as it is and remembered', () => {
  assert.equal(t('page-no-such-thing'), 'page-no-such-thing');
  assert.ok(missing.has('page-no-such-thing'));
});

test('strong names are cut out of a sentence and left out of plain text', () => {
  const sentence = `You place ${strong('HMG')} on C5.`;
  assert.deepEqual(runs(sentence), [
    { text: 'You place ', strong: false },
    { text: 'HMG', strong: true },
    { text: ' on C5.', strong: false },
  ]);
  assert.equal(plain(sentence), 'You place HMG on C5.');
});

test('the browser language is taken when we speak it', () => {
  assert.equal(preferred(['uk-UA', 'ru']), 'uk');
  assert.equal(preferred(['de', 'pl-PL']), 'pl');
  assert.equal(preferred(['de']), 'en');
});

test('the catalogues of the games are readable by the page', () => {
  for (const code of LANGUAGES)
    for (const name of ['neuroshima', 'neon', 'bugs']) {
      const path = `${FOLDER}/${code}/${name}.ftl`;
      if (existsSync(path))
        assert.ok(
          compile(code, readFileSync(path, 'utf8')).hasMessage(ids(readFileSync(path, 'utf8'))[0]!),
          path,
        );
    }
});

test('things are called as players call them, by the message or by the game it is told in', () => {
  const all = ['faults', 'neuroshima']
    .map((name) => readFileSync(`${FOLDER}/en/${name}.ftl`, 'utf8'))
    .join('\n');
  useBundle('en', compile('en', all));
  assert.match(
    told('nh-setup-army-twice', { army: 'borgo', option: 'mirror' }),
    /Borgo .*“The same army on several sides”/,
  );
  assert.match(
    told('nh-setup-armies', { mode: 'solo-team', wanted: [2, 3, 4], given: 5 }),
    /“One against two” is for 2, 3 or 4 armies/,
  );
  assert.match(
    told('setup-option-range', { option: 'players', low: 0, high: 6, given: '9' }),
    /“players”/,
  );
  assert.match(
    told('setup-option-range', { option: 'players', low: 0, high: 6, given: '9' }, 'nh'),
    /“Players”/,
  );
  assert.match(
    told('record-refused', {
      step: 4,
      player: 1,
      reason: { id: 'nh-refuse-not-in-hand', args: { tile: 'borgo-mutant' } },
    }),
    /Step 4, player 1: .*Mutant/,
  );
});
