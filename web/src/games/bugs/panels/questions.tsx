// Every question beside the order and the placing: targets, portals, battles, rerolls, medals, trophy options.
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { Mark } from '../piece';
import { mySide, openBattle, sealedOrders, type Table } from '../view';
import { unitName } from '../words';
import { Answers, Ask } from './answers';
import { BattleCard, OrderCards } from './battle';
import { Reroll } from './reroll';
import { PreviewCard } from './sums';
import type { Update } from '../../../wire/types';

/** Where the portal leads, in words; on the board an arrow shows it. */
function Leads({ table }: { table: Table }) {
  const { leads = [], args } = table.question;
  if (!leads.length) return null;
  return (
    <ul class="leap">
      {leads.map(({ at, units }) => (
        <li data-leads={at}>
          <Mark mark="portal" size={20} />
          <span>
            {t('page-bugs-leap', {
              unit: unitName(String(args.unit)),
              at: String(args.at),
              to: at,
            })}{' '}
            {units.length > 0 ? (
              <b>{t('page-bugs-leap-taken', { unit: unitName(units[0]!.unit) })}</b>
            ) : (
              t('page-bugs-leap-free')
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every shot that is open, with its odds. */
function Shots({ table: { question } }: { table: Table }) {
  const { shots = [], args } = question;
  return (
    <>
      {shots.map((shot) => (
        <PreviewCard preview={shot} unit={String(args.unit)} army={String(args.army)} />
      ))}
    </>
  );
}

/** The panel for what is asked now, apart from orders and placing. */
export function Questions({ now, table }: { now: Update; table: Table }) {
  const kind = table.question.kind,
    current = openBattle(table);
  return (
    <div class="rs">
      <OrderCards orders={table.orders} />
      {kind === 'reroll' ? (
        <Reroll now={now} table={table} />
      ) : (
        <>
          <Ask table={table}>
            {kind === 'agree' && table.trophy && <p class="b">{t(table.trophy.name)}</p>}
            <Leads table={table} />
            <Shots table={table} />
            <Answers now={now} table={table} />
          </Ask>
          {current && <BattleCard battle={current} side={mySide(now)} />}
        </>
      )}
    </div>
  );
}

/** Nothing is asked: what was decided, and whom we wait for. */
export function Waiting({ now, table }: { now: Update; table: Table }) {
  const own = sealedOrders(table, now.chosen);
  const current = openBattle(table);
  return (
    <div class="rs">
      {own.length > 0 && (
        <section class="ask-card">
          <h2>
            <Icon name="lock" size={20} /> {t('page-bugs-your-order')}
          </h2>
          <OrderCards orders={own} />
        </section>
      )}
      {!own.length && <OrderCards orders={table.orders} />}
      {current && <BattleCard battle={current} side={mySide(now)} />}
    </div>
  );
}
