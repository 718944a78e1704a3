// As much of a browser as the state needs: an address, a store, a socket whose other end the test holds, answers to requests.
import { readFileSync, readdirSync } from 'node:fs';
import { compile, useBundle } from '../src/words/texts';
import type { Update } from '../src/wire/types';

interface Sent {
  type: string;
  id?: string;
  [field: string]: unknown;
}

/** The server's end of every socket that was opened. */
export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readonly sent: Sent[] = [];
  readyState = 1;

  constructor(readonly address: string) {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** Lets the page hear a message. */
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  /** The last message of this type that the page sent. */
  heard(type: string): Sent | undefined {
    return this.sent.filter((message) => message.type === type).at(-1);
  }
}

/** What the server answers, by path, at once or when a promise is kept; everything else is not found. */
export const answers: Record<string, unknown> = {};

/** Every request that was made, newest last. */
export const asked: { path: string; body: unknown; tokens: string | undefined }[] = [];

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers),
    body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  asked.push({ path, body, tokens: headers.get('authorization') ?? undefined });
  const found = await (answers[path] ?? answers[path.split('?')[0]!]);
  if (found !== undefined) return Response.json(found);
  const error = { code: 'not-found', message: '', args: {}, text: `no ${path}` };
  return Response.json({ error }, { status: 404 });
}

Object.assign(globalThis, {
  location: new URL('http://table.test/'),
  WebSocket: Wire,
  fetch: answer,
});

/** Speaks English. */
export function speak(): void {
  const folder = '../src/warpad/locales/en';
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  useBundle('en', compile('en', texts.join('\n')));
}

/** Lets everything happen that waits for nothing but its turn. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** An update of a match between two, at the first seat's turn. */
export const updated = (part: Partial<Update> = {}): Update => ({
  type: 'update',
  match: 'm1',
  version: 1,
  decision: 0,
  game: 'toy',
  setup: {},
  practice: false,
  aim: null,
  seat: 0,
  held: [0],
  seats: ['Ann', 'Ben'].map((player, seat) => ({
    seat,
    kind: 'human',
    player,
    bot: null,
    resigned: false,
    name: `side-${seat}`,
  })),
  view: {},
  secrets: true,
  curtain: true,
  legal: [{ do: 'go', to: 'A1' }, { do: 'go', to: 'B2' }, { do: 'stay' }],
  chosen: null,
  events: [],
  since: 0,
  reset: false,
  step: 1,
  chose: null,
  waiting: [0],
  sealed: [],
  thinking: [],
  undo: { free: true, possible: true, lock: null },
  request: null,
  clock: {
    used: [0, 0],
    limit: 0,
    increment: 0,
    granted: [0, 0],
    since: null,
    now: 0,
    running: [],
    stands: [],
  },
  result: null,
  verdict: null,
  frozen: null,
  ...part,
});
