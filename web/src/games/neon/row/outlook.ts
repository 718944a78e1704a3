// What the row that lies could do, as the engine foresees it: asked once for each way to lay it, and drawn on the ring.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../ask';
import { lying } from './choice';
import type { Action } from '../../../state/choose';
import type { HalfOutlook } from '../../../wire/neon';
import type { Update } from '../../../wire/types';
import type { Mark } from '../arena/marks';

interface Foreseen {
  /** The match and its version, then each row with its halves. */
  of: string;
  rows: ReadonlyMap<string, HalfOutlook[]>;
}

const foreseen = signal<Foreseen>({ of: '', rows: new Map() });
/** A row that is laid otherwise at once is not worth a question. */
const PAUSE = 120;

const keyOf = (row: Action): string => JSON.stringify(row);

/** What is known of the row that lies; null while it is being counted. */
export const outlookOf = (row: Action | null): HalfOutlook[] | null =>
  (row && foreseen.value.rows.get(keyOf(row))) ?? null;

async function foresee(row: Action, of: string): Promise<void> {
  const answer = await ask('outlook', row);
  if (!answer || foreseen.value.of !== of) return;
  foreseen.value = { of, rows: new Map(foreseen.value.rows).set(keyOf(row), answer.halves) };
}

/** The halves of the row that lies, asked for when they are not known yet. */
export function useOutlook(now: Update, planning: boolean): HalfOutlook[] | null {
  const row = planning ? lying() : null,
    of = `${now.match} ${now.version} ${now.seat}`;
  useEffect(() => {
    if (foreseen.value.of !== of) foreseen.value = { of, rows: new Map() };
    if (!row || outlookOf(row)) return;
    const timer = setTimeout(() => void foresee(row, of), PAUSE);
    return () => clearTimeout(timer);
  }, [of, row && keyOf(row)]);
  return outlookOf(row);
}

/** Where the halves can end and whom they reach, for the ring. */
export function marksOf(halves: readonly HalfOutlook[] | null): Mark[] {
  return (halves ?? []).flatMap((half, i): Mark[] => [
    ...(half.ends ?? []).map((sector): Mark => ({ kind: 'move', n: i + 1, sector })),
    ...bestAims(half).map(({ sector, expected }): Mark => ({
      kind: 'attack',
      n: i + 1,
      sector,
      expected,
    })),
  ]);
}

type Aim = NonNullable<HalfOutlook['aims']>[number];

/** The best attack on each target, fighters before bots; the engine lists the best first. */
export function bestAims(half: HalfOutlook): Aim[] {
  const seen = new Set<string>(),
    best = (half.aims ?? []).filter((aim) => {
      const key = aim.target === 'bot' ? `bot ${aim.sector}` : String(aim.target);
      return !seen.has(key) && Boolean(seen.add(key));
    });
  return best.sort((a, b) => Number(a.target === 'bot') - Number(b.target === 'bot'));
}
