// The card of a sector: what it does, who and what is there.
import { Dialog, openDialog } from '../../../parts/dialog';
import { RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { ruleBehind } from '../../citations';
import { botSupplies } from '../content';
import { Glyph, Health, Token } from '../pieces';
import { sectorOf, type Sector, type Table } from '../view';
import { fighterName, sectorTitle } from '../words';
import { Effects } from './effects';

const FightersThere = ({ place, table }: { place: Sector; table: Table }) => (
  <>
    {place.fighters.map((seat) => {
      const fighter = table.fighters[seat]!;
      return (
        <div class="row">
          <Token id={fighter.fighter} size={34} field={fighter.fields} />
          <b class="grow">{fighterName(table, seat)}</b>
          <Health fighter={fighter} />
        </div>
      );
    })}
  </>
);

const BotThere = ({ bot }: { bot: string }) => (
  <div class="row">
    <Glyph name="bot" size={30} />
    <span>
      <b>
        {t('neon-bot')} {t(`neon-bot-${bot}`)}
      </b>
      <br />
      <span class="small sec">
        {t('page-neon-bot-pays')}{' '}
        {botSupplies(bot)
          .map((name) => t(`neon-supply-${name}`))
          .join(', ')}
      </span>
    </span>
  </div>
);

function SearchTokens({ count }: { count: number }) {
  const rule = ruleBehind('neon-search-tokens');
  return (
    <p class="row">
      <Glyph name="search" size={20} />
      {t('neon-search-tokens', { n: count })} {rule && <RuleId id={rule} />}
    </p>
  );
}

const SectorCard = ({ place, table }: { place: Sector; table: Table }) => (
  <Dialog
    title={`${place.number} ${sectorTitle(place.sector)}`}
    under={t(`neon-class-${place.class}`)}
  >
    {table.closes === place.number && (
      <p class="bad">{t('page-neon-sinks-now', { sector: sectorTitle(place.sector) })}</p>
    )}
    <Effects source={`sector-${place.sector}`} />
    <FightersThere place={place} table={table} />
    {place.bot && <BotThere bot={place.bot} />}
    {place.tokens.map((one) => (
      <div>
        <b>{t(`neon-token-${one.token}`)}</b>
        <Effects source={`token-${one.token}`} />
      </div>
    ))}
    {place.search > 0 && <SearchTokens count={place.search} />}
  </Dialog>
);

export function inspectSector(table: Table, number: number): void {
  const place = sectorOf(table, number);
  if (place) openDialog(() => <SectorCard place={place} table={table} />);
}
