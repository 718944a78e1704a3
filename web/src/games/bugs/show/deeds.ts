// Events of one moment together: orders that are turned over, units that march, dice that are rolled, a battle that ends.
import type { GameEvent } from '../../../wire/types';

export type Kind =
  | 'orders'
  | 'lot'
  | 'march'
  | 'stop'
  | 'meet'
  | 'battle'
  | 'dice'
  | 'reroll'
  | 'keep'
  | 'result'
  | 'targets'
  | 'travel'
  | 'artifact'
  | 'train'
  | 'income'
  | 'place'
  | 'formation'
  | 'card'
  | 'turn'
  | 'plain';

export interface Deed {
  kind: Kind;
  events: GameEvent[];
}

const KINDS: Record<string, Kind> = {
  'order-shown': 'orders',
  'lot-won': 'lot',
  stepped: 'march',
  stopped: 'stop',
  met: 'meet',
  returned: 'travel',
  'battle-began': 'battle',
  'could-not-roll': 'dice',
  kept: 'keep',
  'triangle-won': 'result',
  won: 'result',
  drew: 'result',
  missed: 'result',
  removed: 'result',
  retreated: 'result',
  'target-shown': 'targets',
  travelled: 'travel',
  'portal-energy': 'travel',
  'train-captured': 'train',
  'train-freed': 'train',
  'income-taken': 'income',
  'income-lost': 'income',
  placed: 'place',
  'first-drawn': 'card',
  'trophy-drawn': 'card',
  'option-set': 'card',
  'medal-given': 'card',
  'trophy-taken': 'card',
  'party-ended': 'card',
  'turn-began': 'turn',
  'party-began': 'turn',
  'match-ended': 'turn',
};

/** What ends a battle begins a deed of its own; what follows from it belongs to it. */
const ENDS = new Set(['triangle-won', 'won', 'drew', 'missed']);
/** Only these are shown one by one. */
const SINGLE = new Set<Kind>([
  'lot',
  'meet',
  'battle',
  'reroll',
  'keep',
  'artifact',
  'train',
  'card',
  'turn',
  'plain',
]);

export function kindOf(event: GameEvent, last: Kind | null = null): Kind {
  if (event.event === 'rolled') return event.pay === 'first' ? 'dice' : 'reroll';
  if (event.event === 'influence-gained')
    return event.source === 'defeat' && last === 'result' ? 'result' : 'artifact';
  return KINDS[event.event] ?? 'plain';
}

const isNext = (deed: Deed, event: GameEvent, kind: Kind): boolean =>
  deed.kind !== kind ||
  SINGLE.has(kind) ||
  ENDS.has(event.event) ||
  (kind === 'march' && deed.events[0]!.nth !== event.nth);

/** What is told of one step of the movement: lots first, then all who move, who stops, who meets. */
const MARCH = ['lot-won', 'stepped', 'stopped', 'met'];

/** All units make a step at once, in whichever order it is told. */
function marchTogether(events: readonly GameEvent[]): GameEvent[] {
  const sorted: GameEvent[] = [];
  let run: GameEvent[] = [];
  const close = (): void => {
    for (const name of MARCH) sorted.push(...run.filter((event) => event.event === name));
    run = [];
  };
  for (const event of events) {
    const isMarch = MARCH.includes(event.event),
      step = run.find((one) => one.nth !== undefined)?.nth;
    if (!isMarch || (event.nth !== undefined && step !== undefined && event.nth !== step)) close();
    if (isMarch) run.push(event);
    else sorted.push(event);
  }
  close();
  return sorted;
}

export function deedsOf(events: readonly GameEvent[]): Deed[] {
  const made: Deed[] = [];
  for (const event of marchTogether(events)) {
    const last = made.at(-1),
      kind = kindOf(event, last?.kind ?? null);
    if (!last || isNext(last, event, kind)) made.push({ kind, events: [event] });
    else last.events.push(event);
  }
  for (const deed of made)
    if (deed.kind === 'place' && deed.events.length > 1) deed.kind = 'formation';
  return made;
}
