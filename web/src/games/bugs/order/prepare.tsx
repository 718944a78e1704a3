// The next order is prepared while the last turn is still shown: who is chosen here is in hand when the show is over.
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { showing } from '../../../state/store';
import { t } from '../../../words/texts';
import { Piece } from '../piece';
import { unitName } from '../words';
import { army, isGeneral, isOrdering, chosenUnit, openUnits, pickKind, pickUnit } from './choice';
import type { Table } from '../view';

/** A unit, or all of them; whether it is still there the board tells when all was shown. */
const ALL = 'all';
export const prepared = signal<string | null>(null);

export const prepare = (whom: string): void => {
  prepared.value = prepared.value === whom ? null : whom;
};

/** The units of the army that gives orders, as they stand on the board on show. */
export const standing = (shown: Table): string[] =>
  shown.units.filter((unit) => unit.army === army.value && unit.at).map((unit) => unit.unit);

/** When the show is over, what was prepared is chosen. */
export function usePrepared(): void {
  useEffect(() => {
    if (showing.value) return;
    const whom = prepared.value,
      isFree = isOrdering.value && chosenUnit.value === null && !isGeneral.value;
    prepared.value = null;
    if (!whom || !isFree) return;
    if (whom === ALL) pickKind(true);
    else if (openUnits.value.includes(whom)) pickUnit(whom);
  }, [showing.value]);
}

export function NextOrder({ shown }: { shown: Table }) {
  if (!isOrdering.value) return null;
  return (
    <section class="next-order" aria-label={t('page-bugs-next-order')}>
      <p class="small">
        <b>{t('page-bugs-next-order')}</b> <span class="sec">{t('page-bugs-next-order-how')}</span>
      </p>
      <div class="row">
        {standing(shown).map((unit) => (
          <button
            class="np"
            aria-pressed={prepared.value === unit}
            aria-label={unitName(unit)}
            data-tip={unitName(unit)}
            data-prepare={unit}
            onClick={() => prepare(unit)}
          >
            <Piece unit={unit} army={army.value} size={40} />
          </button>
        ))}
        <button
          class="np btn sm"
          aria-pressed={prepared.value === ALL}
          data-prepare={ALL}
          onClick={() => prepare(ALL)}
        >
          {t('page-bugs-all')}
        </button>
      </div>
    </section>
  );
}
