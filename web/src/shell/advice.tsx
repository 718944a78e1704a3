// What is advised: the move, laid out on the board already, why it is good, and the button that does it.
import { useEffect, useState } from 'preact/hooks';
import { Grounds, type Ground } from '../parts/grounds';
import { Icon } from '../parts/icon';
import { Rich } from '../parts/rich';
import { follow, reasonWords } from '../state/act';
import type { Action } from '../state/choose';
import { advice, sending, trying, voice } from '../state/table';
import type { Update, Why } from '../wire/types';
import { plain, t } from '../words/texts';

/** What decided it; the words for it come with the coach. */
function Decided({ why, now }: { why: Why; now: Update }) {
  const [grounds, show] = useState<Ground[]>([]);
  useEffect(() => {
    void import('../coach').then(({ groundsOf }) =>
      show(voice.value ? groundsOf(why, voice.value, now.seat ?? 0, now) : []),
    );
  }, [why]);
  return <Grounds grounds={grounds} />;
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
      <div class="told">
        <b class="what">
          <Icon name="bulb" size={18} />
          <span>
            <Rich text={action} />
          </span>
        </b>
        {then && <span class="because">{t('page-hint-then', { line: then })}</span>}
        {given.reasons.map((reason) => (
          <span class="because">
            <Rich text={reasonWords(reason)} />
          </span>
        ))}
        {given.why && <Decided why={given.why} now={now} />}
      </div>
      <button class="btn sm primary" data-act="hinted" disabled={sending.value} onClick={follow}>
        {t('page-hint-do')}
      </button>
      <button
        class="icon-btn sm close"
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
