// The card of a piece of loot, or of anything else that has effects.
import { Dialog, openDialog } from '../../../parts/dialog';
import { t } from '../../../words/texts';
import { design, isHouse } from '../content';
import { ClassMark, Glyph, Supply } from '../pieces';
import { rangeWords } from '../ranges';
import { lootName, sourceName } from '../words';
import { Effects } from './effects';

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
        {t('page-neon-holds', { n: made.max_supplies })}{' '}
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
