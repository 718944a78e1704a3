// Etudes in words: sentences with the game's own names put in.
import { has, language, t, type Args } from '../texts';
import type { EtudeInfo, Json, Saying } from '../types';

const PREFIX: Record<string, string> = { neuroshima: 'nh', neon: 'neon', bugs: 'bugs' };

/** A value as players call it: tile borgo-mutant is nh-tile-borgo-mutant. */
function named(game: string, field: string, value: unknown): string | number {
  if (Array.isArray(value)) return value.map(one => named(game, field, one)).join(', ');
  if (typeof value === 'number') return value;
  if (field === 'theme') return themeName(String(value));
  const prefix = PREFIX[game] ?? game, last = field.split('_').at(-1)!;
  const id = [`${prefix}-${field}-${String(value)}`, `${prefix}-${last}-${String(value)}`, `${prefix}-${String(value)}`].find(has);
  return id ? t(id) : String(value);
}

export const argsOf = (game: string, facts: Json): Args => Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, named(game, field, value)]));
export const say = (game: string, saying: Saying): string => t(saying.id, argsOf(game, saying.args ?? {}));
export const themeName = (theme: string): string => t(`etude-theme-${theme}`);
export const goalWords = (etude: Pick<EtudeInfo, 'game' | 'goal'>): string => t(`etude-goal-${String(etude.goal.kind)}`, argsOf(etude.game, etude.goal));
export const nameOf = (etude: EtudeInfo): string => etude.name ? say(etude.game, etude.name) : t('page-etude-untitled');
export const percent = (share: number): string => new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(share);
