// The bar over a match: which game, whose turn, what is to be done, the menu.
import { Icon } from '../parts/icon';
import { current } from '../stage';
import { showing, watching } from '../state/table';
import { isLight } from '../state/sides';
import { taskWords } from '../state/turn';
import type { Saying, SeatInfo, Update } from '../wire/types';
import { plain, t, told } from '../words/texts';
import { Home } from './bar';
import { Clocks } from './clock';
import { isEndShown } from './end/finish';
import { face } from './face';
import { openHelp } from './help';
import { MenuButton } from './menu';
import { SoundButton } from './settings';

/** The seat whose sign stands before the task: whose turn is shown, one's own on one's turn, else whoever is waited for. */
const seatShown = (now: Update, mine: boolean): SeatInfo | undefined =>
  now.seats[shownTurn()?.seat ?? (mine ? now.seat : now.waiting[0]) ?? now.seat ?? -1];

/** Whose turn is on show. */
const shownTurn = () => (showing.value ? current.value?.group : undefined);

/** Over: pressed, it tells once more how it ended. */
const Over = ({ now }: { now: Update }) => (
  <button
    class="turn-now over"
    aria-expanded={isEndShown.value}
    data-act="end"
    onClick={() => {
      isEndShown.value = !isEndShown.value;
    }}
  >
    <span>{taskWords(now)}</span>
    <Icon name="info" size={18} />
  </button>
);

function Task({ now }: { now: Update }) {
  const Sign = face.value!.Sign,
    mine = now.legal.length > 0 && !showing.value,
    info = seatShown(now, mine);
  return (
    <span class={`turn-now ${mine ? 'mine' : ''}`}>
      {info && <Sign seat={info} size={26} mine={isLight(now, info.seat)} />}
      <span>
        {mine && <b class="only-wide">{t('page-your-turn')} </b>}
        {showing.value ? plain(shownTurn()?.title ?? t('page-showing')) : taskWords(now)}
      </span>
    </span>
  );
}

/** The mode and what wins it. */
export const aimWords = ({ id, args = {} }: Saying): string => told(id, args);

export function MatchBar({ now }: { now: Update }) {
  return (
    <header class="bar">
      <Home />
      <span class="crumb only-wide">
        <b>{t(`page-game-${now.game}`)}</b>
        {now.aim && <span class="aim"> · {aimWords(now.aim)}</span>}
        {watching.value > 0 && ` · ${t('page-watching', { count: watching.value })}`}
      </span>
      {now.practice && (
        <span class="chip practice" data-tip={t('page-practice-about')}>
          {t('page-practice')}
        </span>
      )}
      <span class="grow">
        <span class="row" style="justify-content:center">
          {now.result && !showing.value ? <Over now={now} /> : <Task now={now} />}
        </span>
      </span>
      {now.clock.limit > 0 && <Clocks now={now} />}
      <SoundButton cls="only-wide" />
      <button class="icon-btn only-wide" aria-label={t('page-help')} onClick={openHelp}>
        <Icon name="help" />
      </button>
      <MenuButton now={now} />
    </header>
  );
}
