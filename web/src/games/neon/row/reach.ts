// What a half of the row could do, in words: where it ends, whom it reaches, what it costs.
import { language, t } from '../../../words/texts';
import { fighterName, sectorTitle } from '../words';
import { bestAims } from './outlook';
import { sectorOf, type Table } from '../view';
import type { AimOutlook, HalfOutlook } from '../../../wire/neon';

export interface Reach {
  words: string;
  /** The half would come to nothing. */
  vain: boolean;
}

const MOST_NAMED = 3,
  MOST_AIMS = 2;

const said = (words: string, vain = false): Reach => ({ words, vain });
const nameAt = (table: Table, number: number): string =>
  sectorTitle(sectorOf(table, number)?.sector ?? '');
const more = (left: number): string =>
  left > 0 ? ` ${t('page-neon-reach-more', { n: left })}` : '';
const tenths = (n: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(n);

function sayEnds(ends: readonly number[], table: Table): Reach {
  if (!ends.length) return said(t('page-neon-reach-nobody'), true);
  if (ends.length >= table.ring.length - 1 && ends.length > MOST_NAMED)
    return said(t('page-neon-reach-anywhere'));
  const sectors = ends.slice(0, MOST_NAMED).map((end) => nameAt(table, end));
  return said(
    t('page-neon-reach-ends', { sectors: sectors.join(', ') }) + more(ends.length - MOST_NAMED),
  );
}

function sayAim(aim: AimOutlook, table: Table): string {
  const isBot = aim.target === 'bot',
    bot = sectorOf(table, aim.sector)?.bot,
    name = isBot
      ? `${t('neon-bot')} ${bot ? t(`neon-bot-${bot}`) : ''}`.trim()
      : fighterName(table, aim.target);
  if (aim.expected === null) return t('page-neon-reach-aim-open', { name });
  return isBot
    ? t('page-neon-reach-aim-bot', { name, percent: Math.round(aim.expected * 100) })
    : t('page-neon-reach-aim', { name, expected: tenths(aim.expected) });
}

function sayAims(half: HalfOutlook, table: Table): Reach {
  const best = bestAims(half);
  if (!best.length) return said(t('page-neon-reach-nobody'), true);
  const isFar = half.stands.length > 1,
    named = best[0]!.target === 'bot' ? 1 : MOST_AIMS,
    shown = best
      .slice(0, named)
      .map((aim) =>
        isFar
          ? `${sayAim(aim, table)} (${t('page-neon-reach-from', { sector: nameAt(table, aim.at) })})`
          : sayAim(aim, table),
      );
  return said(shown.join(', ') + more(best.length - named));
}

function saySearches(searches: NonNullable<HalfOutlook['searches']>): Reach {
  const costs = searches.map((one) => one.cost),
    least = Math.min(...costs),
    most = Math.max(...costs);
  if (!searches.length) return said(t('page-neon-reach-nobody'), true);
  if (!searches.some((one) => one.payable))
    return said(t('page-neon-reach-search-poor', { n: least }), true);
  if (most === 0) return said(t('page-neon-reach-search-free'));
  return said(
    least === most
      ? t('page-neon-reach-search', { n: least })
      : t('page-neon-reach-search-range', { least, most }),
  );
}

/** Whether nothing that a half offers could be done. */
export const isVain = (
  options: readonly string[],
  half: HalfOutlook | null,
  table: Table,
): boolean => half !== null && options.every((option) => reachOf(option, half, table).vain);

/** One action of a half: what the engine foresees of it, else what it does in general. */
export function reachOf(option: string, half: HalfOutlook | null, table: Table): Reach {
  if (half && option === 'move' && half.ends) return sayEnds(half.ends, table);
  if (half && option === 'attack' && half.aims) return sayAims(half, table);
  if (half && option === 'search' && half.searches) return saySearches(half.searches);
  return said(t(`page-neon-does-${option}`));
}
