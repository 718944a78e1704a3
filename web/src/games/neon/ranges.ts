// The dice of a weapon at each range, in words.
import { t } from '../../words/texts';

type Range = Record<string, number | null>;

/** Ranges with the same dice are told together: `2 dice at range 0–1`. */
export function rangeWords(range: Range | undefined): string {
  const parts: { first: string; last: string; dice: number }[] = [];
  for (const [at, dice] of Object.entries(range ?? {})) {
    if (dice === null) continue;
    const before = parts.at(-1);
    if (before && before.dice === dice && Number(before.last) + 1 === Number(at)) before.last = at;
    else parts.push({ first: at, last: at, dice });
  }
  return parts
    .map(({ first, last, dice }) =>
      t('page-neon-dice-range', { n: dice, range: first === last ? first : `${first}–${last}` }),
    )
    .join(', ');
}
