// A question with its rule, and what may be answered, by buttons and number keys.
import { Icon } from '../../../parts/icon';
import { RuleId } from '../../../parts/rich';
import { hinted, left, legal, play, sending } from '../../../state/store';
import { plain } from '../../../words/texts';
import { Mark } from '../piece';
import { sayAction, sentenceOf } from '../words';
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

const same = (a: Action | null, b: Action): boolean =>
  a !== null && JSON.stringify(a) === JSON.stringify(b);

const ICONS: Record<string, 'check' | 'close' | 'target' | 'pause' | 'swords'> = {
  'use-medal': 'check',
  'use-portal': 'check',
  'keep-medal': 'close',
  'refuse-portal': 'close',
  shoot: 'target',
  'hold-fire': 'pause',
  'choose-battle': 'swords',
};
/** The answers that ask for nothing and stand second. */
const QUIET = new Set(['keep-medal', 'refuse-portal', 'hold-fire', 'keep', 'leave-to-die']);

/** What may be answered, in the order of the number keys: that which asks for nothing stands last. */
export function replies(table: Table): Action[] {
  const actions = table.question.kind === 'target' ? legal.value : left.value;
  return [...actions].sort(
    (a, b) => Number(QUIET.has(String(a.do))) - Number(QUIET.has(String(b.do))),
  );
}

export function Answers({ now, table }: { now: Update; table: Table }) {
  return (
    <div class="replies">
      {replies(table).map((action, i) => (
        <button
          class={`btn ${QUIET.has(String(action.do)) ? '' : 'primary'} ${same(hinted.value, action) ? 'hint' : ''}`}
          disabled={sending.value}
          data-do={String(action.do)}
          onClick={() => void play(action)}
        >
          {ICONS[String(action.do)] && <Icon name={ICONS[String(action.do)]!} size={18} />}
          {action.do === 'reroll' && action.pay === 'energy' && <Mark mark="energy" size={18} />}
          <span>{plain(sayAction(action, now.seat ?? 0, now))}</span>
          {i < 9 && (
            <span class="key" aria-hidden="true">
              {i + 1}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export const Ask = ({ table, children }: { table: Table; children?: ComponentChildren }) => (
  <section class="ask-card" aria-live="off">
    <h2>{plain(sentenceOf(table.question.message, table.question.args))}</h2>
    <RuleId id={table.question.rule} />
    {children}
  </section>
);
