// The name of the tab: it says when it is your turn, also while another tab is looked at.
import { route } from '../state/route';
import { isMine, showing, update } from '../state/table';
import { t, tOr } from '../words/texts';

const SITE = 'Warpad';

export function tabTitle(): string {
  const now = update.value;
  if (route.value.screen !== 'match' || !now) return SITE;
  const game = tOr(`page-game-${now.game}`, now.game);
  return isMine.value && !showing.value ? t('page-tab-turn', { game }) : `${game} · ${SITE}`;
}
