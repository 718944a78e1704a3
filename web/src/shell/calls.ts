// Sounds of the table that belong to no game: your turn, a refusal, the end.
import { effect } from '@preact/signals';
import { ownResult } from '../state/result';
import { refusal, showing, trying, update } from '../state/table';
import { play } from '../sound/sound';

/** The match in which somebody else was waited for, so that one's own turn is news; the match that was seen running. */
let waited = '',
  running = '';

/** Calls to one's turn once all was shown; at one screen for all, and in an attempt, nobody has to be called. */
function callToTurn(): void {
  const now = update.value;
  if (!now) return;
  if (!now.legal.length) waited = now.match;
  else if (waited === now.match && !showing.value) {
    waited = '';
    if (now.held.length === 1 && !trying.value) play('your-turn');
  }
}

/** The end of one's own game; spectators hear nothing. */
function tellEnd(): void {
  const now = update.value;
  if (!now) return;
  if (!now.result) running = now.match;
  else if (running === now.match && !showing.value && !trying.value) {
    running = '';
    const own = ownResult(now);
    if (own) play(own === 'won' ? 'win' : 'lose');
  }
}

export function startCalls(): void {
  effect(callToTurn);
  effect(tellEnd);
  effect(() => {
    if (refusal.value) play('refuse');
  });
}
