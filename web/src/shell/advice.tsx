// What is advised: the move, laid out on the board already, why it is good, and the button that does it.
import { Icon } from '../parts/icon';
import { Rich } from '../parts/rich';
import { follow, reasonWords } from '../state/act';
import { advice, sending, trying, voice } from '../state/table';
import type { Update } from '../wire/types';
import { t } from '../words/texts';

export function AdviceCard({ now }: { now: Update }) {
  const given = advice.value;
  if (!given || now.seat === null || trying.value || !now.legal.length) return null;
  const action = voice.value?.sayAction(given.action, now.seat, now) ?? '';
  return (
    <div class="hint-line" role="status" data-part="advice">
      <Icon name="bulb" size={18} />
      <span class="grow">
        <b>
          <Rich text={action} />
        </b>
        {given.reasons.map((reason) => (
          <span class="because">
            <Rich text={reasonWords(reason)} />
          </span>
        ))}
      </span>
      <button class="btn sm primary" data-act="hinted" disabled={sending.value} onClick={follow}>
        {t('page-hint-do')}
      </button>
      <button
        class="icon-btn sm"
        aria-label={t('page-close')}
        onClick={() => {
          advice.value = null;
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
