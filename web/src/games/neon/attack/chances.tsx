// The chances of an attack, drawn: damage as bars, and what an action would make of it.
import { legal } from '../../../state/store';
import { language, t } from '../../../words/texts';
import { fighterName } from '../words';
import { toneOf, type Tone } from './best';
import { eyed } from './eyed';
import { prospectAfter, prospects } from './prospects';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Prospect } from '../../../wire/neon';

export const percent = (share: number): number => Math.round(share * 100);
const tenths = (n: number): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(n);

/** What an action would make of the damage, beside its button. */
export function Expected({ action, isAttacker }: { action: Action; isAttacker: boolean }) {
  const then = prospectAfter(action),
    base = prospects.value.now;
  if (!then) return null;
  const tone = base ? toneOf(base, then, isAttacker) : '';
  return (
    <span class="ex num" data-expected={then.expected} data-tone={tone}>
      {base && tone === '' ? (
        <>
          {t('page-neon-expected')} {tenths(then.expected)}, {t('page-neon-same')}
        </>
      ) : (
        <>
          {t('page-neon-expected')} {base && <>{tenths(base.expected)} → </>}
          <b class={tone}>{tenths(then.expected)}</b>
        </>
      )}
      {then.defeat > 0 && <> · {t('page-neon-defeat-short', { percent: percent(then.defeat) })}</>}
    </span>
  );
}

interface Compared {
  amount: number;
  now: number;
  then: number | null;
  tone: Tone;
}

function Row({ amount, now, then, tone }: Compared) {
  const bar = (share: number, cls: string) => (
    <i class={cls} style={`width:${Math.max(share * 100, share > 0 ? 1.5 : 0)}%`} />
  );
  return (
    <li>
      <b class="num">{amount}</b>
      <span class="bars2" aria-hidden="true">
        {bar(now, 'is')}
        {then !== null && bar(then, `would ${tone}`)}
      </span>
      <span class="num">{percent(now)}%</span>
      {then !== null && <span class={`num ${tone}`}>{percent(then)}%</span>}
    </li>
  );
}

/** What the bars are of: the attack as it is, or both it and what it would be. */
function Legend({ base, name }: { base: Prospect; name: string | null }) {
  if (name === null)
    return (
      <>
        {t('page-neon-expected')} <b class="num">{tenths(base.expected)}</b>
      </>
    );
  const isReroll = legal.value.some((action) => action.do === 'reroll');
  return (
    <>
      <i class="key-is" />
      {t(isReroll ? 'page-neon-chances-best' : 'page-neon-chances-now')}
      <i class="key-would" />
      {t('page-neon-chances-with', { name })}
    </>
  );
}

/** How likely the target falls. */
function Falls({
  base,
  then,
  table,
  tone,
}: {
  base: Prospect;
  then: Prospect | null;
  table: Table;
  tone: Tone;
}) {
  if (base.defeat <= 0 && (then?.defeat ?? 0) <= 0) return null;
  const falls =
    base.target === 'bot'
      ? t('page-neon-bot-falls')
      : t('page-neon-defeat', { name: fighterName(table, base.target) });
  return (
    <p class="falls">
      <b>{falls}</b>{' '}
      <span class="num">
        {percent(base.defeat)}%
        {then && (
          <>
            {' '}
            → <b class={tone}>{percent(then.defeat)}%</b>
          </>
        )}
      </span>
    </p>
  );
}

/** The action that is looked at, else the only one that was counted. */
function lookedAt(): Action | null {
  const { after } = prospects.value;
  return eyed.value ?? (after.length === 1 ? after[0]!.action : null);
}

/** Damage and its chances as bars, with a second bar for the action that is looked at. */
export function Chances({
  table,
  isAttacker,
  name,
}: {
  table: Table;
  isAttacker: boolean;
  name(action: Action): string;
}) {
  const base = prospects.value.now,
    look = lookedAt(),
    then = look && prospectAfter(look);
  if (!base) return null;
  const tone = then ? toneOf(base, then, isAttacker) : '';
  const most = Math.max(base.damage.length, then?.damage.length ?? 0);
  return (
    <section class="chances" data-chances={base.expected} aria-label={t('page-neon-chances')}>
      <div class="row between wrap">
        <h3>{t('page-neon-chances')}</h3>
        <span class="tiny row">
          <Legend base={base} name={then && look ? name(look) : null} />
        </span>
      </div>
      <ul>
        {Array.from({ length: most }, (_, n) => (
          <Row
            amount={n}
            now={base.damage[n] ?? 0}
            then={then ? (then.damage[n] ?? 0) : null}
            tone={tone}
          />
        ))}
      </ul>
      <Falls base={base} then={then} table={table} tone={tone} />
      <p class="tiny muted">{t('page-neon-chances-note')}</p>
    </section>
  );
}
