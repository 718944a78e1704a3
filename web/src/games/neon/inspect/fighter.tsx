// A fighter's board in full: health, cards, equipment, upgrades, trophies, abilities.
import { Dialog, openDialog } from '../../../parts/dialog';
import { update } from '../../../state/table';
import { t } from '../../../words/texts';
import { abilitiesOf, design } from '../content';
import { ActionCard, Energy, Glyph, Health, LootLine, Row, Supply } from '../pieces';
import { rangeWords } from '../ranges';
import { fighterName, lootName, placeName } from '../words';
import { Effects } from './effects';
import { inspectLoot } from './loot';
import { newest } from './newest';
import type { Fighter, Gear, Table } from '../view';

interface Given {
  fighter: Fighter;
}

/** At one screen for all a hand is shown only while its owner looks alone. */
const isAlone = (): boolean =>
  (update.value?.held.length ?? 0) < 2 || Boolean(update.value?.curtain);

const CardsOf = ({ fighter }: Given) => (
  <>
    {fighter.hand && isAlone() && (
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
  </>
);

const GearBox = ({ gear }: { gear: Gear }) => (
  <div class="gearbox">
    <button class="eqc" onClick={() => inspectLoot(gear.loot)}>
      <LootLine id={gear.loot}>
        <br />
        <span class="tiny sec">{rangeWords(design(gear.loot)?.range)}</span>
      </LootLine>
      <span class="sup num">
        {gear.supplies.length}/{gear.max}
      </span>
    </button>
    {gear.supplies.map((id) => (
      <span class="chip">
        {lootName(id)}
        {(design(id)?.supplies ?? []).map((name) => (
          <Supply name={name} size={13} />
        ))}
      </span>
    ))}
    <Effects source={`loot-${gear.loot}`} />
  </div>
);

const Equipment = ({ fighter }: Given) => (
  <>
    {fighter.equipment.length > 0 && <h3>{t('neon-equipment')}</h3>}
    {fighter.equipment.map((gear) => (
      <GearBox gear={gear} />
    ))}
    {fighter.upgrades.map((one) => (
      <div>
        <b>{t(`neon-upgrade-${one.upgrade}`)}</b>
        {one.used && <span class="chip">{t('page-neon-used')}</span>}
        <Effects source={`upgrade-${one.upgrade}`} />
      </div>
    ))}
  </>
);

const Spoils = ({ fighter }: Given) => (
  <>
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
  </>
);

const Abilities = ({ id }: { id: string }) => (
  <>
    <h3>{t('page-neon-abilities')}</h3>
    {abilitiesOf(id).map((ability) => (
      <div>
        <b>{t(`neon-ability-${ability}`)}</b>
        <Effects source={`ability-${ability}`} />
      </div>
    ))}
  </>
);

const Board = ({ fighter, table }: Given & { table: Table }) => (
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
    <CardsOf fighter={fighter} />
    <Equipment fighter={fighter} />
    <Spoils fighter={fighter} />
    {fighter.fighter && <Abilities id={fighter.fighter} />}
  </div>
);

const sideWords = ({ fighter, side }: Fighter): string => {
  const words = t('neon-side', { side });
  return fighter && fighter !== 'automa' ? `${t(`neon-corporation-${fighter}`)}, ${words}` : words;
};

export const inspectFighter = (table: Table, seat: number): void =>
  openDialog(() => {
    const now = newest(table),
      fighter = now.fighters[seat]!;
    return (
      <Dialog wide title={fighterName(now, seat)} under={sideWords(fighter)}>
        <Board fighter={fighter} table={now} />
      </Dialog>
    );
  });
