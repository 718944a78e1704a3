// The socket: joins the open match, reconnects by itself, and sends what was not answered again under the same id.
import { signal } from '@preact/signals';
import { tokensOf } from '../state/settings';
import type { Action } from '../state/choose';
import type { GameEvent, Json, Update } from './types';

export interface Link {
  state: 'idle' | 'connecting' | 'open' | 'lost';
  tries: number;
  retryAt: number;
}

export interface Answer {
  what: string;
  version: number;
  data: Json;
}
export type Outcome =
  | { kind: 'accepted'; version: number }
  | { kind: 'stale' }
  | { kind: 'refused'; rule: string; message: string; args: Json }
  | { kind: 'error'; code: string; message: string; args: Json; text: string }
  | { kind: 'hint'; action: Action }
  | { kind: 'answer'; answer: Answer };

export interface Listener {
  update(update: Update): void;
  presence(connected: number[], watching: number): void;
  problem(message: string, args: Json, text: string): void;
  back(): void;
}

type Message = Json & { type: string; id?: string; match?: string };
interface Waiting {
  message: Message;
  resolve(outcome: Outcome): void;
}

const WAITS = [500, 1000, 2000, 4000, 5000];
const PING_EVERY = 20_000;
const prefix = Math.random().toString(36).slice(2, 8);
let counter = 0;

export const link = signal<Link>({ state: 'idle', tries: 0, retryAt: 0 });

let socket: WebSocket | null = null;
let joined: string | null = null;
let seen = 0;
let listener: Listener | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isGreeted = false;
const unanswered = new Map<string, Waiting>();

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

function post(message: Json): void {
  if (socket?.readyState === WebSocket.OPEN && isGreeted) socket.send(JSON.stringify(message));
}

function connect(): void {
  clearTimeout(timer);
  const tries = link.value.tries;
  link.value = { state: tries ? 'lost' : 'connecting', tries, retryAt: 0 };
  isGreeted = false;
  const opened = new WebSocket(address());
  socket = opened;
  opened.onmessage = (event) => {
    if (socket === opened) receive(JSON.parse(String(event.data)) as Message);
  };
  opened.onclose = () => {
    if (socket === opened) lost();
  };
}

function lost(): void {
  socket = null;
  isGreeted = false;
  if (joined === null) {
    link.value = { state: 'idle', tries: 0, retryAt: 0 };
    return;
  }
  const tries = link.value.tries + 1,
    wait = WAITS[Math.min(tries, WAITS.length) - 1]!;
  link.value = { state: 'lost', tries, retryAt: Date.now() + wait };
  timer = setTimeout(connect, wait);
}

/** Tries at once instead of waiting for the next turn. */
export function retryNow(): void {
  if (link.value.state === 'lost' && socket === null) connect();
}

function greet(): void {
  isGreeted = true;
  const wasLost = link.value.tries > 0;
  link.value = { state: 'open', tries: 0, retryAt: 0 };
  if (joined === null) return;
  post({ type: 'join', match: joined, tokens: tokensOf(joined), since: seen });
  for (const { message } of unanswered.values()) post(message);
  if (wasLost) listener?.back();
}

function settle(id: unknown, outcome: Outcome): void {
  const waiting = typeof id === 'string' ? unanswered.get(id) : undefined;
  if (!waiting) return;
  unanswered.delete(id as string);
  waiting.resolve(outcome);
}

function receive(message: Message): void {
  switch (message.type) {
    case 'welcome':
      greet();
      break;
    case 'update': {
      const update = message as unknown as Update;
      if (update.match !== joined) return;
      seen = update.version;
      listener?.update(update);
      break;
    }
    case 'presence':
      if (message.match === joined)
        listener?.presence(message.connected as number[], message.watching as number);
      break;
    case 'accepted':
      settle(message.id, { kind: 'accepted', version: message.version as number });
      break;
    case 'stale':
      settle(message.id, { kind: 'stale' });
      break;
    case 'refused':
      settle(message.id, {
        kind: 'refused',
        rule: message.rule as string,
        message: message.message as string,
        args: message.args as Json,
      });
      break;
    case 'hint':
      settle(message.id, { kind: 'hint', action: message.action as Action });
      break;
    case 'answer':
      settle(message.id, {
        kind: 'answer',
        answer: {
          what: message.what as string,
          version: message.version as number,
          data: message.data as Json,
        },
      });
      break;
    case 'error':
      problem(message);
      break;
  }
}

function problem(message: Message): void {
  const args = (message.args ?? {}) as Json,
    text = String(message.text ?? '');
  if (message.id)
    settle(message.id, {
      kind: 'error',
      code: String(message.code),
      message: String(message.message),
      args,
      text,
    });
  else listener?.problem(String(message.message), args, text);
}

/** Opens a match: its updates go to the listener until another match is opened. */
export function join(match: string, to: Listener): void {
  if (joined && joined !== match) post({ type: 'leave', match: joined });
  joined = match;
  seen = 0;
  listener = to;
  unanswered.clear();
  if (socket && isGreeted) post({ type: 'join', match, tokens: tokensOf(match), since: 0 });
  else if (!socket) connect();
}

export function leave(): void {
  if (joined) post({ type: 'leave', match: joined });
  joined = null;
  listener = null;
  unanswered.clear();
}

/** Sends a message that wants an outcome; it is kept until the answer comes, over any number of reconnections. */
export function request(message: Message): Promise<Outcome> {
  const id = `${prefix}-${++counter}`,
    whole = { ...message, id };
  return new Promise((resolve) => {
    unanswered.set(id, { message: whole, resolve });
    post(whole);
  });
}

export const look = (match: string, seat: number | null): void =>
  post({ type: 'look', match, seat });

if (typeof setInterval !== 'undefined' && typeof document !== 'undefined')
  setInterval(() => post({ type: 'ping' }), PING_EVERY);

export type { GameEvent };
