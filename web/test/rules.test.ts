import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { calloutsOf } from '../src/games/neuroshima/inspector/callouts';
import { lendersOf, letterOf } from '../src/games/neuroshima/inspector/sources';
import { citesIn, countIn, cutAt, gluedRuns, runsOf, wordsOf } from '../src/rules/prose';
import { symbols as bugs } from '../src/games/bugs/symbols';
import { symbols as neon } from '../src/games/neon/symbols';
import { symbols as neuroshima } from '../src/games/neuroshima/symbols';
import { symbolsOf } from '../src/games/sheet';
import { compile, LANGUAGES } from '../src/words/texts';
import type { Piece } from '../src/games/neuroshima/view';

const SHEETS = { neuroshima, neon, bugs };
const TEXT = 'A **net** holds.[NH-NET-01][NH-NET-02] Then it goes.';

test('a text is cut into plain and strong words and citations', () => {
  assert.deepEqual(
    runsOf(TEXT).map(({ kind, text }) => `${kind}: ${text}`),
    [
      'plain: A ',
      'strong: net',
      'plain:  holds.',
      'cite: NH-NET-01',
      'cite: NH-NET-02',
      'plain:  Then it goes.',
    ],
  );
  assert.deepEqual(citesIn(TEXT), ['NH-NET-01', 'NH-NET-02']);
  assert.equal(wordsOf(TEXT), 'A net holds. Then it goes.');
});

test('a footnote stays with the word before it', () => {
  const groups = gluedRuns(TEXT).map((group) => group.map(({ text }) => text));
  assert.deepEqual(groups, [
    ['A '],
    ['net'],
    [' '],
    ['holds.', 'NH-NET-01', 'NH-NET-02'],
    [' Then it goes.'],
  ]);
  assert.deepEqual(
    gluedRuns('**Low first.**[NEON-INIT-01]').map((group) => group.length),
    [2],
  );
});

test('what is searched for is found whatever its case, and counted', () => {
  assert.deepEqual(cutAt('Сеть держит, сеть пуста', 'СЕТЬ'), [
    '',
    'Сеть',
    ' держит, ',
    'сеть',
    ' пуста',
  ]);
  assert.equal(countIn('Сеть держит, сеть пуста', 'сеть'), 2);
  assert.equal(countIn('anything', ''), 0);
  assert.deepEqual(cutAt('plain', ''), ['plain']);
});

for (const language of LANGUAGES)
  for (const [game, sheet] of Object.entries(SHEETS))
    test(`every symbol of ${game} has its words in ${language}`, () => {
      const path = `../src/warpad/locales/${language}/book-${game}.ftl`,
        bundle = compile(language, readFileSync(path, 'utf8'));
      for (const { id } of symbolsOf(sheet))
        assert.ok(bundle.hasMessage(`sign-${sheet.prefix}-${id}`), id);
      for (const { id } of sheet.groups())
        assert.ok(bundle.hasMessage(`sign-${sheet.prefix}-group-${id}`), id);
    });

test('symbols have names of their own and a drawing', () => {
  for (const [game, sheet] of Object.entries(SHEETS)) {
    const symbols = symbolsOf(sheet);
    assert.equal(new Set(symbols.map(({ id }) => id)).size, symbols.length);
    for (const { sign } of symbols) assert.ok(sign.svg.includes('<'), game);
  }
});

const reason = (at: string) => ({ message: 'lent', args: { at }, value: 1, rule: null });
const printed = { message: 'printed', args: {}, value: 1, rule: null };
const value = (kind: string, side: number | null, reasons: object[] = []) => ({
  kind,
  side,
  total: '1',
  reasons: [printed, ...reasons],
  rule: null,
});

const PIECE = {
  cell: 'C3',
  facing: 2,
  sides: [[], [], [], [], [{ type: 'armor' }], []],
  values: [
    value('melee', 0, [reason('C4'), reason('B3')]),
    value('ranged', 0, [reason('C4')]),
    value('initiative', null, [reason('D3')]),
    value('armour', null),
    value('toughness', null),
  ],
} as unknown as Piece;

test('each number has a place of its own round the tile, and its line ends on its part', () => {
  const callouts = calloutsOf(PIECE);
  assert.deepEqual(
    callouts.map(({ number }) => number),
    [1, 2, 3, 4, 5],
  );
  assert.equal(new Set(callouts.map(({ badge }) => badge.join())).size, callouts.length);
  const [melee, , initiative, armour] = callouts;
  assert.ok(melee!.at[0] > 0 && melee!.at[1] > 0, 'side 0 turned twice looks south-east');
  assert.deepEqual(initiative!.at, [0, 16]);
  assert.ok(Math.abs(armour!.at[0]) < 1e-9 && armour!.at[1] < 0, 'side 4 turned twice looks north');
});

test('lenders are lettered in the order of the sums', () => {
  const lenders = lendersOf(PIECE);
  assert.deepEqual(lenders, ['C4', 'B3', 'D3']);
  assert.deepEqual(
    [...lenders, 'A1'].map((cell) => letterOf(lenders, cell)),
    ['a', 'b', 'c', ''],
  );
});
