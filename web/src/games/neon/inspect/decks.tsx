// What is left in each stack: decks, discards, closing tokens, upgrades.
import { Dialog, openDialog } from '../../../parts/dialog';
import { t } from '../../../words/texts';
import { designs, sectorName, type Design } from '../content';
import { ClassMark, Glyph } from '../pieces';
import { lootName, sectorTitle } from '../words';
import { newest } from './newest';
import { inspectLoot } from './loot';
import type { Table } from '../view';

/** Copies that lie openly with the fighters. */
const worn = (table: Table, id: string): number =>
  table.fighters
    .flatMap((one) => one.equipment.flatMap((item) => [item.loot, ...item.supplies]))
    .filter((one) => one === id).length;

function DesignChip({ design, gone }: { design: Design; gone: number }) {
  const { id, type, copies } = design;
  return (
    <button class={`chip press ${gone >= copies ? 'gone' : ''}`} onClick={() => inspectLoot(id)}>
      <Glyph name={type} size={14} />
      {lootName(id)} <b class="num">{t('page-neon-of', { n: copies - gone, of: copies })}</b>
    </button>
  );
}

function Deck({ table, kind }: { table: Table; kind: string }) {
  const { deck, discard } = table.loot[kind]!;
  return (
    <section class="deck">
      <h3 class="row">
        <ClassMark kind={kind} />
        {t(`neon-class-${kind}`)}{' '}
        <span class="chip num">{t('page-neon-deck-left', { n: deck })}</span>
      </h3>
      <p class="small row wrap">
        {designs()
          .filter((one) => one.class === kind)
          .map((one) => (
            <DesignChip
              design={one}
              gone={discard.filter((id) => id === one.id).length + worn(table, one.id)}
            />
          ))}
      </p>
    </section>
  );
}

const Decks = ({ table }: { table: Table }) => (
  <Dialog wide title={t('page-neon-decks')}>
    <p>
      {t('page-neon-closing-left')}{' '}
      {table.hidden.map((number) => (
        <span class="chip">
          {number} {sectorTitle(sectorName(number))}
        </span>
      ))}
    </p>
    <p class="sec">{t('page-neon-upgrades-left', { n: table.upgrades.deck })}</p>
    {Object.keys(table.loot).map((kind) => (
      <Deck table={table} kind={kind} />
    ))}
  </Dialog>
);

export const inspectDecks = (table: Table): void =>
  openDialog(() => <Decks table={newest(table)} />);
