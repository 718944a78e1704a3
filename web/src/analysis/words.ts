// Steps and outcomes of chance in words, by the voice of the game.
import { update, voice } from '../state/table';
import type { Told } from '../state/voice';
import type { ChanceOutcome } from '../wire/explored';
import type { Action } from '../wire/types';
import { plain, t } from '../words/texts';
import { deedsOf, type Branch } from './tree';

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Where a tile looks, as on the board: up is 0, then around by sixths. */
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];

const eyes = (): Told | null => update.value;

export function actionWords(action: Action, seat: number): string {
  const now = eyes(),
    speaks = voice.value;
  if (!now || !speaks) return '';
  const said = plain(speaks.sayAction(action, Math.max(0, seat), now)),
    arrow = typeof action.facing === 'number' ? ARROWS[action.facing] : undefined;
  return arrow ? `${said} ${arrow}` : said;
}

/** Everything an outcome says of itself, where no sentence does. */
const bare = (action: Action): string =>
  Object.entries(action)
    .filter(([field]) => field !== 'do')
    .map(([field, value]) => `${field.replaceAll('_', ' ')}: ${[value].flat().join(', ')}`)
    .join(' · ');

/** What chance brings: as the log would tell it. */
export function outcomeWords({ action, events }: ChanceOutcome): string {
  const now = eyes(),
    [event] = events,
    told = now && event ? voice.value?.tell(event, now) : null;
  if (told) return plain(told.text);
  const said = actionWords(action, -1),
    rest = bare(action);
  return rest ? `${said} (${rest})` : said;
}

export const stepWords = (node: Branch): string =>
  deedsOf(node)
    .map(({ seat, action }) =>
      seat < 0 && !Object.keys(action).some((field) => field === 'tile' || field === 'leader')
        ? `${actionWords(action, seat)} (${bare(action)})`
        : actionWords(action, seat),
    )
    .join(' · ') || t('page-analysis-start');
