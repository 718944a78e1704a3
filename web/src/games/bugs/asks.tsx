// Every question beside the order: placing, targets, portals, battles, rerolls, medals, trophy options.
import { plain, t } from '../../words/texts';
import { Icon } from '../../parts/icon';
import { RuleId } from '../../parts/rich';
import { hinted, left, legal, play, sending } from '../../state/store';
import { chosenUnit, openUnits, pickUnit } from './choice';
import { BattleCard, OrderCards } from './fight';
import { Mark, Piece, Troop } from './piece';
import { sayAction, sentenceOf, unitName } from './words';
import { sealedOrders, sideOf, type Table, type Unit } from './view';
import type { Action } from '../../state/choose';
import type { Update } from '../../wire/types';

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

function Answers({ now, table }: { now: Update; table: Table }) {
  return (
    <div class="replies">
      {replies(table).map((action, i) => (
        <button
          class={`btn ${QUIET.has(String(action.do)) ? '' : 'primary'} ${same(hinted.value, action) ? 'hint' : ''}`}
          disabled={sending.value}
          data-do={String(action.do)}
          onClick={() => {
            void play(action);
          }}
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

const Ask = ({ table, children }: { table: Table; children?: preact.ComponentChildren }) => (
  <section class="ask-card" aria-live="off">
    <h2>{plain(sentenceOf(table.question.message, table.question.args))}</h2>
    <RuleId id={table.question.rule} />
    {children}
  </section>
);

/** The units that still stand beside the board. */
export function Tray({
  now,
  table,
  inspect,
}: {
  now: Update;
  table: Table;
  inspect(unit: Unit): void;
}) {
  const army = String(legal.value[0]?.army ?? ''),
    waiting = table.units.filter(
      (unit) => unit.army === army && openUnits.value.includes(unit.unit),
    );
  void now;
  return (
    <Ask table={table}>
      <p class="sec small">{t('page-bugs-place-how')}</p>
      <ul class="tray">
        {waiting.map((unit) => (
          <li class={chosenUnit.value === unit.unit ? 'sel' : ''}>
            <button
              class="ub2"
              data-unit={unit.unit}
              aria-pressed={chosenUnit.value === unit.unit}
              onClick={() => pickUnit(unit.unit)}
              onContextMenu={(event) => {
                event.preventDefault();
                inspect(unit);
              }}
            >
              <Piece unit={unit.unit} army={unit.army} size={56} />
              <span class="un">
                <b>{unitName(unit.unit)}</b>
                <span class="tiny row">
                  <Troop troop={unit.troop} size={16} />
                  {t(`bugs-troop-${unit.troop}`)}
                </span>
                <span class="tiny sec tw">{t(`page-bugs-short-${unit.unit}`)}</span>
              </span>
              <span class="figures tiny">
                <span>
                  {t('page-bugs-speed')} <b class="num">{unit.speed}</b>
                </span>
                <span>
                  {t('page-bugs-strength')} <b class="num">{unit.base_strength}</b>
                </span>
                <span>
                  {t('page-bugs-range')} <b class="num">{unit.range || '–'}</b>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Ask>
  );
}

const RESULTS = { win: 'w', draw: 'dr', lose: 'l' } as const;

function Reroll({ now, table }: { now: Update; table: Table }) {
  const battle = table.battles.find((one) => one.current),
    side = sideOf(String(table.question.args.army ?? 'south')),
    outlook = table.question.outlook ?? [];
  const mine = battle?.fighters.find((fighter) => fighter.side === side),
    theirs = battle?.fighters.find((fighter) => fighter.side !== side);
  const lead = (mine?.total ?? 0) - (theirs?.total ?? 0),
    words = t(lead > 0 ? 'page-bugs-winning' : lead < 0 ? 'page-bugs-losing' : 'page-bugs-even', {
      mine: mine?.total ?? 0,
      theirs: theirs?.total ?? 0,
    });
  const asks = (
    <div class="ask">
      <span>
        <b>{words}</b>{' '}
        <span class="sec small">
          {t('page-bugs-reroll-how', { count: Number(table.question.args.energy ?? 0) })}{' '}
          <RuleId id={table.question.rule} />
        </span>
      </span>
      <div
        class="odds num"
        role="img"
        aria-label={outlook
          .map((one) =>
            t('page-bugs-face', { die: one.die, result: t(`page-bugs-face-${one.result}`) }),
          )
          .join(', ')}
      >
        {[...outlook].reverse().map((one) => (
          <span class={RESULTS[one.result]} style="flex:1">
            {t('page-bugs-face', { die: one.die, result: t(`page-bugs-face-${one.result}`) })}
          </span>
        ))}
      </div>
      <Answers now={now} table={table} />
    </div>
  );
  return battle ? (
    <BattleCard battle={battle} side={side}>
      {asks}
    </BattleCard>
  ) : (
    <Ask table={table}>{asks}</Ask>
  );
}

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

/** The panel for what is asked now, apart from orders and placing. */
export function Questions({ now, table }: { now: Update; table: Table }) {
  const kind = table.question.kind,
    current = table.battles.find((battle) => battle.current && battle.result === null),
    me = sideOf(String(now.seats[now.seat ?? 0]?.army ?? 'south'));
  return (
    <div class="rs">
      <OrderCards orders={table.orders} table={table} />
      {kind === 'reroll' ? (
        <Reroll now={now} table={table} />
      ) : (
        <>
          <Ask table={table}>
            {kind === 'agree' && table.trophy && <p class="b">{t(table.trophy.name)}</p>}
            <Leads table={table} />
            <Answers now={now} table={table} />
          </Ask>
          {current && <BattleCard battle={current} side={me} />}
        </>
      )}
    </div>
  );
}

/** Nothing is asked: what was decided, and whom we wait for. */
export function Waiting({ now, table }: { now: Update; table: Table }) {
  const own = sealedOrders(table, now.chosen);
  const current = table.battles.find((battle) => battle.current && battle.result === null),
    me = sideOf(String(now.seats[now.seat ?? 0]?.army ?? 'south'));
  return (
    <div class="rs">
      {own.length > 0 && (
        <section class="ask-card">
          <h2>
            <Icon name="lock" size={20} /> {t('page-bugs-your-order')}
          </h2>
          <OrderCards orders={own} table={table} />
        </section>
      )}
      {!own.length && <OrderCards orders={table.orders} table={table} />}
      {current && <BattleCard battle={current} side={me} />}
    </div>
  );
}
