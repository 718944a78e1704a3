// What things of Neuroshima are called, and what a printed tile does in a few words.
import { t, tOr } from '../../../words/texts';
import { faceOfTile, type Printed } from '../faces';

export const tileName = (id: string): string => tOr(`nh-tile-${id}`, id);
export const constructionName = (id: string): string => tOr(`nh-construction-${id}`, id);
export const leaderName = (id: string): string => tOr(`nh-leader-${id}`, id);
export const armyName = (army: string): string => tOr(`nh-army-${army}`, army);
export const zoneName = (zone: string): string => t(`nh-zone-${zone}`);

const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'];

/** A direction by number from north, clockwise, or by its short name. */
export const directionName = (value: number | string): string =>
  t(
    `nh-direction-${typeof value === 'number' ? DIRECTIONS[((value % 6) + 6) % 6] : value.toLowerCase()}`,
  );

const MARK_NAMES: Record<string, string> = {
  armor: 'armour',
  hostile: 'enemy-link',
  control: 'control-link',
  mobility: 'mobile',
};

/** The words of the tile language as the catalogue names them. */
export const markName = (type: string): string => MARK_NAMES[type] ?? type;

/** A change with its sign, as it is printed on tiles. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

const ATTACKS = ['melee', 'ranged', 'gauss'] as const;

function attacksOf(face: Printed): string[] {
  return ATTACKS.flatMap((type) => {
    const strengths = face.sides
      .flat()
      .filter((mark) => mark.type === type)
      .map((mark) => mark.value ?? 1);
    return strengths.length ? [`${t(`nh-mark-${type}`)} ${Math.max(...strengths)}`] : [];
  });
}

/** What a tile of the hand does, as short as a card has room for. */
export function cardWords(id: string): string {
  const face = faceOfTile(id);
  return face.kind === 'instant'
    ? tOr(`nh-short-${face.effects[0]?.do ?? ''}`, tileWords(id))
    : tileWords(id);
}

/** What a printed tile does, in a few words: its marks, its initiative, its gift. */
export function tileWords(id: string): string {
  const face = faceOfTile(id);
  if (face.kind === 'instant') {
    const effect = face.effects[0]?.do;
    return effect ? tOr(`nh-about-${effect}`, '') : '';
  }
  const bears = (type: string): boolean => face.sides.flat().some((mark) => mark.type === type);
  const parts = [
    ...attacksOf(face),
    bears('net') && t('nh-mark-net'),
    bears('armor') && t('nh-mark-armour'),
    ...face.effects.map((effect) =>
      tOr(`nh-effect-${effect.do}`, '', { value: signed(effect.value ?? 0) }),
    ),
    bears('control') && t('nh-mark-control-link'),
    face.mobility && t('nh-mark-mobile'),
    face.toughness && `${t('nh-mark-toughness')} ${face.toughness}`,
  ];
  return parts.filter(Boolean).join(', ');
}
