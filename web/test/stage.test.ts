// The stage without a browser: what happened comes in the order it happened, and nothing is told before it is seen.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { answers, settle, speak, updated } from './browser';
import { change } from '../src/state/settings';
import { news, sending, showing, update, voice } from '../src/state/table';
import type { Voice } from '../src/state/voice';
import { skipAll, staging } from '../src/stage/gather';
import { answerOffer, isOffered } from '../src/stage/haste';
import { speedOf } from '../src/stage/pace';
import { heading } from '../src/stage/step';
import {
  again,
  at,
  back,
  begin,
  canStand,
  clear,
  current,
  isActive,
  isOver,
  isPlaying,
  layers,
  look,
  markedFrom,
  next,
  seek,
  seen,
  steps,
  toggle,
  trim,
} from '../src/stage/player';
import { shownUpdate } from '../src/stage/shown';
import { polite } from '../src/words/live';
import type { GameEvent, Update } from '../src/wire/types';

speak();

const toy: Voice = {
  name: 'toy',
  tell: (event) => ({
    text: `told ${event.event}`,
    heading: event.event === 'turn',
    seat: (event as { player?: number }).player ?? null,
  }),
  task: () => '',
  sayAction: () => '',
  words: () => '',
  confirms: () => false,
  holds: () => false,
};

const events = (...names: string[]): GameEvent[] => names.map((event) => ({ event }));
const texts = (): string[] => steps.value.map((step) => step.text);

/** Lets an update in after the one that is known. */
function arrive(part: Partial<Update>): Update {
  const known = update.value,
    made = updated(part);
  update.value = made;
  news.value = { known, next: made };
  return made;
}

beforeEach(() => {
  clear();
  change({ speeds: {}, motion: 'auto' });
  voice.value = toy;
  staging.value = { needsViews: false };
  canStand.value = true;
  layers.value = 1;
  update.value = null;
  news.value = null;
  sending.value = false;
  polite.value = [];
  arrive({ version: 1, step: 1, view: { n: 1 } });
});

const turnOf = (player: number): GameEvent => ({ event: 'turn', player }) as GameEvent;

test('what others do after my move is one list, in order, until they act again', () => {
  arrive({ version: 2, step: 2, view: { n: 2 }, legal: [], events: events('mine') });
  arrive({ version: 3, step: 3, legal: [], events: [turnOf(1), ...events('theirs')] });
  arrive({ version: 4, step: 5, events: [...events('hit'), turnOf(0), ...events('draw')] });
  assert.deepEqual(texts(), ['told mine', 'told theirs', 'told hit', 'told draw']);
  assert.equal(markedFrom(), 0);
  skipAll();
  arrive({ version: 5, step: 6, events: events('place') });
  assert.deepEqual(texts(), ['told mine', 'told theirs', 'told hit', 'told draw', 'told place']);
  assert.equal(markedFrom(), 4, 'my decision wipes the marks and keeps the list');
  arrive({ version: 6, step: 7, legal: [], events: events('end') });
  skipAll();
  arrive({ version: 7, step: 8, events: [turnOf(1), ...events('answer')] });
  assert.deepEqual(texts(), ['told place', 'told end', 'told answer']);
});

test('the board shows what was, and the present when all was seen', () => {
  arrive({ version: 2, step: 2, view: { n: 2 }, events: events('one', 'two') });
  assert.equal(showing.value, true);
  assert.deepEqual(shownUpdate(update.value!).view, { n: 1 });
  assert.equal(seen.value, 0);
  next();
  next();
  assert.equal(isOver.value, true);
  assert.deepEqual(shownUpdate(update.value!).view, { n: 2 });
  assert.equal(showing.value, false);
});

test('play, pause, back, seek and again move through what happened', () => {
  arrive({ version: 2, step: 2, events: events('one', 'two', 'three') });
  assert.equal(isPlaying.value, true);
  toggle();
  assert.equal(isPlaying.value, false);
  next(false);
  next(false);
  back();
  assert.equal(current.value?.text, 'told two');
  seek(0);
  assert.equal(at.value, 0);
  skipAll();
  assert.equal(isOver.value, true);
  again();
  assert.equal(at.value, 0);
});

/** The page comes out of sight, or into it again. */
function turnAway(hidden: boolean): void {
  if (hidden) Object.assign(globalThis, { document: { hidden, documentElement: { dataset: {} } } });
  else Reflect.deleteProperty(globalThis, 'document');
  look();
}

test('a show stands while nobody looks, and goes on with all that came meanwhile', () => {
  arrive({ version: 2, step: 2, legal: [], events: events('one', 'two') });
  next();
  turnAway(true);
  assert.equal(isPlaying.value, false);
  arrive({ version: 3, step: 3, events: events('three') });
  assert.equal(current.value?.text, 'told two');
  turnAway(false);
  assert.equal(isPlaying.value, true);
  assert.deepEqual([current.value?.text, seen.value, texts().length], ['told two', 1, 3]);
});

test('who paused finds the show paused', () => {
  arrive({ version: 2, step: 2, events: events('one', 'two') });
  toggle();
  turnAway(true);
  turnAway(false);
  assert.deepEqual([isPlaying.value, at.value], [false, 0]);
});

test('who missed a whole show sees the last turn of it', () => {
  turnAway(true);
  arrive({ version: 2, step: 2, legal: [], events: events('mine') });
  arrive({ version: 3, step: 3, events: [turnOf(1), ...events('theirs')] });
  assert.equal(isOver.value, true);
  turnAway(false);
  assert.deepEqual([isPlaying.value, current.value?.text], [true, 'told theirs']);
});

test('a skipped show stays skipped until the next decision, and a move that is sent ends it', () => {
  arrive({ version: 2, step: 2, legal: [], events: events('one') });
  skipAll();
  arrive({ version: 3, step: 3, legal: [], events: events('two') });
  assert.equal(isOver.value, true);
  arrive({ version: 4, step: 4, events: events('three') });
  assert.deepEqual(texts(), ['told one', 'told two', 'told three']);
  assert.equal(isOver.value, true);
  arrive({ version: 5, step: 5, events: events('four') });
  assert.equal(isOver.value, false);
  assert.deepEqual(texts(), ['told four']);
  sending.value = true;
  assert.equal(isOver.value, true);
});

test('at once nothing runs and everything is listed', () => {
  change({ speeds: { toy: 0 } });
  arrive({ version: 2, step: 2, events: events('one', 'two') });
  assert.equal(isOver.value, true);
  assert.equal(texts().length, 2);
});

test('with reduced motion every step is a still, told when it is reached', () => {
  change({ motion: 'reduced' });
  arrive({ version: 2, step: 2, view: { n: 2 }, events: events('one', 'two') });
  assert.equal(isPlaying.value, false);
  assert.equal(isActive.value, true);
  assert.equal(showing.value, false);
  assert.deepEqual(
    polite.value.map(({ text }) => text),
    ['told one'],
  );
  toggle();
  assert.equal(polite.value.at(-1)?.text, 'told two');
  assert.deepEqual(shownUpdate(update.value!).view, { n: 2 });
});

test('undo forgets what is no longer true', () => {
  arrive({ version: 2, step: 2, events: events('one') });
  arrive({ version: 3, step: 1, reset: true });
  assert.equal(steps.value.length, 0);
});

const moment = (n: number, ...names: string[]) => ({
  n,
  view: { n },
  events: events(...names),
  waiting: [],
  result: null,
});

test('who only watches keeps the last steps that were shown, and misses none of those to come', () => {
  begin(
    Array.from({ length: 9 }, (_, n) => ({
      n,
      group: heading('turn', 0),
      events: [],
      seat: 0,
      text: String(n),
      before: {},
      after: {},
    })),
    true,
  );
  seek(6);
  trim(2);
  assert.deepEqual([current.value?.text, at.value], ['6', 2]);
  assert.deepEqual(texts(), ['4', '5', '6', '7', '8']);
});

test('after a reload the list is there first, and nothing runs by itself', async () => {
  answers['/api/matches/m1/views'] = {
    views: [moment(3), moment(4, 'mine'), moment(5, 'theirs')],
  };
  arrive({ version: 9, step: 5 });
  update.value = null;
  arrive({ version: 9, step: 5, chose: 4, reset: true });
  await settle();
  assert.deepEqual(texts(), ['told mine', 'told theirs']);
  assert.equal(isOver.value, true);
});

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

test('who was away sees the last turn, the rest waits in the list', async () => {
  const first = heading('first', 1),
    turns = [first, first, heading('second', 1)],
    second = { ...heading('battle', 1), isPart: true };
  answers['/api/matches/m1/views'] = { views: [moment(5), moment(9, 'all')] };
  staging.value = {
    steps: (beats) =>
      [...turns, second].map((group, n) => ({
        ...beats[0]!,
        group,
        seat: 1,
        text: `told ${n}`,
      })),
  };
  update.value = null;
  arrive({ version: 9, step: 5, chose: 4, reset: true });
  await settle();
  update.value = null;
  arrive({ version: 20, step: 9, chose: 4, reset: true });
  await settle();
  assert.equal(steps.value.length, 4);
  assert.deepEqual([at.value, isPlaying.value], [2, true]);
});

test('after three skips faster shows are offered, once', () => {
  for (const version of [2, 3, 4]) {
    arrive({ version, step: version, events: events('one') });
    skipAll();
  }
  assert.equal(isOffered.value, true);
  answerOffer('toy', true);
  assert.equal(isOffered.value, false);
  assert.equal(speedOf('toy'), 2);
});

test('people at one screen watch together what all may see', async () => {
  answers['/api/matches/m1/views'] = { views: [moment(1), moment(2, 'reveal')] };
  arrive({
    version: 2,
    step: 2,
    held: [0, 1],
    view: { own: 1 },
    events: events('secret', 'reveal'),
  });
  assert.equal(isActive.value, true);
  await settle();
  assert.deepEqual(texts(), ['told reveal']);
  assert.equal(shownUpdate(update.value!).seat, null);
  assert.deepEqual(shownUpdate(update.value!).view, { n: 1 });
});
