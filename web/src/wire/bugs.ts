// What bugs shows of itself, from its shapes. Written by `./run wire`; change it there.
import type { Json } from './messages';

/** All that a viewer may see of a game. */
export interface View {
  game: 'bugs';
  mode: string;
  party: number;
  turn: number;
  turn_cap: number;
  phase: string;
  stage: string;
  step: number;
  first_seat: number;
  boards: number;
  triangle: 'personal' | 'any' | 'off';
  cells: Cell[];
  sides: SideInfo[];
  armies: Army[];
  units: Unit[];
  orders: Order[];
  moves: Walk[];
  battles: Battle[];
  portals: Portal[];
  sealed: Sealed;
  question: Question;
  trophy: Trophy | null;
  trophies: TrophyCard[];
  medals: Medal[];
  history: PastParty[];
  result: string | null;
  forecast: OrderForecast[];
}

/** A cell with its special sign: artefact, portal, and whose baggage train or line it is. */
export interface Cell {
  at: string;
  board: number;
  column: string;
  row: number;
  artifact: boolean;
  portal: boolean;
  train: string | null;
  line: string | null;
}

/** How a side stands. */
export interface SideInfo {
  side: 'south' | 'north';
  influence: number;
  goal: number;
  trophies: number;
  trophies_to_win: number;
}

/** The tablet of an army: tracks, train, general, medals. */
export interface Army {
  army: string;
  name: string;
  side: 'south' | 'north';
  seat: number;
  board: number;
  colour: string;
  forward: string;
  energy: number;
  energy_max: number;
  income: number;
  influence: number;
  influence_max: number;
  train: Train;
  general: boolean;
  ordered: boolean;
  medals: string[];
}

/** A baggage train, and who captured it. */
export interface Train {
  at: string;
  captured_by: string | null;
}

/** A unit: what is printed on it, where it stands, what it does this turn. */
export interface Unit {
  army: string;
  unit: string;
  side: 'south' | 'north';
  name: string;
  troop: string;
  general: boolean;
  origin: string;
  base_speed: number;
  range: number;
  base_strength: number;
  beats: string[];
  beaten_by: string[];
  traits: Trait[];
  state: 'standing' | 'removed' | 'unplaced' | 'hidden';
  at: string | null;
  visiting: boolean;
  speed: number;
  strength: Strength | null;
  active: boolean;
  attacking: boolean;
  steps: number;
  in_battle: boolean;
  penalty: number;
}

/** What a unit can do beyond its values. */
export interface Trait {
  trait: string;
  message: string;
  origin: string;
}

/** A Strength with all that it is made of. */
export interface Strength {
  total: number;
  parts: Part[];
}

/** One reason of a Strength: what gives it, how much, by which rule; `message` explains it. */
export interface Part {
  source: string;
  n: number;
  rule: string;
  message: string;
  army?: string;
  unit?: string;
  at?: string;
  trait?: string;
  trophy?: string;
  medal?: string;
}

/** An order: one unit along a path, or all in one direction; `cells` is what it came through. */
export interface Order {
  army: string;
  unit: string;
  kind: 'personal' | 'general';
  path: string;
  cells?: string[];
  faster?: boolean;
}

/** Who moved this turn, step by step. */
export interface Walk {
  army: string;
  unit: string;
  cells: string[];
}

/** A battle of this turn, with what is known of it. */
export interface Battle {
  battle: number;
  kind: 'cell' | 'ranged';
  shooter: 'south' | 'north' | null;
  at: string;
  step: number;
  mutual: boolean;
  current: boolean;
  result: 'south' | 'north' | 'draw' | 'void' | null;
  triangle: boolean;
  odds: BothOdds | null;
  fighters: [BattleFighter, BattleFighter];
}

/** The odds of both sides. */
export interface BothOdds {
  south: SideOdds;
  north: SideOdds;
}

/** The odds of a side, and the value when both reroll as long as it helps. */
export interface SideOdds {
  odds: Odds;
  value: number;
  rule: string;
}

/** How likely a battle is won, drawn and lost by one roll each. */
export interface Odds {
  win: number;
  draw: number;
  lose: number;
}

/** One side of a battle: its die and its sum. */
export interface BattleFighter {
  army: string;
  unit: string;
  side: 'south' | 'north';
  attacking: boolean;
  die: number | null;
  penalty: number;
  strength: number;
  total: number | null;
  parts?: Part[];
}

/** Whether a unit on a portal declared to use it. */
export interface Portal {
  army: string;
  unit: string;
  use: boolean;
}

/** The viewer's own decisions that the others do not see yet. */
export interface Sealed {
  orders: Order[];
  targets: SealedTarget[];
}

/** A target that was chosen and is not shown yet. */
export interface SealedTarget {
  army: string;
  unit: string;
  foe: string;
  at: string;
}

/**
 * What is asked of whom: `message` is the sentence, `args` its arguments. `worth` is the chance
 * after each answer, by its verb; `advised` the recommended cell of each unit.
 */
export interface Question {
  kind: string;
  message: string;
  rule: string;
  seats: number[];
  args: Json;
  outlook?: Face[];
  worth?: Record<string, number>;
  shots?: Preview[];
  advised?: Record<string, string>;
  leads?: Lead[];
}

/** What a face of a new die would make of a battle. */
export interface Face {
  die: number;
  result: 'win' | 'draw' | 'lose';
}

/** A battle that an order would lead to. */
export interface Preview {
  kind: 'cell' | 'ranged';
  at: string;
  foe: Foe;
  strength: Strength;
  triangle: 'win' | 'lose' | null;
  odds: Odds;
  value: number;
  rule: string;
}

/** Against whom a battle would be. */
export interface Foe {
  army: string;
  unit: string;
  strength: Strength;
}

/** Where a portal leads, and who stands there now. */
export interface Lead {
  at: string;
  units: UnitRef[];
  same_board: boolean;
}

/** A unit by its army and its name. */
export interface UnitRef {
  army: string;
  unit: string;
}

/** The trophy that is fought for, and the option in force. */
export interface Trophy {
  trophy: string;
  name: string;
  option: number | null;
  message: string | null;
  options: string[];
  origin: string;
}

/** A trophy and the side that holds it. */
export interface TrophyCard {
  trophy: string;
  side: 'south' | 'north' | null;
}

/** A medal with its holder and how far each army is. */
export interface Medal {
  medal: string;
  name: string;
  need: string;
  bonus: string;
  origin: string;
  army: string | null;
  once: boolean;
  used: boolean;
  wanted: number;
  progress: Record<string, number>;
}

/** A game of the campaign that was played. */
export interface PastParty {
  party: number;
  trophy: string | null;
  option: number | null;
  result: string;
}

/** What an order would lead to if everybody else stayed. */
export interface OrderForecast {
  army: string;
  unit: string;
  path: string;
  ends: string;
  stopped: string | null;
  battle: Preview | null;
  shots: Preview[];
}

/** What is public of a seat: the armies it leads, and its side. */
export interface Seat {
  name: string;
  army: string;
  armies: string[];
  team: number;
  side: 'south' | 'north';
}

/** The facts of events that the page reads, besides saying them. */
export interface EventFacts {
  from?: string;
  event?: string;
  rule?: string;
  army?: string;
  unit?: string;
  foe?: string;
  at?: string;
  to?: string;
  nth?: number;
  kind?: string;
  source?: string;
  energy?: number;
  influence?: number;
}

/** What may be asked about a position, with what is answered. */
export interface Answers {
  reach: Reach[];
}

/**
 * Where a unit can go if everybody else stays; the answer to the question `reach` has one for each.
 */
export interface Reach {
  army: string;
  unit: string;
  speed: number;
  ends: End[];
  barred: Barred[];
}

/** A cell that a unit can come to, and its Strength there: attacking this turn, defending later. */
export interface End {
  at: string;
  steps: number;
  attacks: Strength;
  defends: number;
}

/** Cells that a unit cannot come to, and why: the rule, and a sentence by its message id. */
export interface Barred {
  rule: string;
  message: string;
  cells: string[];
}
