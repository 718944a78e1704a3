// A battle on show: both fighters with their dice and sums, how it may end or ended, the orders that led here.
import { plain, t } from '../../../words/texts';
import { Icon } from '../../../parts/icon';
import { RuleId } from '../../../parts/rich';
import { Die, Piece } from '../piece';
import { OddsBar, shortPart, signedPart } from './sums';
import { armyName, pathWords, unitName } from '../words';
import { sideOf, type Battle, type BattleFighter as Fighter, type Order } from '../view';
import type { ComponentChildren } from 'preact';
import type { Side } from '../../../draw/bugs';
import type { GameEvent } from '../../../wire/types';

/** What a fighter does in this battle. */
function roleOf(fighter: Fighter, kind: Battle['kind']): string {
  if (!fighter.attacking) return t('page-bugs-defends');
  return t(kind === 'ranged' ? 'page-bugs-shooting' : 'page-bugs-attacks');
}

const totalOf = (fighter: Fighter): number => fighter.total ?? fighter.strength;

const dieWords = (die: number | null): string =>
  die === null ? t('page-bugs-no-die') : t('page-bugs-die', { die });

/** The parts of a sum, then the die. */
const Sum = ({ fighter }: { fighter: Fighter }) => (
  <ul>
    {fighter.parts?.length ? (
      fighter.parts.map((part) => (
        <li>
          <span>
            {shortPart(part)} <RuleId id={part.rule} />
          </span>
          <b class="num">{signedPart(part)}</b>
        </li>
      ))
    ) : (
      <li>
        <span>{t('bugs-part-strength')}</span>
        <b class="num">{fighter.strength}</b>
      </li>
    )}
    {fighter.die !== null && (
      <li>
        <span>
          {t('page-bugs-die-row')}
          {fighter.penalty > 0 && fighter.die > 0 ? ` −${fighter.penalty}` : ''}
        </span>
        <b class="num">+{Math.max(0, totalOf(fighter) - fighter.strength)}</b>
      </li>
    )}
  </ul>
);

const FighterCard = ({
  fighter,
  battle,
  leads,
}: {
  fighter: Fighter;
  battle: Battle;
  leads: boolean;
}) => (
  <div class={`ft ${leads ? 'win' : ''}`}>
    <div class="row">
      <Piece unit={fighter.unit} army={fighter.army} size={44} label={armyName(fighter.army)} />
      <span class="grow nmx">
        <b class="nm2">{unitName(fighter.unit)}</b>
        <span class="tiny sec">{roleOf(fighter, battle.kind)}</span>
      </span>
      {!battle.triangle && (
        <span class="lies" data-die={fighter.army}>
          <Die face={fighter.die} size={46} label={dieWords(fighter.die)} />
        </span>
      )}
    </div>
    <div class="calc">
      <Sum fighter={fighter} />
    </div>
    <div class="total num">
      {leads && <span class="leads">{t('page-bugs-leads')}</span>}
      {totalOf(fighter)}
    </div>
  </div>
);

/** How a battle ended, once it did. */
function endOf({ kind, result, fighters: [south, north] }: Battle): string | null {
  if (!result) return null;
  if (result === 'draw')
    return t(kind === 'ranged' ? 'page-bugs-ends-miss' : 'page-bugs-ends-draw');
  if (result === 'void') return t('page-bugs-ends-void');
  return t('page-bugs-ends-won', { unit: unitName((result === 'south' ? south : north).unit) });
}

function Head({ battle, events }: { battle: Battle; events: readonly GameEvent[] }) {
  const rule = events.find((event) => event.event === 'triangle-won')?.rule;
  return (
    <div class="bh">
      <h2>
        {t(battle.kind === 'ranged' ? 'page-bugs-shot-at' : 'page-bugs-battle', {
          at: battle.at,
        })}
      </h2>
      {battle.triangle && (
        <span class="sec small">
          {t('page-bugs-triangle')} {rule && <RuleId id={rule} />}
        </span>
      )}
      {!battle.triangle && battle.kind === 'cell' && battle.step > 0 && (
        <span class="sec small">{t('page-bugs-met-step', { step: battle.step })}</span>
      )}
    </div>
  );
}

/** The battle itself; `side` is the side whose chances are shown while no die lies, `events` what is told of it. */
export function BattleCard({
  battle,
  side,
  events = [],
  children,
}: {
  battle: Battle;
  side: Side;
  events?: readonly GameEvent[];
  children?: ComponentChildren;
}) {
  const [south, north] = battle.fighters,
    lead = totalOf(south) - totalOf(north),
    odds = battle.odds?.[side],
    end = endOf(battle);
  return (
    <section class="duel" aria-label={t('page-bugs-battle', { at: battle.at })}>
      <Head battle={battle} events={events} />
      <div class="fts">
        <FighterCard
          fighter={south}
          battle={battle}
          leads={battle.result ? battle.result === 'south' : lead > 0}
        />
        <span class="vs">{t('page-against')}</span>
        <FighterCard
          fighter={north}
          battle={battle}
          leads={battle.result ? battle.result === 'north' : lead < 0}
        />
      </div>
      {odds && !battle.result && (
        <OddsBar odds={odds.odds} isShot={battle.kind === 'ranged' && battle.shooter === side} />
      )}
      {end && <p class="ends b">{plain(end)}</p>}
      {children}
    </section>
  );
}

/** `sealed`: a seal lies on each, to be turned over. */
export const OrderCards = ({
  orders,
  sealed = false,
}: {
  orders: readonly Order[];
  sealed?: boolean;
}) => (
  <div class="orders">
    {orders.map((order) => (
      <div class={`oc s-${sideOf(order.army)}`} data-order={order.army}>
        <div class="of">
          <Piece unit={order.kind === 'general' ? 'ant' : order.unit} army={order.army} size={40} />
          <span class="grow">
            <b>
              {armyName(order.army)}:{' '}
              {order.kind === 'general' ? t('bugs-unit-all') : unitName(order.unit)}
            </b>
            <span class="small sec">
              {order.cells?.[0] ? `${order.cells[0]}, ` : ''}
              {pathWords(order.path)}
            </span>
          </span>
        </div>
        {sealed && (
          <div class="seal" aria-hidden="true">
            <Icon name="lock" size={26} />
          </div>
        )}
      </div>
    ))}
  </div>
);
