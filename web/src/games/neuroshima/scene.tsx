// The board of a replay: a moment of a record, without controls.
import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../words/texts';
import { Board } from './board/board';
import { slidesOf, type Slide } from './board/slides';
import { inspectPiece } from './inspector/piece';
import { readTable } from './read/table';
import { standing, toneFor } from './view';
import { cellWords } from './words/ears';
import { asUpdate } from '../moment';
import type { SceneProps } from '../face';

/** A move and the draws after it are this many steps at most. */
const A_MOVE = 4;
/** More hexes than this are no news. */
const FEW = 3;

/** Tiles slide when the film goes on by a move, not when it jumps or goes back. */
function useSlides(moment: SceneProps['moment']): Slide[] {
  const last = useRef(moment.n);
  return useMemo(() => {
    const forth = moment.n - last.current;
    last.current = moment.n;
    return forth > 0 && forth <= A_MOVE ? slidesOf(moment.events) : [];
  }, [moment]);
}

export function Scene(props: SceneProps) {
  const { moment, seat } = props,
    now = useMemo(() => asUpdate(props), [moment, seat]),
    table = useMemo(() => readTable(now.view, now.seat), [now]),
    [focus, setFocus] = useState('C3');
  const fresh = useMemo(
    () => new Set(moment.events.map((event) => String(event.at ?? '')).filter(Boolean)),
    [moment],
  );
  return (
    <Board
      table={table}
      slides={useSlides(moment)}
      toneOf={toneFor(now)}
      chosen={fresh.size <= FEW ? fresh : undefined}
      label={(cell) => cellWords(cell, table, now, null)}
      onCell={(cell) => {
        const piece = standing(table, cell);
        if (piece) inspectPiece(piece, table, now, null, toneFor(now)(piece));
      }}
      focus={focus}
      setFocus={setFocus}
      title={t('page-nh-board')}
      roledescription={t('page-nh-board-role')}
    />
  );
}
