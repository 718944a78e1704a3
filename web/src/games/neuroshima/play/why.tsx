// The card beside a hex that says in a few words what stands on it.
import { t } from '../../../words/texts';
import { standing, type Table } from '../view';
import { pieceWords } from '../words/ears';
import { tileName } from '../words/names';
import type { Update } from '../../../wire/types';

export interface Why {
  cell: string;
  box: DOMRect;
}

const WIDTH = 300,
  HEIGHT = 180,
  GAP = 6,
  EDGE = 8;

/** To the right of the hex where there is room, else to its left. */
function placeBeside(box: DOMRect): string {
  const across =
      box.right + WIDTH < innerWidth
        ? `left:${box.right + GAP}px`
        : `right:${innerWidth - box.left + GAP}px`,
    top = Math.max(EDGE, Math.min(box.top, innerHeight - HEIGHT));
  return `${across};top:${top}px`;
}

export function WhyCard({ why, table, now }: { why: Why; table: Table; now: Update }) {
  const piece = standing(table, why.cell);
  if (!piece) return null;
  return (
    <div class="why-card" style={placeBeside(why.box)} role="tooltip">
      <b>{tileName(piece.tile)}</b>
      {pieceWords(piece, table, now)}
      <br />
      <span class="muted">{t('page-nh-more')}</span>
    </div>
  );
}
