// What everything on the table says of itself beside the pointer: its name on the first line, then what it does now.
import { t } from '../../words/texts';
import { botSupplies, design, mostEnergy, sourceTold, type Told } from './content';
import { rangeWords } from './ranges';
import {
  fighterName,
  halfName,
  halfNames,
  lootName,
  placeName,
  sectorTitle,
  sourceName,
} from './words';
import { stateOf } from './order/state';
import { sectorOf, type Fighter, type Table } from './view';
import type { Update } from '../../wire/types';

const lines = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join('\n');

export const pointsTip = ({ points, earned }: Fighter): string =>
  lines(
    t('neon-points', { n: points ?? 0 }),
    earned &&
      t('page-neon-tip-points', {
        trophies: earned.trophies,
        bots: earned.bots,
        leader: earned.leader,
      }),
  );

export const energyTip = (n: number): string =>
  lines(t('page-neon-energy', { n, most: mostEnergy() }), t('page-neon-tip-energy'));

export const healthTip = ({ tokens, points }: Fighter): string =>
  lines(
    t('page-neon-health', { n: tokens }),
    t(points === null ? 'page-neon-tip-health-plain' : 'page-neon-tip-health'),
  );

export const initiativeTip = (n: number): string =>
  lines(`${t('neon-initiative')} ${n}`, t('page-neon-tip-initiative'));

export const leaderTip = (): string => lines(t('neon-leader'), t('page-neon-tip-leader'));

export const fieldTip = (n: number): string =>
  lines(`${t('neon-field')} ${n}`, t('page-neon-tip-field'));

/** A half of a card: each of its actions and what that does. */
export const halfTip = (options: readonly string[]): string =>
  lines(
    halfNames(options),
    ...options.map((option) =>
      options.length > 1
        ? `${halfName(option)}: ${t(`page-neon-does-${option}`)}`
        : t(`page-neon-does-${option}`),
    ),
  );

const costOf = ({ energy, supply }: Told): string =>
  energy
    ? t('page-neon-tip-costs', { cost: `${energy} ${t('neon-energy').toLowerCase()}` })
    : supply
      ? t('page-neon-tip-costs', { cost: t(`neon-supply-${supply}`).toLowerCase() })
      : '';

/** What a thing with effects does: each effect with its moment and price. */
const effectLines = (source: string): string[] =>
  sourceTold(source).map((told) =>
    lines([told.does, told.when].filter(Boolean).join(' · '), costOf(told)),
  );

export const sourceTip = (source: string): string =>
  lines(sourceName(source), ...effectLines(source));

export const lootTip = (id: string): string => {
  const made = design(id);
  return lines(
    lootName(id),
    rangeWords(made?.range),
    ...effectLines(`loot-${id}`),
    made &&
      `${t('page-neon-as-supply')} ${made.supplies.map((name) => t(`neon-supply-${name}`)).join(', ')}`,
  );
};

export const botTip = (bot: string, used: boolean): string =>
  lines(
    `${t('neon-bot')} ${t(`neon-bot-${bot}`)}`,
    used
      ? t('page-neon-used')
      : `${t('page-neon-bot-pays')} ${botSupplies(bot)
          .map((name) => t(`neon-supply-${name}`))
          .join(', ')}`,
  );

/** A sector: its class, what it does, who and what is there. */
export function sectorTip(table: Table, number: number): string {
  const place = sectorOf(table, number);
  if (!place) return '';
  return lines(
    `${number} ${sectorTitle(place.sector)}`,
    t(`neon-class-${place.class}`),
    ...effectLines(`sector-${place.sector}`),
    table.closes === number && t('page-neon-ear-sinks'),
    place.fighters.length > 0 &&
      t('page-neon-ear-fighters', {
        names: place.fighters.map((seat) => fighterName(table, seat)).join(', '),
      }),
    place.bot && `${t('neon-bot')}: ${t(`neon-bot-${place.bot}`)}.`,
    ...place.tokens.map((one) => sourceTip(`token-${one.token}`)),
    place.search > 0 && `${t('neon-search-tokens', { n: place.search })}.`,
  );
}

export const roundTip = (table: Table, i: number): string => {
  const laid = table.laid[i] ?? [];
  return laid.length
    ? t('page-neon-tip-sank', { round: i + 1, sectors: laid.join(', ') })
    : t('page-neon-tip-round', { round: i + 1, n: table.closings[i] ?? 0 });
};

/** A fighter in short: where, how, with what. */
export const fighterTip = (table: Table, fighter: Fighter, now: Update): string =>
  lines(
    fighterName(table, fighter.seat),
    [placeName(table, fighter.place), stateOf(now, table, fighter.seat).text]
      .filter((one, i, all) => all.indexOf(one) === i)
      .join(' · '),
    fighter.equipment.length > 0 &&
      `${t('neon-equipment')}: ${fighter.equipment.map((one) => lootName(one.loot)).join(', ')}`,
    fighter.bots.length > 0 &&
      `${t('neon-bot')}: ${fighter.bots.map((one) => t(`neon-bot-${one.bot}`)).join(', ')}`,
  );

/** The same to the ear, with the numbers. */
export const fighterWords = (table: Table, fighter: Fighter, now: Update): string =>
  [
    fighterName(table, fighter.seat),
    fighter.seat === now.seat && t('page-neon-you-short'),
    fighter.points !== null && t('neon-points', { n: fighter.points }),
    fighter.fighter !== 'automa' &&
      t('page-neon-energy', { n: fighter.energy, most: mostEnergy() }),
    t('page-neon-health', { n: fighter.tokens }),
    placeName(table, fighter.place),
    table.leader === fighter.seat && t('neon-leader'),
    fighter.row &&
      `${t('neon-row')}: ${fighter.row.map((half) => halfNames(half.chosen ? [half.chosen] : half.options)).join(', ')}`,
    stateOf(now, table, fighter.seat).text,
  ]
    .filter(Boolean)
    .join(', ');
