// The ring as it is drawn: each sector with who and what is there, and whether it may be chosen.
import { fighters as looks } from '../../../draw/fighters';
import { t } from '../../../words/texts';
import { eyes, type Table } from '../view';
import { sectorTitle } from '../words';
import type { ComponentChildren } from 'preact';
import type { Mark } from './marks';
import type { Place } from '../../../draw/arena';
import type { Update } from '../../../wire/types';

export interface ArenaProps {
  table: Table;
  now: Pick<Update, 'seat' | 'seats'>;
  open: ReadonlySet<string>;
  target: number | null;
  /** What the row that is laid could do. */
  marks?: readonly Mark[];
  /** What the show has left on the ring. */
  left?: ComponentChildren;
  /** True while the stage moves the figures itself. */
  isShow?: boolean;
  phone: boolean;
  focus: number;
  setFocus(number: number): void;
  press(number: number): void;
  explain(number: number): void;
  offer: string | null;
}

/** The sectors as they are drawn. */
export function placesOf({ table, now, open, target }: ArenaProps): Place[] {
  const me = table.fighters[eyes(now)];
  return table.ring.map((one) => ({
    number: one.number,
    name: sectorTitle(one.sector),
    kind: one.class,
    text: t(`page-neon-sector-${one.sector}`),
    bot: one.bot !== null,
    search: one.search,
    fighters: one.fighters.map((seat) => ({
      id: table.fighters[seat]?.fighter ?? '',
      you: now.seat === seat,
      field: table.fighters[seat]?.fields ?? 0,
    })),
    tokens: one.tokens.map((token) => ({
      id: token.token,
      color: looks[table.fighters[token.seat]?.fighter ?? '']?.color ?? 'var(--text)',
    })),
    sinking: table.closes === one.number,
    here: now.seat !== null && me?.place === one.number,
    open: open.has(one.sector),
    target: target === one.number,
  }));
}
