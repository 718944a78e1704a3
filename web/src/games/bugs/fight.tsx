// A battle on show: both fighters with their dice and sums, the question about a reroll, the orders that led here.
import { plain, t } from '../../words/texts';
import { RuleId } from '../../parts/rich';
import { Die, Piece } from './piece';
import { OddsBar, shortPart, signedPart } from './sums';
import { armyName, pathWords, unitName } from './words';
import { type Battle, type Fighter, type Order, type Table } from './view';

function FighterCard({
  fighter,
  leads,
  ranged,
  isSure,
}: {
  fighter: Fighter;
  leads: boolean;
  ranged: boolean;
  isSure: boolean;
}) {
  const parts = fighter.parts ?? [];
  return (
    <div class={`ft ${leads ? 'win' : ''}`}>
      <div class="row">
        <Piece unit={fighter.unit} army={fighter.army} size={44} label={armyName(fighter.army)} />
        <span class="grow nmx">
          <b class="nm2">{unitName(fighter.unit)}</b>
          <span class="tiny sec">
            {t(
              fighter.attacking
                ? ranged
                  ? 'page-bugs-shooting'
                  : 'page-bugs-attacks'
                : 'page-bugs-defends',
            )}
          </span>
        </span>
        {!isSure && (
          <Die
            face={fighter.die}
            size={46}
            label={
              fighter.die === null
                ? t('page-bugs-no-die')
                : t('page-bugs-die', { die: fighter.die })
            }
          />
        )}
      </div>
      <div class="calc">
        <ul>
          {parts.length ? (
            parts.map((part) => (
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
              <b class="num">
                +{Math.max(0, (fighter.total ?? fighter.strength) - fighter.strength)}
              </b>
            </li>
          )}
        </ul>
      </div>
      <div class="total num">
        {leads && <span class="leads">{t('page-bugs-leads')}</span>}
        {fighter.total ?? fighter.strength}
      </div>
    </div>
  );
}

/** The battle itself; `side` is the side whose chances are shown while no die lies. */
export function BattleCard({
  battle,
  side,
  children,
}: {
  battle: Battle;
  side: 'south' | 'north';
  children?: preact.ComponentChildren;
}) {
  const [south, north] = battle.fighters,
    lead = (south.total ?? south.strength) - (north.total ?? north.strength),
    odds = battle.odds?.[side];
  const end =
    battle.result === 'draw'
      ? t('page-bugs-ends-draw')
      : battle.result === 'void'
        ? t('page-bugs-ends-void')
        : battle.result
          ? t('page-bugs-ends-won', {
              unit: unitName((battle.result === 'south' ? south : north).unit),
            })
          : null;
  return (
    <section class="duel" aria-label={t('page-bugs-battle', { at: battle.at })}>
      <div class="bh">
        <h2>
          {t(battle.kind === 'ranged' ? 'page-bugs-shot-at' : 'page-bugs-battle', {
            at: battle.at,
          })}
        </h2>
        {battle.triangle && (
          <span class="sec small">
            {t('page-bugs-triangle')} <RuleId id="BUGS-TRI-01" />
          </span>
        )}
        {!battle.triangle && battle.kind === 'cell' && battle.step > 0 && (
          <span class="sec small">{t('page-bugs-met-step', { step: battle.step })}</span>
        )}
      </div>
      <div class="fts">
        <FighterCard
          fighter={south}
          leads={battle.result ? battle.result === 'south' : lead > 0}
          ranged={battle.kind === 'ranged'}
          isSure={battle.triangle}
        />
        <span class="vs">{t('page-against')}</span>
        <FighterCard
          fighter={north}
          leads={battle.result ? battle.result === 'north' : lead < 0}
          ranged={battle.kind === 'ranged'}
          isSure={battle.triangle}
        />
      </div>
      {odds && !battle.result && <OddsBar odds={odds.odds} />}
      {end && <p class="ends b">{plain(end)}</p>}
      {children}
    </section>
  );
}

export const OrderCards = ({ orders }: { orders: readonly Order[]; table: Table }) => (
  <div class="orders">
    {orders.map((order) => (
      <div class={`oc s-${order.army.startsWith('south') ? 'south' : 'north'}`}>
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
    ))}
  </div>
);
