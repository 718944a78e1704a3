// The board as it would lie if one thing were otherwise: whom the tile would then hit, who would go.
import { useMemo } from 'preact/hooks';
import { t } from '../../../words/texts';
import { Board } from '../board/board';
import { linesIn } from '../read/forecast';
import { readPiece } from '../read/piece';
import { isMine, toneFor, type Table } from '../view';
import type { DrawnLine } from '../board/props';
import type { Supposition } from '../../../wire/neuroshima';
import type { Update } from '../../../wire/types';

type Trace = { cell: string; kind: 'ring' | 'cross'; from?: string; number: null };

/** What is otherwise stands out, and so does who goes. */
function tracesOf({ kind, at, to, gone }: Supposition): Trace[] {
  const traces = new Map<string, Trace>();
  if (kind === 'lost') traces.set(at, { cell: at, kind: 'cross', number: null });
  else
    traces.set(to ?? at, { cell: to ?? at, kind: 'ring', from: to ? at : undefined, number: null });
  for (const cell of gone) traces.set(cell, { cell, kind: 'cross', number: null });
  return [...traces.values()];
}

/** Lines from the tile and upon it. */
function linesOf({ tiles }: Supposition, cell: string, now: Update): DrawnLine[] {
  return linesIn(tiles)
    .filter((line) => line.from === cell || line.to === cell)
    .map((line) => ({ line, whose: isMine(now, line.seat) ? 'out' : 'in', rank: 'focus' }));
}

const nothing = (): void => {};

/** `cell` is where the tile stands that is asked about. */
export function IfBoard({
  one,
  cell,
  table,
  now,
}: {
  one: Supposition;
  cell: string;
  table: Table;
  now: Update;
}) {
  const supposed = useMemo(
    (): Table => ({
      ...table,
      pieces: [...table.pieces.filter((piece) => piece.foundation), ...one.tiles.map(readPiece)],
    }),
    [one, table],
  );
  return (
    <div class="if-board" inert data-supposed={one.kind}>
      <Board
        table={supposed}
        toneOf={toneFor(now)}
        lines={linesOf(one, one.kind === 'moved' ? (one.to ?? cell) : cell, now)}
        traces={tracesOf(one)}
        label={() => ''}
        focus=""
        setFocus={nothing}
        title={t('nh-if')}
        roledescription={t('page-nh-board-role')}
      />
    </div>
  );
}
