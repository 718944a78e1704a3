// What is asked now and what may be answered, below the ring.
import { Icon } from '../../../parts/icon';
import { isUndoTold, legal, undo } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { favoured } from '../attack/best';
import { Expected } from '../attack/chances';
import { useChances } from '../attack/prospects';
import { ClosedList } from '../offers/closed';
import { AskRule, Decline, Offers } from '../offers/list';
import { offersOf, waysOf } from '../offers/offers';
import { asksFor, type Table } from '../view';
import { fighterName, sentenceOf } from '../words';
import type { Update } from '../../../wire/types';

/** What is asked of the viewer, or what everybody waits for. */
function askWords(now: Update, table: Table): string {
  const { ask } = table;
  if (legal.value.length && ask) return plain(sentenceOf(ask.message, ask.args));
  if (now.result) return t('page-over');
  if (ask?.seat != null && table.fighters[ask.seat])
    return t('page-neon-waits', { name: fighterName(table, ask.seat) });
  const isSealed = now.seat !== null && now.sealed.includes(now.seat);
  return t(isSealed ? 'page-neon-row-lies' : 'page-going-on');
}

const UndoButton = ({ isPossible }: { isPossible: boolean }) => (
  <button
    class="btn quiet sm"
    aria-disabled={!isPossible}
    data-tip={t('page-undo')}
    aria-label={t('page-undo')}
    onClick={undo}
  >
    <Icon name={isPossible ? 'undo' : 'lock'} size={17} />
    <span class="key">Z</span>
  </button>
);

export function Dock({ now, table }: { now: Update; table: Table }) {
  const offers = offersOf(now, table),
    isMine = legal.value.length > 0,
    aims = asksFor(table) === 'aim' ? waysOf(offers) : [];
  useChances(now, aims);
  return (
    <section class="dock" aria-label={t('page-neon-choices')} data-ask={asksFor(table)}>
      <div class={`dock-head ${isMine ? 'asked' : ''}`}>
        <b>{askWords(now, table)}</b>
        {isMine && <AskRule table={table} />}
        <span class="grow" />
        <span class="row">
          {now.undo && now.seat !== null && isUndoTold(now) && (
            <UndoButton isPossible={now.undo.possible} />
          )}
          <Decline now={now} favoured={null} />
        </span>
      </div>
      {isMine && (
        <div class="dock-body">
          {offers.length > 0 && (
            <Offers
              offers={offers}
              favoured={favoured(aims, true)}
              note={aims.length ? (action) => <Expected action={action} isAttacker /> : undefined}
            />
          )}
          <ClosedList now={now} table={table} />
        </div>
      )}
    </section>
  );
}
