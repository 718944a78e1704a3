// Everything about one tile on the board: in words, in danger, each value with its parts and rules.
import { useMemo } from 'preact/hooks';
import { keptTile, type Tone } from '../../../draw/tile';
import { closeDialog, Dialog, openDialog } from '../../../parts/dialog';
import { Icon } from '../../../parts/icon';
import { RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { ruleBehind } from '../../citations';
import { faceOfTile } from '../faces';
import { House } from '../panels/signs';
import { Crest } from '../tile';
import { isLight, isMine, stateOf, type Fate, type Piece, type Table, type Unit } from '../view';
import { armyName, constructionName, directionName, tileName } from '../words/names';
import { calloutsOf } from './callouts';
import { Picture } from './picture';
import { lendersOf, showLenders } from './sources';
import { EffectBlock, Sign, ValueBlock } from './values';
import { WhatIf } from './whatif';
import type { Update } from '../../../wire/types';

interface Given {
  piece: Piece;
  table: Table;
  now: Update;
  fate: Fate | null;
  tone: Tone;
}

const armyOf = (table: Table, player: number): string =>
  table.players.find((one) => one.index === player)?.army ?? '';

/** The rule behind a sentence, if there is one. */
const Cite = ({ message }: { message: string }) => {
  const rule = ruleBehind(message);
  return rule ? <RuleId id={rule} /> : null;
};

const Danger = ({ fate }: { fate: Fate }) => (
  <section class="hurt">
    <h3>
      <Sign kind="wound" /> {t(fate.dies ? 'page-nh-danger-dies' : 'page-nh-danger')}
    </h3>
    <p>
      {t('page-nh-danger-words', { count: fate.wounds })}{' '}
      {fate.dies && fate.segment !== null && t('page-nh-danger-segment', { segment: fate.segment })}
    </p>
  </section>
);

const Construction = ({ unit }: { unit: Unit }) => (
  <section class="unit">
    <p>
      {t('nh-state-unit', {
        construction: constructionName(unit.construction),
        twin: unit.twin,
      })}{' '}
      {t('nh-about-construction')} <Cite message="nh-about-construction" />
    </p>
    <House origin={unit.origin} />
  </section>
);

/** Under which nets a tile lies. */
function Netted({ piece, table }: Given) {
  const sayNet = (cell: string): string => {
    const by = table.pieces.find((one) => one.cell === cell);
    return by ? t('nh-state-netted', { tile: tileName(by.tile), at: cell }) : '';
  };
  return (
    <section class="hurt">
      <h3>
        <Icon name="lock" />
        {t('nh-mark-net')}
      </h3>
      <p>
        {piece.nettedBy.length ? piece.nettedBy.map(sayNet).join(' ') : t('page-nh-ear-netted')}{' '}
        <Cite message="nh-mark-net" />
      </p>
    </section>
  );
}

function Owner({ piece, table, now }: Given) {
  const army = armyOf(table, piece.owner);
  return (
    <section class="val">
      <h3>
        <Crest army={army} width={30} mine={isLight(now, piece.owner)} /> {armyName(army)}
      </h3>
      <p>
        {t(isMine(now, piece.commander) ? 'page-nh-side-yours' : 'page-nh-side-theirs')}{' '}
        {piece.commander !== piece.owner &&
          t('nh-state-commanded', { army: armyName(armyOf(table, piece.commander)) })}{' '}
        {piece.mobility ? t('nh-about-mobile') : t('page-nh-immobile')}
      </p>
    </section>
  );
}

const ShowLenders = ({ piece }: { piece: Piece }) => (
  <button
    class="btn quiet sm"
    type="button"
    data-act="show-lenders"
    onClick={() => {
      closeDialog();
      showLenders(piece);
    }}
  >
    <Icon name="eye" size={16} />
    {t('page-nh-show-lenders')}
  </button>
);

function PieceCard(given: Given) {
  const { piece, table, now, fate, tone } = given,
    face = faceOfTile(piece.tile);
  const svg = useMemo(() => {
    const state = stateOf(piece, (player) => armyOf(table, player));
    return keptTile(face, { lod: 'l', tone, rotation: piece.facing, state });
  }, [piece]);
  const lenders = lendersOf(piece);
  return (
    <Dialog
      wide
      tools={lenders.length > 0 && <ShowLenders piece={piece} />}
      title={tileName(piece.tile)}
      under={t('page-nh-where', {
        army: armyName(armyOf(table, piece.owner)),
        kind: t(`nh-kind-${face.kind}`),
        cell: piece.cell,
        direction: directionName(piece.facing),
      })}
    >
      <div class="insp">
        <Picture tile={piece.tile} svg={svg} callouts={calloutsOf(piece)}>
          {piece.unit && <Construction unit={piece.unit} />}
          {piece.netted && <Netted {...given} />}
          {fate && <Danger fate={fate} />}
        </Picture>
        <div class="vals">
          {piece.values.map((value, i) => (
            <ValueBlock value={value} index={i + 1} piece={piece} now={now} lenders={lenders} />
          ))}
          {face.effects.map((effect) => (
            <EffectBlock effect={effect} />
          ))}
          <Owner {...given} />
        </div>
        <WhatIf piece={piece} table={table} now={now} />
      </div>
    </Dialog>
  );
}

export const inspectPiece = (
  piece: Piece,
  table: Table,
  now: Update,
  fate: Fate | null,
  tone: Tone,
): void =>
  openDialog(() => <PieceCard piece={piece} table={table} now={now} fate={fate} tone={tone} />);
