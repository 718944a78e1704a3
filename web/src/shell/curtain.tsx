// Between people at one screen: a curtain until the next one says that they look alone.
import { Icon } from '../parts/icon';
import { lookAs } from '../state/match';
import { sideName } from '../state/result';
import type { Update } from '../wire/types';
import { t } from '../words/texts';
import { face } from './face';

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
          onClick={() => lookAs(seat)}
        >
          <Icon name="eye" />
          {t('page-curtain-lift', { name })}
        </button>
      </div>
    </div>
  );
}
