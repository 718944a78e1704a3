// Ending the turn: asked about first while tiles are left that could still be used.
import { confirm as askFirst } from '../../../parts/dialog';
import { legal, play } from '../../../state/store';
import { t } from '../../../words/texts';
import { endAction } from '../choice/choice';
import type { Table } from '../view';

/** Whether tiles are left that could still be used. */
export const asksToEnd = (table: Table): boolean =>
  table.hand.length > 0 && legal.value.some((one) => one.tile !== undefined);

export function endTurn(table: Table): void {
  if (!asksToEnd(table)) {
    endAtOnce();
    return;
  }
  const words = t('page-nh-end-sure', { count: table.hand.length });
  askFirst(t('nh-do-end'), words, t('nh-do-end'), endAtOnce);
}

export function endAtOnce(): void {
  const action = endAction();
  if (action) void play(action);
}
