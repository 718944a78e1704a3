// The sign of a seat: the crest of its army.
import { Crest } from './tile';
import type { Json } from '../../wire/types';

export const Sign = ({ seat, size, mine }: { seat: Json; size: number; mine: boolean }) => (
  <Crest army={String(seat.army)} width={size} mine={mine} />
);
