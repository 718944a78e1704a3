// What the last attack came to: a card until the next one, or until it is closed.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { log } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { Die } from '../pieces';
import { tableOf } from '../view';
import { tell } from '../words';
import { diceOf, isOutcome, lastAttack, rollIn, type DiceKind } from './rolls';
import type { GameEvent, Update } from '../../../wire/types';

/** Whether the card of this attack is still news: for this round and the next one, unless it was closed. */
function useNews(first: GameEvent | undefined, round: number): [boolean, () => void] {
  const [closed, setClosed] = useState<GameEvent | null>(null),
    [seen, setSeen] = useState<{ event: GameEvent; round: number } | null>(null);
  useEffect(() => {
    if (first && seen?.event !== first) setSeen({ event: first, round });
  }, [first]);
  const isOld = seen?.event === first && seen !== null && round > seen.round + 1;
  return [Boolean(first) && closed !== first && !isOld, () => setClosed(first ?? null)];
}

const Dice = ({ events, kind }: { events: readonly GameEvent[]; kind: DiceKind }) => (
  <>
    {diceOf(rollIn(events, kind), kind).map((face) => (
      <Die face={face} kind={kind} size={34} label={t(`page-neon-face-${face}`)} />
    ))}
  </>
);

export function Report({ now }: { now: Update }) {
  const events = lastAttack(log.value),
    first = events[0],
    [isNews, close] = useNews(first, tableOf(now.view).turn);
  if (!first || !isNews) return null;
  return (
    <section class="report" aria-label={t('page-neon-last-attack')}>
      <button class="icon-btn" aria-label={t('page-close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
      <p class="small">{plain(tell(first, now)?.text ?? '')}</p>
      <div class="row wrap">
        <Dice events={events} kind="attack" />
        {rollIn(events, 'defense') && (
          <>
            <span class="muted">:</span>
            <Dice events={events} kind="defense" />
          </>
        )}
      </div>
      {events.filter(isOutcome).map((event) => (
        <p class="small b">{plain(tell(event, now)?.text ?? '')}</p>
      ))}
    </section>
  );
}
