// Lines over a match that somebody left, came back to, or that cannot go on.
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { secondsLeft } from '../state/absence';
import { handOver, renew } from '../state/act';
import { clockTime } from '../state/clock';
import { sideName } from '../state/result';
import { link } from '../wire/socket';
import type { SeatInfo, Update } from '../wire/types';
import { t } from '../words/texts';

/** One who is away: how long they are still waited for, then the offer of a bot. */
function Away({ now, info }: { now: Update; info: SeatInfo }) {
  const seconds = secondsLeft(info.seat);
  return (
    <div class="line">
      <Icon name="clock" />
      <span class="grow">
        <span role="status">
          {t('page-away', { name: info.player || sideName(now, info.seat) })}
        </span>{' '}
        {seconds !== null && seconds > 0 && (
          <span class="sec num" role="timer">
            {t('page-away-left', { time: clockTime(seconds) })}
          </span>
        )}
      </span>
      {seconds === 0 && !now.request && (
        <button class="btn sm" data-act="handover" onClick={() => handOver(info.seat, null)}>
          <Icon name="robot" size={18} />
          {t('page-away-bot', { name: sideName(now, info.seat) })}
        </button>
      )}
    </div>
  );
}

/** Who is away, and what may be done about it. */
export function AwayLine({ now }: { now: Update }) {
  if (now.result || now.frozen === 'torn' || link.value.state !== 'open' || !now.held.length)
    return null;
  const away = now.seats.filter(
    (seat) => seat.kind === 'human' && seat.connected === false && !now.held.includes(seat.seat),
  );
  if (!away.length) return null;
  return (
    <>
      {away.map((info) => (
        <Away key={info.seat} now={now} info={info} />
      ))}
    </>
  );
}

/** The bot that played for one of our seats while nobody was here. */
const standinOf = (now: Update) =>
  now.seats.find(
    ({ seat, standin }) =>
      now.held.includes(seat) && standin && (standin.until ?? standin.since) > standin.since,
  )?.standin;

/** Tells who comes back that a bot played for them, until they choose again or close it. */
export function StandinLine({ now }: { now: Update }) {
  const [closed, setClosed] = useState(-1),
    standin = standinOf(now);
  if (!standin || standin.since === closed) return null;
  return (
    <div class="line warn" role="status" data-standin>
      <Icon name="robot" />
      <span class="grow">{t('page-standin')}</span>
      <button
        class="icon-btn"
        aria-label={t('page-close')}
        onClick={() => setClosed(standin.since)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Why a match cannot go on; players of an outdated one may agree to go on all the same. */
export function FrozenLine({ now }: { now: Update }) {
  if (!now.frozen) return null;
  const renewable = now.frozen === 'outdated' && now.held.length > 0 && !now.result && !now.request;
  return (
    <div class="line bad" role="status" data-frozen={now.frozen}>
      <Icon name="alert" />
      <span class="grow">{t(`server-${now.frozen}`)}</span>
      {renewable && (
        <button class="btn sm primary" data-act="renew" onClick={renew}>
          {t('page-renew')}
        </button>
      )}
    </div>
  );
}
