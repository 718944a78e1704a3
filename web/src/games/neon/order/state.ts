// What a seat is doing, in words and as a sign for small screens.
import { t } from '../../../words/texts';
import { placeName } from '../words';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

interface Doing {
  text: string;
  sign: string;
  good: boolean;
}

const doing = (text: string, sign: string, good: boolean): Doing => ({ text, sign, good });

/** Row committed, choosing, acting, waiting. */
export function stateOf(now: Update, table: Table, seat: number): Doing {
  const place = table.order.indexOf(seat);
  if (table.fighters[seat]?.place === 'out') return doing(t('neon-eliminated'), '✕', false);
  if (now.sealed.includes(seat)) return doing(t('page-neon-sealed'), '✓', true);
  if (now.waiting.includes(seat))
    return doing(
      t(table.phase === 'plan' ? 'page-neon-choosing' : 'page-neon-deciding'),
      '…',
      false,
    );
  if (table.active === seat) return doing(t('page-neon-acting'), '▶', true);
  if (place === 0) return doing(t('page-neon-acts-next'), '', false);
  if (place > 0) return doing(t('page-neon-acts-nth', { n: place + 1 }), '', false);
  return doing(placeName(table, table.fighters[seat]!.place), '', false);
}
