// What the order under way would lead to, if the others stay.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { PreviewCard, sumWords } from '../panels/sums';
import { army, chosenUnit, drawn, forecastNow, medalUsed, trail, walked } from './choice';
import { endOf } from './reach';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

interface Given {
  now: Update;
  table: Table;
}

export function Outcome({ now, table }: Given) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [drawn.value, chosenUnit.value]);
  return (
    <div class="outcome" ref={box}>
      <Foretold now={now} table={table} />
    </div>
  );
}

/** The Strength on the cell where the order ends. */
function After({ now, table }: Given) {
  const cells = walked(table),
    at = cells.at(-1) ?? '',
    end = endOf(now, { army: army.value, unit: chosenUnit.value ?? '' }, at, cells.length - 1);
  if (!end) return null;
  return (
    <p class="small remark after" data-after={at} data-tip={sumWords(end.attacks)}>
      <b>{t('page-bugs-after', { at })}</b>{' '}
      {t('page-bugs-after-sum', { attacks: end.attacks.total, defends: end.defends })}
    </p>
  );
}

function Foretold({ now, table }: Given) {
  const unit = chosenUnit.value,
    told = forecastNow(table);
  if (!unit || drawn.value === null)
    return (
      <p class={`sec small remark ${unit ? 'only-wide' : ''}`}>
        {t(unit ? 'page-bugs-draw-chosen' : 'page-bugs-draw-path')}
      </p>
    );
  const shown = told?.battle ?? told?.shots[0] ?? null;
  return (
    <>
      {medalUsed.value && (
        <p class="small remark">
          <Icon name="info" size={16} />{' '}
          {t('bugs-do-use-medal', { medal: t(`bugs-medal-${medalUsed.value}`) })}
        </p>
      )}
      {told?.stopped && (
        <p class="small remark warn">
          {t('page-bugs-stops', { at: told.ends, reason: t(`bugs-reason-${told.stopped}`) })}
        </p>
      )}
      {shown ? (
        <PreviewCard preview={shown} unit={unit} army={army.value} />
      ) : (
        !told?.stopped && (
          <p class="sec small remark">
            {t(drawn.value === 'stay' ? 'page-bugs-stays-quiet' : 'page-bugs-nobody', {
              at: trail(table).at(-1) ?? '',
            })}
          </p>
        )
      )}
      {!told?.battle && <After now={now} table={table} />}
      {told && told.shots.length > 1 && (
        <p class="tiny sec">{t('page-bugs-more-targets', { count: told.shots.length })}</p>
      )}
    </>
  );
}
