// A turn as steps: tiles drawn, discarded, laid, moved, turned; instants with what they hit.
import type { Chip } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import { joined, strong, t } from '../../../words/texts';
import { factsIn, pieceAt } from '../view';
import { tileName } from '../words/names';
import { tell } from '../words/sentences';
import { fall, lightUp, strike } from './blows';
import { dealCards, dropCard, layTile, showInstant, slide, turnTile } from './deeds';
import { iconOf, tileIcon } from './icons';
import type { Maker } from './maker';
import { cardOf, drawCard, emptyTray, spendCard } from './tray';

const kindOf = (event: GameEvent | undefined): string => event?.event ?? '';
const SILENT = new Set(['turn-ended', 'segment-begun', 'segment-ended', 'battle-ended', 'wounded']);

/** What a turn is told from; the rest only frames it. */
export const isTurnEvent = (event: GameEvent): boolean => !SILENT.has(event.event);

/** How many events from here on are of these kinds. */
function runOf(events: readonly GameEvent[], index: number, kinds: readonly string[]): number {
  let end = index;
  while (end < events.length && kinds.includes(kindOf(events[end]))) end += 1;
  return end - index;
}

const names = (events: readonly GameEvent[]): string =>
  joined(events.map((event) => strong(tileName(factsIn(event).tile ?? ''))));

function tellDrawn(maker: Maker, events: readonly GameEvent[]): void {
  const { player = 0 } = factsIn(events[0]!),
    before = maker.steps.at(-1),
    isMore =
      before !== undefined &&
      before.group === maker.group &&
      before.events.every((event) => event.event === 'drawn');
  if (isMore) maker.steps.pop();
  const from = isMore ? (before.from ?? before.n) : undefined;
  const all = isMore ? [...before.events, ...events] : [...events],
    tray = maker.tray ?? emptyTray(player);
  maker.tray = events.reduce((made, event) => drawCard(made, factsIn(event).tile ?? ''), tray);
  const { cards } = maker.tray,
    first = cards.length - all.length;
  maker.add({
    from,
    events: all,
    text: t('page-nh-stage-draws', {
      army: maker.armyOf(player),
      tiles: names(all),
    }),
    rest: 'gap',
    isQuiet: maker.isMine(player),
    scene: (theatre) => dealCards(theatre, first, cards.length),
  });
}

function tellDiscarded(maker: Maker, event: GameEvent): void {
  const { player = 0, tile = '' } = factsIn(event),
    tray = maker.tray ?? emptyTray(player),
    card = cardOf(tray, tile);
  maker.tray = spendCard(tray, tile, 'discarded');
  maker.add({
    events: [event],
    rest: 'gap',
    isQuiet: maker.isMine(player),
    icon: tileIcon(tile, maker.toneOf(player)),
    scene: (theatre) => dropCard(theatre, card < 0 ? tray.cards.length : card),
  });
}

function tellPlaced(maker: Maker, event: GameEvent): void {
  const { player = 0, tile = '', at = '', facing = 0 } = factsIn(event),
    tray = maker.tray ?? emptyTray(player),
    card = cardOf(tray, tile);
  if (event.event === 'placed') maker.tray = spendCard(tray, tile, 'laid', at);
  maker.add({
    events: [event],
    isQuiet: maker.isMine(player),
    isDrawnAfter: true,
    icon: tileIcon(tile, maker.toneOf(player)),
    traces: [{ cell: at, kind: 'ring' }],
    scene: (theatre) => layTile(theatre, { at, facing, card: card < 0 ? tray.cards.length : card }),
  });
}

/** Where an instant takes hold: told by what follows it. */
const AIMED = ['targeted', 'moved', 'pushed', 'swapped', 'turned'];

function tellPlayed(maker: Maker, events: readonly GameEvent[], index: number): void {
  const event = events[index]!,
    { player = 0, tile = '' } = factsIn(event),
    count = runOf(events, index + 1, AIMED),
    cells = events.slice(index + 1, index + 1 + count).map((one) => {
      const { at = '', from } = factsIn(one);
      return from ?? at;
    });
  const tray = maker.tray ?? emptyTray(player),
    card = cardOf(tray, tile),
    tone = maker.toneOf(player);
  maker.tray = spendCard(tray, tile, 'played');
  maker.add({
    events: [event],
    isQuiet: maker.isMine(player) && !isBattle(events, index),
    icon: tileIcon(tile, tone),
    traces: [],
    scene: (theatre) =>
      showInstant(theatre, { tile, tone, cells, card: card < 0 ? tray.cards.length : card }),
  });
}

const isBattle = (events: readonly GameEvent[], index: number): boolean =>
  kindOf(events[index + 1]) === 'battle-begun';

const STRUCK = [
  'targeted',
  'wounded',
  'destroyed',
  'hq-hurt',
  'hq-fell',
  'returned',
  'healed',
  'spent',
];

/** What an instant hits falls at once. */
function tellTargeted(maker: Maker, events: readonly GameEvent[]): void {
  const targets = events.filter((event) => event.event === 'targeted'),
    dead = events.filter((event) => event.event === 'destroyed'),
    cells = targets.map((event) => factsIn(event).at ?? ''),
    fallen = dead.map((event) => factsIn(event).at ?? '');
  const text =
    targets.length === 1
      ? maker.sentence(targets[0]!)
      : t('page-nh-stage-hits', { tiles: names(targets) });
  maker.add({
    events,
    text,
    seat: maker.steps.at(-1)?.seat ?? null,
    chips: chipsOf(events),
    rest: 'read',
    icon: iconOf(maker.table, cells[0] ?? ''),
    traces: fallen.map((cell) => ({ cell, kind: 'cross' as const })),
    scene: (theatre) => {
      strike(theatre, cells);
      fall(theatre, fallen, theatre.times.burst);
    },
  });
}

/** What came of it, in a word each. */
export function chipsOf(events: readonly GameEvent[]): Chip[] {
  return events.flatMap((event): Chip[] => {
    const { wounds = 0, most = 0, damage = 0, tile = '' } = factsIn(event);
    if (event.event === 'destroyed')
      return [{ text: `${tileName(tile)}: ${t('page-nh-hit-destroyed')}`, tone: 'bad' }];
    if (event.event === 'wounded') return [{ text: t('page-nh-stage-wound', { wounds, most }) }];
    if (event.event === 'hq-hurt')
      return [{ text: t('page-nh-hit-hq', { count: damage }), tone: 'bad' }];
    return [];
  });
}

function tellMoved(maker: Maker, event: GameEvent): void {
  const { player, at = '', from = '' } = factsIn(event),
    isSwap = event.event === 'swapped';
  maker.add({
    events: [event],
    isQuiet: event.event !== 'pushed' && maker.isMine(player),
    isDrawnAfter: true,
    icon: iconOf(maker.table, from),
    traces: [{ cell: at, kind: 'ring', from }],
    scene: (theatre) => {
      slide(theatre, from, at);
      if (isSwap) slide(theatre, at, from);
    },
  });
}

function tellTurned(maker: Maker, event: GameEvent): void {
  const { player, at = '', facing = 0 } = factsIn(event),
    was = pieceAt(maker.table, at)?.facing ?? facing;
  maker.add({
    events: [event],
    isQuiet: maker.isMine(player),
    isDrawnAfter: true,
    icon: iconOf(maker.table, at),
    traces: [{ cell: at, kind: 'ring' }],
    scene: (theatre) => turnTile(theatre, at, was, facing),
  });
}

function tellPlainly(maker: Maker, event: GameEvent): void {
  const { at } = factsIn(event);
  if (!tell(event, maker.now)) {
    maker.advance([event]);
    return;
  }
  maker.add({ events: [event], scene: (theatre) => lightUp(theatre, at ? [at] : []) });
}

/** Tells what begins at an index; gives how many events it was. */
export function tellTurn(maker: Maker, events: readonly GameEvent[], index: number): number {
  const event = events[index]!;
  switch (event.event) {
    case 'drawn': {
      const count = runOf(events, index, ['drawn']);
      tellDrawn(maker, events.slice(index, index + count));
      return count;
    }
    case 'targeted': {
      const count = runOf(events, index, STRUCK);
      tellTargeted(maker, events.slice(index, index + count));
      return count;
    }
    case 'discarded':
      tellDiscarded(maker, event);
      return 1;
    case 'placed':
    case 'hq-placed':
      tellPlaced(maker, event);
      return 1;
    case 'played':
      tellPlayed(maker, events, index);
      return 1;
    case 'moved':
    case 'pushed':
    case 'swapped':
      tellMoved(maker, event);
      return 1;
    case 'turned':
      tellTurned(maker, event);
      return 1;
    default:
      tellPlainly(maker, event);
      return 1;
  }
}
