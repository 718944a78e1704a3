// What happened, as steps of the stage: each with the table before it and after it.
import { update } from '../../../state/store';
import { t } from '../../../words/texts';
import { factsIn, isTurned, mySide, tableOf, type Table } from '../view';
import { sentenceOf } from '../words';
import { chipsOf, textOf, untilOf } from './caption';
import { deedsOf, type Deed, type Kind } from './deeds';
import { happen } from './happen';
import { iconOf } from './icons';
import { sceneOf } from './scenes';
import { asTitle, type Beat, type Group, type Rest, type Step } from '../../../stage';
import type { Told } from '../../../state/voice';
import type { GameEvent, Json } from '../../../wire/types';

/** The decisions at which nothing is learned but who was put where need not be waited for. */
const LIGHT = new Set<Kind>(['place', 'income', 'plain', 'lot', 'keep']);
const FIGHTS = new Set<Kind>(['battle', 'dice', 'reroll', 'keep', 'result']);
const RESTS: Partial<Record<Kind, Rest>> = {
  orders: 'read',
  meet: 'read',
  result: 'read',
  artifact: 'read',
  card: 'read',
  stop: 'hold',
  place: 'gap',
  keep: 'gap',
};

/** What a face finds again with a step. */
export interface Shown {
  deed: Deed;
  /** Whether a battle is on show. */
  isFight: boolean;
}

export const shownOf = (step: Step | null): Shown | null => (step?.data as Shown) ?? null;

const seatOf = (table: Table, event: GameEvent): number | null =>
  table.armies.find((army) => army.army === event.army)?.seat ?? null;

/** A turn, a battle, the end of a turn: what belongs under one head. */
function groupAfter(last: Group, { kind, events }: Deed, n: number): Group {
  const event = events[0]!;
  if (kind === 'turn')
    return {
      id: `turn ${n} ${event.event}`,
      title: asTitle(sentenceOf(`bugs-event-${event.event}`, event)),
      seat: null,
    };
  if (kind === 'battle') {
    const at = factsIn(event).at ?? '';
    return {
      id: `battle ${n} ${at} ${String(event.unit)}`,
      title: t(event.kind === 'ranged' ? 'page-bugs-shot-at' : 'page-bugs-battle', { at }),
      seat: null,
      isPart: true,
    };
  }
  if (!FIGHTS.has(kind) && last.id.startsWith('battle'))
    return { id: `end ${n}`, title: t('page-bugs-show-end'), seat: null, isPart: true };
  return last;
}

const first = (table: Table): Group => ({
  id: `first ${table.party} ${table.turn}`,
  title: table.turn ? t('page-bugs-turn', { turn: table.turn }) : t('page-bugs-placing'),
  seat: null,
});

const isOwn = (kind: Kind, seat: number | null, told: Told): boolean =>
  kind === 'place' && seat !== null && seat === told.seat;

function stepOf(
  deed: Deed,
  before: Table,
  after: Table,
  n: number,
  told: Told,
  group: Group,
): Step {
  const { kind, events } = deed,
    seat = kind === 'orders' || kind === 'march' ? null : seatOf(after, events[0]!),
    shown: Shown = { deed, isFight: FIGHTS.has(kind) };
  return {
    n,
    group,
    events,
    seat,
    text: textOf(deed),
    until: untilOf(deed),
    rule: events[0]!.rule,
    chips: chipsOf(
      deed,
      after,
      told.seat === null ? null : mySide({ seats: told.seats, seat: told.seat }),
    ),
    before: before as unknown as Json,
    after: after as unknown as Json,
    rest: RESTS[kind],
    isQuiet: isOwn(kind, seat, told),
    isHeld: !LIGHT.has(kind),
    icon: iconOf(deed),
    places: events.flatMap((event) => {
      const { at, to } = factsIn(event);
      return [at, to].filter(Boolean).map((cell) => `[data-cell=${JSON.stringify(cell)}]`);
    }),
    scene: sceneOf(deed, before, after),
    data: shown,
  };
}

/** Orders and placements begin something new; rerolls, targets and journeys belong to their turn. */
const OPENERS = new Set(['order-shown', 'placed', 'party-began']);
export const goesOn = (events: readonly GameEvent[]): boolean =>
  !events.some((event) => OPENERS.has(event.event));

export function stepsOf(beats: readonly Beat[], told: Told, group: Group | null): Step[] {
  const turned = update.value ? isTurned(update.value) : false,
    made: Step[] = [];
  let now = group;
  for (const { n, before, after, events } of beats) {
    const to = { ...tableOf(after), turned };
    let table: Table = { ...tableOf(before), turned };
    for (const deed of deedsOf(events)) {
      const start = table;
      for (const event of deed.events) table = happen(table, event, to);
      now = groupAfter(now ?? first(start), deed, n);
      if (deed.kind !== 'turn') made.push(stepOf(deed, start, table, n, told, now));
    }
  }
  return made;
}
