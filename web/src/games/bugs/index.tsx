// The face of War of Bugs.
import { useMemo, useState } from 'preact/hooks';
import { picked } from '../../state/choose';
import { picks } from '../../state/store';
import { t } from '../../words/texts';
import { Boards } from './board';
import { isShow } from './frames';
import { inspectUnit } from './inspector';
import { Piece } from './piece';
import { Play } from './play';
import { Tracks } from './tracks';
import { cellWords, sayAction, sentenceOf, task, tell } from './words';
import { sideOf, tableOf, unitsAt } from './view';
import type { Face, SceneProps } from '../face';
import type { Json, Update } from '../../wire/types';

const asUpdate = ({ moment, seats, seat }: SceneProps): Update =>
  ({
    seats,
    seat,
    view: moment.view,
    held: [],
    waiting: moment.waiting,
    thinking: [],
    sealed: [],
    legal: [],
    result: moment.result,
  }) as unknown as Update;

function Scene(props: SceneProps) {
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
        clashes={table.battles
          .filter((battle) => battle.kind === 'cell' && battle.result === null)
          .map((battle) => battle.at)}
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

/** Orders are sealed by a second press; a unit is placed by pressing its cell. */
const DRAWN = new Set(['order', 'advance']);

function score(view: Json, seat: number): string {
  const table = tableOf(view),
    side = table.armies.find((army) => army.seat === seat)?.side,
    info = table.sides.find((one) => one.side === side);
  return !info
    ? ''
    : table.mode === 'training'
      ? String(info.influence)
      : t('page-bugs-trophies', { count: info.trophies });
}

const face: Face = {
  name: 'bugs',
  look: 'paper',
  Play,
  Scene,
  Sign: ({ seat, size }) => <Piece unit="rhino" army={String(seat.army)} size={size} />,
  tell,
  sayAction,
  score,
  counted: (view) => (tableOf(view).mode === 'training' ? t('page-bugs-influence') : ''),
  task: (now) => task(now),
  words: (message, args) => sentenceOf(message, args),
  confirms: (action) =>
    DRAWN.has(String(action.do)) ||
    (action.do === 'place' && picked(picks.value, 'at') === undefined),
  holds: isShow,
  isMilestone: (action) => action.do === 'choose-battle' || action.do === 'shoot',
  shortcuts: [
    { keys: ['1', '…', '6'], label: 'page-bugs-key-unit' },
    { keys: ['W', 'A', 'S', 'D'], label: 'page-bugs-key-path' },
    { keys: ['⌫'], label: 'page-bugs-last-step' },
    { keys: ['X'], label: 'page-bugs-stay' },
    { keys: ['O'], label: 'page-bugs-key-kind' },
    { keys: ['⏎'], label: 'page-bugs-seal' },
    { keys: ['←', '↑', '→', '↓'], label: 'page-bugs-key-arrows' },
    { keys: ['R', 'K'], label: 'page-bugs-key-reroll' },
    { keys: ['I'], label: 'page-nh-key-explain' },
    { keys: ['G'], label: 'page-nh-key-log' },
    { keys: ['C'], label: 'page-bugs-campaign' },
  ],
};

export async function prepare(): Promise<Face> {
  return face;
}
