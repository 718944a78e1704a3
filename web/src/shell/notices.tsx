// What comes and goes over a match: connection, requests, refusals, the words for ears.
import { useEffect, useState } from 'preact/hooks';
import { polite, urgent } from '../words/live';
import { link, retryNow } from '../wire/socket';
import { consent, handOver, refusalWords } from '../state/act';
import { sideName } from '../state/result';
import { refusal, sending, trouble, update } from '../state/table';
import { has, t, told, tOr } from '../words/texts';
import { level } from '../state/newgame';
import { Icon } from '../parts/icon';
import { RuleId } from '../parts/rich';

export const LiveRegions = () => (
  <div class="unseen">
    <div aria-live="polite" role="log" data-live="polite">
      {polite.value.map(({ text, n }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
    <div aria-live="assertive" role="alert" data-live="urgent">
      <p key={urgent.value.n}>{urgent.value.text}</p>
    </div>
  </div>
);

const GRACE = 700;

/** One line under the bar while the server is away; the board stays as it is. */
export function ConnectionLine() {
  const { state, tries } = link.value,
    [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (state !== 'lost') return undefined;
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, [state]);
  if (state !== 'lost' || !late) return null;
  return (
    <div class="line bad" role="status">
      <Icon name="wifi" />
      <span class="grow">
        <b>{t('page-link-lost')}</b> {t('page-link-trying', { tries })}{' '}
        {sending.value && t('page-link-kept')}
      </span>
      <button class="btn sm" onClick={retryNow}>
        {t('page-link-now')}
      </button>
    </div>
  );
}

export function RequestLine() {
  const now = update.value,
    request = now?.request;
  if (!now || !request) return null;
  const name = sideName(now, request.seat),
    mine = request.wanted.some((seat) => now.held.includes(seat));
  const words =
    request.kind === 'undo'
      ? t('page-request-undo', { name })
      : t('page-request-handover', { name: sideName(now, request.target) });
  return (
    <div class="line warn" role="status">
      <Icon name="undo" />
      <span class="grow">
        {words} {!mine && t('page-request-waiting')}
      </span>
      {mine && (
        <>
          <button class="btn sm primary" onClick={() => consent(true)}>
            {t('page-agree')}
          </button>
          <button class="btn sm" onClick={() => consent(false)}>
            {t('page-refuse')}
          </button>
        </>
      )}
    </div>
  );
}

export function AwayLine() {
  const now = update.value;
  if (!now || now.result || link.value.state !== 'open') return null;
  const away = now.seats.filter(
    (seat) => seat.kind === 'human' && seat.connected === false && !now.held.includes(seat.seat),
  );
  if (!away.length || !now.held.length) return null;
  return (
    <div class="line" role="status">
      <Icon name="clock" />
      <span class="grow">
        {t('page-away', {
          name: away.map((seat) => seat.player || sideName(now, seat.seat)).join(', '),
        })}
      </span>
      {!now.request &&
        away.map((seat) => (
          <button class="btn sm" data-act="handover" onClick={() => handOver(seat.seat, level())}>
            <Icon name="robot" size={18} />
            {t('page-away-bot', {
              name: sideName(now, seat.seat),
              level: tOr(`page-bot-${level()}`, level()),
            })}
          </button>
        ))}
    </div>
  );
}

export function RefusalCard() {
  const what = refusal.value;
  if (!what) return null;
  return (
    <div class="card-low bad refused">
      <Icon name="alert" size={22} />
      <span>
        <b>{t('page-refused')}</b> {refusalWords(what)} {what.rule && <RuleId id={what.rule} />}
      </span>
      <button
        class="icon-btn"
        aria-label={t('page-close')}
        onClick={() => {
          refusal.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

export function TroubleCard() {
  const what = trouble.value;
  if (!what) return null;
  return (
    <div class="card-low bad" role="alert">
      <Icon name="alert" size={22} />
      <span>{has(what.id) ? told(what.id, what.args) : what.text}</span>
      <a class="btn sm" href="/">
        {t('page-home')}
      </a>
    </div>
  );
}
