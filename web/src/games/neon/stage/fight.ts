// The fight that is on show: who against whom, with what, and how the dice lie by then.
import { ROLLS, type DiceKind } from '../attack/rolls';
import { factsIn, type Attack, type Roll, type Table } from '../view';
import type { GameEvent } from '../../../wire/types';

export interface Fight {
  attacker: number;
  target: number | 'bot';
  /** The number of the sector that is attacked. */
  sector: number;
  weapon: string;
  attack: Roll | null;
  defense: Roll | null;
  /** Hits that came past the shields. */
  passed: { crit: number; hit: number } | null;
  /** What came of it, in a sentence. */
  result: string;
}

/** A fight that began before what is shown now. */
export const fightIn = (attack: Attack): Fight => ({
  attacker: attack.attacker,
  target: attack.target ?? attack.targets[0] ?? 'bot',
  sector: attack.sector,
  weapon: attack.weapon,
  attack: attack.attack,
  defense: attack.defense ?? attack.bot_dice,
  passed: attack.hits ? { crit: attack.hits.crit ?? 0, hit: attack.hits.hit ?? 0 } : null,
  result: '',
});

const rollOf = (event: GameEvent, kind: DiceKind): Roll =>
  Object.fromEntries(ROLLS[kind].map((face) => [face, factsIn(event)[face] ?? 0]));

const targetOf = (event: GameEvent, table: Table): number | 'bot' => {
  const { target_seat: seat } = factsIn(event),
    named = String((event as Record<string, unknown>).target ?? '');
  if (seat !== undefined) return seat;
  const found = table.fighters.find((fighter) => `fighter-${fighter.fighter}` === named);
  return found ? found.seat : 'bot';
};

const sectorNumber = (event: GameEvent, table: Table): number =>
  table.ring.find((one) => one.sector === (event as Record<string, unknown>).sector)?.number ?? 0;

const open = (event: GameEvent, table: Table): Fight => ({
  attacker: factsIn(event).seat ?? 0,
  target: targetOf(event, table),
  sector: sectorNumber(event, table),
  weapon: String((event as Record<string, unknown>).weapon ?? '').replace('loot-', ''),
  attack: null,
  defense: null,
  passed: null,
  result: '',
});

const OVER = new Set(['turn-began', 'round-began', 'sector-closed', 'moved', 'searched', 'landed']);

/** The fight after an event; null when it is over and something else happens. */
export function follow(fight: Fight | null, event: GameEvent, table: Table): Fight | null {
  const name = event.event,
    facts = factsIn(event);
  if (name === 'attacked') return open(event, table);
  if (OVER.has(name) || !fight) return null;
  if (name === 'attack-rolled' || name === 'attack-rerolled')
    return { ...fight, attack: rollOf(event, 'attack'), defense: null, passed: null };
  if (name === 'defense-rolled' || name === 'defense-rerolled')
    return { ...fight, target: targetOf(event, table), defense: rollOf(event, 'defense') };
  if (name === 'blocked')
    return { ...fight, passed: { crit: facts.crit ?? 0, hit: facts.hit ?? 0 } };
  if (name === 'face-turned') return turned(fight, event);
  return fight;
}

/** Dice that were turned from one face to another. */
function turned(fight: Fight, event: GameEvent): Fight {
  const { n = 0, from = '', to = '' } = event as { n?: number; from?: string; to?: string },
    [old, fresh] = [from.replace('face-', ''), to.replace('face-', '')],
    kind: DiceKind = (ROLLS.attack as readonly string[]).includes(old) ? 'attack' : 'defense',
    roll = fight[kind];
  if (!roll) return fight;
  return {
    ...fight,
    [kind]: { ...roll, [old]: Math.max(0, (roll[old] ?? 0) - n), [fresh]: (roll[fresh] ?? 0) + n },
  };
}
