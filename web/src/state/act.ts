// What a player can do in the open match: pick, move, take back, ask.
import { batch, effect } from '@preact/signals';
import { request, type Outcome, type Wish } from '../wire/socket';
import type { Update } from '../wire/types';
import type { Json, Saying } from '../wire/types';
import { say, shout } from '../words/live';
import { has, plain, t, told } from '../words/texts';
import { pick, remaining, takeBack, type Action } from './choose';
import {
  advice,
  guard,
  isMine,
  left,
  legal,
  picks,
  refusal,
  sending,
  thinkingOf,
  update,
  voice,
  weighing,
  type Advice,
  type Objection,
} from './table';

// -- picking -------------------------------------------------------------------------------------

/** Picks a value; when one action is left and the face asks for no confirmation, it is sent. */
export function choose(field: string, value: unknown): void {
  if (!isMine.value) return;
  refusal.value = null;
  const next = pick(legal.value, picks.value, field, value);
  if (remaining(legal.value, next).length === 0) return;
  picks.value = next;
  const only = left.value.length === 1 ? left.value[0]! : null;
  if (only && !voice.value?.confirms(only, update.value!)) void play(only);
}

export function back(): void {
  refusal.value = null;
  picks.value = takeBack(picks.value);
}

export function clear(): void {
  refusal.value = null;
  picks.value = [];
}

// -- moving --------------------------------------------------------------------------------------

/** Whoever guards the moves may keep one back; nothing else can be chosen meanwhile. */
async function isLetGo(
  look: (action: Action) => Promise<boolean>,
  action: Action,
): Promise<boolean> {
  const version = update.value?.version;
  weighing.value = true;
  const goes = await look(action).catch(() => true);
  weighing.value = false;
  return goes && update.value?.version === version;
}

/** Makes a move, unless who guards the moves keeps it back. */
export async function play(action: Action): Promise<void> {
  if (sending.value || weighing.value) return;
  const look = guard.value;
  if (!look || (await isLetGo(look, action))) await send(action);
}

/** Sends a move; the server's word is final. Until its update is here nothing else can be chosen. */
export async function send(action: Action): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null || sending.value) return;
  refusal.value = null;
  advice.value = null;
  sending.value = true;
  const { match, version, seat } = now;
  const outcome = await request({ type: 'move', match, version, seat, action });
  if (outcome.type === 'accepted') await arrival(outcome.version);
  if (update.value?.match !== match) return;
  batch(() => {
    sending.value = false;
    if (outcome.type === 'accepted') picks.value = [];
    else showOutcome(outcome);
  });
}

/** Returns when the position that an accepted move led to is here. */
function arrival(version: number): Promise<void> {
  return new Promise((resolve) => {
    effect(function () {
      if ((update.value?.version ?? 0) < version) return;
      this.dispose();
      resolve();
    });
  });
}

/** Asks the server to judge a move that is not on offer, to learn which rule forbids it. */
export async function probe(action: Action, target?: unknown): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null) return;
  const { match, version, seat } = now;
  const outcome = await request({ type: 'move', match, version, seat, action });
  if (outcome.type === 'refused') refuse(outcome, target);
}

// -- no ------------------------------------------------------------------------------------------

function showOutcome(outcome: Outcome): void {
  if (outcome.type === 'refused') refuse(outcome);
  if (outcome.type === 'stale') refuse({ rule: null, message: 'page-stale', args: {} });
  if (outcome.type === 'error') refuse({ ...outcome, rule: null });
}

/** Why not, in a sentence; the game puts its own facts into words. */
export function refusalWords(what: Objection): string {
  const now = update.value;
  if (!has(what.message)) return plain(what.text ?? what.message);
  return plain(
    voice.value && now && what.rule
      ? voice.value.words(what.message, what.args, now)
      : told(what.message, what.args),
  );
}

export function refuse({ rule, message, args, text }: Objection, target?: unknown): void {
  refusal.value = { rule, message, args, text, at: Date.now(), target };
  const named = rule ? t('page-rule-named', { rule }) : '';
  shout(`${t('page-refused')} ${refusalWords(refusal.value)} ${named}`);
}

// -- everything else -----------------------------------------------------------------------------

async function tell(wish: Wish): Promise<void> {
  const outcome = await request(wish);
  if (outcome.type !== 'accepted') showOutcome(outcome);
}

export const canUndo = (): boolean => Boolean(update.value?.undo?.possible);

/** Once all is over a lock on the undo says nothing any more. */
export const isUndoTold = ({ result, undo: taking }: Update): boolean =>
  !result || Boolean(taking?.possible);

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
  if (now && seat !== undefined)
    void tell({ type: 'handover', match: now.match, seat, target, bot });
}

/** Goes on with an outdated match by the present rules, if all agree. */
export function renew(): void {
  const now = update.value,
    seat = now?.seat ?? now?.held[0];
  if (now && seat !== undefined) void tell({ type: 'renew', match: now.match, seat });
}

/** A reason in words. */
export const reasonWords = ({ id, args = {} }: Saying): string =>
  update.value && voice.value ? voice.value.words(id, args, update.value) : told(id, args);

/** What to do here and why; it is laid out on the board, to be looked at and done. */
export async function hint(): Promise<void> {
  const now = update.value;
  if (!now || now.seat === null || !isMine.value || thinkingOf.value) return;
  const { match, seat } = now;
  say(t('page-hint-thinking'));
  thinkingOf.value = true;
  const outcome = await request({ type: 'hint', match, seat });
  thinkingOf.value = false;
  if (outcome.type !== 'hint') {
    showOutcome(outcome);
    return;
  }
  if (update.value?.match === match && update.value.version === outcome.version) advise(outcome);
}

/** Shows an advice: its action is drafted on the board, its reasons are told. */
export function advise(given: Advice): void {
  const now = update.value!;
  picks.value = [];
  advice.value = given;
  voice.value?.draft?.(given.action);
  const action = plain(voice.value?.sayAction(given.action, now.seat ?? 0, now) ?? '');
  say([t('page-hint-says', { action }), ...given.reasons.map(reasonWords).map(plain)].join(' '));
}

/** Does what was advised. */
export function follow(): void {
  const { action } = advice.value ?? {};
  if (action) void send(action);
}

/** A question to the engine about the position, the position after a legal action, or a place; the answer is the game's own. */
export async function ask<Data = Json>(
  what: string,
  after: Action | null,
  at: string | null = null,
): Promise<Data | null> {
  const now = update.value;
  if (!now) return null;
  const outcome = await request({ type: 'ask', match: now.match, what, after, at });
  return outcome.type === 'answer' ? (outcome.data as Data) : null;
}
