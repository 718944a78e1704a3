// What cannot be done now, with the rule that closes it: the engine names both.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { RuleId } from '../../../parts/rich';
import { legal } from '../../../state/store';
import { ask } from '../ask';
import { plain, t } from '../../../words/texts';
import { titleOf } from './heads';
import { wayOf } from './ways';
import { sentenceOf } from '../words';
import type { Table } from '../view';
import type { ClosedAction } from '../../../wire/neon';
import type { Update } from '../../../wire/types';

/** Placing a card has many ways; the others name themselves. */
const MANY_WAYS = new Set(['equip', 'cover', 'stow']);

/** Like with like: one line for all ways of one thing that the same rule closes. */
function linesOf(
  closed: readonly ClosedAction[],
  now: Update,
  table: Table,
): { title: string; why: string; rule: string }[] {
  const lines = new Map<string, { title: string; ways: string[]; why: string; rule: string }>();
  for (const { action, rule, message, args } of closed) {
    const title = titleOf(action, now, table),
      why = plain(sentenceOf(message, args)),
      key = `${title} ${why}`;
    const line = lines.get(key) ?? { title, ways: [], why, rule };
    if (MANY_WAYS.has(String(action.do))) line.ways.push(wayOf(action, now));
    lines.set(key, line);
  }
  return [...lines.values()].map(({ title, ways, why, rule }) => ({
    title: ways.length ? `${title}, ${ways.join(', ')}` : title,
    why,
    rule,
  }));
}

export function ClosedList({ now, table }: { now: Update; table: Table }) {
  const [closed, setClosed] = useState<ClosedAction[]>([]),
    mine = legal.value.length > 0;
  useEffect(() => {
    let gone = false;
    setClosed([]);
    if (mine && table.ask)
      void ask('closed', null).then((answer) => {
        if (!gone) setClosed(answer?.closed ?? []);
      });
    return () => {
      gone = true;
    };
  }, [now.version, mine]);
  const lines = linesOf(closed, now, table);
  if (!lines.length) return null;
  return (
    <section class="closed" aria-label={t('page-neon-closed')}>
      <h3>{t('page-neon-closed')}</h3>
      <ul>
        {lines.map(({ title, why, rule }) => (
          <li>
            <Icon name="lock" size={15} />
            <span>
              <b>{title}:</b> {why} <RuleId id={rule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
