// Everything about a printed tile: its marks, its effects, its initiative, each with what it means.
import { keptTile } from '../../../draw/tile';
import { Dialog, openDialog } from '../../../parts/dialog';
import { t, tOr } from '../../../words/texts';
import { faceOfTile, type Printed } from '../faces';
import { armyName, markName, tileName } from '../words/names';
import { Picture } from './picture';
import { Block, EffectBlock } from './values';

/** The marks of a tile, each kind once, at its greatest strength. */
function marksOf({ sides }: Printed): { kind: string; total: string }[] {
  const seen = new Map<string, number>();
  for (const mark of sides.flat()) {
    const kind = markName(mark.type);
    seen.set(kind, Math.max(seen.get(kind) ?? 0, mark.value ?? 0));
  }
  return [...seen].map(([kind, value]) => ({ kind, total: value ? String(value) : '' }));
}

const InstantValues = ({ face }: { face: Printed }) => (
  <>
    {face.effects.map((effect) => (
      <section class="val">
        <p>{tOr(`nh-about-${effect.do}`, '')}</p>
      </section>
    ))}
  </>
);

function BoardValues({ face }: { face: Printed }) {
  const initiative = (face.initiative ?? []).map((one) => (typeof one === 'number' ? one : one.v)),
    toughness = face.toughness ?? 0;
  return (
    <>
      {marksOf(face).map(({ kind, total }, i) => (
        <Block
          kind={kind}
          index={i + 1}
          name={t(`nh-mark-${kind}`)}
          total={total}
          about={tOr(`nh-about-${kind}`, '')}
        />
      ))}
      {face.effects.map((effect) => (
        <EffectBlock effect={effect} />
      ))}
      {initiative.length > 0 && (
        <Block
          kind="initiative"
          name={t('nh-mark-initiative')}
          total={initiative.join(', ')}
          about={t('nh-about-initiative')}
        />
      )}
      {face.kind !== 'foundation' && face.kind !== 'hq' && (
        <Block
          kind="toughness"
          name={t('nh-mark-toughness')}
          total={toughness}
          about={t('nh-about-toughness', { left: toughness })}
        />
      )}
      {face.mobility && (
        <Block kind="mobile" name={t('nh-mark-mobile')} about={t('nh-about-mobile')} />
      )}
    </>
  );
}

function TileCard({ tile }: { tile: string }) {
  const face = faceOfTile(tile);
  return (
    <Dialog
      wide
      title={tileName(tile)}
      under={t('page-nh-kind', { army: armyName(face.army), kind: t(`nh-kind-${face.kind}`) })}
    >
      <div class="insp">
        <Picture tile={tile} svg={keptTile(face, { lod: 'l', tone: 'light' })}>
          <p class="sec small">{t('page-nh-copies', { count: face.count })}</p>
        </Picture>
        <div class="vals">
          {face.kind === 'instant' ? <InstantValues face={face} /> : <BoardValues face={face} />}
        </div>
      </div>
    </Dialog>
  );
}

export const inspectTile = (tile: string): void => openDialog(() => <TileCard tile={tile} />);
