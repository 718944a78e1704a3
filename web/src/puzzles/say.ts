// Etudes in words: sentences with the game's own names put in.
import { called, language, prefixOf, t, type Args } from '../words/texts';
import type { EtudeInfo, Json, Saying } from '../wire/types';

export const argsOf = (game: string, facts: Json): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      called(field === 'theme' ? 'etude' : prefixOf(game), field, value),
    ]),
  );
export const say = (game: string, saying: Saying): string =>
  t(saying.id, argsOf(game, saying.args ?? {}));
export const themeName = (theme: string): string => t(`etude-theme-${theme}`);
export const goalWords = (etude: Pick<EtudeInfo, 'game' | 'goal'>): string =>
  t(`etude-goal-${String(etude.goal.kind)}`, argsOf(etude.game, etude.goal));
export const nameOf = (etude: EtudeInfo): string =>
  etude.name ? say(etude.game, etude.name) : t('page-etude-untitled');
export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
