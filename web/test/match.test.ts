// The open match without a browser: what is sent, what is shown, what is said, whatever arrives in whatever order.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { answers, asked, settle, speak, updated, Wire } from './browser';
import { secondsLeft } from '../src/state/absence';
import { ask, choose, hint, play, probe, refusalWords, renew, undo } from '../src/state/act';
import { close, open } from '../src/state/match';
import { keepSeats } from '../src/state/settings';
import {
  arrivals,
  hinted,
  isMine,
  log,
  picks,
  queue,
  refusal,
  sending,
  showing,
  takeArrivals,
  update,
  watching,
} from '../src/state/table';
import type { Voice } from '../src/state/voice';
import { link, retryNow } from '../src/wire/socket';
import { polite, urgent } from '../src/words/live';

speak();

const voice: Voice = {
  name: 'toy',
  tell: (event) => ({ text: `told ${event.event}` }),
  task: () => 'choose something',
  sayAction: (action) => `to ${String(action.do)}`,
  words: (message) => `words for ${message}`,
  confirms: (action) => action.do === 'stay',
  holds: (events) => events.some((event) => event.event === 'battle'),
};

/** Opens the match with a seat held, and lets its first update in. */
async function begin(): Promise<Wire> {
  open('m1', () => Promise.resolve(voice));
  const wire = Wire.last;
  if (link.value.state !== 'open') wire.say({ type: 'welcome', protocol: 1, size: 1, rate: 1 });
  wire.say(updated());
  await settle();
  return wire;
}

const accept = (wire: Wire, version: number): void =>
  wire.say({ type: 'accepted', match: 'm1', id: wire.heard('move')!.id, version });

keepSeats('m1', { 0: 'secret-token' });

beforeEach(() => {
  close();
  showing.value = false;
  takeArrivals();
});

test('a match is joined with the tokens of its seats, and its turn is announced', async () => {
  const wire = await begin();
  const { match, tokens } = wire.heard('join')!;
  assert.deepEqual([match, tokens], ['m1', ['secret-token']]);
  assert.equal(update.value?.version, 1);
  assert.match(urgent.value.text, /choose something/);
});

test('the last action left is sent, and nothing can be chosen until its update is here', async () => {
  const wire = await begin();
  choose('do', 'go');
  assert.deepEqual(picks.value, [['do', 'go']]);
  choose('to', 'B2');
  const sent = wire.heard('move')!;
  assert.deepEqual([sent.version, sent.seat, sent.action], [1, 0, { do: 'go', to: 'B2' }]);
  assert.ok(sending.value && !isMine.value);
  accept(wire, 2);
  await settle();
  assert.ok(sending.value, 'accepted is not yet shown');
  wire.say(updated({ version: 2, legal: [], waiting: [1] }));
  await settle();
  assert.ok(!sending.value);
  assert.deepEqual(picks.value, []);
});

test('an update that comes before its acknowledgement is waited for no longer', async () => {
  const wire = await begin();
  void play({ do: 'go', to: 'A1' });
  wire.say(updated({ version: 2, legal: [] }));
  await settle();
  accept(wire, 2);
  await settle();
  assert.ok(!sending.value);
});

test('an action that wants a second press is not sent by picking it', async () => {
  const wire = await begin();
  const before = wire.sent.length;
  choose('do', 'stay');
  assert.equal(wire.sent.length, before);
  assert.deepEqual(picks.value, [['do', 'stay']]);
});

test('a refusal names its rule in the words of the game, one that came too late says so', async () => {
  const wire = await begin();
  void probe({ do: 'go', to: 'Z9' }, 'Z9');
  wire.say({
    type: 'refused',
    match: 'm1',
    id: wire.heard('move')!.id,
    rule: 'TOY-1',
    message: 'page-stale',
    args: {},
  });
  await settle();
  assert.deepEqual([refusal.value?.rule, refusal.value?.target], ['TOY-1', 'Z9']);
  assert.equal(refusalWords(refusal.value!), 'words for page-stale');
  void play({ do: 'go', to: 'A1' });
  wire.say({ type: 'stale', match: 'm1', id: wire.heard('move')!.id, seen: 1, version: 2 });
  await settle();
  assert.deepEqual([refusal.value?.rule, refusal.value?.message], [null, 'page-stale']);
});

test('what happened is told and waits to be shown; a battle keeps the end back', async () => {
  const wire = await begin();
  wire.say(updated({ version: 2, events: [{ event: 'moved', step: 2 }] }));
  await settle();
  assert.equal(polite.value.at(-1)?.text, 'told moved');
  assert.ok(!showing.value);
  wire.say(updated({ version: 3, events: [{ event: 'battle', step: 3 }] }));
  await settle();
  assert.ok(showing.value);
  const shown = takeArrivals();
  assert.deepEqual(
    shown.map(({ from, to }) => [from.version, to.version]),
    [
      [1, 2],
      [2, 3],
    ],
  );
  assert.deepEqual(arrivals.value, []);
});

test('an older update changes nothing', async () => {
  const wire = await begin();
  wire.say(updated({ version: 5 }));
  wire.say(updated({ version: 4 }));
  await settle();
  assert.equal(update.value?.version, 5);
});

test('what was taken back leaves the log', async () => {
  const wire = await begin();
  wire.say(updated({ version: 2, step: 2, events: [{ event: 'moved', step: 2 }] }));
  wire.say(updated({ version: 3, step: 1, reset: true }));
  await settle();
  assert.deepEqual(log.value, []);
  assert.equal(takeArrivals().length, 1);
});

test('after a reload the last steps are told again, from what the own seats may see', async () => {
  answers['/api/matches/m1/views'] = {
    views: [{ n: 1, view: {}, events: [{ event: 'began' }], waiting: [], result: null }],
  };
  await begin();
  await settle();
  const wanted = asked.filter(({ path }) => path.includes('/views')).at(-1)!;
  assert.equal(wanted.path, '/api/matches/m1/views?from=0&to=1&seat=0');
  assert.equal(wanted.tokens, 'Bearer secret-token');
  assert.deepEqual(log.value, [{ event: 'began', step: 1 }]);
});

test('what was not answered is sent again under the same id once the link is back', async () => {
  const wire = await begin();
  void play({ do: 'go', to: 'A1' });
  const { id } = wire.heard('move')!;
  wire.break();
  assert.equal(link.value.state, 'lost');
  retryNow();
  assert.notEqual(Wire.last, wire);
  Wire.last.say({ type: 'welcome', protocol: 1, size: 1, rate: 1 });
  assert.equal(Wire.last.heard('join')!.since, 1);
  assert.equal(Wire.last.heard('move')!.id, id);
  assert.equal(link.value.state, 'open');
});

test('who is here is noted', async () => {
  const wire = await begin();
  wire.say({ type: 'presence', match: 'm1', connected: [1], watching: 3, away: [] });
  assert.equal(watching.value, 3);
  assert.deepEqual(
    update.value?.seats.map((seat) => seat.connected),
    [false, true],
  );
});

test('an absent player is waited for as long as the server says, and no longer', async (context) => {
  context.mock.timers.enable({ apis: ['Date', 'setInterval'] });
  open('m1', () => Promise.resolve(voice));
  const wire = Wire.last,
    away = [{ seat: 1, seconds: 2 }];
  wire.say({ type: 'presence', match: 'm1', connected: [0], watching: 0, away });
  assert.deepEqual([secondsLeft(0), secondsLeft(1)], [null, 2]);
  context.mock.timers.tick(1000);
  assert.equal(secondsLeft(1), 1);
  context.mock.timers.tick(1500);
  assert.equal(secondsLeft(1), 0);
  wire.say({ type: 'presence', match: 'm1', connected: [0, 1], watching: 0, away: [] });
  assert.equal(secondsLeft(1), null);
});

test('a bot in the queue is known until it thinks or something was played', async () => {
  const wire = await begin(),
    waiting = { type: 'waiting', match: 'm1', seats: [1], place: 2, seconds: 3.4 };
  wire.say(updated({ version: 2, step: 2, legal: [], waiting: [1], thinking: [1] }));
  wire.say(waiting);
  await settle();
  assert.equal(queue.value?.place, 2, 'it came right after the update, which is shown later');
  wire.say(updated({ version: 3, step: 2, legal: [], waiting: [1], thinking: [1] }));
  await settle();
  assert.equal(queue.value?.place, 2, 'nothing was played');
  wire.say({ ...waiting, place: 0 });
  assert.equal(queue.value, null);
  wire.say(waiting);
  wire.say(updated({ version: 4, step: 3 }));
  assert.equal(queue.value, null);
  wire.say({ ...waiting, match: 'm7' });
  assert.equal(queue.value, null);
});

test('in a match that cannot go on nothing can be chosen, an outdated one can be renewed', async () => {
  const wire = await begin();
  wire.say(updated({ version: 2, frozen: 'outdated', thinking: [1] }));
  await settle();
  assert.deepEqual([update.value?.legal, update.value?.thinking, isMine.value], [[], [], false]);
  renew();
  const { match, seat } = wire.heard('renew')!;
  assert.deepEqual([match, seat], ['m1', 0]);
});

test('undo is asked for where it is possible, and says why where it is not', async () => {
  const wire = await begin();
  undo();
  assert.equal(wire.heard('undo')!.seat, 0);
  wire.say(
    updated({ version: 2, undo: { free: false, possible: false, lock: 'server-undo-nothing' } }),
  );
  await settle();
  const before = wire.sent.length;
  undo();
  assert.equal(wire.sent.length, before);
  assert.equal(refusal.value?.message, 'server-undo-nothing');
});

test('a hint is laid out and said; an answer is the game own', async () => {
  const wire = await begin();
  void hint();
  const { id } = wire.heard('hint')!;
  wire.say({
    type: 'hint',
    match: 'm1',
    id,
    seat: 0,
    version: 1,
    action: { do: 'stay' },
    line: [],
    reasons: [],
  });
  await settle();
  assert.deepEqual(hinted.value, { do: 'stay' });
  assert.match(polite.value.at(-1)!.text, /to stay/);
  const asking = ask<{ odds: number }>('odds', null);
  const question = wire.heard('ask')!;
  wire.say({
    type: 'answer',
    match: 'm1',
    id: question.id,
    what: 'odds',
    version: 1,
    data: { odds: 3 },
  });
  assert.deepEqual(await asking, { odds: 3 });
});

test('the end is said once, by who won', async () => {
  const wire = await begin();
  const result = { scores: [0, 1], reason: 'played', seats: [] };
  wire.say(updated({ version: 2, legal: [], waiting: [], result }));
  await settle();
  assert.match(urgent.value.text, /side-1/);
});
