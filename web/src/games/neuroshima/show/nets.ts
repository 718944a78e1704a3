// Nets tighten when a tile comes to lie: no event says so, the table does.
import type { Beat } from '../../../stage';
import { strong, t } from '../../../words/texts';
import { pieceAt, type Piece, type Table } from '../view';
import { tileName } from '../words/names';
import { throwNet } from './deeds';
import { iconOf } from './icons';
import type { Maker } from './maker';

/** Tiles that stood free and are netted now. */
const caught = (before: Table, after: Table): Piece[] =>
  after.pieces.filter(
    (piece) => piece.netted && pieceAt(before, piece.cell)?.netted === false && !piece.foundation,
  );

export function tellNets(maker: Maker, { events }: Beat): void {
  const found = maker.isInBattle ? [] : caught(maker.table, maker.settled);
  for (const piece of found) {
    const { cell, tile, nettedBy } = piece,
      by = nettedBy[0] ?? cell,
      after: Table = {
        ...maker.table,
        pieces: maker.table.pieces.map((one) =>
          one.cell === cell && !one.foundation ? { ...one, netted: true, nettedBy } : one,
        ),
      };
    const player = pieceAt(maker.settled, by)?.commander;
    maker.add(
      {
        events: [],
        seat: maker.seatOf(player),
        text: t('page-nh-stage-netted', { tile: strong(tileName(tile)), at: cell }),
        rest: 'read',
        isQuiet: maker.isMine(player) && events.length > 0,
        icon: iconOf(maker.table, cell),
        scene: (theatre) => throwNet(theatre, by, cell),
      },
      after,
    );
  }
  const lastStep = maker.steps.at(-1);
  if (lastStep && !maker.isInBattle) maker.settleLast();
}
