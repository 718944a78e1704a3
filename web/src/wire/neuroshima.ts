// What neuroshima shows of itself, from its shapes. Written by `./run wire`; change it there.
import type { Json } from './messages';

/** All that a viewer may see of a game. */
export interface View {
  game: 'neuroshima';
  turn: number;
  setup: Frame;
  player: number;
  turn_open: boolean;
  ask: Question;
  plays_left: number | null;
  players: PlayerView[];
  tiles: TileView[];
  grounds: Ground[];
  far_moves: number[];
  last_tile: LastTile | null;
  battle: BattleUnderWay | null;
  contenders: number[];
  over: boolean;
  winners: number[];
  leaders?: Leaders;
  scenario?: Scenario;
}

/** What does not change during the game: rules, board, order of turns. */
export interface Frame {
  ruleset: string;
  mode: string;
  extended: boolean;
  radius: number;
  order: number[];
  hand: number;
  points: boolean;
  moloch_temper: boolean;
  alternative_start: boolean;
  reinforcements: boolean;
  most_energy: number;
  procedures: Price[];
  cells: CellView[];
  leaders?: boolean;
  constructions?: boolean;
}

/** What a procedure of the Duel board costs. */
export interface Price {
  procedure: string;
  cost: number;
}

/** A hex of the board. */
export interface CellView {
  at: string;
  q: number;
  r: number;
  main: boolean;
  terminal: boolean;
}

/** What is asked of whom: `message` is the sentence, `args` its arguments. */
export interface Question {
  kind: string;
  message: string;
  player: number | null;
  seat: number | null;
  args: Json;
  seats?: number[];
}

/** What lies before one player, and how they stand. */
export interface PlayerView {
  player: number;
  seat: number | null;
  team: number;
  army: string;
  colour: string;
  hp: number;
  start_hp: number;
  energy: number;
  fallen: boolean;
  terror: boolean;
  hand: string[];
  stack: TileCount[];
  stack_size: number;
  top: string | null;
  discard: TileCount[];
  must_discard: boolean;
  construction?: Reserve | null;
}

/** So many of a tile. */
export interface TileCount {
  tile: string;
  count: number;
}

/** A player's construction, its two tokens with both faces, and where it is. */
export interface Reserve {
  construction: string;
  name: string;
  tokens: string[][];
  where: 'reserve' | 'board' | 'gone';
  price: number;
  origin: string;
}

/** One tile as the board, the inspector and the screen reader need it. */
export interface TileView {
  at: string;
  q: number;
  r: number;
  tile: string;
  kind: 'hq' | 'unit' | 'module' | 'instant' | 'foundation';
  glyph: string;
  player: number;
  army: string;
  commander: number;
  works_for: number;
  rotation: number;
  wounds: number;
  toughness: number;
  wounds_left: number;
  netted: boolean;
  netted_by: string[];
  sides: string[][];
  initiative: TileInitiative;
  attacks: TileAttack[];
  lent: Lent[];
  medics: string[];
  moves: Moves;
  link: boolean;
  acts_on: string[];
  hp?: number;
  unit?: Unit;
}

/** When a tile acts: as printed, as it is now, what is extra. */
export interface TileInitiative {
  printed: number[];
  now: number[];
  extra: number[];
  lent: Lent[];
}

/** What another tile lends to a tile, or takes from it. */
export interface Lent {
  by: string;
  tile: string;
  army: string;
  effect: string;
  value: number;
  rule: string;
  reason: string;
}

/** An attack of a tile with where its strength comes from. */
export interface TileAttack {
  from: string;
  player: number;
  kind: 'melee' | 'ranged' | 'gauss';
  direction: number;
  strength: number;
  over: string[];
  hits: LineHit[];
  side: number;
  printed: number;
  lent: Lent[];
  rule: string;
}

/** Whom a line of attack hits, and how hard. */
export interface LineHit {
  at: string;
  wounds: number;
}

/** The sources of movement of a tile, and which of them are used up. */
export interface Moves {
  mobile: boolean;
  used: boolean;
  gifts: Gift[];
}

/** A move that another tile gives. */
export interface Gift {
  by: string;
  used: boolean;
}

/** Of which construction a tile is half, and where the other half lies. */
export interface Unit {
  construction: string;
  name: string;
  half: 'first' | 'second';
  twin: string;
  twin_direction: number;
  abilities: string[];
  origin: string;
}

/** A foundation under the tiles. */
export interface Ground {
  at: string;
  q: number;
  r: number;
  tile: string;
  player: number;
  army: string;
}

/** Who drew the last tile, and how many turns are left before the final battle. */
export interface LastTile {
  by: number;
  players: number[];
  turns: number;
}

/** The battle that is being fought. */
export interface BattleUnderWay {
  segment: number;
  cause: string;
}

/** The leader of each side, the cards before the viewer, and what holds for this battle. */
export interface Leaders {
  dealt: LeaderCard[];
  sides: Leader[];
  changes: LeaderChange[];
}

/** A leader's card; `origin` says whether it is house content. */
export interface LeaderCard {
  leader: string;
  name: string;
  about: string;
  when: string;
  do: string;
  value: number;
  origin: string;
}

/** The leader of a side: how often it can still be used. */
export interface Leader {
  leader: string;
  name: string;
  about: string;
  when: string;
  do: string;
  value: number;
  origin: string;
  players: number[];
  uses: number;
  most_uses: number;
  used_this_turn: boolean;
}

/** What a leader changed for the battle. */
export interface LeaderChange {
  at: string;
  effect: string;
  value: number;
  rule: string;
  direction?: string;
}

/** The board of the atlas that is played on: its marked hexes, and how far its goal is. */
export interface Scenario {
  number: number;
  scenario: string;
  name: string;
  about: string;
  origin: string;
  premise: string;
  tags: Record<string, string[]>;
  blocked: BlockedCell[];
  progress: number;
  goal: number | null;
  parts: string[];
  ready: string[];
  passes: number;
  truce: boolean;
}

/** A hex on which nothing stands. */
export interface BlockedCell {
  at: string;
  q: number;
  r: number;
}

/** What is public of a seat: the armies it decides for, and its team. */
export interface Seat {
  name: string;
  army: string;
  armies: string[];
  team: number;
  colour: string;
}

/** The facts of events that the page reads, besides saying them. */
export interface EventFacts {
  from?: string;
  event?: string;
  rule?: string;
  player?: number;
  at?: string;
  tile?: string;
  target?: string;
  target_tile?: string;
  strength?: number;
  wounds?: number;
  initiative?: number;
  hp?: number;
}

/** What may be asked about a position, with what is answered. */
export interface Answers {
  forecast: ForecastAnswer;
  lines: LinesAnswer;
  sight: View;
  closed: ClosedAnswer;
  supposed: SupposedAnswer;
}

/** What a battle would do if it were fought now, and why; exact where nobody has a choice. */
export interface ForecastAnswer {
  hp: HitPoints[];
  lost: Loss[];
  wounded: Wound[];
  events: Json[];
  causes: Cause[];
  idle: Idle[];
  choices: BattleChoice[];
}

/** The hit points of an army before and after a battle. */
export interface HitPoints {
  player: number;
  army: string;
  before: number;
  after: number;
  change: number;
}

/** A tile that a battle would cost. */
export interface Loss {
  at: string;
  tile: string;
  player: number;
}

/** Wounds that a battle would leave on a tile. */
export interface Wound {
  at: string;
  wounds: number;
}

/** One blow on an HQ in a battle: in which segment, by which tile, how hard, with whose help. */
export interface Cause {
  player: number;
  segment: number;
  at: string;
  tile: string;
  by: number;
  wounds: number;
  lent: Lender[];
  rule: string;
}

/** A tile that makes a blow stronger, or weaker. */
export interface Lender {
  at: string;
  tile: string;
  value: number;
}

/** A tile that would hit somebody, were it not caught in nets. */
export interface Idle {
  at: string;
  tile: string;
  player: number;
  by: string[];
}

/** What a player would be asked in a battle: which question, about which tile. */
export interface BattleChoice {
  kind: string;
  tile: string | null;
  at: string | null;
}

/** All lines of attack. */
export interface LinesAnswer {
  lines: AttackLine[];
}

/** One attack as the page draws it. */
export interface AttackLine {
  from: string;
  player: number;
  kind: 'melee' | 'ranged' | 'gauss';
  direction: number;
  strength: number;
  over: string[];
  hits: LineHit[];
}

/** The tiles of the hand that cannot be used now. */
export interface ClosedAnswer {
  closed: ClosedTile[];
}

/** A tile of the hand that cannot be used now, and by which rule. */
export interface ClosedTile {
  tile: string;
  rule: string;
  message: string;
  args: Json;
}

/** How the next battle ends for a tile, and what would change that. */
export interface SupposedAnswer {
  hp: number[];
  falls: number | null;
  ifs: Supposition[];
}

/**
 * A tile lost, turned or moved: how the board would lie, how the next battle would end, who goes.
 */
export interface Supposition {
  kind: 'lost' | 'turned' | 'moved';
  tile: string;
  at: string;
  facing: number | null;
  to: string | null;
  hp: number[];
  falls: number | null;
  gone: string[];
  tiles: TileView[];
}
