// The small picture of a step that is nobody's own: seals, a march, dice, a meeting, income, a card.
import type { ComponentChild } from 'preact';
import { Icon } from '../../../parts/icon';
import { Die, Glyph, Mark } from '../piece';
import { star } from '../../../draw/bugs';
import type { Deed, Kind } from './deeds';

const SIZE = 24;

const ICONS: Partial<Record<Kind, () => ComponentChild>> = {
  orders: () => <Icon name="exchange" size={SIZE} />,
  march: () => <Icon name="lines" size={SIZE} />,
  lot: () => <Icon name="turn" size={SIZE} />,
  meet: () => <Glyph svg={star([0, 0], 'var(--warn)', 0.8)} size={SIZE + 6} />,
  battle: () => <Icon name="swords" size={SIZE} />,
  dice: () => <Die face={null} size={SIZE + 4} />,
  reroll: () => <Die face={null} size={SIZE + 4} />,
  travel: () => <Mark mark="portal" size={SIZE} />,
  artifact: () => <Mark mark="artefact" size={SIZE} />,
  train: () => <Mark mark="train" size={SIZE} />,
  income: () => <Mark mark="energy" size={SIZE} />,
  card: () => <Mark mark="influence" size={SIZE} />,
};

/** Where there is none, the sign of who did it stands there; a die never tells what it will show. */
export const iconOf = ({ kind }: Deed): (() => ComponentChild) | undefined => ICONS[kind];
