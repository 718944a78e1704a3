// A battle as frames: the events of one segment after another, laid over the board as it was before.
import type { GameEvent } from '../../../wire/types';
import { factsIn, pieceAt, type Fate, type Line, type Table } from '../view';
import { happen } from './happen';

export interface Hit {
  event: GameEvent;
  from: string;
  to: string;
  kind: Line['kind'] | 'blast';
  strength: number;
  /** What is left of the strength after armour. */
  wounds: number;
  seat: number;
  isBlocked: boolean;
  tile: string;
  target: string;
}

export interface Frame {
  /** Initiative of the segment; null for what happens before the first or after the last one. */
  segment: number | null;
  before: Table;
  after: Table;
  hits: Hit[];
  fates: Fate[];
  events: GameEvent[];
  losses: Record<number, number>;
  dead: number;
}

const KINDS: Record<string, Hit['kind']> = {
  struck: 'melee',
  shot: 'ranged',
  pierced: 'gauss',
  blocked: 'ranged',
  blasted: 'blast',
};

function hitOf(event: GameEvent, table: Table): Hit | null {
  const kind = KINDS[event.event];
  if (!kind) return null;
  const { at = '', target = '', strength = 0, wounds, tile = '', ...told } = factsIn(event);
  return {
    event,
    kind,
    from: at,
    to: target,
    strength,
    wounds: wounds ?? strength,
    seat: pieceAt(table, at)?.commander ?? told.player ?? 0,
    isBlocked: event.event === 'blocked',
    tile,
    target: told.target_tile ?? '',
  };
}

/** What each hex suffers in a segment. */
function fatesOf({ hits, events, segment }: Frame): Fate[] {
  const fates = new Map<string, Fate>();
  for (const hit of hits.filter((one) => !one.isBlocked)) {
    const wounds = (fates.get(hit.to)?.wounds ?? 0) + hit.wounds;
    fates.set(hit.to, { cell: hit.to, wounds, dies: false, segment });
  }
  for (const event of events.filter(isDeath)) {
    const fate = fates.get(factsIn(event).at ?? '');
    if (fate) fate.dies = true;
  }
  return [...fates.values()];
}

const isDeath = (event: GameEvent): boolean => event.event === 'destroyed';

function lossesOf({ before, after }: Frame): Record<number, number> {
  const losses: Record<number, number> = {};
  for (const player of before.players) {
    const now = after.players.find((one) => one.index === player.index)!;
    if (now.hp !== player.hp) losses[player.index] = player.hp - now.hp;
  }
  return losses;
}

const close = (frame: Frame): Frame => ({
  ...frame,
  fates: fatesOf(frame),
  losses: lossesOf(frame),
  dead: frame.events.filter(isDeath).length,
});

/** Whether these events hold a battle worth showing. */
export const hasBattle = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.event === 'battle-begun');

const openFrame = (before: Table, segment: number): Frame => ({
  segment,
  before,
  after: before,
  hits: [],
  fates: [],
  events: [],
  losses: {},
  dead: 0,
});

const isWorthShowing = (frame: Frame): boolean =>
  frame.hits.length > 0 || frame.dead > 0 || frame.events.length > 2;

/** One frame a segment, from the board as it was before the first of these events. */
export function framesOf(before: Table, events: readonly GameEvent[]): Frame[] {
  const frames: Frame[] = [],
    now: { table: Table; open: Frame | null; inBattle: boolean } = {
      table: before,
      open: null,
      inBattle: false,
    };
  const finish = (): void => {
    if (now.open) frames.push(close({ ...now.open, after: now.table }));
    now.open = null;
  };
  for (const event of events) {
    if (event.event === 'battle-begun') now.inBattle = true;
    if (event.event === 'battle-ended') {
      finish();
      now.inBattle = false;
    }
    if (event.event === 'segment-begun') {
      finish();
      now.open = openFrame(now.table, factsIn(event).initiative ?? 0);
    }
    if (now.open && now.inBattle) {
      const hit = hitOf(event, now.table);
      now.open.events.push(event);
      if (hit) now.open.hits.push(hit);
    }
    now.table = happen(now.table, event);
    if (event.event === 'segment-ended') finish();
  }
  finish();
  return frames.filter(isWorthShowing);
}
