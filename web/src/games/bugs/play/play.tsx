// The play screen: tracks on top, the board, and beside it the tablet, the tray, a question or the log.
import { useMemo } from 'preact/hooks';
import { legal, showing } from '../../../state/store';
import { current, isStill, isTold, Layer, shownUpdate, Strip } from '../../../stage';
import { useKeys } from '../../../parts/keys';
import { LogPanel } from '../../../shell/log';
import { isOrdering, isPlacing } from '../order/choice';
import { NextOrder, usePrepared } from '../order/prepare';
import { useReach } from '../order/reach';
import { Tablet } from '../order/tablet';
import { Questions, Waiting } from '../panels/questions';
import { Tracks } from '../panels/tracks';
import { Tray } from '../panels/tray';
import { Piece } from '../piece';
import { ShowPanel } from '../show/panel';
import { tableFor, type Table } from '../view';
import { useDesk, useDrawnPath, useFirstUnit, type Desk } from './desk';
import { Field } from './field';
import { pressKey } from './keys';
import { WhyCard } from './why';
import type { Json, Update } from '../../../wire/types';

/** What is going on, for the look of the screen. */
function doing(): string {
  if (isOrdering.value) return 'ordering';
  if (isPlacing.value) return 'placing';
  return legal.value.length ? 'asking' : '';
}

function Panel({ desk: { now, table, inspect } }: { desk: Desk }) {
  if (!legal.value.length) return <Waiting now={now} table={table} />;
  if (isOrdering.value) return <Tablet now={now} table={table} inspect={inspect} />;
  if (isPlacing.value) return <Tray table={table} inspect={inspect} />;
  return <Questions now={now} table={table} />;
}

/** What is drawn now: the present, or the step on show; counts change when their outcome is told. */
function useShown(now: Update): { board: Table; tracks: Table; isShow: boolean } {
  const shown = shownUpdate(now),
    step = current.value,
    board = useMemo(() => tableFor({ ...shown, seat: now.seat }), [shown.view, now.seat]),
    counted = step && (isTold.value || isStill()) ? step.after : shown.view,
    tracks = useMemo(() => tableFor({ ...now, view: counted }), [counted, now.seat]);
  return { board, tracks, isShow: showing.value };
}

const Sign = ({ seat, size }: { seat: Json; size: number }) => (
  <Piece unit="rhino" army={String(seat.army)} size={size} />
);

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableFor(now), [now.view, now.seat, now.held.length]),
    { board, tracks, isShow } = useShown(now),
    desk = useDesk(now, table, board);
  useFirstUnit(now);
  useReach(now);
  usePrepared();
  useDrawnPath(desk);
  useKeys((event) => pressKey(event, desk));
  return (
    <div class={`bugs ${isShow ? 'reveal' : doing()}`} data-battle={isShow || undefined}>
      <Tracks now={now} table={tracks} past={isShow} />
      <Field desk={desk} shown={board} isShow={isShow} />
      <div class="beside">
        {isShow ? (
          <ShowPanel now={now}>
            <NextOrder shown={board} />
          </ShowPanel>
        ) : (
          <Panel desk={desk} />
        )}
        {!isShow && !isOrdering.value && <LogPanel now={now} />}
      </div>
      <div class="stage-strip">
        <Strip now={now} Sign={Sign} />
      </div>
      <Layer hasMarks />
      {desk.why && <WhyCard why={desk.why} table={table} now={now} more={desk.inspectCell} />}
    </div>
  );
}
