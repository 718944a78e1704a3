// Who is attacked: health, dice, chances, and what the equipment and the place do.
import { t } from '../../../words/texts';
import { sectorName, sourceTold } from '../content';
import { titleOf } from '../offers/heads';
import { Energy, Glyph, Health, Token } from '../pieces';
import { fighterName, lootName, sectorTitle } from '../words';
import { Chances } from './chances';
import { Dice, Sources } from './dice';
import type { Attack, Fighter, Table } from '../view';
import type { Update } from '../../../wire/types';

/** Whom an attack is aimed at; a bot by its own name. */
export const targetName = (table: Table, attack: Attack, who: number | 'bot'): string => {
  const bot = who === 'bot' ? table.ring.find((one) => one.number === attack.sector)?.bot : null;
  return bot ? `${t('neon-bot')} ${t(`neon-bot-${bot}`)}` : fighterName(table, who);
};

/** Whether the viewer is on the attacker's side. */
export const isAttackers = (now: Update, table: Table, attack: Attack): boolean => {
  const mine = now.seat === null ? undefined : table.fighters[now.seat],
    attacker = table.fighters[attack.attacker];
  return now.seat === attack.attacker || (mine?.team != null && mine.team === attacker?.team);
};

const placeOf = (attack: Attack): string => sectorTitle(sectorName(attack.sector));

const Head = ({
  table,
  attack,
  who,
  fighter,
}: {
  table: Table;
  attack: Attack;
  who: number | 'bot';
  fighter: Fighter | undefined;
}) => (
  <div class="ph">
    {fighter ? (
      <Token id={fighter.fighter} size={44} field={fighter.fields} />
    ) : (
      <Glyph name="bot" size={40} />
    )}
    <span class="grow">
      {t('page-neon-defends', { name: targetName(table, attack, who) })}
      <br />
      <span class="tiny sec">
        {placeOf(attack)}, {t('neon-range', { n: attack.range })}
      </span>
    </span>
  </div>
);

/** The dice against the attack and what of it comes through. */
function Defence({ attack }: { attack: Attack }) {
  const roll = attack.defense ?? attack.bot_dice,
    extra = attack.defense ? null : attack.automa_dice;
  return (
    <>
      {attack.defense_pool && (
        <Sources
          pool={attack.defense_pool}
          title={t('page-neon-defence-dice', { n: attack.defense_pool.dice })}
        />
      )}
      {roll && <Dice roll={roll} kind="defense" />}
      {extra && <Dice roll={extra} kind="defense" />}
      {attack.hits && (
        <p>
          <b>
            {t('page-neon-through', { crit: attack.hits.crit ?? 0, hit: attack.hits.hit ?? 0 })}
          </b>
        </p>
      )}
    </>
  );
}

const Facts = ({ attack, fighter }: { attack: Attack; fighter: Fighter | undefined }) => (
  <ul class="facts">
    {fighter?.equipment
      .filter((one) => ['armor', 'helmet'].includes(one.type))
      .map((one) => (
        <li>
          <Glyph name={one.type} size={22} />
          <span>
            <b>{lootName(one.loot)}</b>{' '}
            {sourceTold(`loot-${one.loot}`)
              .map((told) => told.does)
              .join('; ')}{' '}
            <span class="chip num">
              {one.supplies.length}/{one.max}
            </span>
          </span>
        </li>
      ))}
    {sourceTold(`sector-${sectorName(attack.sector)}`).map((told) => (
      <li>
        <Glyph name="move" size={22} />
        <span>
          <b>{placeOf(attack)}</b> {told.does}
          <br />
          <span class="tiny muted">{told.when}</span>
        </span>
      </li>
    ))}
  </ul>
);

export function Defender({ now, table, attack }: { now: Update; table: Table; attack: Attack }) {
  const who = attack.target ?? attack.targets[0] ?? 'bot',
    fighter = typeof who === 'number' ? table.fighters[who] : undefined;
  return (
    <section class="panel def" style={`--fc:var(--f-${fighter?.fighter ?? 'ghost'})`}>
      <Head table={table} attack={attack} who={who} fighter={fighter} />
      <div class="pb">
        {fighter && (
          <div class="row between">
            <Health fighter={fighter} />
            {fighter.fighter !== 'automa' && <Energy n={fighter.energy} />}
          </div>
        )}
        <Defence attack={attack} />
        <Chances
          table={table}
          isAttacker={isAttackers(now, table, attack)}
          name={(action) =>
            action.do === 'reroll' ? t('page-neon-chosen-dice') : titleOf(action, now, table)
          }
        />
        <Facts attack={attack} fighter={fighter} />
      </div>
    </section>
  );
}
