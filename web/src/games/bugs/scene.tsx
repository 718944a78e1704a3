// The boards of a replay: a moment of a record, without controls.
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../words/texts';
import { Boards } from './board/boards';
import { inspectUnit } from './panels/inspector';
import { Tracks } from './panels/tracks';
import { clashesIn, sideOf, tableOf, unitsAt } from './view';
import { cellWords } from './words';
import { asUpdate } from '../moment';
import type { SceneProps } from '../face';

export function Scene(props: SceneProps) {
  const now = useMemo(() => asUpdate(props), [props.moment, props.seat]),
    table = tableOf(now.view),
    [focus, setFocus] = useState(table.cells[12]?.at ?? '');
  const arrows = table.moves.map((move) => ({
    cells: move.cells,
    side: sideOf(move.army),
    meets: false,
  }));
  return (
    <div class="bugs-scene">
      <Tracks now={now} table={table} />
      <Boards
        table={table}
        lead={arrows[0]?.cells[0] ?? null}
        units={table.units.filter((unit) => unit.at)}
        arrows={props.moment.events.some((event) => event.event === 'stepped') ? arrows : []}
        clashes={clashesIn(table)}
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
    </div>
  );
}
