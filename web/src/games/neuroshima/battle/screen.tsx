// A battle played step by step: segments on top, board in the middle, who hits whom in words.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { onControl, useKeys } from '../../../parts/keys';
import { isReduced, settings } from '../../../state/settings';
import { say } from '../../../words/live';
import { plain, t } from '../../../words/texts';
import { Board } from '../board/board';
import { isMine, toneFor } from '../view';
import { cellWords } from '../words/ears';
import { tell } from '../words/sentences';
import { Controls, type Film } from './controls';
import { Hits, Points } from './hits';
import { begin, goTo, isLast, isSettled, tick, type Playback } from './playback';
import { Segments } from './segments';
import type { Frame } from './frames';
import type { Battle } from './show';
import type { DrawnLine } from '../board/props';
import type { Update } from '../../../wire/types';

const BEAT = 700;

/** The film of a battle: what can be done with it, and whether the segment is over. */
function useFilm(frames: readonly Frame[], close: () => void): Film & { isOver: boolean } {
  const [now, set] = useState<Playback>(() => begin(!isReduced())),
    { length } = frames;
  useEffect(() => {
    if (!now.isPlaying) return undefined;
    const timer = setTimeout(() => set(tick(now, length)), BEAT / settings.value.speed);
    return () => clearTimeout(timer);
  }, [now.isPlaying, now.beat, now.at, settings.value.speed]);
  const go = (index: number): void => set(goTo(index, length));
  return {
    at: now.at,
    isLast: isLast(now, length),
    isPlaying: now.isPlaying,
    isOver: isSettled(now),
    go,
    forward: () => (isLast(now, length) ? close() : go(now.at + 1)),
    toggle: () => set({ ...now, isPlaying: !now.isPlaying }),
    close,
  };
}

function pressKey(event: KeyboardEvent, film: Film): boolean {
  if (event.key === 'ArrowRight') film.forward();
  else if (event.key === 'ArrowLeft') film.go(film.at - 1);
  else if (onControl(event)) return false;
  else if (event.key === ' ') film.toggle();
  else if (event.key === 'Escape' || event.key === 'Enter') film.close();
  else return false;
  return true;
}

function frameWords(frame: Frame, now: Update): string {
  const lines = frame.hits.map((hit) => plain(tell(hit.event, now)?.text ?? ''));
  return `${t('page-nh-segment', { segment: frame.segment ?? 0 })} ${lines.join(' ')} ${frame.dead ? t('page-nh-die', { count: frame.dead }) : ''}`;
}

const linesOf = (frame: Frame, now: Update): DrawnLine[] =>
  frame.hits.flatMap(({ kind, from, to, seat, strength }): DrawnLine[] =>
    kind === 'blast' || from === to
      ? []
      : [
          {
            line: { from, to, kind, seat, strength },
            whose: isMine(now, seat) ? 'out' : 'in',
            rank: 'focus',
          },
        ],
  );

/** The board before a segment, with what hits whom, or as it is after it. */
function Field({ frame, isOver, now }: { frame: Frame; isOver: boolean; now: Update }) {
  const table = isOver ? frame.after : frame.before,
    [focus, setFocus] = useState(table.cells[0]!.name),
    chosen = useMemo(() => new Set(frame.hits.map((hit) => hit.from)), [frame]),
    bright = useMemo(() => new Set(frame.hits.flatMap((hit) => [hit.from, hit.to])), [frame]);
  const shown = isOver ? {} : { bright, chosen, lines: linesOf(frame, now), fates: frame.fates };
  return (
    <Board
      {...shown}
      table={table}
      toneOf={toneFor(now)}
      label={(cell) => cellWords(cell, table, now, null)}
      focus={focus}
      setFocus={setFocus}
      title={t('page-nh-board')}
      roledescription={t('page-nh-board-role')}
    />
  );
}

export function BattleScreen({ show, now, close }: { show: Battle; now: Update; close(): void }) {
  const { frames } = show,
    film = useFilm(frames, close),
    frame = frames[Math.min(film.at, frames.length - 1)]!;
  useEffect(() => say(frameWords(frame, now)), [film.at]);
  useKeys((event) => pressKey(event, film));
  return (
    <div class="battle" data-battle={film.at}>
      <Segments frames={frames} at={film.at} go={film.go} now={now} />
      <main class="mid" id="main">
        <Field frame={frame} isOver={film.isOver} now={now} />
      </main>
      <aside class="bside">
        <Points frame={frame} now={now} />
        <Hits frame={frame} now={now} />
      </aside>
      <Controls film={film} />
    </div>
  );
}
