// The engine beside the board: it thinks while the board rests and somebody looks, and stops when told.
import { effect, signal } from '@preact/signals';
import { isReduced, read, write } from '../state/settings';
import { ApiError, thoughts } from '../wire/api';
import { newKey } from '../wire/insist';
import type { Explored, Thought, Way } from '../wire/explored';
import { known, tree } from './board';

const KEY = 'warpad.analysis',
  REST = 300,
  visitor = newKey().slice(0, 32);

/** Whether it may think; remembered. */
export const isOn = signal(read(KEY, { on: true }).on);
effect(() => write(KEY, { on: isOn.value }));

export const thought = signal<Thought | null>(null);
/** The chances of the depth before, by plan: what changed is told beside them. */
export const earlier = signal<Map<string, number>>(new Map());
export const trouble = signal<unknown>(null);
const isSeen = signal(typeof document === 'undefined' || !document.hidden);

export const keyOf = (line: readonly unknown[]): string => JSON.stringify(line);

/** The plan of which it is asked whether it were better with a piece turned. */
export const turning = signal<Way['line'] | null>(null);

/** Who may be thought for: the seat that looks, if it or chance decides. */
export const watcher = (now: Explored | null): number | null =>
  now?.chance ? now.seat : thinker(now);

/** Who has plans: the seat that looks, if it decides. */
export const thinker = (now: Explored | null): number | null =>
  now && now.seat !== null && now.actors.includes(now.seat) ? now.seat : null;

async function think(game: string, now: Explored, seat: number, left: AbortSignal) {
  try {
    const wish = { position: now.position, seat, visitor, line: turning.peek() ?? [] };
    for await (const next of thoughts(game, wish, left)) {
      if (left.aborted) return;
      if (thought.value?.ways.length && next.draws !== thought.value.draws)
        earlier.value = new Map(thought.value.ways.map((way) => [keyOf(way.line), way.chance]));
      thought.value = next;
    }
  } catch (error) {
    if (!left.aborted) trouble.value = error instanceof ApiError ? error : null;
  }
}

function forget(): void {
  thought.value = null;
  trouble.value = null;
  earlier.value = new Map();
}

/** Thinks about whatever lies on the board, from now until the returned function is called. */
export function attendTo(): () => void {
  let stop = new AbortController(),
    timer: ReturnType<typeof setTimeout> | undefined,
    last: Explored | null = null,
    asked: Way['line'] | null = null;
  const look = (): void => {
    isSeen.value = !document.hidden;
  };
  document.addEventListener('visibilitychange', look);
  const dispose = effect(() => {
    const now = known.value,
      seat = watcher(now),
      line = turning.value,
      game = tree.peek()?.game ?? '';
    stop.abort();
    clearTimeout(timer);
    stop = new AbortController();
    if (now !== last) turning.value = null;
    if (now !== last || line !== asked) forget();
    last = now;
    asked = turning.peek();
    if (!now || seat === null || !isOn.value || !isSeen.value) return;
    const left = stop.signal;
    timer = setTimeout(() => void think(game, now, seat, left), isReduced() ? 0 : REST);
  });
  return () => {
    dispose();
    stop.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    turning.value = null;
    forget();
  };
}
