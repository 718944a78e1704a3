// A question with its rule, and what may be answered, by buttons and number keys.
import { Icon } from '../../../parts/icon';
import { RuleId } from '../../../parts/rich';
import { hinted, left, legal, play, sending } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { Mark } from '../piece';
import { percent, sayAction, sentenceOf } from '../words';
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../state/choose';
import type { Preview, Table } from '../view';
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

const shotAt = (table: Table, action: Action): Preview | undefined =>
  action.do === 'shoot' ? table.question.shots?.find((shot) => shot.at === action.at) : undefined;

/** The chance after an answer, where the engine knows it. */
function worthOf(table: Table, action: Action): number | null {
  if (action.do === 'shoot') return shotAt(table, action)?.value ?? null;
  if (action.do === 'hold-fire' && table.question.shots) return 0;
  return table.question.worth?.[String(action.do)] ?? null;
}

/** The answer that the odds favour; of equal ones that which costs nothing. Without odds there is none. */
export function bestReply(table: Table): Action | null {
  let best: Action | null = null,
    most = -1;
  for (const action of [...replies(table)].reverse()) {
    const worth = worthOf(table, action);
    if (worth !== null && worth > most) [best, most] = [action, worth];
  }
  return best;
}

const Worth = ({ table, action }: { table: Table; action: Action }) => {
  const worth = action.do === 'hold-fire' ? null : worthOf(table, action);
  return worth === null ? null : (
    <span class="worth num" data-tip={t('page-bugs-tip-worth')}>
      {t('page-bugs-percent', { n: percent(worth) })}
    </span>
  );
};

export function Answers({ now, table }: { now: Update; table: Table }) {
  const best = bestReply(table);
  return (
    <div class="replies">
      {replies(table).map((action, i) => (
        <button
          class={`btn ${action === best ? 'primary' : ''} ${same(hinted.value, action) ? 'hint' : ''}`}
          disabled={sending.value}
          data-do={String(action.do)}
          data-action={JSON.stringify(action)}
          onClick={() => void play(action)}
        >
          {ICONS[String(action.do)] && <Icon name={ICONS[String(action.do)]!} size={18} />}
          {action.do === 'reroll' && action.pay === 'energy' && <Mark mark="energy" size={18} />}
          <span>{plain(sayAction(action, now.seat ?? 0, now))}</span>
          <Worth table={table} action={action} />
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
