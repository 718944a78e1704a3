// What neon shows of itself, from its shapes. Written by `./run wire`; change it there.
import type { Json } from './messages';

/** All that a viewer may see of a game. */
export interface View {
  game: 'neon';
  pack: string;
  mode: string;
  round: number;
  turn: number;
  rounds: number;
  phase: string;
  leader: number;
  active: number | null;
  closings: number[];
  laid: number[][];
  closes: number | null;
  hidden: number[];
  floods: number;
  ring: Sector[];
  fighters: Fighter[];
  order: number[];
  sequence: number[];
  loot: Record<string, Deck>;
  upgrades: UpgradeDeck;
  attack: Attack | null;
  looker: number | null;
  looking: (string | null)[] | null;
  offered: (string | null)[] | null;
  under: (string | null)[];
  ask: Question | null;
  over: Ending | null;
}

/** A sector of the ring with who and what is there. */
export interface Sector {
  class: string;
  number: number;
  sector: string;
  bot: string | null;
  search: number;
  tokens: LaidToken[];
  fighters: number[];
}

/** A fighter's token in a sector. */
export interface LaidToken {
  token: string;
  seat: number;
}

/** A fighter's board; the hand is seen by its owner alone. */
export interface Fighter {
  seat: number;
  fighter: string | null;
  team: number | null;
  side: string;
  place: 'ship' | 'out' | number;
  health: number[][];
  tokens: number;
  trophies: Record<string, number>;
  points: number | null;
  earned: Earned | null;
  energy: number;
  fields: number;
  token: 'supply' | number | null;
  hand: string[] | null;
  cards: number;
  deck: number;
  discard: string[];
  row: HalfView[] | null;
  initiative: number | null;
  acted: boolean;
  equipment: Gear[];
  bots: OwnBot[];
  upgrades: OwnUpgrade[];
  search_cost?: number | null;
}

/** What points are made of. */
export interface Earned {
  trophies: number;
  bots: number;
  leader: number;
}

/** A half of a revealed row: what it offers, what was chosen, whether it is done or under way. */
export interface HalfView {
  options: string[];
  chosen: string | null;
  done: boolean;
  now: boolean;
}

/** A piece of equipment with the supplies under it. */
export interface Gear {
  type: string;
  loot: string;
  supplies: string[];
  max: number;
}

/** A bot that a fighter has won. */
export interface OwnBot {
  bot: string;
  used: boolean;
}

/** An upgrade that a fighter has. */
export interface OwnUpgrade {
  upgrade: string;
  used: boolean;
}

/** A stack of loot and what lies open beside it. */
export interface Deck {
  deck: number;
  discard: string[];
}

/** The stack of upgrades. */
export interface UpgradeDeck {
  deck: number;
}

/** An attack under way as all can see it. */
export interface Attack {
  attacker: number;
  weapon: string;
  weapon_gone: boolean;
  range: number;
  sector: number;
  area: boolean;
  targets: (number | 'bot')[];
  target: number | 'bot' | null;
  stage: string;
  attack: Record<string, number> | null;
  seen: Record<string, number> | null;
  defense: Record<string, number> | null;
  bot_dice: Record<string, number> | null;
  automa_dice: Record<string, number> | null;
  pool: Pool;
  defense_pool: Pool | null;
  rerolled: Rerolled;
  hits: Record<string, number> | null;
  damage: number | null;
  dealt: number;
}

/** A pool of dice and what it is made of. */
export interface Pool {
  dice: number;
  most: number;
  rule: string;
  sources: DiceSource[];
}

/** Dice of a pool: what gives them, how many, by which rule. */
export interface DiceSource {
  source: string;
  n: number;
  rule: string;
  seat?: number;
}

/** Which dice were rolled again already. */
export interface Rerolled {
  attack: boolean;
  defense: boolean;
}

/** What is asked of whom (of all, where `seat` is null), by which rule. */
export interface Question {
  seat: number | null;
  message: string;
  args: Json;
  rule: string;
}

/** How the game ended. */
export interface Ending {
  winners: number[];
  points: number[] | null;
  title: number[];
}

/** What is public of a seat; before fighters are drafted it has none. */
export interface Seat {
  name: string;
  fighter: string | null;
  colour?: string;
  team?: number;
}

/** The facts of events that the page reads, besides saying them. */
export interface EventFacts {
  event?: string;
  rule?: string;
  seat?: number;
  target_seat?: number;
  crit?: number;
  hit?: number;
  maybe?: number;
  miss?: number;
  block_any?: number;
  block_normal?: number;
  fail_energy?: number;
  fail?: number;
}

/** What may be asked about a position, with what is answered. */
export interface Answers {
  prospect: ProspectAnswer;
  closed: ClosedAnswer;
  outlook: OutlookAnswer;
}

/** What the open attack comes to; null when there is none, or it can go on in too many ways. */
export interface ProspectAnswer {
  prospect: Prospect | null;
}

/** How likely each amount of damage is, what is to be expected, and how likely a defeat is. */
export interface Prospect {
  target: number | 'bot';
  damage: number[];
  expected: number;
  defeat: number;
}

/** Everything that cannot be done now. */
export interface ClosedAnswer {
  closed: ClosedAction[];
}

/** What cannot be done now, and by which rule. */
export interface ClosedAction {
  action: Json;
  rule: string;
  message: string;
  args: Json;
}

/** The three halves of a row that lies but is not committed. */
export interface OutlookAnswer {
  halves: HalfOutlook[];
}

/**
 * What a half of a row could do while everybody else stays; null where the half does not offer it.
 */
export interface HalfOutlook {
  stands: number[];
  ends: number[] | null;
  aims: AimOutlook[] | null;
  searches: SearchOutlook[] | null;
}

/** Whom an attack of a row would reach: from where, with what, and what is to be expected of it. */
export interface AimOutlook {
  target: number | 'bot';
  sector: number;
  at: number;
  weapon: string;
  range: number;
  expected: number | null;
}

/** What a search of a row would cost in a sector, and whether the energy is there. */
export interface SearchOutlook {
  at: number;
  cost: number;
  payable: boolean;
}

/** What a thing of the content does, and whose content it is. */
export interface SourceWords {
  origin: string;
  effects: EffectWords[];
}

/** An effect in phrases: its price, its moment, what it does. */
export interface EffectWords {
  effect: string;
  text: Phrase[];
}

/** A part of a sentence: a message with its arguments. */
export interface Phrase {
  message: string;
  args: Json;
}
