// Matches made and seats taken once, however often their answers are lost; invitations given anew.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { answers, asked, speak, updated } from './browser';
import { noteAbsence } from '../src/state/absence';
import { claim, invitable, inviteAgain, inviteLink, keepHost } from '../src/state/invitations';
import { create } from '../src/state/newgame';
import { forgetMatch, tokensOf } from '../src/state/settings';
import { ApiError } from '../src/wire/api';
import { insist, newKey } from '../src/wire/insist';
import type { Created } from '../src/wire/types';

speak();

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  history: { pushState: () => undefined, replaceState: () => undefined },
  scrollTo: () => undefined,
});

/** Lets the first answers of a route be lost. */
function lose(path: string, times: number, then: unknown): void {
  let left = times;
  Object.defineProperty(answers, path, {
    configurable: true,
    get: () => {
      left -= 1;
      if (left >= 0) throw new TypeError('the answer was lost');
      return then;
    },
  });
}

const sentTo = (path: string) => asked.filter((one) => one.path === path);
const keysOf = (path: string): unknown[] =>
  sentTo(path).map(({ body }) => (body as { key: string }).key);

const made = (match: string): Created =>
  ({
    match,
    tokens: { 0: 'mine' },
    invites: { 1: 'first-invite' },
    host: 'host-secret',
    watch: `/m/${match}`,
    summary: {},
  }) as unknown as Created;

beforeEach(() => {
  asked.length = 0;
  noteAbsence([]);
});

test('a key is long, made of letters and digits, and new each time', () => {
  assert.match(newKey(), /^[0-9a-f]{32}$/);
  assert.notEqual(newKey(), newKey());
});

test('a match whose answer was lost is asked for again under the same key', async () => {
  lose('/api/matches', 1, made('m2'));
  const created = await create({ game: 'toy' });
  assert.equal(created.match, 'm2');
  const keys = keysOf('/api/matches');
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  assert.deepEqual(tokensOf('m2'), ['mine']);
});

test('what the server refuses is not sent again, what is lost for good is told', async () => {
  const refuse = (): Promise<never> =>
    Promise.reject(new ApiError({ code: 'seat-taken', message: '', args: {}, text: 'taken' }));
  let sent = 0;
  await assert.rejects(
    insist(() => {
      sent += 1;
      return refuse();
    }, [0, 0]),
    ApiError,
  );
  assert.equal(sent, 1);
  const lost = (): Promise<never> => {
    sent += 1;
    return Promise.reject(new TypeError('no network'));
  };
  await assert.rejects(insist(lost, [0, 0]), TypeError);
  assert.equal(sent, 4);
});

test('an invitation is used under one key, also when the page was loaded anew in between', async () => {
  const path = '/api/matches/m3/claim';
  kept.set('warpad.claims', JSON.stringify({ 'an-invite': 'key-of-the-page-before' }));
  lose(path, 1, { match: 'm3', seat: 1, token: 'token-1' });
  await claim('m3', 'an-invite');
  assert.deepEqual(keysOf(path), ['key-of-the-page-before', 'key-of-the-page-before']);
  assert.deepEqual(tokensOf('m3'), ['token-1']);
  assert.equal(kept.get('warpad.claims'), '{}');
  await claim('m3', 'an-invite');
  assert.equal(sentTo(path).length, 2, 'who has a seat takes no other');
  forgetMatch('m3');
});

test('who made a match invites anew to a free seat, and to one whose player was waited for', async () => {
  keepHost(made('m1'));
  const [mine, theirs] = updated().seats,
    open = updated({ seats: [mine!, { ...theirs!, kind: 'open' }] });
  assert.deepEqual(
    invitable(open).map(({ seat }) => seat),
    [1],
  );
  assert.deepEqual(invitable(updated()), [], 'their player is here');
  noteAbsence([{ seat: 1, seconds: 30 }]);
  assert.deepEqual(invitable(updated()), [], 'their player is waited for');
  noteAbsence([{ seat: 1, seconds: 0 }]);
  assert.equal(invitable(updated()).length, 1);
  assert.deepEqual(invitable(updated({ match: 'm9' })), [], 'made by somebody else');
  answers['/api/matches/m1/invitations'] = { match: 'm1', seat: 1, invite: 'second-invite' };
  await inviteAgain('m1', 1);
  const { body, tokens } = sentTo('/api/matches/m1/invitations')[0]!;
  assert.deepEqual([body, tokens], [{ seat: 1 }, 'Bearer host-secret']);
  assert.equal(inviteLink('m1', 1), 'http://table.test/m/m1#second-invite');
});
