// Why a battle would go so: each blow on an HQ, and tiles that do nothing.
import { Rich, RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { isMine, type Forecast, type Player, type Table } from '../view';
import { armyName, tileName } from '../words/names';
import type { Cause } from '../../../wire/neuroshima';
import type { Update } from '../../../wire/types';

/** Who lends to a blow. */
const lentWords = ({ lent }: Cause): string =>
  lent
    .map(({ tile, at, value }) =>
      t('page-nh-cause-lent', {
        value: value > 0 ? `+${value}` : `${value}`,
        tile: tileName(tile),
        at,
      }),
    )
    .join(', ');

function Blow({ cause, isAgain }: { cause: Cause; isAgain: boolean }) {
  const { tile, at, segment, wounds, rule } = cause,
    lent = lentWords(cause),
    words = t(isAgain ? 'page-nh-cause-again' : 'page-nh-cause', {
      tile: tileName(tile),
      at,
      segment,
    });
  return (
    <li>
      <span class="cseg num">{segment}</span>
      <span class="grow">
        <Rich text={words} />
        {lent && <span class="sec"> ({lent})</span>} <RuleId id={rule} />
      </span>
      <b class="num">−{wounds}</b>
    </li>
  );
}

function Losses({ now, player, forecast }: { now: Update; player: Player; forecast: Forecast }) {
  const blows = forecast.causes.filter((cause) => cause.player === player.index),
    total = blows.reduce((sum, { wounds }) => sum + wounds, 0);
  if (!blows.length) return null;
  return (
    <section>
      <h3>
        <span class="grow">
          {isMine(now, player.index)
            ? t('page-nh-cause-own')
            : t('page-nh-cause-foe', { army: armyName(player.army) })}
        </span>
        <b class="num">−{total}</b>
      </h3>
      <ul>
        {blows.map((cause, i) => (
          <Blow cause={cause} isAgain={blows.slice(0, i).some(({ at }) => at === cause.at)} />
        ))}
      </ul>
    </section>
  );
}

export function Causes({
  now,
  table,
  forecast,
}: {
  now: Update;
  table: Table;
  forecast: Forecast;
}) {
  if (!forecast.causes.length && !forecast.idle.length) return null;
  const lostBy = (player: Player): number =>
    forecast.causes
      .filter((cause) => cause.player === player.index)
      .reduce((sum, { wounds }) => sum + wounds, 0);
  return (
    <div class="causes" data-part="causes">
      {[...table.players]
        .sort((one, other) => lostBy(other) - lostBy(one))
        .map((player) => (
          <Losses now={now} player={player} forecast={forecast} />
        ))}
      {forecast.idle.map(({ tile, at }) => (
        <p class="small sec">{t('page-nh-cause-idle', { tile: tileName(tile), at })}</p>
      ))}
    </div>
  );
}
