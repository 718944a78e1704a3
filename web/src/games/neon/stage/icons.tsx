// The small picture of a step that is no fighter's own: rows that turn, a sector that sinks, what a bot does.
import type { ComponentChild } from 'preact';
import { Icon } from '../../../parts/icon';
import { Glyph } from '../pieces';
import type { Act, Kind } from './acts';

const SIZE = 24;

const ICONS: Partial<Record<Kind, () => ComponentChild>> = {
  reveal: () => <Icon name="turn" size={SIZE} />,
  order: () => <Icon name="list" size={SIZE} />,
  sink: () => <Icon name="wave" size={SIZE} />,
};

/** Where there is none, the sign of who did it stands there. */
export function iconOf(
  { kind, target }: Act,
  seat: number | null,
): (() => ComponentChild) | undefined {
  if (seat !== null) return undefined;
  return ICONS[kind] ?? (target === 'bot' ? () => <Glyph name="bot" size={SIZE} /> : undefined);
}
