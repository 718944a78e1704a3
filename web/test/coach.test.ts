// The coach without a browser: what is kept back, what goes, what is said, and that it says less in time.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { settle, speak, updated, Wire } from './browser';
import { goOn, guardMove, lookAhead, takeBack } from '../src/coach/coach';
import { follow, hint, play } from '../src/state/act';
import { held, isCoachedNow, remark, said } from '../src/state/coach';
import { close, open } from '../src/state/match';
import { change, keepSeats, settings } from '../src/state/settings';
import { advice, guard, picks, takeArrivals, update, weighing } from '../src/state/table';
import type { Voice } from '../src/state/voice';
import { link } from '../src/wire/socket';
import type { Word } from '../src/wire/types';

speak();

const GO = { do: 'go', to: 'B2' },
  STAY = { do: 'stay' },
  REASON = { id: 'why', args: {} };
const voice: Voice = {
  name: 'toy',
  tell: () => null,
  task: () => 'choose something',
  sayAction: (action) => `to ${String(action.do)}`,
  words: (message) => `words for ${message}`,
  draft: (action) => {
    picks.value = [['do', action.do]];
  },
  confirms: () => true,
  holds: () => false,
};
const silent: Word = { kind: '', mark: '', loss: 0, half: 0, reasons: [], futures: [] };
const warning: Word = {
  kind: 'warning',
  mark: 'blunder',
  loss: 0.3,
  half: 0.05,
  reasons: [REASON],
  futures: [
    { line: [GO], own: [], foe: [], exact: false },
    { line: [STAY], own: [], foe: [], exact: false },
  ],
};

const seat = (n: number, kind: 'human' | 'bot') => ({ ...updated().seats[0]!, seat: n, kind });

/** Opens the match with a coach beside the player. */
async function begin(kind: 'human' | 'bot' = 'bot'): Promise<Wire> {
  open('m1', () => Promise.resolve(voice));
  const wire = Wire.last;
  if (link.value.state !== 'open') wire.say({ type: 'welcome', protocol: 1, size: 1, rate: 1 });
  wire.say(updated({ seats: [seat(0, 'human'), seat(1, kind)] }));
  await settle();
  guard.value = guardMove;
  return wire;
}

const counsel = (matters: string[]) => ({
  line: [STAY],
  chance: 0.5,
  reasons: [],
  matters: matters.map((id) => ({ id, args: {} })),
});

async function answer(wire: Wire, word: Word | null, matters: string[] = []): Promise<void> {
  wire.say({
    type: 'coach',
    match: 'm1',
    id: wire.heard('coach')!.id,
    seat: 0,
    version: 1,
    counsel: word ? null : counsel(matters),
    word,
  });
  await settle();
}

keepSeats('m1', { 0: 'secret-token' });

beforeEach(() => {
  close();
  takeArrivals();
  guard.value = null;
  held.value = null;
  said.value = [];
  change({ isCoached: true, coachLevel: 'every', coachPatience: 10_000 });
});

test('a blunder is kept back; taken back nothing is sent and the better move is laid out', async () => {
  const wire = await begin(),
    sent = wire.sent.length;
  void play(GO);
  assert.ok(weighing.value);
  await answer(wire, warning);
  assert.equal(held.value?.action, GO);
  takeBack(true);
  await settle();
  assert.equal(wire.sent.length, sent + 1, 'only the question went out');
  assert.deepEqual(advice.value?.action, STAY);
  assert.deepEqual(picks.value, [['do', 'stay']]);
  assert.equal(said.value.at(-1)?.kind, 'back');
  follow();
  assert.deepEqual(wire.heard('move')!.action, STAY, 'what was advised is done without a question');
});

test('who goes on plays at once, and no second question comes', async () => {
  const wire = await begin();
  void play(GO);
  await answer(wire, warning);
  goOn();
  await settle();
  assert.deepEqual(wire.heard('move')!.action, GO);
  assert.equal(held.value, null);
});

test('a coach that is late holds up nothing', async () => {
  change({ coachPatience: 1 });
  const wire = await begin();
  await Promise.race([play(GO), new Promise((resolve) => setTimeout(resolve, 50))]);
  assert.deepEqual(wire.heard('move')!.action, GO);
});

test('between people there is no coach, and nothing is asked', async () => {
  const wire = await begin('human'),
    sent = wire.sent.length;
  assert.equal(isCoachedNow.value, false);
  void play(GO);
  await settle();
  assert.equal(wire.sent.length, sent + 1, 'nothing but the move');
  assert.deepEqual(wire.heard('move')!.action, GO);
});

test('what matters is said as much as is wanted', async () => {
  const wire = await begin();
  void lookAhead(update.value!);
  await answer(wire, null, ['nh-now-quiet', 'nh-now-threat']);
  assert.equal(remark.value?.words, 'words for nh-now-quiet words for nh-now-threat');
  change({ coachLevel: 'matters' });
  void lookAhead(update.value!);
  await answer(wire, null, ['nh-now-quiet', 'nh-now-threat']);
  assert.equal(remark.value?.words, 'words for nh-now-threat');
  change({ coachLevel: 'blunders' });
  void lookAhead(update.value!);
  await answer(wire, null, ['nh-now-threat']);
  assert.equal(remark.value, null);
});

test('after three good turns in a row it says less, once', async () => {
  const wire = await begin();
  for (const turn of [11, 12, 13]) {
    update.value = { ...update.value!, view: { turn } };
    const going = guardMove(STAY);
    await answer(wire, silent);
    assert.ok(await going);
  }
  assert.equal(settings.value.coachLevel, 'matters');
  assert.equal(said.value.at(-1)?.kind, 'plain');
});

test('a hint for a decision that is over is dropped', async () => {
  const wire = await begin();
  void hint();
  const { id } = wire.heard('hint')!;
  wire.say(updated({ version: 2, seats: [seat(0, 'human'), seat(1, 'bot')] }));
  await settle();
  wire.say({
    type: 'hint',
    match: 'm1',
    id,
    seat: 0,
    version: 1,
    action: STAY,
    line: [STAY],
    reasons: [],
  });
  await settle();
  assert.equal(advice.value, null);
});
