// Every value of a tile with its parts and the rule behind it.
import { ruleBehind } from '../../citations';
import type { Lent, TileView } from '../../../wire/neuroshima';
import type { Reason, Value } from '../view';

/** Marks that are explained without a number. */
const PLAIN_MARKS = ['net', 'armour', 'link', 'enemy-link', 'control-link'];

const lentReason = (lent: Lent): Reason => ({
  message: lent.reason,
  args: { tile: lent.tile, at: lent.by, by: lent.by, army: lent.army },
  value: lent.value || null,
  rule: lent.rule,
});

const printedReason = (value: number | string): Reason => ({
  message: 'nh-reason-printed',
  args: {},
  value,
  rule: null,
});

const plainValue = (kind: string, total = '', reasons: Reason[] = []): Value => ({
  kind,
  side: null,
  total,
  reasons,
  rule: ruleBehind(`nh-mark-${kind}`),
});

const attackValues = (tile: TileView): Value[] =>
  tile.attacks.map((attack) => ({
    kind: attack.kind,
    side: attack.side,
    total: String(attack.strength),
    reasons: [printedReason(attack.printed), ...attack.lent.map(lentReason)],
    rule: attack.rule,
  }));

function initiativeValues({ initiative: { printed, now, lent } }: TileView): Value[] {
  if (!printed.length) return [];
  const reasons = [printedReason(printed.join(', ')), ...lent.map(lentReason)];
  return [plainValue('initiative', now.join(', '), reasons)];
}

function markValues(tile: TileView): Value[] {
  const kinds = new Set(tile.sides.flat().map((text) => text.replace(/-\d+$/, '')));
  return PLAIN_MARKS.filter((kind) => kinds.has(kind)).map((kind) => plainValue(kind));
}

const medicReason = (tile: TileView, by: string): Reason => ({
  message: 'nh-effect-medic',
  args: { at: by },
  value: null,
  rule: tile.lent.find((lent) => lent.by === by && lent.effect === 'medic')?.rule ?? null,
});

const lifeValue = (tile: TileView): Value =>
  tile.hp === undefined
    ? plainValue(
        'toughness',
        String(tile.toughness),
        tile.medics.map((by) => medicReason(tile, by)),
      )
    : plainValue('hit-points', String(tile.hp));

export const valuesOf = (tile: TileView): Value[] => [
  ...attackValues(tile),
  ...initiativeValues(tile),
  ...markValues(tile),
  lifeValue(tile),
];
