// What happened in a game of Neon as steps, each the smallest thing a person would tell.
import type { Beat, Chip, Group, Step } from '../../../stage';
import type { Told } from '../../../state/voice';
import type { GameEvent } from '../../../wire/types';
import { strong, t } from '../../../words/texts';
import { ROLLS, type DiceKind } from '../attack/rolls';
import { tableOf, factsIn, type Table } from '../view';
import { fighterName, halfNames, tell } from '../words';
import { arrives, isOwn, kindOf, type Act, type Kind } from './acts';
import { fightIn, follow, type Fight } from './fight';
import { groupAt, groupOf } from './groups';
import { iconOf } from './icons';
import { sceneOf } from './scenes';

/** Told by the step that follows, or by nobody. */
const UNTOLD = new Set([
  'revealed',
  'cards-drawn',
  'looked',
  'looked-hidden',
  'token-lost',
  'turn-began',
  'round-began',
]);
const GOES_ON = new Set(['half-move', 'half-attack', 'half-search']);
const LOST = new Set(['unable', 'skipped']);
const ADDED = new Set(['energy-gained', 'energy-lost', 'field-attached']);
const READ: ReadonlySet<Kind> = new Set([
  'hit',
  'bot',
  'fall',
  'leader',
  'sink',
  'reveal',
  'order',
]);

/** An action is told by what it did, where it did something of its own. */
const isUntold = (event: GameEvent, following: GameEvent | undefined): boolean =>
  UNTOLD.has(event.event) ||
  (event.event === 'acted' &&
    (GOES_ON.has(String((event as Record<string, unknown>).action)) ||
      (following !== undefined &&
        kindOf(following) !== 'plain' &&
        factsIn(following).seat === factsIn(event).seat)));

/** Points that changed hands, by the two tables around them. */
function pointChips(before: Table, after: Table): Chip[] {
  return after.fighters.flatMap(({ seat, points }): Chip[] => {
    const was = before.fighters[seat]?.points ?? null;
    if (points === null || was === null || points === was) return [];
    const n = Math.abs(points - was),
      gained = points > was,
      name = fighterName(after, seat);
    return [
      {
        text: t(gained ? 'page-neon-stage-won' : 'page-neon-stage-lost', { name, n, now: points }),
        tone: gained ? 'good' : 'bad',
      },
    ];
  });
}

const energyChip = (event: GameEvent): Chip => {
  const { n = 0 } = event as { n?: number },
    gained = event.event === 'energy-gained';
  return {
    text: t('page-neon-stage-energy', { n: `${gained ? '+' : '−'}${n}` }),
    tone: gained ? 'good' : 'bad',
  };
};

function addedChip(event: GameEvent): Chip {
  return event.event === 'field-attached'
    ? { text: t('neon-field'), tone: 'good' }
    : energyChip(event);
}

const diceKind = (event: GameEvent): DiceKind =>
  event.event.startsWith('defense') ? 'defense' : 'attack';

const faceWords = (face: string, count: number): string => {
  const words = t(`page-neon-face-${face}`).toLocaleLowerCase();
  return count > 1 ? `${count} × ${words}` : words;
};

const SCORES: ReadonlySet<Kind> = new Set(['hit', 'bot', 'leader', 'fall']);

/** An action of the row that was not performed, by its name. */
function lostWords(event: GameEvent, { fighters }: Table): string | null {
  const { seat = -1, half = 0 } = factsIn(event) as { seat?: number; half?: number },
    fighter = fighters[seat],
    options = fighter?.row?.[half - 1]?.options;
  if (!options || !LOST.has(event.event)) return null;
  const name = strong(t(`neon-fighter-${fighter.fighter}`));
  return t(`page-neon-stage-${event.event}`, { name, action: halfNames(options) });
}

/** Makes steps of beats; a fight goes on from one to the next. */
class Teller {
  readonly made: Step[] = [];
  private fight: Fight | null = null;

  private group: Group | null = null;

  constructor(private readonly told: Told) {}

  take(beat: Beat): void {
    const before = tableOf(beat.before),
      after = tableOf(beat.after),
      first = this.made.length;
    this.group = groupAt(before);
    if (!this.fight && before.attack) this.fight = fightIn(before.attack);
    for (const [index, event] of beat.events.entries()) {
      this.fight = follow(this.fight, event, before);
      this.group = groupOf(event, before) ?? this.group;
      if (event.event === 'revealed') this.reveal(beat, before, after);
      else if (!isUntold(event, beat.events[index + 1]))
        this.tell(event, beat, before, after, first);
    }
    this.score(first, before, after);
    this.settle(first, beat);
  }

  private push(beat: Beat, act: Act, text: string, more: Partial<Step>): Step {
    const step: Step = {
      n: beat.n,
      group: this.group!,
      events: act.events,
      seat: act.seat,
      text,
      before: arrives(act.kind) ? beat.after : beat.before,
      after: beat.after,
      rest: READ.has(act.kind) ? 'read' : act.kind === 'loot' ? 'gap' : 'hold',
      isQuiet: act.seat !== null && act.seat === this.told.seat && isOwn(act.kind),
      isHeld: tableOf(beat.after).over !== null,
      scene: sceneOf(act),
      data: act,
      ...more,
    };
    this.made.push(step);
    return step;
  }

  /** All rows turn together, then the cards go into the order of play. */
  private reveal(beat: Beat, before: Table, after: Table): void {
    if (this.made.some((step) => step.n === beat.n && (step.data as Act).kind === 'reveal')) return;
    const events = beat.events.filter((event) => event.event === 'revealed'),
      shuffled = { ...beat.after, sequence: before.sequence },
      act = { fight: null, seat: null, target: null, before, after, events },
      names = after.sequence
        .filter((seat) => after.fighters[seat]?.row)
        .map((seat) => strong(fighterName(after, seat)))
        .join(', ');
    this.push(beat, { ...act, kind: 'reveal' }, t('page-neon-stage-reveal'), {
      before: shuffled,
      after: shuffled,
      rule: events[0]?.rule,
      icon: iconOf({ ...act, kind: 'reveal' }, null),
    });
    this.push(beat, { ...act, kind: 'order' }, t('page-neon-stage-order', { names }), {
      rule: beat.events.find((event) => event.event === 'turn-began')?.rule,
      icon: iconOf({ ...act, kind: 'order' }, null),
    });
  }

  private tell(event: GameEvent, beat: Beat, before: Table, after: Table, first: number): void {
    const line = tell(event, this.told),
      last = this.made.slice(first).at(-1),
      { seat = null, target_seat: target = null } = factsIn(event);
    if (ADDED.has(event.event) && last && (last.data as Act).seat === seat) {
      last.chips = [...(last.chips ?? []), addedChip(event)];
      (last.data as Act).events.push(event);
      return;
    }
    if (!line) return;
    const kind = kindOf(event),
      act: Act = {
        kind,
        fight: this.fight,
        seat: seat ?? this.fight?.attacker ?? null,
        target: target ?? (this.fight ? this.fight.target : null),
        before,
        after,
        events: [event],
      };
    this.push(beat, act, this.words(event, before, line.text), {
      rule: line.rule,
      seat: line.seat ?? null,
      icon: iconOf(act, line.seat ?? null),
      ...(kind === 'roll' ? { until: this.rolls(event, before) } : {}),
      ...(kind === 'energy' ? { chips: [energyChip(event)] } : {}),
    });
  }

  private words(event: GameEvent, before: Table, plainly: string): string {
    if (kindOf(event) === 'roll') return this.rolled(event, before, plainly);
    return lostWords(event, before) ?? plainly;
  }

  /** Who rolls, without what comes of it. */
  private rolls(event: GameEvent, table: Table): string | undefined {
    if (!this.fight || event.event === 'face-turned') return undefined;
    return t(
      diceKind(event) === 'defense' ? 'page-neon-stage-defends' : 'page-neon-stage-rolls',
      this.roller(event, table),
    );
  }

  private roller(event: GameEvent, table: Table): { name: string } {
    const who = diceKind(event) === 'defense' ? this.fight!.target : this.fight!.attacker;
    return { name: strong(fighterName(table, who)) };
  }

  /** Who rolled what: only the faces that lie there. */
  private rolled(event: GameEvent, table: Table, plainly: string): string {
    if (!this.fight || event.event === 'face-turned') return plainly;
    const facts = factsIn(event) as unknown as Record<string, number>,
      faces = ROLLS[diceKind(event)]
        .filter((face) => (facts[face] ?? 0) > 0)
        .map((face) => faceWords(face, facts[face]!));
    return t(
      event.event.endsWith('rerolled') ? 'page-neon-stage-again' : 'page-neon-stage-rolled',
      {
        ...this.roller(event, table),
        faces: faces.join(', '),
      },
    );
  }

  /** Points stand with the last thing that scored. */
  private score(first: number, before: Table, after: Table): void {
    const fresh = this.made.slice(first),
      scored = fresh.filter((step) => SCORES.has((step.data as Act).kind)).at(-1) ?? fresh.at(-1);
    if (scored) scored.chips = [...(scored.chips ?? []), ...pointChips(before, after)];
  }

  /** Once something has arrived, what follows in the same beat is drawn after it. */
  private settle(first: number, beat: Beat): void {
    let isAfter = false;
    for (const step of this.made.slice(first)) {
      const { kind } = step.data as Act;
      if (isAfter && kind !== 'reveal') step.before = beat.after;
      isAfter ||= arrives(kind) && kind !== 'reveal';
    }
  }
}

export function stepsOf(beats: readonly Beat[], told: Told): Step[] {
  const teller = new Teller(told);
  for (const beat of beats) teller.take(beat);
  return teller.made;
}
