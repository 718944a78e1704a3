// A battle as steps: titles of segments, blows one after another, who falls at the end of a segment, the sum.
import { heading, type Chip } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import { joined, strong, t } from '../../../words/texts';
import { factsIn, pieceAt, type Fate, type Line, type Piece, type Table } from '../view';
import { armyName, signed, tileName } from '../words/names';
import { announce, blow, fall, heal, lightUp, title } from './blows';
import { iconOf } from './icons';
import { FOUGHT, isBlow, segmentsFrom, type Segment } from './segments';
import type { Maker } from './maker';

const LINES: Record<string, Line['kind'] | undefined> = {
  struck: 'melee',
  shot: 'ranged',
  blocked: 'ranged',
  pierced: 'gauss',
};
const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

function beginBattle(maker: Maker, events: readonly GameEvent[], index: number): void {
  const event = events[index]!,
    { player } = factsIn(event),
    before = maker.steps.at(-1)?.events[0];
  maker.isInBattle = true;
  maker.segment = null;
  maker.segments = segmentsFrom(events, index);
  maker.group = {
    ...heading(t('page-nh-stage-battle', { turn: maker.table.turn }), maker.seatOf(player)),
    isPart: true,
  };
  if (before?.event === 'played') {
    maker.advance([event]);
    return;
  }
  maker.add({ events: [event], scene: (theatre) => announce(theatre, t('page-nh-stage-title')) });
}

const strikers = (segment: Segment, events: readonly GameEvent[]): Set<string> => {
  const found = new Set<string>();
  for (const event of events.slice(segment.from + 1)) {
    if (event.event === 'segment-ended') break;
    const { at, target } = factsIn(event);
    if (at) found.add(at);
    if (target) found.add(target);
  }
  return found;
};

const initiatives = ({ initiative }: Piece): number[] =>
  initiative.map((one) => (typeof one === 'number' ? one : one.v));

/** Who would act in this segment and is netted. */
const idle = (table: Table, value: number): Piece[] =>
  table.pieces.filter(
    (piece) => piece.netted && piece.hp === null && initiatives(piece).includes(value),
  );

function beginSegment(maker: Maker, events: readonly GameEvent[], index: number): void {
  const event = events[index]!,
    { initiative = 0 } = factsIn(event),
    lame = idle(maker.table, initiative);
  const own = segmentsFrom(events, index - 1)[0];
  maker.segment = own?.from === index ? own : null;
  maker.lines = [];
  maker.fates = [];
  if (!maker.segment) {
    maker.advance([event]);
    return;
  }
  const bright = strikers(maker.segment, events);
  for (const piece of lame) bright.add(piece.cell);
  maker.bright = bright;
  maker.add({
    events: [event],
    text: maker.sentence(event) || t('page-nh-segment', { segment: initiative }),
    seat: null,
    rest: 'gap',
    scene: (theatre) => title(theatre, initiative),
  });
  for (const piece of lame) tellIdle(maker, piece);
}

function tellIdle(maker: Maker, piece: Piece): void {
  maker.add(
    {
      events: [],
      text: t('page-nh-stage-idle', { tile: strong(tileName(piece.tile)), at: piece.cell }),
      seat: maker.seatOf(piece.commander),
      icon: iconOf(maker.table, piece.cell),
      scene: (theatre) => lightUp(theatre, [piece.cell], true),
    },
    maker.table,
  );
}

/** Who lent strength to a blow, as the engine told it with the tile. */
function causes(attacker: Piece | undefined, event: GameEvent): Chip[] {
  const { direction } = factsIn(event),
    kind = LINES[event.event],
    side = attacker ? (DIRECTIONS.indexOf(direction ?? '') - attacker.facing + 6) % 6 : -1;
  const value = attacker?.values.find((one) => one.kind === kind && one.side === side);
  return (value?.reasons ?? [])
    .filter((reason) => typeof reason.value === 'number' && reason.args.by)
    .map((reason) => ({
      text: t('page-nh-stage-lent', {
        value: signed(Number(reason.value)),
        tile: tileName(String(reason.args.tile)),
        at: String(reason.args.by),
      }),
    }));
}

/** What the rest of the segment does to a hex: whether this is the blow that will have felled it. */
const isLastBlow = (events: readonly GameEvent[], index: number): boolean => {
  const { target } = factsIn(events[index]!);
  for (const event of events.slice(index + 1)) {
    if (event.event === 'segment-ended') return true;
    if (isBlow(event) && event.event !== 'blocked' && factsIn(event).target === target)
      return false;
  }
  return true;
};

const fallsAt = (events: readonly GameEvent[], index: number, cell: string): boolean => {
  for (const event of events.slice(index + 1)) {
    if (event.event === 'segment-ended') return false;
    if (event.event === 'destroyed' && factsIn(event).at === cell) return true;
  }
  return false;
};

function resultOf(event: GameEvent, victim: Piece | undefined, dies: boolean): Chip {
  const { strength = 0, wounds = strength } = factsIn(event);
  if (event.event === 'blocked') return { text: t('page-nh-hit-blocked') };
  if (dies) return { text: t('page-nh-hit-destroyed'), tone: 'bad' };
  if (victim?.hp != null) return { text: t('page-nh-hit-hq', { count: wounds }), tone: 'bad' };
  return { text: t('page-nh-hit-wound'), tone: 'bad' };
}

/** The numbers of an HQ count down with the blow, not at the end of the segment. */
function hurt(table: Table, cell: string, wounds: number): Table {
  const victim = pieceAt(table, cell);
  if (victim?.hp == null) return table;
  const hp = Math.max(0, victim.hp - wounds);
  return {
    ...table,
    pieces: table.pieces.map((piece) => (piece === victim ? { ...piece, hp } : piece)),
    players: table.players.map((player) =>
      player.index === victim.owner && player.points === null ? { ...player, hp } : player,
    ),
  };
}

function addFate(fates: readonly Fate[], cell: string, wounds: number, dies: boolean): Fate[] {
  const known = fates.find((one) => one.cell === cell),
    rest = fates.filter((one) => one !== known);
  return [...rest, { cell, wounds: (known?.wounds ?? 0) + wounds, dies, segment: null }];
}

function tellBlow(maker: Maker, events: readonly GameEvent[], index: number): void {
  const event = events[index]!,
    { at = '', target = '', strength = 0, wounds = strength } = factsIn(event),
    attacker = pieceAt(maker.table, at),
    victim = pieceAt(maker.table, target),
    kind = LINES[event.event] ?? 'blast',
    isBlocked = event.event === 'blocked',
    dies = !isBlocked && isLastBlow(events, index) && fallsAt(events, index, target);
  const seat = attacker?.commander ?? factsIn(event).player ?? 0;
  maker.add(
    {
      events: [event],
      seat: maker.seatOf(seat),
      chips: [...causes(attacker, event), resultOf(event, victim, dies)],
      rest: 'gap',
      icon: iconOf(maker.table, at),
      scene: (theatre) => blow(theatre, { from: at, to: target, kind, wounds, isBlocked, dies }),
    },
    isBlocked ? maker.table : hurt(maker.table, target, wounds),
  );
  if (kind !== 'blast' && at !== target)
    maker.lines = [...maker.lines, { from: at, to: target, kind, seat, strength }];
  if (!isBlocked) maker.fates = addFate(maker.fates, target, wounds, dies);
}

function tellHealed(maker: Maker, event: GameEvent): void {
  const { at = '', medic = '' } = factsIn(event);
  maker.fates = maker.fates.filter((one) => one.cell !== at);
  maker.add({
    events: [event],
    rest: 'read',
    icon: iconOf(maker.table, medic),
    scene: (theatre) => heal(theatre, medic, at),
  });
}

const GOING = new Set(['destroyed', 'spent', 'returned']);

/** The end of a segment: all that was hit falls together. */
function endSegment(maker: Maker, events: readonly GameEvent[]): void {
  const gone = events.filter((event) => GOING.has(event.event)),
    cells = gone.map((event) => factsIn(event).at ?? ''),
    { initiative = 0 } = factsIn(events.at(-1)!);
  maker.lines = [];
  maker.fates = [];
  if (gone.length)
    maker.add({
      events,
      text: t('page-nh-stage-fall', {
        segment: initiative,
        count: gone.length,
        tiles: joined(
          gone.map((event) => {
            const { tile = '', at = '' } = factsIn(event);
            return `${strong(tileName(tile))} ${at}`;
          }),
        ),
      }),
      rule: gone[0]!.rule,
      seat: null,
      rest: 'read',
      traces: cells.map((cell) => ({ cell, kind: 'cross' as const })),
      scene: (theatre) => fall(theatre, cells),
    });
  else maker.advance(events);
}

function endBattle(maker: Maker, event: GameEvent): void {
  const score = maker.table.players
    .filter((player) => !player.isOut)
    .map((player) => `${armyName(player.army)} ${player.points ?? player.hp}`)
    .join(', ');
  maker.bright = null;
  maker.segment = FOUGHT;
  maker.add({
    events: [event],
    text: t('page-nh-stage-over', { score }),
    seat: null,
    rest: 'read',
    scene: (theatre) => theatre.last(theatre.times.title),
  });
  maker.isInBattle = false;
  maker.segments = maker.segment = null;
}

const ENDING = new Set([
  'wounded',
  'destroyed',
  'spent',
  'returned',
  'hq-hurt',
  'points-gained',
  'segment-ended',
  'mine-cleared',
]);

function tellEnding(maker: Maker, events: readonly GameEvent[], index: number): number {
  let end = index;
  while (end < events.length && ENDING.has(events[end]!.event)) {
    end += 1;
    if (events[end - 1]!.event === 'segment-ended') break;
  }
  endSegment(maker, events.slice(index, end));
  return end - index;
}

/** Tells what of a battle begins at an index; gives how many events it was. */
export function fightFrom(maker: Maker, events: readonly GameEvent[], index: number): number {
  const event = events[index]!;
  if (event.event === 'battle-begun') beginBattle(maker, events, index);
  else if (event.event === 'segment-begun') beginSegment(maker, events, index);
  else if (event.event === 'battle-ended') endBattle(maker, event);
  else if (event.event === 'healed') tellHealed(maker, event);
  else if (isBlow(event)) tellBlow(maker, events, index);
  else if (ENDING.has(event.event)) return tellEnding(maker, events, index);
  else {
    const { at } = factsIn(event);
    if (maker.sentence(event))
      maker.add({ events: [event], scene: (theatre) => lightUp(theatre, at ? [at] : []) });
    else maker.advance([event]);
  }
  return 1;
}
