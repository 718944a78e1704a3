// Health tokens in one small line: what is left in its shape and colour, what is lost as a hollow.
import type { Fighter } from '../view';

const SIZES = [3, 2, 1],
  STEP = 15,
  SHAPES: Record<number, string> = {
    0: '<rect x="-6" y="-6" width="12" height="12" rx="1.5" fill="var(--hp-1)"/>',
    1: '<rect x="-6" y="-6" width="12" height="12" rx="1.5" fill="var(--hp-1)"/>',
    2: '<circle r="6.6" fill="var(--hp-2)"/>',
    3: '<path d="M0-7.4L7-2.3 4.4 6H-4.4L-7-2.3Z" fill="var(--hp-3)"/>',
  };
const LOST = '<circle r="4" fill="none" stroke="var(--line-2)" stroke-width="1.6"/>';

const marksOf = ({ health }: Fighter): string[] =>
  SIZES.flatMap((size, row) => {
    const left = health[row] ?? [];
    return [
      ...Array.from({ length: size - left.length }, () => LOST),
      ...left.map((value) => SHAPES[value] ?? SHAPES[1]!),
    ];
  });

export const Hearts = ({ fighter }: { fighter: Fighter }) => (
  <svg class="hp6 only-wide" viewBox="-8 -8 91 16" width={80} height={14} aria-hidden="true">
    {marksOf(fighter).map((mark, i) => (
      <g transform={`translate(${i * STEP} 0)`} dangerouslySetInnerHTML={{ __html: mark }} />
    ))}
  </svg>
);
