// The card beside a hex that says in a few words what stands on it.
import { t } from '../../../words/texts';
import { besideBox } from '../../beside';
import { standing, type Table } from '../view';
import { pieceWords } from '../words/ears';
import { tileName } from '../words/names';
import type { Update } from '../../../wire/types';

export interface Why {
  cell: string;
  box: DOMRect;
}

const HEIGHT = 180;

export function WhyCard({ why, table, now }: { why: Why; table: Table; now: Update }) {
  const piece = standing(table, why.cell);
  if (!piece) return null;
  return (
    <div class="why-card" style={besideBox(why.box, HEIGHT)} role="tooltip">
      <b>{tileName(piece.tile)}</b>
      {pieceWords(piece, table, now)}
      <br />
      <span class="muted">{t('page-nh-more')}</span>
    </div>
  );
}
