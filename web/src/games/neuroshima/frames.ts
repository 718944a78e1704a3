// A battle as frames: the events of one segment after another, laid over the board as it was before.
import type { GameEvent } from '../../wire/types';
import type { Fate, Line, Piece, Table } from './view';

export interface Hit {
  event: GameEvent;
  from: string;
  to: string;
  kind: Line['kind'] | 'blast';
  strength: number;
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

const text = (event: GameEvent, field: string): string => String(event[field] ?? '');
const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

const KINDS: Record<string, Hit['kind']> = {
  struck: 'melee',
  shot: 'ranged',
  pierced: 'gauss',
  blocked: 'ranged',
  blasted: 'blast',
};

/** One thing that happened, done to a picture of the board. Only what was told is changed; nothing is worked out here. */
export function happen(table: Table, event: GameEvent): Table {
  const at = text(event, 'at');
  const change = (cell: string, how: (piece: Piece) => Piece): Table => ({
    ...table,
    pieces: table.pieces.map((piece) =>
      piece.cell === cell && !piece.foundation ? how(piece) : piece,
    ),
  });
  switch (event.event) {
    case 'destroyed':
    case 'returned':
    case 'spent':
    case 'replaced':
      return {
        ...table,
        pieces: table.pieces.filter(
          (piece) => piece.cell !== at || (piece.tile !== text(event, 'tile') && piece.foundation),
        ),
      };
    case 'mine-cleared':
      return {
        ...table,
        pieces: table.pieces.filter((piece) => piece.cell !== at || !piece.foundation),
      };
    case 'wounded':
      return change(at, (piece) => ({ ...piece, wounds: number(event, 'wounds') }));
    case 'hq-hurt':
      return {
        ...table,
        players: table.players.map((player) =>
          player.index === number(event, 'player')
            ? { ...player, hp: number(event, 'hp') }
            : player,
        ),
        pieces: table.pieces.map((piece) =>
          piece.hp !== null && piece.cell === at ? { ...piece, hp: number(event, 'hp') } : piece,
        ),
      };
    case 'moved':
    case 'pushed':
      return {
        ...table,
        pieces: table.pieces.map((piece) =>
          piece.cell === text(event, 'from') && !piece.foundation ? { ...piece, cell: at } : piece,
        ),
      };
    case 'swapped': {
      const from = text(event, 'from');
      return {
        ...table,
        pieces: table.pieces.map((piece) =>
          piece.foundation
            ? piece
            : piece.cell === from
              ? { ...piece, cell: at }
              : piece.cell === at
                ? { ...piece, cell: from }
                : piece,
        ),
      };
    }
    case 'army-left': {
      const seat = number(event, 'player');
      return { ...table, pieces: table.pieces.filter((piece) => piece.owner !== seat) };
    }
    default:
      return table;
  }
}

function hitOf(event: GameEvent, table: Table): Hit | null {
  const kind = KINDS[event.event];
  if (!kind) return null;
  const from = text(event, 'at'),
    piece = table.pieces.find((one) => one.cell === from && !one.foundation);
  return {
    event,
    kind,
    from,
    to: text(event, 'target'),
    strength: number(event, 'strength'),
    seat: piece?.commander ?? Number(event.seat ?? 0),
    isBlocked: event.event === 'blocked',
    tile: text(event, 'tile'),
    target: text(event, 'target_tile'),
  };
}

function close(frame: Frame): Frame {
  const fates = new Map<string, Fate>();
  for (const hit of frame.hits)
    if (!hit.isBlocked) {
      const old = fates.get(hit.to);
      fates.set(hit.to, {
        cell: hit.to,
        wounds: (old?.wounds ?? 0) + Number(hit.event.wounds ?? hit.strength),
        dies: false,
        segment: frame.segment,
      });
    }
  const died = frame.events.filter((event) => event.event === 'destroyed');
  for (const event of died) {
    const cell = text(event, 'at'),
      old = fates.get(cell);
    if (old) fates.set(cell, { ...old, dies: true });
  }
  const losses: Record<number, number> = {};
  for (const player of frame.before.players) {
    const now = frame.after.players.find((one) => one.index === player.index)!;
    if (now.hp !== player.hp) losses[player.index] = player.hp - now.hp;
  }
  return { ...frame, fates: [...fates.values()], losses, dead: died.length };
}

/** Whether these events hold a battle worth showing. */
export const hasBattle = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.event === 'battle-begun');

/** One frame a segment, from the board as it was before the first of these events. */
export function framesOf(before: Table, events: readonly GameEvent[]): Frame[] {
  const frames: Frame[] = [];
  let table = before,
    open: Frame | null = null,
    inBattle = false;
  const finish = (): void => {
    if (open) frames.push(close({ ...open, after: table }));
    open = null;
  };
  for (const event of events) {
    if (event.event === 'battle-begun') inBattle = true;
    if (event.event === 'battle-ended') {
      finish();
      inBattle = false;
    }
    if (event.event === 'segment-begun') {
      finish();
      open = {
        segment: number(event, 'initiative'),
        before: table,
        after: table,
        hits: [],
        fates: [],
        events: [],
        losses: {},
        dead: 0,
      };
    }
    if (open && inBattle) {
      (open as Frame).events.push(event);
      const hit = hitOf(event, table);
      if (hit) (open as Frame).hits.push(hit);
    }
    table = happen(table, event);
    if (event.event === 'segment-ended') finish();
  }
  finish();
  return frames.filter((frame) => frame.hits.length || frame.dead || frame.events.length > 2);
}

export interface Slide {
  from: string;
  to: string;
}

/** Which tiles came from where by these events; one that was moved twice comes from its first place. */
export function slidesOf(events: readonly GameEvent[]): Slide[] {
  const slides: Slide[] = [];
  const move = (from: string, to: string): void => {
    const known = slides.find((slide) => slide.to === from);
    if (known) known.to = to;
    else slides.push({ from, to });
  };
  for (const event of events) {
    const from = text(event, 'from'),
      to = text(event, 'at');
    if (event.event === 'moved' || event.event === 'pushed') move(from, to);
    if (event.event === 'swapped') slides.push({ from, to }, { from: to, to: from });
  }
  return slides;
}
