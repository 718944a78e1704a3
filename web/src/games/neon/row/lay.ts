// How two cards may lie over each other: out of the rows on offer, the one that lies and those one change away.
import { remaining, type Action, type Picks } from '../../../state/choose';

/** What a row is picked by: both cards, whether the top one is turned, which half of the bottom one is seen, on which side. */
const FIELDS = ['top', 'turned', 'bottom', 'half', 'side'] as const;
type Field = (typeof FIELDS)[number];
type Change = Partial<Record<Field, unknown>>;

/** The row that lies now: as picked, else the first that may be laid. */
export function lyingRow(legal: readonly Action[], picks: Picks): Action | null {
  const plans = legal.filter((action) => action.do === 'plan');
  return remaining(plans, picks)[0] ?? plans[0] ?? null;
}

/** The picks of a row that lies otherwise; null when no such row may be laid. */
export function relay(legal: readonly Action[], row: Action, change: Change): Picks | null {
  const next = FIELDS.map(
    (field) => [field, field in change ? change[field] : row[field]] as const,
  );
  return remaining(legal, next).length ? next : null;
}

const opposite = (value: unknown): string => (value === 'left' ? 'right' : 'left');

export const swapCards = (row: Action): Change => ({ top: row.bottom, bottom: row.top });
export const turnTop = (row: Action): Change => ({ turned: !row.turned });
export const turnBottom = (row: Action): Change => ({ half: opposite(row.half) });
export const slide = (row: Action): Change => ({ side: opposite(row.side) });

/** A spare card becomes the bottom one; one of the two that lie changes places with the other. */
export const takeCard = (row: Action, id: string): Change =>
  id === row.top || id === row.bottom ? swapCards(row) : { bottom: id };

const asOptions = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The three halves that stay visible. */
export const halvesOf = (row: Action): [string[], string[], string[]] => [
  asOptions(row.first),
  asOptions(row.second),
  asOptions(row.third),
];
