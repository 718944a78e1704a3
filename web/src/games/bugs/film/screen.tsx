// The turn revealed: orders, steps, battles, shots and end as a film over the board, with words and rules.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { onControl, useKeys } from '../../../parts/keys';
import { Rich, RuleId } from '../../../parts/rich';
import { isReduced, settings } from '../../../state/settings';
import { say } from '../../../words/live';
import { plain, t } from '../../../words/texts';
import { Boards } from '../board/boards';
import { BattleCard, OrderCards } from '../panels/battle';
import { Tracks } from '../panels/tracks';
import { mySide, type Order, type Table } from '../view';
import { cellWords, tell } from '../words';
import { countsAfter } from './counts';
import { Buttons, frameName, Timeline, type Reel } from './reel';
import type { Film } from './show';
import type { Frame } from './frames';
import type { Update } from '../../../wire/types';

const BEAT = 700,
  BEATS: Record<Frame['kind'], number> = {
    orders: 2,
    step: 2,
    battle: 4,
    shots: 2,
    travel: 2,
    end: 3,
  };

function useReel(frames: readonly Frame[], close: () => void): Reel {
  const [at, setAt] = useState(0),
    [isRunning, setRunning] = useState(!isReduced()),
    { length } = frames,
    isLast = at >= length - 1,
    { kind } = frames[Math.min(at, length - 1)]!;
  const onward = (): void => (isLast ? close() : setAt(at + 1));
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(onward, (BEAT * BEATS[kind]) / settings.value.speed);
    return () => clearTimeout(timer);
  }, [isRunning, at, settings.value.speed, length]);
  return {
    at,
    isLast,
    isRunning,
    go: (index) => {
      setRunning(false);
      setAt(Math.max(0, Math.min(length - 1, index)));
    },
    next: () => {
      setRunning(false);
      onward();
    },
    toggle: () => setRunning(!isRunning),
    close,
  };
}

function pressKey(event: KeyboardEvent, reel: Reel): boolean {
  if (event.key === 'ArrowRight' || (event.key === 'Enter' && !onControl(event))) reel.next();
  else if (event.key === 'ArrowLeft') reel.go(reel.at - 1);
  else if (event.key === ' ' && !onControl(event)) reel.toggle();
  else if (event.key === 'Escape') reel.close();
  else return false;
  return true;
}

/** The board as it is in a frame. */
function Stage({ frame, from, now }: { frame: Frame; from: Table; now: Update }) {
  const [focus, setFocus] = useState(from.cells[12]!.at),
    table = { ...from, units: frame.units };
  return (
    <Boards
      table={table}
      lead={frame.clashes[0] ?? frame.shots[0]?.from ?? frame.arrows[0]?.cells[0] ?? null}
      units={frame.units}
      ghosts={frame.ghosts}
      arrows={frame.arrows}
      shots={frame.shots}
      clashes={frame.clashes}
      hot={new Set(frame.clashes)}
      title={t('page-bugs-board')}
      role={t('page-bugs-board-role')}
      label={(cell) => cellWords(cell, table, now, null)}
      focus={focus}
      setFocus={setFocus}
    />
  );
}

const Said = ({ frame, now }: { frame: Frame; now: Update }) => (
  <section class="panel said" aria-label={frameName(frame)}>
    <div class="ph">
      <h2>{frameName(frame)}</h2>
    </div>
    <ol class="log" tabIndex={0}>
      {frame.events.map((event) => {
        const line = tell(event, now);
        return (
          line && (
            <li>
              <span />
              <span>
                <Rich text={line.text} />
              </span>
              {line.rule && <RuleId id={line.rule} />}
            </li>
          )
        );
      })}
    </ol>
  </section>
);

/** The orders of the turn that is shown. */
const ordersOf = ({ frames, from }: Film, { table }: Frame): readonly Order[] =>
  table.orders.length && frames.some((one) => one.kind === 'orders') ? table.orders : from.orders;

export function FilmScreen({ show, now, close }: { show: Film; now: Update; close(): void }) {
  const { frames, from } = show,
    reel = useReel(frames, close),
    frame = frames[Math.min(reel.at, frames.length - 1)]!,
    counts = useMemo(() => countsAfter(from, frames.slice(0, reel.at + 1)), [reel.at, frames]);
  useEffect(() => {
    const lines = frame.events.map((event) => plain(tell(event, now)?.text ?? ''));
    if (!reel.isRunning) say(lines.join(' '));
  }, [reel.at]);
  useKeys((event) => pressKey(event, reel));
  return (
    <div class="bugs reveal" data-battle>
      <Tracks now={now} table={from} counts={counts} />
      <main class="mid" id="main">
        <Stage frame={frame} from={from} now={now} />
      </main>
      <Timeline frames={frames} reel={reel} />
      <aside class="rs">
        <OrderCards orders={ordersOf(show, frame)} />
        {frame.battle && (
          <BattleCard battle={frame.battle} side={mySide(now)} events={frame.events} />
        )}
        <Said frame={frame} now={now} />
        <Buttons reel={reel} />
      </aside>
    </div>
  );
}
