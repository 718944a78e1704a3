// The boards of a replay: a moment of a record, or the step of it that is on show, without controls.
import { useMemo, useState } from 'preact/hooks';
import { current, isStill, isTold } from '../../stage';
import { t } from '../../words/texts';
import { Boards } from './board/boards';
import { inspectUnit } from './panels/inspector';
import { Tracks } from './panels/tracks';
import { Fallen } from './show/fallen';
import { marksNow, UNMARKED } from './show/marks';
import { OnShow } from './show/panel';
import { clashesIn, mySide, tableOf, unitsAt } from './view';
import { cellWords } from './words';
import { asUpdate } from '../moment';
import type { SceneProps } from '../face';

export function Scene(props: SceneProps) {
  const now = useMemo(() => asUpdate(props), [props.moment, props.seat]),
    table = tableOf(now.view),
    step = props.still ? null : current.value,
    counted = step && (isTold.value || isStill()) ? tableOf(step.after) : table,
    left = props.still ? UNMARKED : marksNow(),
    [focus, setFocus] = useState(table.cells[12]?.at ?? '');
  return (
    <div class="bugs-scene">
      <Tracks now={now} table={counted} past={step !== null} />
      <div class="ground">
        <Boards
          table={table}
          lead={left.arrows.at(-1)?.cells[0] ?? null}
          units={table.units.filter((unit) => unit.at)}
          left={left}
          clashes={step ? left.clashes : clashesIn(table)}
          title={t('page-bugs-board')}
          role={t('page-bugs-board-role')}
          label={(at) => cellWords(at, table, now, null)}
          onCell={(at) => {
            const unit = unitsAt(table, at)[0];
            if (unit) inspectUnit(unit, table, now);
          }}
          focus={focus}
          setFocus={setFocus}
        />
        <div class="scene-side">{!props.still && <OnShow side={mySide(now)} />}</div>
        <Fallen table={table} />
      </div>
    </div>
  );
}
