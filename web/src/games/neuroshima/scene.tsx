// The board of a replay: a moment of a record, or the step of it that is on show, without controls.
import { useMemo, useState } from 'preact/hooks';
import { isActive } from '../../stage';
import { t } from '../../words/texts';
import { Board } from './board/board';
import { inspectPiece } from './inspector/piece';
import { blowsOf, useShown } from './show/shown';
import { Top } from './show/top';
import { standing, toneFor } from './view';
import { cellWords } from './words/ears';
import { asUpdate } from '../moment';
import type { SceneProps } from '../face';

export function Scene(props: SceneProps) {
  const { moment, seat } = props,
    now = useMemo(() => asUpdate(props), [moment, seat]),
    shown = useShown(now, props.still),
    { table, stand } = shown,
    [focus, setFocus] = useState('C3');
  return (
    <>
      <Board
        table={table}
        lines={blowsOf(shown)}
        fates={stand?.fates}
        bright={isActive.value && !props.still ? stand?.bright : null}
        traces={shown.traces}
        toneOf={toneFor(now)}
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
      <Top shown={shown} />
    </>
  );
}
