// An answer shown step by step on the table, from the beginning of a try: each step is laid out before it is played.
import { signal } from '@preact/signals';
import { request } from '../wire/socket';
import { play, restart } from './act';
import type { Action } from './choose';
import { picks, update } from './table';

/** The answer under way, step by step; null while the player tries. */
export const shown = signal<{ action: Action | null } | null>(null);

// A hint may be refused while another one is still looked for.
const AGAIN = 700;
let after = -1,
  asking = false;

/** The next step of an answer, from here. */
export async function bestStep(): Promise<Action | null> {
  const now = update.value;
  if (!now || now.seat === null || !now.legal.length) return null;
  const outcome = await request({ type: 'hint', match: now.match, seat: now.seat, bot: null });
  return outcome.type === 'hint' ? outcome.action : null;
}

/** From now on the answer is shown, from the beginning. */
export function showFromStart(): void {
  const now = update.value;
  if (!now) return;
  shown.value = { action: null };
  after = -1;
  if (now.step > 0 || now.sealed.length || now.result) {
    after = now.version;
    restart();
  } else void nextStep();
}

/** Asks for the next step and lays it on the board, without playing it. */
export async function nextStep(): Promise<void> {
  const now = update.value;
  if (!shown.value || shown.value.action || asking || !now?.legal.length || now.version <= after)
    return;
  asking = true;
  const action = await bestStep();
  asking = false;
  if (!shown.value) return;
  if (!action) {
    setTimeout(() => void nextStep(), AGAIN);
    return;
  }
  shown.value = { action };
  picks.value = Object.entries(action);
}

export function playStep(): void {
  const action = shown.value?.action;
  if (!action) return;
  after = update.value?.version ?? -1;
  shown.value = { action: null };
  void play(action);
}
