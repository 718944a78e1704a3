// The fighters' boards: yours in full, the others in short, all of them in a strip on a phone.
import { t } from '../../words/texts';
import { abilitiesOf, design, sourceTold } from './content';
import { inspectDecks } from './inspect/decks';
import { Cost } from './inspect/effects';
import { inspectFighter } from './inspect/fighter';
import { inspectLoot, inspectSource } from './inspect/loot';
import { Energy, Glyph, Health, LootLine, rangeWords, Row, Supply, Token } from './pieces';
import { fighterName, lootName, placeName } from './words';
import type { Fighter, Table } from './view';
import type { Update } from '../../wire/types';

const Points = ({ fighter }: { fighter: Fighter }) =>
  fighter.points === null ? null : (
    <span class="pts num">
      {fighter.points}
      <small>{t('page-neon-pts')}</small>
    </span>
  );

const Leader = () => (
  <span class="eq leader" title={t('neon-leader')}>
    <Glyph name="leadership" size={15} />
    <span class="unseen">{t('neon-leader')}</span>
  </span>
);

/** What a seat is doing: row sealed, choosing, acting, waiting. */
function state(now: Update, table: Table, seat: number): { text: string; good: boolean } {
  if (table.fighters[seat]?.place === 'out') return { text: t('neon-eliminated'), good: false };
  if (now.sealed.includes(seat)) return { text: t('page-neon-sealed'), good: true };
  if (now.waiting.includes(seat))
    return {
      text: t(table.phase === 'plan' ? 'page-neon-choosing' : 'page-neon-deciding'),
      good: false,
    };
  if (table.active === seat) return { text: t('page-neon-acting'), good: true };
  const place = table.order.indexOf(seat);
  if (place >= 0) return { text: t('page-neon-acts-nth', { n: place + 1 }), good: false };
  return { text: placeName(table, table.fighters[seat]!.place), good: false };
}

function Loot({ fighter }: { fighter: Fighter }) {
  return (
    <>
      {fighter.equipment.map((one) => (
        <button class="eqc" onClick={() => inspectLoot(one.loot)}>
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
        <button class="who" onClick={() => inspectFighter(table, fighter.seat)}>
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
                : state(now, table, fighter.seat).text}{' '}
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
                <span class="eq">
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
              <span class={`eq ${one.used ? 'spent' : ''}`}>
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
        <button class="name" onClick={() => inspectSource(source)}>
          {name}
        </button>{' '}
        {[...new Set(told.map((one) => one.does))].join('; ')}
        <br />
        <span class="tiny muted">{[...new Set(told.map((one) => one.when))].join('; ')}</span>
      </span>
    </li>
  );
}

/** Whether a fighter is of the viewer's own team. */
const isAlly = (table: Table, fighter: Fighter, now: Update): boolean =>
  fighter.team !== null && now.seat !== null && table.fighters[now.seat]?.team === fighter.team;

export function Foe({ fighter, table, now }: { fighter: Fighter; table: Table; now: Update }) {
  const doing = state(now, table, fighter.seat),
    real = fighter.fighter !== 'automa';
  return (
    <button
      class={`fb ${fighter.place === 'out' ? 'out' : ''} ${table.active === fighter.seat ? 'on' : ''}`}
      style={`--fc:${real ? `var(--f-${fighter.fighter})` : 'var(--text-2)'}`}
      onClick={() => inspectFighter(table, fighter.seat)}
      data-fighter={fighter.fighter}
    >
      <span class="fh">
        <Token id={fighter.fighter} size={36} field={fighter.fields} />
        <span class="grow">
          <b>{fighterName(table, fighter.seat)}</b>{' '}
          {now.seats[fighter.seat]?.kind === 'human' && (
            <span class="tiny muted">{now.seats[fighter.seat]!.player}</span>
          )}
          {fighter.team !== null && (
            <span class="tiny muted">
              {' '}
              {t('neon-team', { n: fighter.team + 1 })}
              {isAlly(table, fighter, now) && <b class="good"> · {t('page-neon-ally')}</b>}
            </span>
          )}
          <br />
          <span class={`tiny ${doing.good ? 'good' : 'sec'}`}>{doing.text}</span>
        </span>
        <Points fighter={fighter} />
      </span>
      <span class="fr">
        <Health fighter={fighter} />
        <span class="col" style="gap:5px">
          {real && <Energy n={fighter.energy} />}
          <span class="gear">
            {fighter.equipment.map((one) => (
              <span class="eq" title={lootName(one.loot)}>
                <Glyph name={one.type} size={16} />
                {one.supplies.length > 0 && <b class="num">+{one.supplies.length}</b>}
                <span class="unseen">{lootName(one.loot)}</span>
              </span>
            ))}
            {fighter.bots.map((one) => (
              <span class={`eq ${one.used ? 'spent' : ''}`} title={t(`neon-bot-${one.bot}`)}>
                <Glyph name="bot" size={15} />
              </span>
            ))}
            {table.leader === fighter.seat && <Leader />}
          </span>
        </span>
      </span>
      {fighter.row && <Row row={fighter.row} initiative={fighter.initiative} />}
    </button>
  );
}

/** All fighters in one line, for a phone. */
export const Strip = ({ table, now }: { table: Table; now: Update }) => (
  <div class="rivals only-phone">
    {table.fighters.map((fighter) => (
      <button
        class={fighter.seat === now.seat ? 'me' : ''}
        onClick={() => inspectFighter(table, fighter.seat)}
      >
        <span class="unseen">{`${fighterName(table, fighter.seat)}, ${placeName(table, fighter.place)}, ${t('page-neon-health', { n: fighter.tokens })}`}</span>
        <Token id={fighter.fighter} size={30} you={fighter.seat === now.seat} />
        <span class="hv">
          <b class="num">
            <Glyph name="heart" size={13} />
            {fighter.tokens}
          </b>
          {fighter.fighter !== 'automa' && (
            <span class="num warn">
              <Glyph name="energy" size={13} />
              {fighter.energy}
            </span>
          )}
        </span>
      </button>
    ))}
  </div>
);

export const Decks = ({ table }: { table: Table }) => (
  <button class="btn quiet sm decks" onClick={() => inspectDecks(table)}>
    {Object.entries(table.loot).map(([kind, one]) => (
      <span class={`cl c-${kind}`}>{one.deck}</span>
    ))}
    <span>{t('page-neon-decks')}</span>
    <span class="key">L</span>
  </button>
);
