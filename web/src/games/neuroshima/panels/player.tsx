// The panel of an army: hit points at risk, what it still has, what it has used.
import { t, tOr } from '../../../words/texts';
import { Crest } from '../tile';
import {
  hpAfter,
  isLight,
  isMine,
  type TileCount,
  type Forecast,
  type Leader,
  type Player,
} from '../view';
import { hpTip } from '../tips';
import { armyName, constructionName, leaderName } from '../words/names';
import { Gauge, House, isHeld, isOwn, Stack } from './signs';
import type { SeatInfo, Update } from '../../../wire/types';

interface Given {
  now: Update;
  player: Player;
  forecast: Forecast | null;
  onTile(tile: string): void;
  isTurn: boolean;
}

const seatInfo = (now: Update, player: Player): SeatInfo | undefined =>
  player.seat === null ? undefined : now.seats[player.seat];

/** Who decides for an army. */
function holderOf(now: Update, player: Player): string {
  const info = seatInfo(now, player);
  if (!info) return t('page-nh-nobody');
  if (info.kind === 'bot')
    return t('page-seat-bot', { level: info.bot ? tOr(`page-bot-${info.bot}`, info.bot) : '' });
  return isOwn(now, player) ? t('page-you') : info.player || t('page-seat-human');
}

const isAway = (now: Update, player: Player): boolean => {
  const info = seatInfo(now, player);
  return info?.connected === false && info.kind === 'human' && !isHeld(now, player);
};

const Head = ({ now, player, isTurn }: Given) => {
  const mine = isLight(now, player.index);
  return (
    <div class="ph">
      <Crest army={player.army} width={32} mine={mine} />
      <span class="grow">
        <h2>{armyName(player.army)}</h2>
        <span class="tiny sec">
          {holderOf(now, player)}, {t(mine ? 'page-nh-light' : 'page-nh-dark')}
          {isAway(now, player) ? `, ${t('page-offline')}` : ''}
        </span>
      </span>
      {isTurn && <span class="chip on">{t('page-nh-turn')}</span>}
    </div>
  );
};

const Fact = ({ label, value, tip }: { label: string; value: number; tip: string }) => (
  <div class="row between small" data-tip={`${label}\n${tip}`}>
    <span class="sec">{label}</span>
    <span class="num b">{value}</span>
  </div>
);

/** What lies open in another's hand. */
const OpenHand = ({ player, onTile }: Given) => (
  <>
    {player.handSize > 0 && (
      <Fact label={t('page-nh-in-hand')} value={player.handSize} tip={t('page-nh-tip-hand')} />
    )}
    {player.hand.length > 0 && (
      <Stack
        label={t('page-nh-in-hand')}
        counts={player.hand.map((tile) => ({ tile, count: 1 }))}
        mine={false}
        onTile={onTile}
      />
    )}
  </>
);

const LeaderLine = ({ leader }: { leader: Leader }) => (
  <div
    class="row between small leader"
    tabIndex={0}
    data-tip={`${leaderName(leader.leader)}\n${t(`nh-about-leader-${leader.leader}`)}`}
  >
    <span>
      <b>{leaderName(leader.leader)}</b>{' '}
      <span class="sec">{t('nh-leader-uses', { uses: leader.uses, most: leader.most_uses })}</span>
    </span>
    <House origin={leader.origin} />
  </div>
);

/** The construction that an army has not built yet. */
function ReserveLine({ now, player, onTile }: Given) {
  const { reserve } = player;
  if (reserve?.where !== 'reserve') return null;
  const label = t('nh-state-reserve', { construction: constructionName(reserve.construction) });
  return (
    <>
      <div class="row between small reserve">
        <span class="sec">{label}</span>
        <House origin={reserve.origin} />
      </div>
      <Stack
        label={label}
        counts={reserve.tokens.flat().map((tile) => ({ tile, count: 1 }))}
        mine={isLight(now, player.index)}
        onTile={onTile}
      />
    </>
  );
}

const total = (counts: readonly TileCount[]): number =>
  counts.reduce((sum, one) => sum + one.count, 0);

const Summary = ({ label, count, tip }: { label: string; count: number; tip: string }) => (
  <summary class="row between small" data-tip={`${label}\n${tip}`}>
    <span class="sec">{label}</span>
    <span class="num b">{count}</span>
  </summary>
);

/** What is still to come, and what is gone. */
function Piles({ now, player, onTile, isTurn }: Given) {
  const mine = isLight(now, player.index),
    isOpen = now.seats.length <= 2 || isHeld(now, player) || (!now.held.length && isTurn);
  return (
    <>
      <details open={isOpen}>
        <Summary label={t('nh-stack')} count={player.stackSize} tip={t('page-nh-tip-stack')} />
        <Stack label={t('nh-stack')} counts={player.stack} mine={mine} onTile={onTile} />
      </details>
      {total(player.discard) > 0 && (
        <details>
          <Summary
            label={t('nh-discard')}
            count={total(player.discard)}
            tip={t('page-nh-tip-discard')}
          />
          <div class="spent">
            <Stack label={t('nh-discard')} counts={player.discard} mine={mine} onTile={onTile} />
          </div>
        </details>
      )}
    </>
  );
}

export function PlayerPanel(given: Given) {
  const { now, player, forecast, isTurn } = given;
  return (
    <section
      class={`panel player army-${player.army} ${isTurn ? 'turn' : ''}`}
      style="--army:var(--pc)"
      aria-label={armyName(player.army)}
    >
      <Head {...given} />
      <div class="pb">
        <div class="hp" tabIndex={0} data-tip={hpTip(player, hpAfter(forecast, player))}>
          <span class="n num">{player.points ?? player.hp}</span>
          <Gauge hp={player.hp} after={hpAfter(forecast, player)} most={player.most} />
          <span class="unseen">{t('nh-mark-hit-points')}</span>
        </div>
        {player.energy !== null && (
          <Fact label={t('nh-energy')} value={player.energy} tip={t('page-nh-tip-energy')} />
        )}
        {!isMine(now, player.index) && <OpenHand {...given} />}
        {player.leader && <LeaderLine leader={player.leader} />}
        <ReserveLine {...given} />
        <Piles {...given} />
      </div>
    </section>
  );
}
