// The chances of an attack as the engine counts them: now, and after each thing that could be done.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Action } from '../../state/choose';
import { ask, legal } from '../../state/store';
import { language, t } from '../../words/texts';
import { fighterName } from './words';
import type { Table } from './view';
import type { Update } from '../../wire/types';

export interface Prospect {
  target: number | 'bot';
  damage: number[];
  expected: number;
  defeat: number;
}

/** What the newest answers say: the attack as it stands, and after actions, by their text. */
const found = signal<{ version: number; now: Prospect | null; after: Record<string, Prospect> }>({
  version: -1,
  now: null,
  after: {},
});
/** The action that is looked at: under the pointer, in focus, or being put together. */
export const eyed = signal<Action | null>(null);

const MOST_ASKED = 8;

const keyOf = (action: Action): string => JSON.stringify(action);

async function prospectOf(after: Action | null): Promise<Prospect | null> {
  return ((await ask('prospect', after))?.prospect ?? null) as Prospect | null;
}

/** Asks for the attack as it stands, then for these actions one after the other, as long as nothing happens. */
export function useChances(now: Update, actions: readonly Action[]): void {
  const wanted = actions.slice(0, MOST_ASKED).map(keyOf).join('\n');
  useEffect(() => {
    let gone = false;
    if (found.value.version !== now.version) {
      found.value = { version: now.version, now: null, after: {} };
      eyed.value = null;
    }
    void (async () => {
      const base = await prospectOf(null);
      if (!gone) found.value = { ...found.value, now: base };
      for (const action of actions.slice(0, MOST_ASKED)) {
        if (gone || legal.value.length === 0) return;
        if (found.value.after[keyOf(action)]) continue;
        const then = await prospectOf(action);
        if (!gone && then)
          found.value = { ...found.value, after: { ...found.value.after, [keyOf(action)]: then } };
      }
    })();
    return () => {
      gone = true;
    };
  }, [now.version, wanted]);
}

export const percent = (share: number): number => Math.round(share * 100);
const tenths = (n: number): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(n);

/** What an action would make of the damage, beside its button. */
export function Expected({ action, isAttacker }: { action: Action; isAttacker: boolean }) {
  const then = found.value.after[keyOf(action)],
    base = found.value.now;
  if (!then) return null;
  const gain = base ? then.expected - base.expected : 0,
    cls = Math.abs(gain) < 0.05 ? '' : gain > 0 === isAttacker ? 'good' : 'bad';
  return (
    <span class="ex num" data-expected={then.expected}>
      {t('page-neon-expected')} {base && <>{tenths(base.expected)} → </>}
      <b class={cls}>{tenths(then.expected)}</b>
      {then.defeat > 0 && <> · {t('page-neon-defeat-short', { percent: percent(then.defeat) })}</>}
    </span>
  );
}

function Row({ amount, now, then }: { amount: number; now: number; then: number | null }) {
  const bar = (share: number, cls: string) => (
    <i class={cls} style={`width:${Math.max(share * 100, share > 0 ? 1.5 : 0)}%`} />
  );
  return (
    <li>
      <b class="num">{amount}</b>
      <span class="bars2" aria-hidden="true">
        {bar(now, 'is')}
        {then !== null && bar(then, 'would')}
      </span>
      <span class="num">{percent(now)}%</span>
      {then !== null && <span class="num good">{percent(then)}%</span>}
    </li>
  );
}

/** Damage and its chances as bars, with a second bar for the action that is looked at. */
export function Chances({ table, name }: { table: Table; name(action: Action): string }) {
  const base = found.value.now,
    answered = Object.keys(found.value.after),
    look = eyed.value ?? (answered.length === 1 ? (JSON.parse(answered[0]!) as Action) : null),
    then = look ? (found.value.after[keyOf(look)] ?? null) : null;
  if (!base) return null;
  const rerolls = legal.value.some((action) => action.do === 'reroll');
  const most = Math.max(base.damage.length, then?.damage.length ?? 0),
    falls =
      base.target === 'bot'
        ? t('page-neon-bot-falls')
        : t('page-neon-defeat', { name: fighterName(table, base.target) });
  return (
    <section class="chances" data-chances={base.expected} aria-label={t('page-neon-chances')}>
      <div class="row between wrap">
        <h3>{t('page-neon-chances')}</h3>
        <span class="tiny row">
          {then && look ? (
            <>
              <i class="key-is" />
              {t(rerolls ? 'page-neon-chances-best' : 'page-neon-chances-now')}
              <i class="key-would" />
              {t('page-neon-chances-with', { name: name(look) })}
            </>
          ) : (
            <>
              {t('page-neon-expected')} <b class="num">{tenths(base.expected)}</b>
            </>
          )}
        </span>
      </div>
      <ul>
        {Array.from({ length: most }, (_, n) => (
          <Row amount={n} now={base.damage[n] ?? 0} then={then ? (then.damage[n] ?? 0) : null} />
        ))}
      </ul>
      {(base.defeat > 0 || (then?.defeat ?? 0) > 0) && (
        <p class="falls">
          <b>{falls}</b>{' '}
          <span class="num">
            {percent(base.defeat)}%
            {then && (
              <>
                {' '}
                → <b class="good">{percent(then.defeat)}%</b>
              </>
            )}
          </span>
        </p>
      )}
      <p class="tiny muted">{t('page-neon-chances-note')}</p>
    </section>
  );
}
