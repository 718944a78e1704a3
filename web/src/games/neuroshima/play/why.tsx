// The card beside a hex that says in a few words what stands on it.
import { t } from '../../../words/texts';
import { besideBox } from '../../beside';
import { standing, type Table } from '../view';
import { pieceTip } from '../tips';

export interface Why {
  cell: string;
  box: DOMRect;
}

const HEIGHT = 180;

export function WhyCard({ why, table }: { why: Why; table: Table }) {
  const piece = standing(table, why.cell);
  if (!piece) return null;
  const [name, ...lines] = pieceTip(piece).split('\n');
  return (
    <div class="why-card" style={besideBox(why.box, HEIGHT)} role="tooltip">
      <b>{name}</b>
      {lines.map((line) => (
        <span class="why-line">{line}</span>
      ))}
      <span class="muted only-mouse">{t('page-more')}</span>
    </div>
  );
}
