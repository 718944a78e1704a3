// The tiles that a player drew this turn, and what became of each.
export type Fortune = 'held' | 'laid' | 'played' | 'discarded';

export interface Card {
  tile: string;
  fortune: Fortune;
  /** Where it was laid. */
  at?: string;
}

export interface Tray {
  player: number;
  cards: readonly Card[];
}

export const emptyTray = (player: number): Tray => ({ player, cards: [] });

export const drawCard = (tray: Tray, tile: string): Tray => ({
  ...tray,
  cards: [...tray.cards, { tile, fortune: 'held' }],
});

/** Which card of the tray this tile is; -1 where it was held before, and is added then. */
export const cardOf = (tray: Tray, tile: string): number =>
  tray.cards.findIndex((card) => card.tile === tile && card.fortune === 'held');

/** One of these tiles is used up. */
export function spendCard(tray: Tray, tile: string, fortune: Fortune, at?: string): Tray {
  const index = cardOf(tray, tile),
    used: Card = { tile, fortune, at };
  return {
    ...tray,
    cards:
      index < 0 ? [...tray.cards, used] : tray.cards.map((card, i) => (i === index ? used : card)),
  };
}
