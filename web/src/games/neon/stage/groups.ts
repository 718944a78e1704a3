// Whose turn a step belongs to: a fighter's, the reveal of a round, or its end.
import type { Group } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import { t } from '../../../words/texts';
import { fighterName } from '../words';
import { factsIn, type Table } from '../view';

const turn = (table: Table, seat: number): Group => ({
  id: `${table.round} turn ${seat}`,
  title: t('page-neon-stage-turn', { name: fighterName(table, seat) }),
  seat,
});

const round = (n: number): Group => ({
  id: `${n} round`,
  title: t('page-neon-stage-round', { n }),
  seat: null,
});

const end = (n: number): Group => ({
  id: `${n} end`,
  title: t('page-neon-stage-end', { n }),
  seat: null,
});

/** What is going on at a table. */
export function groupAt(table: Table): Group {
  if (table.phase === 'actions' && table.active !== null) return turn(table, table.active);
  if (table.phase === 'closing' || table.phase === 'over') return end(table.round);
  return table.phase === 'setup'
    ? { id: 'begin', title: t('page-stage-before'), seat: null }
    : round(table.round);
}

/** What an event opens; null when it belongs to what was going on. */
export function groupOf(event: GameEvent, table: Table): Group | null {
  const { seat = null } = factsIn(event);
  if (event.event === 'turn-began' && seat !== null)
    return turn(table, Math.min(seat, table.fighters.length - 1));
  if (event.event === 'round-began') return round((event as { round?: number }).round ?? 0);
  return event.event === 'sector-closed' || event.event === 'flooded' ? end(table.round) : null;
}
