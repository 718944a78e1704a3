// What is advised: the move, laid out on the board already, why it is good, and the button that does it.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { Rich } from '../parts/rich';
import { follow, reasonWords } from '../state/act';
import type { Action } from '../state/choose';
import { advice, sending, trying, voice } from '../state/table';
import type { Update, Why } from '../wire/types';
import { plain, t } from '../words/texts';

/** What decided it, folded; the words for it come with the coach. */
function Decided({ why, now }: { why: Why; now: Update }) {
  const [lines, show] = useState<string[]>([]);
  useEffect(() => {
    void import('../coach').then(({ whyLines }) =>
      show(voice.value ? whyLines(why, voice.value, now.seat ?? 0, now) : []),
    );
  }, [why]);
  return lines.length > 0 ? (
    <details class="because" data-part="why">
      <summary>{t('page-why')}</summary>
      {lines.map((line) => (
        <span class="because">{line}</span>
      ))}
    </details>
  ) : null;
}

export function AdviceCard({ now }: { now: Update }) {
  const given = advice.value;
  if (!given || now.seat === null || trying.value || !now.legal.length) return null;
  const say = (one: Action): string => voice.value?.sayAction(one, now.seat!, now) ?? '',
    action = say(given.action),
    then = given.line
      .slice(1)
      .filter((one) => one.do !== 'end')
      .map((one) => plain(say(one)))
      .join(' › ');
  return (
    <div class="hint-line" role="status" data-part="advice">
      <Icon name="bulb" size={18} />
      <span class="grow">
        <b>
          <Rich text={action} />
        </b>
        {then && <span class="because">{t('page-hint-then', { line: then })}</span>}
        {given.reasons.map((reason) => (
          <span class="because">
            <Rich text={reasonWords(reason)} />
          </span>
        ))}
        {given.why && <Decided why={given.why} now={now} />}
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
