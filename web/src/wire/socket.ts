// The socket: joins the open match, reconnects by itself, and sends what was not answered again under the same id.
import { signal } from '@preact/signals';
import type {
  Accepted,
  Answer,
  Ask,
  AskCoach,
  Coached,
  Consent,
  Failed,
  Handover,
  Hint,
  Hinted,
  Json,
  Message,
  Move,
  Presence,
  Refused,
  Renew,
  Request,
  Resign,
  Restart,
  Stale,
  Undo,
  Update,
  Waiting,
} from './types';

export interface Link {
  state: 'idle' | 'connecting' | 'open' | 'lost';
  tries: number;
  retryAt: number;
}

/** How a request ended. */
export type Outcome = Accepted | Stale | Refused | Failed | Hinted | Coached | Answer;

type Answered = Move | Undo | Consent | Resign | Restart | Handover | Renew | Hint | AskCoach | Ask;
type Nameless<One> = One extends Answered ? Omit<One, 'id'> : never;
/** A request that wants an outcome, without the id under which it is sent. */
export type Wish = Nameless<Answered>;

export interface Listener {
  /** The secrets of the seats that are held, newest ones each time it is asked. */
  tokens(): string[];
  update(update: Update): void;
  presence(presence: Presence): void;
  waiting(waiting: Waiting): void;
  problem(message: string, args: Json, text: string): void;
  back(): void;
}

interface Pending {
  message: Answered;
  resolve(outcome: Outcome): void;
}

const WAITS = [500, 1000, 1000, 1000, 1500, 2000, 4000, 5000];
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
const unanswered = new Map<string, Pending>();

/** It names the match, so that a host of several servers can bring its players together on one. */
const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket?match=${joined ?? ''}`;

const read = (text: string): Message => JSON.parse(text);

function post(message: Request): void {
  if (socket?.readyState === WebSocket.OPEN && isGreeted) socket.send(JSON.stringify(message));
}

function connect(): void {
  clearTimeout(timer);
  const tries = link.value.tries;
  link.value = { state: tries ? 'lost' : 'connecting', tries, retryAt: 0 };
  isGreeted = false;
  const opened = new WebSocket(address());
  socket = opened;
  opened.addEventListener('message', (event) => {
    if (socket === opened) receive(read(String(event.data)));
  });
  opened.addEventListener('close', () => {
    if (socket === opened) lost();
  });
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
  enter(joined);
  for (const { message } of unanswered.values()) post(message);
  if (wasLost) listener?.back();
}

const enter = (match: string): void =>
  post({ type: 'join', match, tokens: listener?.tokens() ?? [], since: seen });

function settle(outcome: Outcome): void {
  const pending = outcome.id === null ? undefined : unanswered.get(outcome.id);
  if (!pending) return;
  unanswered.delete(pending.message.id);
  pending.resolve(outcome);
}

function receive(message: Message): void {
  switch (message.type) {
    case 'welcome':
      greet();
      break;
    case 'update':
      if (message.match !== joined) return;
      seen = message.version;
      listener?.update(message);
      break;
    case 'presence':
      if (message.match === joined) listener?.presence(message);
      break;
    case 'waiting':
      if (message.match === joined) listener?.waiting(message);
      break;
    case 'error':
      if (message.id) settle(message);
      else listener?.problem(message.message, message.args, message.text);
      break;
    case 'pong':
    case 'enlisted':
    case 'invitation':
      break;
    default:
      settle(message);
  }
}

/** Opens a match: its updates go to the listener until another match is opened. */
export function join(match: string, to: Listener): void {
  if (joined && joined !== match) post({ type: 'leave', match: joined });
  joined = match;
  seen = 0;
  listener = to;
  unanswered.clear();
  if (socket && isGreeted) enter(match);
  else if (!socket) connect();
}

export function leave(): void {
  if (joined) post({ type: 'leave', match: joined });
  joined = null;
  listener = null;
  unanswered.clear();
}

/** Answers in place of the server, at a table that is no match. */
export type Attendant = (wish: Wish) => Promise<Outcome>;

let attendant: Attendant | null = null;

export const attend = (to: Attendant | null): void => {
  attendant = to;
};

/** Sends a message that wants an outcome; it is kept until the answer comes, over any number of reconnections. */
export function request(wish: Wish): Promise<Outcome> {
  if (attendant) return attendant(wish);
  const message: Answered = { ...wish, id: `${prefix}-${++counter}` };
  return new Promise((resolve) => {
    unanswered.set(message.id, { message, resolve });
    post(message);
  });
}

export const look = (match: string, seat: number | null): void =>
  post({ type: 'look', match, seat });

if (typeof setInterval !== 'undefined' && typeof document !== 'undefined')
  setInterval(() => post({ type: 'ping' }), PING_EVERY);
