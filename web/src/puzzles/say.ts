// Etudes in words: sentences with the game's own names put in.
import { update, voice } from '../state/table';
import type { Action, EtudeInfo, Json, Saying } from '../wire/types';
import { called, language, plain, prefixOf, t, type Args } from '../words/texts';

export const argsOf = (game: string, facts: Json): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      called(field === 'theme' ? 'etude' : prefixOf(game), field, value),
    ]),
  );
export const say = (game: string, saying: Saying): string =>
  t(saying.id, argsOf(game, saying.args));

/** An action in the words of the game that is on the table. */
export const actionWords = (action: Action, seat: number): string => {
  const now = update.value;
  return now && voice.value ? plain(voice.value.sayAction(action, seat, now)) : '';
};

const isAction = (value: unknown): value is Action => typeof value === 'object' && value !== null;

/** A sentence of the etude, in which an action may be named. */
export function sayingWords(info: EtudeInfo, saying: Saying): string {
  const { action, ...args } = saying.args;
  return isAction(action)
    ? t(saying.id, { ...argsOf(info.game, args), action: actionWords(action, info.seat) })
    : say(info.game, saying);
}

export const themeName = (theme: string): string => t(`etude-theme-${theme}`);
export function goalWords({ game, goal }: Pick<EtudeInfo, 'game' | 'goal'>): string {
  const { kind, ...facts } = goal;
  return t(`etude-goal-${String(kind)}`, argsOf(game, facts));
}
export const nameOf = (etude: EtudeInfo): string =>
  etude.name ? say(etude.game, etude.name) : t('page-etude-untitled');
export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );

/** The best chance, exact where it is known. */
export const bestWords = (info: EtudeInfo): string =>
  info.fraction && info.fraction.length < LONG && info.fraction !== '1'
    ? `${percent(info.chance ?? 0)} (${info.fraction})`
    : percent(info.chance ?? 0);
const LONG = 12;
