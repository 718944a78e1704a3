// Opening and closing a match, and taking in what the server tells of it.
import { batch, effect, untracked } from '@preact/signals';
import { api } from '../wire/api';
import { attend, join, leave, look, type Attendant } from '../wire/socket';
import type { Presence, Update, Waiting } from '../wire/types';
import { say, shout } from '../words/live';
import { plain, t } from '../words/texts';
import { absences, noteAbsence } from './absence';
import { remaining } from './choose';
import { resultSentence } from './result';
import { tokensOf } from './settings';
import {
  advice,
  arrivals,
  before,
  log,
  news,
  picks,
  queue,
  refusal,
  sending,
  showing,
  trouble,
  trying,
  update,
  voice,
  watching,
  weighing,
} from './table';
import type { Voice } from './voice';

/** Finds the voice of a game; its code may have to be fetched. */
export type FindVoice = (game: string) => Promise<Voice>;

/** Code, words or looks of a game did not come; the next update asks for them again. */
const LOST = 'page-link-lost';
const ARRIVALS_KEPT = 20,
  RECALLED = 39;
let lastVersion = -1,
  lastStep = -1;

/** Nothing is known of any match. */
function forget(): void {
  lastVersion = -1;
  lastStep = -1;
  batch(() => {
    update.value = null;
    before.value = null;
    log.value = [];
    picks.value = [];
    sending.value = false;
    weighing.value = false;
    advice.value = null;
    refusal.value = null;
    trouble.value = null;
    queue.value = null;
    news.value = null;
    noteAbsence([]);
  });
}

/** Opens a match; how its game speaks is handed in. */
export function open(match: string, find: FindVoice): void {
  forget();
  join(match, {
    tokens: () => tokensOf(match),
    update: (next) => {
      noteStep(next);
      take(next, find).then(
        () => {
          if (trouble.value?.id === LOST) trouble.value = null;
        },
        () => {
          trouble.value = { id: LOST, args: {}, text: LOST };
        },
      );
    },
    presence: notePresence,
    waiting: noteQueue,
    problem: (id, args, text) => {
      trouble.value = { id, args, text };
    },
    back: () => shout(t('page-link-back')),
  });
}

/** Opens a table that is no match: whatever is asked there, the attendant answers. */
export function openTable(to: Attendant): void {
  forget();
  attend(to);
}

/** Shows where such a table stands now. */
export const present = (next: Update, find: FindVoice): Promise<void> => take(next, find, false);

export function close(): void {
  attend(null);
  leave();
  noteAbsence([]);
  update.value = null;
}

export function lookAs(seat: number | null): void {
  const now = update.value;
  if (now) look(now.match, seat);
}

function notePresence({ connected, watching: count, away }: Presence): void {
  watching.value = count;
  noteAbsence(away);
  const now = update.value;
  if (now)
    update.value = {
      ...now,
      seats: now.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) })),
    };
}

/** Bots wait for their turn, or (`place` 0) think at last. */
function noteQueue(waiting: Waiting): void {
  queue.value = waiting.place === 0 ? null : waiting;
}

/** Bots that waited wait no longer once something was played. At once: showing an update takes its time. */
function noteStep({ step, thinking }: Update): void {
  if (step !== lastStep || !queue.value?.seats.some((seat) => thinking.includes(seat)))
    queue.value = null;
  lastStep = step;
}

/** In a match that cannot go on nobody has anything to choose, and no bot thinks. */
const stilled = (next: Update): Update =>
  next.frozen ? { ...next, legal: [], thinking: [] } : next;

async function take(told: Update, find: FindVoice, isStored = true): Promise<void> {
  const next = stilled(told);
  voice.value = await find(next.game);
  const known = update.value?.match === next.match ? update.value : null;
  if (known && next.version < known.version) return;
  batch(() => show(next, known));
  if (isStored && (!known || (next.reset && next.step > known.step))) void recall(next);
  announce(next, known);
}

/** Puts a newer update in place of the one that is known. */
function show(next: Update, known: Update | null): void {
  before.value = known;
  update.value = next;
  log.value = logAfter(next, known);
  if (!remaining(next.legal, picks.value).length) picks.value = [];
  advice.value = null;
  noteAbsence(absences(next.seats));
  news.value = { known, next };
  if (next.reset || !known || voice.value?.stage) return;
  showing.value = showing.value || Boolean(voice.value?.holds(next.events));
  arrivals.value = [
    ...arrivals.value.slice(1 - ARRIVALS_KEPT),
    { events: next.events, from: known, to: next },
  ];
}

function logAfter(next: Update, known: Update | null): Update['events'] {
  if (!known) return next.events;
  const kept = next.reset ? log.value.filter((event) => (event.step ?? 0) <= next.step) : log.value;
  return [...kept, ...next.events];
}

/** After a reload the log is empty: the last steps are told again, without a sound. */
async function recall(now: Update): Promise<void> {
  const span = { from: Math.max(0, now.step - RECALLED), to: now.step, seat: now.seat };
  const answer = await api.views(now.match, span, tokensOf(now.match)).catch(() => null);
  if (!answer || update.value?.match !== now.match) return;
  const past = answer.views.flatMap((moment) =>
    moment.events.map((event) => ({ ...event, step: moment.n })),
  );
  log.value = [...past, ...log.value.filter((event) => (event.step ?? 0) > now.step)];
}

// -- for ears ------------------------------------------------------------------------------------

function announce(next: Update, known: Update | null): void {
  if (!next.reset && known && !voice.value?.stage) tellEvents(next);
  const isNew = next.legal.length > 0 && next.version !== lastVersion;
  lastVersion = next.version;
  if (isNew && (!known || known.legal.length === 0 || next.reset)) onceShown(tellTurn);
  if (next.result && !known?.result && !trying.value) onceShown(() => shout(resultSentence(next)));
}

/** Whose turn it is, and how it ended, is told when all that led there was shown. */
function onceShown(tell: () => void): void {
  const match = update.value?.match;
  effect(function () {
    if (showing.value) return;
    this.dispose();
    if (update.value?.match === match) untracked(tell);
  });
}

function tellEvents(next: Update): void {
  for (const event of next.events) {
    const sentence = voice.value?.tell(event, next);
    if (sentence) say(plain(sentence.text));
  }
}

function tellTurn(): void {
  const now = update.value;
  if (now && voice.value)
    shout(`${t('page-your-turn')} ${plain(voice.value.task(now, picks.value))}`);
}
