// What the order under way does, for the ear.
import { chosenUnit, drawn, forecastNow, isOrdering, trail } from '../order/choice';
import { previewWords } from '../panels/sums';
import { directionName, unitName } from '../words';
import { t } from '../../../words/texts';
import type { Table } from '../view';

function wayWords(path: string, cells: readonly string[]): string {
  if (path === 'stay') return t('bugs-path-stay');
  return [...path]
    .slice(0, cells.length - 1)
    .map((direction, index) =>
      t('page-bugs-ear-step', { direction: directionName(direction), at: cells[index + 1]! }),
    )
    .join(', ');
}

export function orderWords(table: Table): string {
  const unit = chosenUnit.value,
    path = drawn.value;
  if (!isOrdering.value || !unit || path === null) return '';
  const told = forecastNow(table),
    cells = trail(table);
  return [
    `${unitName(unit)} ${cells[0]}: ${wayWords(path, cells)}.`,
    told?.stopped
      ? t('page-bugs-stops', { at: told.ends, reason: t(`bugs-reason-${told.stopped}`) })
      : '',
    told?.battle ? previewWords(told.battle) : '',
    ...(told?.shots.slice(0, 1).map(previewWords) ?? []),
  ]
    .filter(Boolean)
    .join(' ');
}
