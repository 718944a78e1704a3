// What the coach does: looks at each decision, keeps back a blunder, praises, and says less as the player succeeds.
import { advise, reasonWords } from '../state/act';
import type { Action } from '../state/choose';
import { held, isCoachedNow, isLooking, remark, said, type Said } from '../state/coach';
import { change, settings, type CoachLevel } from '../state/settings';
import { update } from '../state/table';
import { request } from '../wire/socket';
import type { Coached, Saying, Update, Word } from '../wire/types';
import { say } from '../words/live';
import { plain, t } from '../words/texts';

const LEVELS: readonly CoachLevel[] = ['every', 'matters', 'blunders'];
/** After so many good turns in a row the coach says less. */
const GOOD_TURNS = 3;
const KEPT = 30;
/** Things that matter whoever is told. */
const GRAVE = /-(threat|falls|sinks|health|near|foe-near|last)$/;

export function tell(kind: Said['kind'], words: string, shown = true): void {
  const made = { kind, words };
  said.value = [...said.value.slice(1 - KEPT), made];
  if (!shown) return;
  remark.value = made;
  say(plain(words));
}

async function ask(now: Update, action: Action | null): Promise<Coached | null> {
  const outcome = await request({ type: 'coach', match: now.match, seat: now.seat!, action });
  return outcome.type === 'coach' ? outcome : null;
}

// -- before a decision ---------------------------------------------------------------------------

/** What matters now, if this level speaks of it. */
export async function lookAhead(now: Update): Promise<void> {
  remark.value = null;
  if (now.seat === null || now.legal.length < 2) return;
  isLooking.value = true;
  const told = await ask(now, null).finally(() => (isLooking.value = false)),
    matters = told?.counsel?.matters ?? [];
  if (update.value?.version !== now.version || held.value) return;
  const spoken = matters.filter(isSpokenOf);
  if (spoken.length) tell('now', spoken.slice(0, 2).map(reasonWords).join(' '));
}

function isSpokenOf({ id }: Saying): boolean {
  const level = settings.value.coachLevel;
  return level === 'every' || (level === 'matters' && GRAVE.test(id));
}

// -- before a move is sent -----------------------------------------------------------------------

const late = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), settings.value.coachPatience);
  });

/** Lets a move go, or keeps it back until the player has decided; one that comes too late holds up nothing. */
export async function guardMove(action: Action): Promise<boolean> {
  const now = update.value;
  if (!now || !isCoachedNow.value || now.legal.length < 2) return true;
  const told = await Promise.race([ask(now, action), late()]),
    word = told?.word;
  if (!word || update.value?.version !== now.version) return true;
  if (word.kind !== 'warning') {
    noteGood(now, word);
    return true;
  }
  turnsWell = 0;
  return new Promise((resolve) => {
    held.value = {
      action,
      word,
      decide: (goes) => {
        held.value = null;
        resolve(goes);
      },
    };
  });
}

const because = (word: Word): string => word.reasons.slice(0, 1).map(reasonWords).join(' ');

/** Back to choosing; the better move is laid out where it is wanted. */
export function takeBack(isShown: boolean): void {
  const now = held.value;
  if (!now) return;
  const better = now.word.futures[1]?.line ?? [];
  tell('back', t('page-coach-took-back', { reason: because(now.word) }), false);
  now.decide(false);
  if (isShown && better[0]) advise({ action: better[0], line: better, reasons: now.word.reasons });
}

export function goOn(): void {
  const now = held.value;
  if (!now) return;
  tell('on', t('page-coach-went-on', { reason: because(now.word) }), false);
  now.decide(true);
}

// -- after it ------------------------------------------------------------------------------------

let turnsWell = 0,
  lastTurn: unknown = null;

function noteGood(now: Update, word: Word): void {
  if (word.kind === 'praise') tell('good', t('page-coach-good', { reason: because(word) }));
  const { turn } = now.view as { turn?: unknown };
  if (word.mark) turnsWell = 0;
  else if (turn !== lastTurn) turnsWell += 1;
  lastTurn = turn;
  if (turnsWell >= GOOD_TURNS) sayLess();
}

function sayLess(): void {
  turnsWell = 0;
  const next = LEVELS[LEVELS.indexOf(settings.value.coachLevel) + 1];
  if (!next) return;
  change({ coachLevel: next });
  tell('plain', t('page-coach-fewer'));
}

export { LEVELS };
