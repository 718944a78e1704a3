// What a step says: one sentence, the same without its outcome, and what came of it.
import { armyOf, factsIn, type Table } from '../view';
import { armyName, sentenceOf, unitName } from '../words';
import { joined, strong, t } from '../../../words/texts';
import type { Chip } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import type { Deed, Kind } from './deeds';

const told = (event: GameEvent): string => sentenceOf(`bugs-event-${event.event}`, event);
const unitIn = (event: GameEvent): string => strong(unitName(factsIn(event).unit ?? ''));

/** More than so many units of an army are counted. */
const NAMED = 2;

function marchWords(events: readonly GameEvent[]): string {
  const armies = [...new Set(events.map((event) => String(event.army)))];
  const parts = armies.flatMap((army) => {
    const own = events.filter((event) => event.army === army);
    return own.length > NAMED
      ? [t('page-bugs-show-many', { army: strong(armyName(army)), n: own.length })]
      : own.map((event) =>
          t('page-bugs-show-to', { unit: unitIn(event), to: factsIn(event).to ?? '' }),
        );
  });
  return t('page-bugs-show-march', { nth: Number(events[0]?.nth ?? 1), who: joined(parts) });
}

const rollWords = (event: GameEvent): string =>
  event.event === 'could-not-roll'
    ? t('page-bugs-show-no-roll', { unit: unitIn(event) })
    : t('page-bugs-show-rolls', { unit: unitIn(event), die: Number(event.die) });

function resultWords(event: GameEvent): string {
  if (event.event === 'removed') return t('page-bugs-show-falls', { unit: unitIn(event) });
  return event.event === 'influence-gained' ? '' : told(event);
}

/** An army whose store is full takes nothing: only who does is told. */
function incomeWords(events: readonly GameEvent[]): string {
  const taken = events.filter((event) => event.event !== 'income-taken' || Number(event.n) > 0);
  return taken.length ? taken.map(told).join(' ') : t('page-bugs-show-no-income');
}

const WORDS: Partial<Record<Kind, (events: GameEvent[]) => string>> = {
  march: marchWords,
  dice: (events) => joined(events.map(rollWords)),
  reroll: (events) => t('page-bugs-show-again', { roll: rollWords(events[0]!) }),
  result: (events) => events.map(resultWords).filter(Boolean).join(' '),
  income: incomeWords,
  formation: () => t('page-bugs-show-formation'),
};

export const textOf = ({ kind, events }: Deed): string =>
  WORDS[kind]?.(events) ?? events.map(told).join(' ');

/** What is said before the outcome is seen. */
export function untilOf({ kind, events }: Deed): string | undefined {
  if (kind === 'orders') return t('page-bugs-show-orders');
  if (kind === 'dice') return t('page-bugs-show-both-roll');
  if (kind === 'reroll') return t('page-bugs-show-rolls-again', { unit: unitIn(events[0]!) });
  return undefined;
}

/** How the battle stands, and what was gained. */
export function chipsOf({ kind, events }: Deed, after: Table, mine: string | null): Chip[] {
  const battle = after.battles.find((one) => one.current);
  if ((kind === 'dice' || kind === 'reroll') && battle) {
    const [south, north] = battle.fighters.map((fighter) => fighter.total ?? fighter.strength);
    return [{ text: `${south} : ${north}` }];
  }
  return events
    .filter((event) => event.event === 'influence-gained')
    .map((event) => ({
      text: t('page-bugs-show-gain', { n: Number(event.n) }),
      tone: armyOf(after, String(event.army))?.side === mine ? 'good' : undefined,
    }));
}
