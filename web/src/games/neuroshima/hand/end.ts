// Ending the turn: asked about first while tiles are left that could still be used.
import { confirm as askFirst } from '../../../parts/dialog';
import { learning, legal, play, trying } from '../../../state/store';
import { t } from '../../../words/texts';
import { endAction } from '../choice/choice';
import type { Table } from '../view';

/** In a puzzle the end of the turn is the last battle, and no turn follows. */
export const endsPuzzle = (): boolean => trying.value && !learning.value;

/** Whether tiles are left that could still be used. */
export const asksToEnd = (table: Table): boolean =>
  table.hand.length > 0 && legal.value.some((one) => one.tile !== undefined);

export function endTurn(table: Table): void {
  if (!asksToEnd(table)) {
    endAtOnce();
    return;
  }
  const id = endsPuzzle() ? 'page-nh-end-puzzle-sure' : 'page-nh-end-sure',
    words = t(id, { count: table.hand.length });
  askFirst(t('nh-do-end'), words, t('nh-do-end'), endAtOnce);
}

export function endAtOnce(): void {
  const action = endAction();
  if (action) void play(action);
}
