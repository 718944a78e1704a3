// What a sector, fighter, card or stack is and does: cards that open on a press.
import { Dialog, openDialog } from '../../parts/dialog';
import { RuleId } from '../../parts/rich';
import { update } from '../../state/store';
import { t } from '../../words/texts';
import {
  abilitiesOf,
  botSupplies,
  design,
  designs,
  isHouse,
  sectorName,
  sourceTold,
  type Told,
} from './content';
import {
  ActionCard,
  ClassMark,
  Energy,
  Glyph,
  Health,
  LootLine,
  rangeWords,
  Row,
  Supply,
  Token,
} from './pieces';
import { fighterName, lootName, placeName, sectorTitle, sourceName } from './words';
import { tableOf, type Fighter, type Table } from './view';

export const Cost = ({ told }: { told: Told }) =>
  told.energy ? (
    <span class="cost num">
      {told.energy}
      <Glyph name="energy" size={13} />
    </span>
  ) : told.supply ? (
    <span class="cost">
      <Supply name={told.supply} size={15} />
    </span>
  ) : (
    <span class="cost none">–</span>
  );

/** Everything a thing does: price, effect, moment. */
export function Effects({ source }: { source: string }) {
  const all = sourceTold(source);
  if (!all.length) return null;
  return (
    <ul class="abs">
      {all.map((told) => (
        <li>
          <Cost told={told} />
          <span>
            {told.does}
            <br />
            <span class="tiny muted">{told.when}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function LootBody({ id }: { id: string }) {
  const made = design(id);
  if (!made) return null;
  return (
    <div class="loot-card">
      <div class="row">
        <ClassMark kind={made.class} />
        <Glyph name={made.type} size={34} />
        <span class="grow">
          <b>{t(`neon-type-${made.type}`)}</b>
          <br />
          <span class="small sec">{t(`neon-class-${made.class}`)}</span>
        </span>
      </div>
      {made.range && <p>{rangeWords(made.range)}</p>}
      <Effects source={`loot-${id}`} />
      <p class="small row wrap">
        {t('page-neon-as-supply')}{' '}
        {made.supplies.map((name) => (
          <span class="chip">
            <Supply name={name} size={14} />
            {t(`neon-supply-${name}`)}
          </span>
        ))}
      </p>
      <p class="small sec">
        {t('page-neon-holds', { n: made.maxSupplies })}{' '}
        {isHouse(`loot-${id}`) && t('neon-origin-house')}
      </p>
    </div>
  );
}

export const inspectLoot = (id: string): void =>
  openDialog(() => (
    <Dialog title={lootName(id)}>
      <LootBody id={id} />
    </Dialog>
  ));

export function inspectSource(source: string): void {
  if (source.startsWith('loot-')) {
    inspectLoot(source.slice(5));
    return;
  }
  openDialog(() => (
    <Dialog title={sourceName(source)}>
      <Effects source={source} />
    </Dialog>
  ));
}

const live = (table: Table): Table =>
  update.value?.game === 'neon' ? tableOf(update.value.view) : table;

export function inspectSector(table: Table, number: number): void {
  const place = table.ring.find((one) => one.number === number);
  if (!place) return;
  openDialog(() => (
    <Dialog title={`${number} ${sectorTitle(place.sector)}`} under={t(`neon-class-${place.class}`)}>
      {table.closes === number && (
        <p class="bad">{t('page-neon-sinks-now', { sector: sectorTitle(place.sector) })}</p>
      )}
      <Effects source={`sector-${place.sector}`} />
      {place.fighters.map((seat) => (
        <div class="row">
          <Token
            id={table.fighters[seat]!.fighter}
            size={34}
            field={table.fighters[seat]!.fields}
          />
          <b class="grow">{fighterName(table, seat)}</b>
          <Health fighter={table.fighters[seat]!} />
        </div>
      ))}
      {place.bot && (
        <div class="row">
          <Glyph name="bot" size={30} />
          <span>
            <b>
              {t('neon-bot')} {t(`neon-bot-${place.bot}`)}
            </b>
            <br />
            <span class="small sec">
              {t('page-neon-bot-pays')}{' '}
              {botSupplies(place.bot)
                .map((name) => t(`neon-supply-${name}`))
                .join(', ')}
            </span>
          </span>
        </div>
      )}
      {place.tokens.map((one) => (
        <div>
          <b>{t(`neon-token-${one.token}`)}</b>
          <Effects source={`token-${one.token}`} />
        </div>
      ))}
      {place.search > 0 && (
        <p class="row">
          <Glyph name="search" size={20} />
          {t('neon-search-tokens', { n: place.search })} <RuleId id="NEON-SRCH-07" />
        </p>
      )}
    </Dialog>
  ));
}

/** A fighter's board in full. */
export function Board({ fighter, table }: { fighter: Fighter; table: Table }) {
  return (
    <div class="full-board">
      <div class="row between">
        <Health fighter={fighter} />
        <Energy n={fighter.energy} />
      </div>
      <p class="small sec">
        {placeName(table, fighter.place)}
        {fighter.fields > 0 && `, ${t('neon-field')} ${fighter.fields}`}
        {table.leader === fighter.seat && `, ${t('neon-leader')}`}
      </p>
      {fighter.row && <Row row={fighter.row} initiative={fighter.initiative} />}
      {fighter.hand && (
        <>
          <h3>{t('neon-hand')}</h3>
          <div class="handc fixed">
            {fighter.hand.map((id) => (
              <ActionCard id={id} used={false} />
            ))}
          </div>
        </>
      )}
      <p class="small sec">
        {t('page-neon-cards', {
          hand: fighter.cards,
          deck: fighter.deck,
          discard: fighter.discard.length,
        })}
      </p>
      {fighter.discard.length > 0 && (
        <div class="handc fixed">
          {fighter.discard.map((id) => (
            <ActionCard id={id} used />
          ))}
        </div>
      )}
      {fighter.equipment.length > 0 && <h3>{t('neon-equipment')}</h3>}
      {fighter.equipment.map((one) => (
        <div class="gearbox">
          <button class="eqc" onClick={() => inspectLoot(one.loot)}>
            <LootLine id={one.loot}>
              <br />
              <span class="tiny sec">{rangeWords(design(one.loot)?.range)}</span>
            </LootLine>
            <span class="sup num">
              {one.supplies.length}/{one.max}
            </span>
          </button>
          {one.supplies.map((id) => (
            <span class="chip">
              {lootName(id)}
              {(design(id)?.supplies ?? []).map((name) => (
                <Supply name={name} size={13} />
              ))}
            </span>
          ))}
          <Effects source={`loot-${one.loot}`} />
        </div>
      ))}
      {fighter.upgrades.map((one) => (
        <div>
          <b>{t(`neon-upgrade-${one.upgrade}`)}</b>
          {one.used && <span class="chip">{t('page-neon-used')}</span>}
          <Effects source={`upgrade-${one.upgrade}`} />
        </div>
      ))}
      {fighter.bots.length > 0 && (
        <p class="row wrap">
          {fighter.bots.map((one) => (
            <span class="chip">
              <Glyph name="bot" size={14} />
              {t(`neon-bot-${one.bot}`)}
              {one.used && ` · ${t('page-neon-used')}`}
            </span>
          ))}
        </p>
      )}
      <p class="row wrap">
        {Object.entries(fighter.trophies)
          .filter(([, n]) => n > 0)
          .map(([value, n]) => (
            <span class="chip">{t('page-neon-trophy', { value: Number(value), n })}</span>
          ))}
      </p>
      {fighter.fighter && (
        <>
          <h3>{t('page-neon-abilities')}</h3>
          {abilitiesOf(fighter.fighter).map((id) => (
            <div>
              <b>{t(`neon-ability-${id}`)}</b>
              <Effects source={`ability-${id}`} />
            </div>
          ))}
        </>
      )}
    </div>
  );
}

export const inspectFighter = (table: Table, seat: number): void =>
  openDialog(() => {
    const now = live(table),
      fighter = now.fighters[seat]!;
    return (
      <Dialog
        wide
        title={fighterName(now, seat)}
        under={`${fighter.fighter && fighter.fighter !== 'automa' ? `${t(`neon-corporation-${fighter.fighter}`)}, ` : ''}${t('neon-side', { side: fighter.side })}`}
      >
        <Board fighter={fighter} table={now} />
      </Dialog>
    );
  });

/** What is left in each stack: decks, discards, closing tokens, upgrades. */
export const inspectDecks = (table: Table): void =>
  openDialog(() => {
    const now = live(table);
    return (
      <Dialog wide title={t('page-neon-decks')}>
        <p>
          {t('page-neon-closing-left')}{' '}
          {now.hidden.map((number) => (
            <span class="chip">
              {number} {sectorTitle(sectorName(number))}
            </span>
          ))}
        </p>
        <p class="sec">{t('page-neon-upgrades-left', { n: now.upgrades.deck })}</p>
        {Object.entries(now.loot).map(([kind, { deck, discard }]) => (
          <section class="deck">
            <h3 class="row">
              <ClassMark kind={kind} />
              {t(`neon-class-${kind}`)}{' '}
              <span class="chip num">{t('page-neon-deck-left', { n: deck })}</span>
            </h3>
            <p class="small row wrap">
              {designs()
                .filter((one) => one.class === kind)
                .map((one) => {
                  const gone = discard.filter((id) => id === one.id).length + worn(now, one.id);
                  return (
                    <button
                      class={`chip press ${gone >= one.copies ? 'gone' : ''}`}
                      onClick={() => inspectLoot(one.id)}
                    >
                      <Glyph name={one.type} size={14} />
                      {lootName(one.id)}{' '}
                      <b class="num">
                        {t('page-neon-of', { n: one.copies - gone, of: one.copies })}
                      </b>
                    </button>
                  );
                })}
            </p>
          </section>
        ))}
      </Dialog>
    );
  });

/** Copies that lie openly with the fighters. */
const worn = (table: Table, id: string): number =>
  table.fighters
    .flatMap((one) => one.equipment.flatMap((item) => [item.loot, ...item.supplies]))
    .filter((one) => one === id).length;
