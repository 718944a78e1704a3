// Everything about one tile: in words, in danger, each value with its parts and rules.
import { useMemo } from 'preact/hooks';
import { TILE_BOX, TILE_RATIO } from '../../draw/hexagon';
import { keptTile, type Tone } from '../../draw/tile';
import { flag } from '../../draw/middle';
import { words as glyphs } from '../../draw/glyphs';
import { Dialog, openDialog } from '../../parts/dialog';
import { Drawing, Icon } from '../../parts/icon';
import { Rich, RuleId } from '../../parts/rich';
import { t, tOr } from '../../words/texts';
import { faceOfTile } from './faces';
import { armyName, constructionName, Crest, markName, tileName, tileWords } from './tile';
import { House } from './panels';
import { directionName, sentenceOf } from './words';
import { isMine, stateOf, type Fate, type Piece, type Table, type Value } from './view';
import type { Mark } from '../../draw/sides';
import type { Update } from '../../wire/types';

const GLYPH: Record<string, string> = {
  armour: 'armor',
  'enemy-link': 'hostile',
  'control-link': 'control',
  mobile: 'mobility',
  'hit-points': 'wound',
};
const WIDTH = 250;

const Sign = ({ kind }: { kind: string }) => (
  <span class="sw">
    <Drawing
      svg={glyphs[GLYPH[kind] ?? kind] ?? glyphs.wound!}
      box="-17 -17 34 34"
      width={22}
      height={22}
    />
  </span>
);

const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

function ValueBlock({
  value,
  index,
  piece,
  now,
}: {
  value: Value;
  index: number;
  piece: Piece;
  now: Update;
}) {
  const name = tOr(`nh-mark-${value.kind}`, value.kind),
    title =
      value.side === null
        ? name
        : t('page-nh-value-side', {
            mark: name,
            direction: directionName(value.side + piece.facing),
          });
  return (
    <section class="val">
      <h3>
        <span class="no">{index}</span>
        <Sign kind={value.kind} /> {title}
        <span class="tot num">
          {value.kind === 'initiative' ? <Flags piece={piece} /> : value.total}
        </span>
      </h3>
      {value.reasons.length > 0 && (
        <ul>
          {value.reasons.map((reason, i) => (
            <li>
              <span>
                <Rich text={sentenceOf(reason.message, reason.args, now)} />
              </span>
              <b
                class={`num ${i > 0 && Number(reason.value) > 0 ? 'good' : Number(reason.value) < 0 ? 'bad' : ''}`}
              >
                {typeof reason.value === 'number' && i > 0 ? signed(reason.value) : reason.value}
              </b>
              {reason.rule ? <RuleId id={reason.rule} /> : <span />}
            </li>
          ))}
        </ul>
      )}
      <p>
        {tOr(`nh-about-${value.kind}`, '', { left: Math.max(0, piece.toughness - piece.wounds) })}{' '}
        {value.rule && <RuleId id={value.rule} />}
      </p>
    </section>
  );
}

const Flags = ({ piece }: { piece: Piece }) => (
  <span class="row" style="gap:2px">
    {piece.initiative.map((one) => {
      const o = typeof one === 'number' ? { v: one } : one;
      return (
        <Drawing
          cls="tone-dark tile-svg"
          svg={flag(o.v, { h: 24, lent: Boolean(o.lent), change: o.change ?? 0 })}
          box="-16 -17 32 34"
          width={30}
          height={32}
        />
      );
    })}
  </span>
);

/** Marks that every tile explains even when the engine lists no reasons for them. */
function printedValues(sides: Mark[][]): { kind: string; total: string }[] {
  const seen = new Map<string, number>();
  for (const mark of sides.flat()) {
    const kind = markName(mark.type);
    seen.set(kind, Math.max(seen.get(kind) ?? 0, mark.value ?? 0));
  }
  return [...seen].map(([kind, value]) => ({ kind, total: value ? String(value) : '' }));
}

export function TileCard({ tile }: { tile: string }) {
  const face = faceOfTile(tile);
  return (
    <Dialog
      wide
      title={tileName(tile)}
      under={t('page-nh-kind', { army: armyName(face.army), kind: t(`nh-kind-${face.kind}`) })}
    >
      <div class="insp">
        <div class="lft">
          <Drawing
            cls="tile-svg bigtile"
            svg={keptTile(face, { lod: 'l', tone: 'light' })}
            box={TILE_BOX}
            width={WIDTH}
            height={Math.round(WIDTH * TILE_RATIO)}
          />
          <p class="say">{tileWords(tile)}</p>
          <p class="sec small">{t('page-nh-copies', { count: face.count })}</p>
          <Legend />
        </div>
        <div class="vals">
          {face.kind === 'instant' ? (
            face.effects.map((effect) => (
              <section class="val">
                <p>{tOr(`nh-about-${effect.do}`, '')}</p>
              </section>
            ))
          ) : (
            <>
              {printedValues(face.sides).map((value, i) => (
                <section class="val">
                  <h3>
                    <span class="no">{i + 1}</span>
                    <Sign kind={value.kind} />
                    {t(`nh-mark-${value.kind}`)}
                    <span class="tot num">{value.total}</span>
                  </h3>
                  <p>{tOr(`nh-about-${value.kind}`, '')}</p>
                </section>
              ))}
              {face.effects.map((effect) => (
                <section class="val">
                  <h3>
                    <Sign kind="link" />
                    {tOr(`nh-effect-${effect.do}`, effect.do, { value: signed(effect.value ?? 0) })}
                  </h3>
                  <p>{tOr(`nh-about-${effect.do}`, '')}</p>
                </section>
              ))}
              {(face.initiative?.length ?? 0) > 0 && (
                <section class="val">
                  <h3>
                    <Sign kind="initiative" />
                    {t('nh-mark-initiative')}
                    <span class="tot num">
                      {face
                        .initiative!.map((one) => (typeof one === 'number' ? one : one.v))
                        .join(', ')}
                    </span>
                  </h3>
                  <p>{t('nh-about-initiative')}</p>
                </section>
              )}
              {face.kind !== 'foundation' && face.kind !== 'hq' && (
                <section class="val">
                  <h3>
                    <Sign kind="toughness" />
                    {t('nh-mark-toughness')}
                    <span class="tot num">{face.toughness ?? 0}</span>
                  </h3>
                  <p>{t('nh-about-toughness', { left: face.toughness ?? 0 })}</p>
                </section>
              )}
              {face.mobility && (
                <section class="val">
                  <h3>
                    <Sign kind="mobile" />
                    {t('nh-mark-mobile')}
                  </h3>
                  <p>{t('nh-about-mobile')}</p>
                </section>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const Legend = () => (
  <div class="legend">
    <span class="swatch solid" />
    <span>{t('page-nh-legend-solid')}</span>
    <span class="swatch hollow" />
    <span>{t('page-nh-legend-hollow')}</span>
  </div>
);

function Danger({ fate }: { fate: Fate }) {
  return (
    <section class="hurt">
      <h3>
        <Sign kind="wound" /> {t(fate.dies ? 'page-nh-danger-dies' : 'page-nh-danger')}
      </h3>
      <p>
        {t('page-nh-danger-words', { count: fate.wounds })}{' '}
        {fate.dies &&
          fate.segment !== null &&
          t('page-nh-danger-segment', { segment: fate.segment })}
      </p>
    </section>
  );
}

function PieceCard({
  piece,
  table,
  now,
  fate,
  tone,
}: {
  piece: Piece;
  table: Table;
  now: Update;
  fate: Fate | null;
  tone: Tone;
}) {
  const army = (seat: number): string =>
      table.players.find((player) => player.index === seat)?.army ?? '',
    face = faceOfTile(piece.tile);
  const svg = useMemo(
    () => keptTile(face, { lod: 'l', tone, rotation: piece.facing, state: stateOf(piece, army) }),
    [piece],
  );
  return (
    <Dialog
      wide
      title={tileName(piece.tile)}
      under={t('page-nh-where', {
        army: armyName(army(piece.owner)),
        kind: t(`nh-kind-${face.kind}`),
        cell: piece.cell,
        direction: directionName(piece.facing),
      })}
    >
      <div class="insp">
        <div class="lft">
          <Drawing
            cls="tile-svg bigtile"
            svg={svg}
            box={TILE_BOX}
            width={WIDTH}
            height={Math.round(WIDTH * TILE_RATIO)}
          />
          <p class="say">{tileWords(piece.tile)}</p>
          {piece.unit && (
            <section class="unit">
              <p>
                {t('nh-state-unit', {
                  construction: constructionName(piece.unit.construction),
                  twin: piece.unit.twin,
                })}{' '}
                {t('nh-about-construction')} <RuleId id="NH-VAR-03" />
              </p>
              <House origin={piece.unit.origin} />
            </section>
          )}
          {piece.netted && (
            <section class="hurt">
              <h3>
                <Icon name="lock" />
                {t('nh-mark-net')}
              </h3>
              <p>
                {piece.nettedBy.length
                  ? piece.nettedBy
                      .map((cell) => {
                        const by = table.pieces.find((one) => one.cell === cell);
                        return by
                          ? t('nh-state-netted', { tile: tileName(by.tile), at: cell })
                          : '';
                      })
                      .join(' ')
                  : t('page-nh-ear-netted')}{' '}
                <RuleId id="NH-NET-01" />
              </p>
            </section>
          )}
          {fate && <Danger fate={fate} />}
          <Legend />
        </div>
        <div class="vals">
          {piece.values.map((value, i) => (
            <ValueBlock value={value} index={i + 1} piece={piece} now={now} />
          ))}
          {face.effects.map((effect) => (
            <section class="val">
              <h3>
                <Sign kind="link" />
                {tOr(`nh-effect-${effect.do}`, effect.do, { value: signed(effect.value ?? 0) })}
              </h3>
              <p>{tOr(`nh-about-${effect.do}`, '')}</p>
            </section>
          ))}
          <section class="val">
            <h3>
              <Crest army={army(piece.owner)} width={30} mine={isMine(now, piece.owner)} />{' '}
              {armyName(army(piece.owner))}
            </h3>
            <p>
              {t(isMine(now, piece.commander) ? 'page-nh-side-yours' : 'page-nh-side-theirs')}{' '}
              {piece.commander !== piece.owner &&
                t('nh-state-commanded', { army: armyName(army(piece.commander)) })}{' '}
              {piece.mobility ? t('nh-about-mobile') : t('page-nh-immobile')}
            </p>
          </section>
        </div>
      </div>
    </Dialog>
  );
}

export const inspectTile = (tile: string): void => openDialog(() => <TileCard tile={tile} />);
export const inspectPiece = (
  piece: Piece,
  table: Table,
  now: Update,
  fate: Fate | null,
  tone: Tone,
): void =>
  openDialog(() => <PieceCard piece={piece} table={table} now={now} fate={fate} tone={tone} />);
