// The card beside a cell that says in a few words what stands on it.
import { besideBox } from '../../beside';
import { t } from '../../../words/texts';
import { unitsAt, type Table } from '../view';
import { signWords, unitName, unitWords } from '../words';
import type { Update } from '../../../wire/types';

export interface Why {
  at: string;
  box: DOMRect;
}

const HEIGHT = 200;

/** Whether there is anything to say about a cell. */
export const isTelling = (table: Table, at: string): boolean =>
  unitsAt(table, at).length > 0 || signWords(table, at).length > 0;

export function WhyCard({ why: { at, box }, table, now }: { why: Why; table: Table; now: Update }) {
  const units = unitsAt(table, at);
  return (
    <div class="why-card" style={besideBox(box, HEIGHT)} role="tooltip">
      {units.map((unit) => (
        <>
          <b>{unitName(unit.unit)}</b>
          {unitWords(unit, table, now)}
          <br />
          {unit.traits.map((trait) => (
            <>
              {t(trait.message)}
              <br />
            </>
          ))}
        </>
      ))}
      {signWords(table, at).map((sign) => (
        <div>{sign}</div>
      ))}
      {units.length > 0 && <span class="muted">{t('page-nh-more')}</span>}
    </div>
  );
}
