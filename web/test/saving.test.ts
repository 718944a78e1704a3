// An etude made of a moment: what is offered, what was chosen, and how its proof is waited for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, asked, settle } from './browser';
import {
  change,
  draft,
  fault,
  fieldsOf,
  firstDraft,
  goalOf,
  goals,
  made,
  openMoment,
  save,
  valueOf,
  wishOf,
} from '../src/puzzles/saving';
import { ownEtudes } from '../src/state/kept';
import type { Goals } from '../src/wire/types';

const MOMENT = { match: 'm1', step: 4 };
const ALL: Goals = {
  game: 'toy',
  opponents: ['anything', 'nothing'],
  seats: [
    {
      seat: 1,
      goals: [
        { kind: 'win', turns: { low: 2, high: 5 } },
        { kind: 'take', unit: ['a', 'b'] },
      ],
    },
    { seat: 0, goals: [{ kind: 'hold' }] },
  ],
  refused: null,
};

test('everything starts with the first that is offered', () => {
  const first = firstDraft(ALL);
  assert.deepEqual([first.seat, first.kind, first.opponent], [1, 'win', 'anything']);
  assert.deepEqual(fieldsOf(goalOf(ALL, first)!), [['turns', { low: 2, high: 5 }]]);
});

test('a seat without the chosen goal takes its first', () => {
  assert.equal(goalOf(ALL, { ...firstDraft(ALL), seat: 0 })?.kind, 'hold');
  assert.equal(goalOf(ALL, { ...firstDraft(ALL), seat: 7 }), null);
});

test('what no longer fits a field gives way to its first value', () => {
  const chosen = { ...firstDraft(ALL), chosen: { unit: 'b', turns: 4 } };
  assert.equal(valueOf(chosen, 'unit', ['a', 'b']), 'b');
  assert.equal(valueOf(chosen, 'unit', ['a', 'c']), 'a');
  assert.equal(valueOf(chosen, 'turns', { low: 2, high: 5 }), 4);
  assert.equal(valueOf(firstDraft(ALL), 'turns', { low: 2, high: 5 }), 2);
});

test('the wish holds the goal with its fields', () => {
  const wish = wishOf(MOMENT, ALL, { ...firstDraft(ALL), kind: 'take', title: 'Mine' });
  assert.deepEqual(wish, {
    ...MOMENT,
    seat: 1,
    goal: { kind: 'take', unit: 'a' },
    opponent: 'anything',
    title: 'Mine',
  });
  assert.equal(wishOf(MOMENT, { ...ALL, seats: [] }, firstDraft(ALL)), null);
});

test('a saved etude is proved before it is kept', async () => {
  answers['/api/etudes/goals'] = ALL;
  answers['/api/etudes'] = { id: 'e1', state: 'solving' };
  answers['/api/etudes/e1'] = { id: 'e1', state: 'proved' };
  await openMoment(MOMENT);
  assert.equal(goals.value?.game, 'toy');
  change({ title: 'Mine' });
  const saving = save(MOMENT);
  await settle();
  assert.equal(made.value?.state, 'solving');
  assert.deepEqual(ownEtudes.value, []);
  await saving;
  assert.equal(made.value?.state, 'proved');
  assert.deepEqual(ownEtudes.value, ['e1']);
  assert.deepEqual(asked.find(({ path }) => path === '/api/etudes')?.body, {
    ...MOMENT,
    seat: 1,
    goal: { kind: 'win', turns: 2 },
    opponent: 'anything',
    title: 'Mine',
  });
});

test('what goes wrong is kept as it is, and forgotten with the next moment', async () => {
  delete answers['/api/etudes/goals'];
  await openMoment({ match: 'gone', step: 0 });
  assert.match(String(fault.value), /no \/api\/etudes\/goals/);
  answers['/api/etudes/goals'] = ALL;
  await openMoment(MOMENT);
  assert.equal(fault.value, null);
  assert.equal(draft.value.title, '');
});

test('what comes late for another moment is dropped', async () => {
  let arrive: (goals: Goals) => void = () => undefined;
  answers['/api/etudes/goals'] = new Promise<Goals>((resolve) => {
    arrive = resolve;
  });
  const first = openMoment({ match: 'late', step: 0 });
  answers['/api/etudes/goals'] = ALL;
  await openMoment(MOMENT);
  arrive({ ...ALL, game: 'late' });
  await first;
  assert.equal(goals.value?.game, 'toy');
});
