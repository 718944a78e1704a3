// The row under way: laid otherwise by buttons and keys, told to the ear, sealed at last.
import { legal, picks, play } from '../../../state/store';
import { say } from '../../../words/live';
import { t } from '../../../words/texts';
import { halfNames } from '../words';
import { halvesOf, lyingRow, relay, slide, swapCards, takeCard, turnBottom, turnTop } from './lay';
import type { Action } from '../../../state/choose';

export const lying = (): Action | null => lyingRow(legal.value, picks.value);

export const rowWords = (row: Action): string =>
  t('page-neon-ear-row', {
    row: halvesOf(row).map(halfNames).join(', '),
    n: Number(row.initiative),
  });

/** Lays the cards otherwise, if they may lie so. */
export function lay(how: (row: Action) => Parameters<typeof relay>[2]): void {
  const row = lying(),
    next = row && relay(legal.value, row, how(row));
  if (!next) return;
  picks.value = next;
  const now = lying();
  if (now) say(rowWords(now));
}

/** The ways to lay the cards otherwise, by their keys. */
export const TOOLS = [
  {
    label: 'page-neon-swap',
    tip: 'page-neon-tip-swap',
    key: 'S',
    icon: 'share',
    act: () => lay(swapCards),
  },
  {
    label: 'page-neon-turn-top',
    tip: 'page-neon-tip-turn-top',
    key: 'T',
    icon: 'turn',
    act: () => lay(turnTop),
  },
  {
    label: 'page-neon-turn-bottom',
    tip: 'page-neon-tip-turn-bottom',
    key: 'B',
    icon: 'turn',
    act: () => lay(turnBottom),
  },
  {
    label: 'page-neon-slide',
    tip: 'page-neon-tip-slide',
    key: 'D',
    icon: 'left',
    act: () => lay(slide),
  },
] as const;

export const pickCard = (id: string): void => lay((row) => takeCard(row, id));

export function commit(): void {
  const row = lying();
  if (row) void play(row);
}
