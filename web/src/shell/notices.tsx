// What comes and goes over a match: connection, requests, refusals.
import { useEffect, useState } from 'preact/hooks';
import { link, retryNow } from '../wire/socket';
import { consent, refusalWords } from '../state/act';
import { sideName } from '../state/result';
import { refusal, sending, trouble, update } from '../state/table';
import type { OpenRequest, Update } from '../wire/types';
import { has, t, told } from '../words/texts';
import { Icon } from '../parts/icon';
import { RuleId } from '../parts/rich';

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

function requestWords(now: Update, { kind, seat, target }: OpenRequest): string {
  if (kind === 'handover') return t('page-request-handover', { name: sideName(now, target) });
  return t(kind === 'renewal' ? 'page-request-renewal' : 'page-request-undo', {
    name: sideName(now, seat),
  });
}

export function RequestLine() {
  const now = update.value,
    request = now?.request;
  if (!now || !request) return null;
  const mine = request.wanted.some((seat) => now.held.includes(seat));
  return (
    <div class="line warn" role="status">
      <Icon name="undo" />
      <span class="grow">
        {requestWords(now, request)} {!mine && t('page-request-waiting')}
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
