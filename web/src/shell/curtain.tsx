// Between people at one screen: a curtain until the next one says that they look alone.
import { Icon } from '../parts/icon';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { isActive } from '../stage';
import { lookAs } from '../state/match';
import { nextSeat, secretSeat } from '../state/turn';
import { hush } from '../words/live';
import { sideName } from '../state/result';
import type { Update } from '../wire/types';
import { t } from '../words/texts';
import { face } from './face';

/** Who looks alone; once something open is shown or decided, everybody looks. */
const alone = signal<number | null>(null);

/** The seat before which a curtain stands, after what all may see was shown. Where nothing is secret the next seat just looks. */
export function useCurtain(now: Update | null): number | null {
  const next = now ? nextSeat(now) : null,
    secret = now ? secretSeat(now) : null,
    isOpen = isActive.value || !now?.curtain,
    hangs = secret !== null && !isActive.value && alone.value !== secret;
  useEffect(() => {
    if (isOpen) alone.value = null;
    if (next !== null && secret === null) lookAs(next);
    if (hangs) hush();
  }, [next, secret, isOpen, hangs]);
  return hangs ? secret : null;
}

function lift({ seat: looking }: Update, seat: number): void {
  alone.value = seat;
  if (looking !== seat) lookAs(seat);
}

export function Curtain({ now, seat }: { now: Update; seat: number }) {
  const Sign = face.value!.Sign,
    name = now.seats[seat]!.player || sideName(now, seat);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t('page-curtain', { name })}>
      <div>
        <Sign seat={now.seats[seat]!} size={72} mine={false} />
        <h2>{t('page-curtain', { name })}</h2>
        <p>{t('page-curtain-nothing')}</p>
        <button
          class="btn primary big"
          autofocus
          ref={(element) => element?.focus()}
          onClick={() => lift(now, seat)}
        >
          <Icon name="eye" />
          {t('page-curtain-lift', { name })}
        </button>
      </div>
    </div>
  );
}
