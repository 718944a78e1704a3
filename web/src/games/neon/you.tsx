// Your own board: health, energy, row, equipment, abilities; and what is left in the stacks.
import { t } from '../../words/texts';
import { abilitiesOf, design, sourceTold } from './content';
import { inspectDecks } from './inspect/decks';
import { Cost } from './inspect/effects';
import { inspectFighter } from './inspect/fighter';
import { inspectLoot, inspectSource } from './inspect/loot';
import { stateOf } from './order/state';
import { Energy, Glyph, Health, LootLine, Row, Supply, Token } from './pieces';
import { rangeWords } from './ranges';
import { botTip, fieldTip, fighterTip, leaderTip, lootTip, pointsTip, sourceTip } from './tips';
import { fighterName, placeName } from './words';
import type { Fighter, Table } from './view';
import type { Face } from '../face';
import type { Update } from '../../wire/types';

const Points = ({ fighter }: { fighter: Fighter }) =>
  fighter.points === null ? null : (
    <span class="pts num" data-tip={pointsTip(fighter)}>
      {fighter.points}
      <small>{t('page-neon-pts')}</small>
    </span>
  );

const Leader = () => (
  <span class="eq leader" data-tip={leaderTip()}>
    <Glyph name="leadership" size={15} />
    <span class="unseen">{t('neon-leader')}</span>
  </span>
);

function Loot({ fighter }: { fighter: Fighter }) {
  return (
    <>
      {fighter.equipment.map((one) => (
        <button class="eqc" onClick={() => inspectLoot(one.loot)} data-tip={lootTip(one.loot)}>
          <LootLine id={one.loot}>
            <br />
            <span class="tiny sec">
              {rangeWords(design(one.loot)?.range) || sourceTold(`loot-${one.loot}`)[0]?.does}
            </span>
          </LootLine>
          <span class="sup">
            {[...new Set(one.supplies.flatMap((id) => design(id)?.supplies ?? []))]
              .slice(0, 3)
              .map((name) => (
                <Supply name={name} size={15} />
              ))}
            <b class="num">
              {one.supplies.length}/{one.max}
            </b>
          </span>
        </button>
      ))}
    </>
  );
}

export function You({ fighter, table, now }: { fighter: Fighter; table: Table; now: Update }) {
  return (
    <section
      class="panel you"
      aria-label={fighterName(table, fighter.seat)}
      style={`--fc:var(--f-${fighter.fighter ?? 'ghost'})`}
    >
      <div class="ph">
        <button
          class="who"
          data-tip={fighterTip(table, fighter, now)}
          onClick={() => inspectFighter(table, fighter.seat)}
        >
          <Token id={fighter.fighter} size={40} you field={0} />
          <span class="grow">
            <b>{fighterName(table, fighter.seat)}</b>{' '}
            {fighter.fighter && (
              <span class="tiny muted">
                {t(`neon-corporation-${fighter.fighter}`)}, {t('neon-side', { side: fighter.side })}
              </span>
            )}
            <br />
            <span class="tiny sec">
              {now.seat === fighter.seat
                ? t('page-neon-you')
                : stateOf(now, table, fighter.seat).text}{' '}
              · {placeName(table, fighter.place)}
            </span>
          </span>
        </button>
        <Points fighter={fighter} />
      </div>
      <div class="pb" tabIndex={0} role="group" aria-label={fighterName(table, fighter.seat)}>
        <div class="row between">
          <Health fighter={fighter} />
          <span class="col" style="align-items:end;gap:4px">
            <Energy n={fighter.energy} />
            <span class="row" style="gap:4px">
              {table.leader === fighter.seat && <Leader />}
              {fighter.fields > 0 && (
                <span class="eq" data-tip={fieldTip(fighter.fields)}>
                  {t('neon-field')} {fighter.fields}
                </span>
              )}
            </span>
          </span>
        </div>
        {fighter.row && <Row row={fighter.row} initiative={fighter.initiative} />}
        <Loot fighter={fighter} />
        {fighter.bots.length > 0 && (
          <div class="row wrap">
            {fighter.bots.map((one) => (
              <span class={`eq ${one.used ? 'spent' : ''}`} data-tip={botTip(one.bot, one.used)}>
                <Glyph name="bot" size={15} />
                {t(`neon-bot-${one.bot}`)}
              </span>
            ))}
          </div>
        )}
        <ul class="abs">
          {fighter.upgrades.map((one) => (
            <Ability source={`upgrade-${one.upgrade}`} name={t(`neon-upgrade-${one.upgrade}`)} />
          ))}
          {fighter.fighter &&
            abilitiesOf(fighter.fighter).map((id) => (
              <Ability source={`ability-${id}`} name={t(`neon-ability-${id}`)} />
            ))}
        </ul>
      </div>
    </section>
  );
}

function Ability({ source, name }: { source: string; name: string }) {
  const told = sourceTold(source),
    first = told[0];
  return (
    <li>
      {first && <Cost told={first} />}
      <span>
        <button class="name" onClick={() => inspectSource(source)} data-tip={sourceTip(source)}>
          {name}
        </button>{' '}
        {[...new Set(told.map((one) => one.does))].join('; ')}
        <br />
        <span class="tiny muted">{[...new Set(told.map((one) => one.when))].join('; ')}</span>
      </span>
    </li>
  );
}

export const Decks = ({ table }: { table: Table }) => (
  <button
    class="btn quiet sm decks"
    data-tip={t('page-neon-tip-decks')}
    onClick={() => inspectDecks(table)}
  >
    {Object.entries(table.loot).map(([kind, one]) => (
      <span class={`cl c-${kind}`}>{one.deck}</span>
    ))}
    <span>{t('page-neon-decks')}</span>
    <span class="key">L</span>
  </button>
);

/** A small sign of a seat. */
export const Sign: Face['Sign'] = ({ seat, size, mine }) => (
  <Token id={typeof seat.fighter === 'string' ? seat.fighter : null} size={size} you={mine} />
);
