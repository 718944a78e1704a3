// The turn revealed: orders, steps, battles, shots and end as a film over the board, with words and rules.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { change, isReduced, settings } from '../../state/settings';
import { say } from '../../words/live';
import { Icon } from '../../parts/icon';
import { onControl, useKeys } from '../../parts/keys';
import { Rich, RuleId } from '../../parts/rich';
import { plain, t } from '../../words/texts';
import { Boards } from './board';
import { BattleCard, OrderCards } from './fight';
import { Tracks, type Counts } from './tracks';
import { cellWords, tell } from './words';
import { sideOf, type Table } from './view';
import type { Frame } from './frames';
import type { Update } from '../../wire/types';

export interface Film {
  frames: Frame[];
  from: Table;
  key: number;
}

/** The film on show, if any; the table waits beneath. */
export const film = signal<Film | null>(null);

const BEAT = 700,
  BEATS: Record<Frame['kind'], number> = {
    orders: 2,
    step: 2,
    battle: 4,
    shots: 2,
    travel: 2,
    end: 3,
  },
  SPEEDS = [0.5, 1, 2, 4];

/** Tracks as they stand after the frames so far: every change is told with its sum. */
function countsAt(from: Table, frames: readonly Frame[]): Counts {
  const counts: Counts = {
    energy: Object.fromEntries(from.armies.map((army) => [army.army, army.energy])),
    influence: Object.fromEntries(from.armies.map((army) => [army.army, army.influence])),
  };
  for (const event of frames.flatMap((frame) => frame.events)) {
    if (typeof event.army !== 'string') continue;
    if (typeof event.energy === 'number') counts.energy[event.army] = event.energy;
    if (typeof event.influence === 'number') counts.influence[event.army] = event.influence;
  }
  return counts;
}

export const frameName = (frame: Frame): string =>
  frame.kind === 'step'
    ? t('page-bugs-film-step', { step: frame.step })
    : t(`page-bugs-film-${frame.kind}`);

export function FilmScreen({ show, now, close }: { show: Film; now: Update; close(): void }) {
  const [at, setAt] = useState(0),
    [running, setRunning] = useState(!isReduced()),
    [focus, setFocus] = useState(show.from.cells[12]!.at),
    frame = show.frames[Math.min(at, show.frames.length - 1)]!,
    last = at >= show.frames.length - 1;
  const counts = useMemo(
    () => countsAt(show.from, show.frames.slice(0, at + 1)),
    [at, show.frames],
  );
  const next = (): void => {
    if (last) close();
    else setAt(at + 1);
  };
  const go = (index: number): void => {
    setRunning(false);
    setAt(Math.max(0, Math.min(show.frames.length - 1, index)));
  };
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(next, (BEAT * BEATS[frame.kind]) / settings.value.speed);
    return () => clearTimeout(timer);
  }, [running, at, settings.value.speed, show.frames.length]);
  useEffect(() => {
    if (!running) say(frame.events.map((event) => plain(tell(event, now)?.text ?? '')).join(' '));
  }, [at]);
  useKeys((event) => {
    if (event.key === 'ArrowRight' || (event.key === 'Enter' && !onControl(event))) {
      setRunning(false);
      next();
      return true;
    }
    if (event.key === 'ArrowLeft') {
      go(at - 1);
      return true;
    }
    if (event.key === ' ' && !onControl(event)) {
      setRunning(!running);
      return true;
    }
    if (event.key === 'Escape') {
      close();
      return true;
    }
    return false;
  });
  const table = frame.table,
    scene = { ...show.from, units: frame.units },
    me = sideOf(String(now.seats[now.seat ?? 0]?.army ?? 'south'));
  const orders =
    table.orders.length && show.frames.some((one) => one.kind === 'orders')
      ? table.orders
      : show.from.orders;
  return (
    <div class="bugs reveal" data-battle>
      <Tracks now={now} table={show.from} counts={counts} />
      <main class="mid" id="main">
        <Boards
          table={scene}
          lead={frame.clashes[0] ?? frame.shots[0]?.from ?? frame.arrows[0]?.cells[0] ?? null}
          units={frame.units}
          ghosts={frame.ghosts}
          arrows={frame.arrows}
          shots={frame.shots}
          clashes={frame.clashes}
          hot={new Set(frame.clashes)}
          title={t('page-bugs-board')}
          role={t('page-bugs-board-role')}
          label={(cell) => cellWords(cell, scene, now, null)}
          focus={focus}
          setFocus={setFocus}
        />
      </main>
      <nav class="timeline" aria-label={t('page-bugs-turn-course')}>
        {show.frames.map((one, index) => (
          <button
            class={`tl ${index < at ? 'past' : ''} ${index === at ? 'now' : ''}`}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => go(index)}
          >
            {frameName(one)}
          </button>
        ))}
      </nav>
      <aside class="rs">
        <OrderCards orders={orders} table={table} />
        {frame.battle && <BattleCard battle={frame.battle} side={me} />}
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
        <div class="reel">
          <button
            class="btn"
            aria-label={t('page-bugs-back')}
            onClick={() => go(at - 1)}
            disabled={at === 0}
          >
            <Icon name="previous" size={18} />
          </button>
          <button
            class="btn"
            aria-label={t(running ? 'page-pause' : 'page-play')}
            onClick={() => setRunning(!running)}
          >
            <Icon name={running ? 'pause' : 'play'} size={18} />
          </button>
          <button
            class="btn only-wide"
            onClick={() =>
              change({ speed: SPEEDS[(SPEEDS.indexOf(settings.value.speed) + 1) % SPEEDS.length]! })
            }
            aria-label={t('page-nh-speed', { speed: settings.value.speed })}
          >
            {settings.value.speed}×
          </button>
          <button class="btn" aria-label={t('page-nh-skip')} data-act="skip" onClick={close}>
            <Icon name="last" size={18} />
          </button>
          <button
            class="btn primary grow"
            data-act="next"
            onClick={() => {
              setRunning(false);
              next();
            }}
          >
            {t(last ? 'page-nh-battle-done' : 'page-bugs-next')}
            <span class="key" aria-hidden="true">
              →
            </span>
          </button>
        </div>
      </aside>
    </div>
  );
}
