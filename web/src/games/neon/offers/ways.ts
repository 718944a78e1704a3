// The ways in which a thing can be done, each as the words of its button.
import { plain, t } from '../../../words/texts';
import { basicRange, design } from '../content';
import { halfName, named, sayAction, sectorTitle } from '../words';
import type { Action } from '../../../state/choose';
import type { Update } from '../../../wire/types';

export const text = (action: Action, field: string): string => String(action[field] ?? '');

/** The dice of a weapon at each range, as printed. */
export const rangeOf = (weapon: string): Record<string, number | null> | undefined =>
  weapon === 'basic-weapon' ? basicRange() : design(weapon.replace('loot-', ''))?.range;

/** Dice that the weapon shows at this range. */
function diceAt(weapon: string, range: number): string {
  const shown = rangeOf(weapon)?.[String(range)];
  return shown ? t('page-neon-n-dice', { n: shown }) : '';
}

const targetWords = (action: Action): string =>
  [
    named('target', action.target),
    text(action, 'target').startsWith('sector-') ? '' : sectorTitle(text(action, 'sector')),
    t('neon-range', { n: Number(action.range) }),
    action.effect ? '' : diceAt(text(action, 'weapon'), Number(action.range)),
  ]
    .filter(Boolean)
    .join(' · ');

function wordsOfUse(action: Action): string {
  if (action.sector) return sectorTitle(text(action, 'sector'));
  return action.ally ? String(named('ally', action.ally)) : t('page-neon-use');
}

const whereTo = (action: Action): string => sectorTitle(text(action, 'sector'));

const WAYS: Record<string, (action: Action) => string> = {
  use: wordsOfUse,
  aim: targetWords,
  drain: (action) => String(named('target', action.target)),
  go: whereTo,
  land: whereTo,
  flee: whereTo,
  equip: () => t('page-neon-equip'),
  cover: (action) => t('page-neon-cover', { loot: String(named('covered', action.covered)) }),
  stow: (action) => t('page-neon-stow', { loot: String(named('under', action.under)) }),
  throw: () => t('page-neon-throw'),
  drop: () => t('page-neon-throw'),
  leave: () => t('page-neon-leave'),
  take: () => t('page-neon-take'),
  choose: () => t('page-neon-choose'),
  pick: () => t('page-neon-choose'),
  act: () => t('page-neon-do'),
  declare: (action) => halfName(text(action, 'action')),
};

export const wayOf = (action: Action, now: Update): string =>
  WAYS[String(action.do)]?.(action) ?? plain(sayAction(action, now.seat ?? 0, now));
