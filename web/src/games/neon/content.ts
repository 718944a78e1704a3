// The printed things of Neon: cards, loot, sectors, abilities, and what each does in phrases.
import { t } from '../../words/texts';
import { fileNamed } from '../files';
import type { Phrase, SourceWords } from '../../wire/neon';
import type { Json } from '../../wire/types';

export interface Card {
  id: string;
  fighter: string;
  initiative: number;
  halves: { options: string[] }[];
}
export interface Design {
  id: string;
  class: string;
  type: string;
  copies: number;
  max_supplies: number;
  supplies: string[];
  range?: Range;
}
interface FighterFile {
  id: string;
  abilities: { id: string }[];
  standard_abilities: string[];
}
interface Components {
  energy: { max: number };
  basic_weapon?: { range: Range };
}

type Range = Record<string, number | null>;
type Words = Record<string, SourceWords>;

interface Content {
  cards: Map<string, Card>;
  designs: Map<string, Design>;
  sectors: Map<string, { id: string; number: number; class: string }>;
  bots: Map<string, { id: string; supplies: string[] }>;
  abilities: Map<string, string[]>;
  energy: number;
  words: Words;
  basic: Range;
}
let known: Content;

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** Reads the content files and what the engine says of their things. */
export function readContent(files: Json, words: Json): void {
  const file = <Shape>(name: string): Shape => fileNamed<Shape>(files, name),
    { fighters } = file<{ fighters: FighterFile[] }>('fighters.json'),
    { energy, basic_weapon: basic } = file<Components>('components.json');
  known = {
    cards: byId(file<{ cards: Card[] }>('action_cards.json').cards),
    designs: byId(file<{ designs: Design[] }>('loot.json').designs),
    sectors: byId(
      file<{ sectors: { id: string; number: number; class: string }[] }>('sectors.json').sectors,
    ),
    bots: byId(file<{ types: { id: string; supplies: string[] }[] }>('bots.json').types),
    abilities: new Map(
      fighters.map((one) => [
        one.id,
        [...one.abilities.map((ability) => ability.id), ...one.standard_abilities],
      ]),
    ),
    energy: energy.max,
    words: words as Words,
    basic: basic?.range ?? {},
  };
}

export const card = (id: string): Card => known.cards.get(id)!;
export const design = (id: string): Design | undefined => known.designs.get(id);
export const designs = (): Design[] => [...known.designs.values()];
export const sectorName = (number: number): string =>
  [...known.sectors.values()].find((one) => one.number === number)?.id ?? '';
export const botSupplies = (id: string): string[] => known.bots.get(id)?.supplies ?? [];
export const isBot = (id: string): boolean => known.bots.has(id);
export const abilitiesOf = (fighter: string): string[] => known.abilities.get(fighter) ?? [];
export const mostEnergy = (): number => known.energy;
export const basicRange = (): Range => known.basic;
export const effectsOf = (source: string): SourceWords['effects'] =>
  known.words[source]?.effects ?? [];
export const isHouse = (source: string): boolean => known.words[source]?.origin === 'house';

const argument = (value: unknown): string | number =>
  typeof value === 'number' ? value : t(`neon-${String(value)}`);
const said = (phrase: Phrase): string =>
  t(
    phrase.message,
    Object.fromEntries(Object.entries(phrase.args).map(([name, value]) => [name, argument(value)])),
  );

const isCost = (phrase: Phrase): boolean => phrase.message.startsWith('neon-cost-');
const isMoment = (phrase: Phrase): boolean => phrase.message.startsWith('neon-moment-');

export interface Told {
  does: string;
  when: string;
  energy: number;
  supply: string;
}

/** One effect: what it does, when, and its price. */
export function told(text: readonly Phrase[]): Told {
  const cost = text.find(isCost)?.args ?? {},
    moment = text.find(isMoment);
  return {
    does: text
      .filter((phrase) => !isCost(phrase) && !isMoment(phrase))
      .map(said)
      .join(' '),
    when: moment ? t(moment.message.replace('neon-moment-', 'neon-window-')) : '',
    energy: Number(cost.n ?? 0),
    supply: String(cost.supply ?? '').replace('supply-', ''),
  };
}

export function effectTold(source: string, effect: string): Told {
  const found = effectsOf(source).find((one) => one.effect === effect);
  return told(found?.text ?? []);
}

/** All that a thing does, in short sentences. */
export const sourceTold = (source: string): Told[] =>
  effectsOf(source).map((one) => told(one.text));
