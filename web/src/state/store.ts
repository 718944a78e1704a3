// The open match: the newest update, what is picked, what was refused, the log, and the few things a player can do.
import { batch, computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { pick as addPick, question, remaining, takeBack, type Action, type Picks } from './choose';
import { api } from '../wire/api';
import { faceOf, type Face } from '../games/face';
import { say, shout } from '../words/live';
import { heldSeats } from './settings';
import { has, joined, plain, t, told, tOr } from '../words/texts';
import { join, leave, look, request, type Outcome } from '../wire/socket';
import type { GameEvent, Json, Refused, Update } from '../wire/types';

export const update = signal<Update | null>(null);
/** The update before this one, to animate from. */
export const before = signal<Update | null>(null);
export const log = signal<GameEvent[]>([]);
export const picks = signal<Picks>([]);
export const refusal = signal<(Refused & { at: number; target?: unknown }) | null>(null);
export const sending = signal(false);
export const watching = signal(0);
export const missed = signal(0);
export const trouble = signal<{ id: string; args: Json; text: string } | null>(null);
export const hinted = signal<Action | null>(null);
export const face = signal<Face | null>(null);
/** True while a face plays something that must be seen first; what comes at the end waits for it. */
export const showing = signal(false);
/** True while the match is the try of an etude: its end is judged by the goal, not by who won. */
export const trying = signal(false);
/** How far what is coming would lead towards the goal of an etude: how much there would be, how much is wanted. */
export interface Progress {
  amount: number;
  wanted: number;
  met: boolean;
}
/** What an etude puts beside the board in place of the sides' panels and the log, where a face has room for it. */
export const guide = signal<{
  left(progress: Progress | null): JSX.Element;
  right(): JSX.Element;
} | null>(null);

export const legal = computed<Action[]>(() => update.value?.legal ?? []);
export const left = computed<Action[]>(() => remaining(legal.value, picks.value));
export const asked = computed(() => question(left.value));
export const isMine = computed(() => legal.value.length > 0 && !sending.value);

let lastVersion = -1;
/** Who waits for an update of a version or later. */
let expecting: { version: number; resolve(): void } | null = null;

/** What came in and was not yet shown: events, and the update they happened to. */
export interface Arrival {
  events: GameEvent[];
  from: Update;
  to: Update;
}

const ARRIVALS_KEPT = 20;
export const arrivals = signal<Arrival[]>([]);

/** Takes everything that waits to be shown; a face calls it when `arrivals` changed. */
export function takeArrivals(): Arrival[] {
  const waiting = arrivals.value;
  if (waiting.length) arrivals.value = [];
  return waiting;
}

async function take(next: Update): Promise<void> {
  const made = faceOf(next.game);
  if (face.value?.name !== next.game) face.value = await made;
  if (update.value && update.value.match === next.match && next.version < update.value.version)
    return;
  const old = update.value?.match === next.match ? update.value : null;
  batch(() => {
    before.value = old;
    update.value = next;
    log.value =
      next.reset && old
        ? [...log.value.filter((event) => (event.step ?? 0) <= next.step), ...next.events]
        : [...(old ? log.value : []), ...next.events];
    picks.value =
      picks.value.length && remaining(next.legal, picks.value).length ? picks.value : [];
    hinted.value = null;
    if (!next.reset && old) {
      showing.value = showing.value || Boolean(face.value?.holds(next.events));
      arrivals.value = [
        ...arrivals.value.slice(1 - ARRIVALS_KEPT),
        { events: next.events, from: old, to: next },
      ];
    }
  });
  if (expecting && next.version >= expecting.version) expecting.resolve();
  if (!old || (next.reset && next.step > old.step)) void recall(next);
  if (!next.reset && old) tellEvents(next);
  const mine = next.legal.length > 0 && next.version !== lastVersion;
  lastVersion = next.version;
  if (mine && (!old || old.legal.length === 0 || next.reset)) tellTurn();
  if (next.result && !old?.result && !trying.value) shout(resultSentence(next));
}

const RECALLED = 39;

/** After a reload the log is empty: the last steps are told again, without a sound. */
async function recall(now: Update): Promise<void> {
  const from = Math.max(0, now.step - RECALLED);
  const answer = await api.views(now.match, from, now.step, now.seat).catch(() => null);
  if (!answer || update.value?.match !== now.match) return;
  const past = answer.views.flatMap((moment) =>
    moment.events.map((event) => ({ ...event, step: moment.n })),
  );
  log.value = [...past, ...log.value.filter((event) => (event.step ?? 0) > now.step)];
}

function tellEvents(next: Update): void {
  const made = face.value;
  if (!made) return;
  for (const event of next.events) {
    const sentence = made.tell(event, next);
    if (sentence) say(plain(sentence.text));
  }
}

function tellTurn(): void {
  const now = update.value,
    made = face.value;
  if (now && made) shout(`${t('page-your-turn')} ${plain(made.task(now, picks.value))}`);
}

/** Who won, in one sentence. */
export function resultSentence(now: Update): string {
  const result = now.result;
  if (!result) return '';
  if (!result.scores.length) return t('page-result-unfinished');
  const best = Math.max(...result.scores);
  if (best <= 0) return outsideSentence(now);
  const winners = now.seats.filter((seat) => result.scores[seat.seat] === best);
  if (winners.length === now.seats.length) return t('page-result-draw');
  const isOwn = (seat: { seat: number }): boolean =>
      now.held.includes(seat.seat) && now.held.length < now.seats.length,
    mine = winners.some(isOwn);
  const named = (list: typeof winners): { name: string; count: number } => ({
    name: joined(list.map((seat) => seatName(now, seat.seat))),
    count: list.length,
  });
  if (mine)
    return winners.every(isOwn)
      ? t('page-result-you-won')
      : t('page-result-you-won-with', named(winners.filter((seat) => !isOwn(seat))));
  return t(now.held.length === 1 ? 'page-result-you-lost' : 'page-result-won', named(winners));
}

/** No seat won: somebody who holds none did, or nobody. */
function outsideSentence(now: Update): string {
  const names = (face.value?.others?.(now.view) ?? [])
    .filter((one) => one.won)
    .map((one) => one.name);
  return names.length
    ? t(now.held.length === 1 ? 'page-result-you-lost' : 'page-result-won', {
        name: joined(names),
        count: names.length,
      })
    : t('page-result-nobody');
}

/** The army, fighter or side of a seat. */
export const sideName = (now: Pick<Update, 'seats'>, seat: number): string => {
  const info = now.seats[seat];
  return info ? tOr(info.name, info.name) : String(seat + 1);
};

/** Whom a seat belongs to, for sentences: the player's name, else the side. */
export const seatName = (now: Pick<Update, 'seats'>, seat: number): string => sideName(now, seat);

export function open(match: string): void {
  lastVersion = -1;
  batch(() => {
    update.value = null;
    before.value = null;
    log.value = [];
    picks.value = [];
    sending.value = false;
    refusal.value = null;
    trouble.value = null;
    missed.value = 0;
  });
  join(match, {
    update: (next) => {
      void take(next);
    },
    presence: (connected, count) => {
      watching.value = count;
      const now = update.value;
      if (now)
        update.value = {
          ...now,
          seats: now.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) })),
        };
    },
    problem: (id, args, text) => {
      trouble.value = { id, args, text };
    },
    back: () => {
      shout(t('page-link-back'));
    },
  });
}

export function close(): void {
  leave();
  update.value = null;
}

export const holds = (match: string): boolean =>
  Object.keys(heldSeats.value[match] ?? {}).length > 0;

// -- picking -------------------------------------------------------------------------------------

/** Picks a value; when one action is left and the face asks for no confirmation, it is sent. */
export function choose(field: string, value: unknown): void {
  if (!isMine.value) return;
  refusal.value = null;
  const next = addPick(legal.value, picks.value, field, value);
  if (remaining(legal.value, next).length === 0) return;
  picks.value = next;
  settleChoice();
}

function settleChoice(): void {
  const only = left.value.length === 1 ? left.value[0]! : null;
  if (only && !face.value?.confirms(only, update.value!)) void play(only);
}

export function back(): void {
  refusal.value = null;
  picks.value = takeBack(picks.value);
}

export function clear(): void {
  refusal.value = null;
  picks.value = [];
}

/** Returns when the position that an accepted move led to is here. */
async function arrived(version: number): Promise<void> {
  if ((update.value?.version ?? 0) < version)
    await new Promise<void>((resolve) => {
      expecting = { version, resolve };
    });
  expecting = null;
}

/** Sends a move; the server's word is final. Until its update is here nothing else can be chosen. */
export async function play(action: Action): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null || sending.value) return;
  refusal.value = null;
  sending.value = true;
  const outcome = await request({
    type: 'move',
    match: now.match,
    version: now.version,
    seat: now.seat,
    action,
  });
  if (outcome.kind === 'accepted') await arrived(outcome.version);
  if (update.value?.match !== now.match) return;
  batch(() => {
    sending.value = false;
    if (outcome.kind === 'accepted') picks.value = [];
    else showOutcome(outcome);
  });
}

function showOutcome(outcome: Outcome): void {
  if (outcome.kind === 'refused')
    refuse({ rule: outcome.rule, message: outcome.message, args: outcome.args });
  if (outcome.kind === 'stale') refuse({ rule: null, message: 'page-stale', args: {} });
  if (outcome.kind === 'error')
    refuse({ rule: null, message: outcome.message, args: outcome.args, text: outcome.text });
}

/** Why not, in a sentence; the game puts its own facts into words. */
export function refusalWords(what: Refused): string {
  const now = update.value;
  return plain(
    face.value && now && has(what.message) && what.rule
      ? face.value.words(what.message, what.args, now)
      : has(what.message)
        ? told(what.message, what.args)
        : (what.text ?? what.message),
  );
}

export function refuse(what: Refused, target?: unknown): void {
  refusal.value = { ...what, at: Date.now(), target };
  const words = refusalWords(what);
  shout(
    `${t('page-refused')} ${words} ${what.rule ? t('page-rule-named', { rule: what.rule }) : ''}`,
  );
}

/** Asks the server to judge a move that is not on offer, to learn which rule forbids it. */
export async function probe(action: Action, target?: unknown): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null) return;
  const outcome = await request({
    type: 'move',
    match: now.match,
    version: now.version,
    seat: now.seat,
    action,
  });
  if (outcome.kind === 'refused')
    refuse({ rule: outcome.rule, message: outcome.message, args: outcome.args }, target);
}

async function tell(message: Json & { type: string }): Promise<void> {
  const outcome = await request(message);
  if (outcome.kind !== 'accepted') showOutcome(outcome);
}

export const canUndo = (): boolean => Boolean(update.value?.undo?.possible);

export function undo(): void {
  const now = update.value;
  if (!now || now.seat === null || !now.undo) return;
  if (!now.undo.possible) {
    refuse({ rule: null, message: now.undo.lock ?? 'server-undo-nothing', args: {} });
    return;
  }
  picks.value = [];
  if (!now.undo.free) say(t('page-undo-asked'));
  void tell({ type: 'undo', match: now.match, version: now.version, seat: now.seat });
}

export function consent(yes: boolean): void {
  const now = update.value;
  const seat = now?.request?.wanted.find((wanted) => now.held.includes(wanted));
  if (now && seat !== undefined) void tell({ type: 'consent', match: now.match, seat, yes });
}

export function resign(): void {
  const now = update.value;
  if (now && now.seat !== null) void tell({ type: 'resign', match: now.match, seat: now.seat });
}

/** Begins the try of an etude anew. */
export function restart(): void {
  const now = update.value;
  picks.value = [];
  if (now && now.seat !== null) void tell({ type: 'restart', match: now.match, seat: now.seat });
}

export function handOver(target: number, bot: string | null): void {
  const now = update.value,
    seat = now?.seat ?? now?.held[0];
  if (now && seat !== undefined && seat !== null)
    void tell({ type: 'handover', match: now.match, seat, target, bot });
}

/** True while a hint is being thought of. */
export const thinkingOf = signal(false);

/** What the strongest bot would do here. */
export async function hint(strongest: string | null = null): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null || !isMine.value || thinkingOf.value) return;
  say(t('page-hint-thinking'));
  thinkingOf.value = true;
  const outcome = await request({ type: 'hint', match: now.match, seat: now.seat, bot: strongest });
  thinkingOf.value = false;
  if (outcome.kind === 'hint') {
    hinted.value = outcome.action;
    say(
      t('page-hint-says', {
        action: plain(face.value?.sayAction(outcome.action, now.seat, now) ?? ''),
      }),
    );
  } else showOutcome(outcome);
}

/** A question to the engine about the position, or about the position after a legal action. */
export async function ask(what: string, after: Action | null): Promise<Json | null> {
  const now = update.value;
  if (!now) return null;
  const outcome = await request({ type: 'ask', match: now.match, what, after });
  return outcome.kind === 'answer' ? outcome.answer.data : null;
}

export function lookAs(seat: number | null): void {
  const now = update.value;
  if (now) look(now.match, seat);
}
