// Events of Neuroshima as steps of a show: one after another over the table as it was before.
import type { Beat, Chip, Eyes, Group, Step } from '../../../stage';
import type { Told } from '../../../state/voice';
import type { GameEvent } from '../../../wire/types';
import { happen } from '../battle/happen';
import { readTable } from '../read/table';
import type { Tone } from '../../../draw/tile';
import { strong } from '../../../words/texts';
import { armyName } from '../words/names';
import { factsIn, isLight, seatOf, type Fate, type Line, type Table } from '../view';
import { tell } from '../words/sentences';
import type { Segment } from './segments';
import type { Stand, Trace } from './stand';
import type { Tray } from './tray';

/** A step as a chapter gives it; the maker adds what is the same for all. */
export interface Draft {
  events: readonly GameEvent[];
  from?: number;
  text?: string;
  until?: string;
  rule?: string;
  chips?: Chip[];
  rest?: Step['rest'];
  seat?: number | null;
  isQuiet?: boolean;
  /** True where the table is drawn as it becomes: what comes or moves is there and moved from where it was. */
  isDrawnAfter?: boolean;
  traces?: Trace[];
  bright?: ReadonlySet<string> | null;
  icon?: Step['icon'];
  scene: NonNullable<Step['scene']>;
}

/** Where the telling is: the table, whose turn, which tiles were drawn, how far a battle is. */
export class Maker {
  readonly steps: Step[] = [];
  table!: Table;
  tray: Tray | null = null;
  segments: Segment[] | null = null;
  segment: Segment | null = null;
  lines: Line[] = [];
  fates: Fate[] = [];
  bright: ReadonlySet<string> | null = null;
  isInBattle = false;
  private beat!: Beat;
  private end!: Table;

  constructor(
    readonly told: Eyes,
    public group: Group,
  ) {}

  open(beat: Beat): void {
    this.beat = beat;
    this.table = readTable(beat.before, this.told.seat);
    this.end = readTable(beat.after, this.told.seat);
  }

  /** The table at the end of the beat, with all that follows from where tiles stand. */
  get settled(): Table {
    return this.end;
  }

  get now(): Told {
    return { ...this.told, view: this.beat.after };
  }

  seatOf(player: number | undefined): number | null {
    return player === undefined ? null : seatOf(this.beat.after, player);
  }

  isMine(player: number | undefined): boolean {
    const seat = this.seatOf(player);
    return seat !== null && this.told.own.includes(seat);
  }

  sentence(event: GameEvent): string {
    return tell(event, this.now)?.text ?? '';
  }

  armyOf(player: number): string {
    const army = this.table.players.find((one) => one.index === player)?.army ?? '';
    return strong(armyName(army));
  }

  /** Light tiles are those of the viewer's side. */
  toneOf(player: number): Tone {
    const { seat, seats, view } = this.now;
    return isLight({ seat, seats, view, held: [...this.told.own] }, player) ? 'light' : 'dark';
  }

  /** Goes on where another left off, in the middle of a turn or of a battle. */
  resume(other: Maker): void {
    this.tray = other.tray;
    this.segments = other.segments;
    this.segment = other.segment;
    this.lines = other.lines;
    this.fates = other.fates;
    this.bright = other.bright;
    this.isInBattle = other.isInBattle;
  }

  /** The last step leads to the table as it is, with all that follows from where tiles stand. */
  settleLast(): void {
    const last = this.steps.at(-1);
    if (last) last.data = { ...(last.data as Stand), after: this.end };
  }

  /** Lets events happen to the table. */
  advance(events: readonly GameEvent[]): void {
    for (const event of events) this.table = happen(this.table, event, this.end);
  }

  /** Adds a step, and goes on behind it. */
  add(draft: Draft, after?: Table): void {
    const before = this.table,
      first = draft.events[0];
    if (after) this.table = after;
    else this.advance(draft.events);
    const stand: Stand = {
      table: draft.isDrawnAfter ? this.table : before,
      after: this.table,
      lines: this.lines,
      fates: this.fates,
      bright: draft.bright === undefined ? this.bright : draft.bright,
      traces: draft.traces ?? [],
      tray: this.tray,
      segments: this.segments,
      segment: this.segment,
    };
    this.steps.push({
      n: this.beat.n,
      from: draft.from,
      group: this.group,
      events: [...draft.events],
      seat: draft.seat === undefined ? this.seatOf(first && factsIn(first).player) : draft.seat,
      text: draft.text ?? (first ? this.sentence(first) : ''),
      until: draft.until,
      rule: draft.rule ?? first?.rule,
      chips: draft.chips,
      before: this.beat.before,
      after: this.beat.after,
      rest: draft.rest,
      isQuiet: draft.isQuiet,
      isHeld: this.isInBattle,
      icon: draft.icon,
      scene: draft.scene,
      data: stand,
    });
  }
}
