// The face of Neuroshima Hex.
import { useMemo, useRef, useState } from 'preact/hooks';
import { api } from '../../wire/api';
import { t } from '../../words/texts';
import { toneFor } from './battle';
import { Board } from './board';
import { readContent } from './faces';
import { hasBattle, slidesOf } from './frames';
import { inspectPiece } from './inspector';
import { Play } from './play';
import { readTable } from './read';
import { Crest } from './tile';
import { standing } from './board';
import { cellWords, sayAction, sentenceOf, tell } from './words';
import type { Face, SceneProps } from '../face';
import type { Action, Picks } from '../../state/choose';
import type { Json, Update } from '../../wire/types';

/** A moment of a record as the board needs it. */
const asUpdate = ({ moment, seats, seat }: SceneProps): Update =>
  ({
    seats,
    seat,
    view: moment.view,
    held: [],
    waiting: moment.waiting,
    legal: [],
    result: moment.result,
  }) as unknown as Update;

/** A move and the draws after it are this many steps at most. */
const A_MOVE = 4;

function Scene(props: SceneProps) {
  const now = useMemo(() => asUpdate(props), [props.moment, props.seat]),
    table = useMemo(() => readTable(now.view, now.seats, now.seat), [now]),
    [focus, setFocus] = useState('C3');
  const fresh = useMemo(
    () => new Set(props.moment.events.map((event) => String(event.at ?? '')).filter(Boolean)),
    [props.moment],
  );
  const last = useRef(props.moment.n),
    slides = useMemo(() => {
      const forth = props.moment.n - last.current;
      last.current = props.moment.n;
      return forth > 0 && forth <= A_MOVE ? slidesOf(props.moment.events) : [];
    }, [props.moment]);
  return (
    <Board
      table={table}
      slides={slides}
      toneOf={toneFor(now)}
      chosen={fresh.size <= 3 ? fresh : undefined}
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

/** Moves that say all by one press and can be taken back need no second one. */
const DIRECT = new Set(['discard', 'retreat', 'attack', 'explode', 'convert', 'keep', 'heal']);

function task(now: Update, _picks: Picks): string {
  const table = readTable(now.view, now.seats, now.seat);
  return table.ask ? sentenceOf(table.ask.message, table.ask.args, now) : '';
}

function score(view: Json, seat: number): string {
  return readTable(view, [], null)
    .players.filter((player) => player.seat === seat)
    .map((player) => player.points ?? player.hp)
    .join(' + ');
}

const face: Face = {
  name: 'neuroshima',
  look: 'workshop',
  Play,
  Scene,
  Sign: ({ seat, size, mine }) => <Crest army={String(seat.army)} width={size} mine={mine} />,
  tell,
  task,
  sayAction,
  score,
  counted: (view) =>
    t(
      readTable(view, [], null).players.some((player) => player.points != null)
        ? 'page-nh-points'
        : 'page-nh-hit-points',
    ),
  words: sentenceOf,
  confirms: (action: Action) => !DIRECT.has(String(action.do)),
  holds: hasBattle,
  isMilestone: (action) => action.do === 'battle',
  shortcuts: [
    { keys: ['1', '…', '9'], label: 'page-nh-key-hand' },
    { keys: ['←', '↑', '→', '↓'], label: 'page-nh-key-arrows' },
    { keys: ['Q', 'E'], label: 'page-nh-key-turn' },
    { keys: ['⏎'], label: 'page-nh-key-confirm' },
    { keys: ['⇧⏎'], label: 'page-nh-key-end' },
    { keys: ['D'], label: 'page-nh-key-discard' },
    { keys: ['I'], label: 'page-nh-key-explain' },
    { keys: ['L'], label: 'page-nh-key-lines' },
    { keys: ['F'], label: 'page-nh-key-forecast' },
    { keys: ['G'], label: 'page-nh-key-log' },
    { keys: ['A'], label: 'page-nh-key-armies' },
  ],
};

/** Fetches the printed tiles, then the face is ready. */
export async function prepare(): Promise<Face> {
  readContent((await api.content('neuroshima')).files);
  return face;
}
