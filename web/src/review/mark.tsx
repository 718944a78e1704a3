// A mark of a decision: chevrons count how bad it was, a star is the only good choice.
import { t } from '../words/texts';
import type { Decision } from '../wire/judged';

const CHEVRONS: Record<string, number> = { inaccuracy: 1, mistake: 2, blunder: 3 };
const SIZE = 24;

export const markWord = (one: Decision): string => {
  if (one.brilliant) return t('page-review-mark-brilliant');
  if (one.only) return t('page-review-mark-only');
  if (one.mark) return t(`page-review-mark-${one.mark}`);
  return t(one.perhaps ? 'page-review-mark-perhaps' : 'page-review-mark-fine');
};

const Chevrons = ({ count, hollow }: { count: number; hollow: boolean }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <path
        d={`M6 ${8 + i * 4 - (count - 1) * 1.5}l6 5 6-5`}
        fill="none"
        stroke="currentColor"
        stroke-width={hollow ? 1.5 : 2.6}
        stroke-linecap="round"
      />
    ))}
  </>
);

const STAR =
  'M12 4l2.4 5 5.6.7-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z';

export function Mark({ one, size = SIZE }: { one: Decision; size?: number }) {
  const kind = one.mark || one.perhaps,
    count = CHEVRONS[kind] ?? 0;
  if (!count && !one.only) return null;
  const hollow = one.mark === '';
  return (
    <svg
      class={`mark ${one.brilliant ? 'star brilliant' : one.only ? 'star' : hollow ? 'hollow' : one.mark}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={markWord(one)}
    >
      <rect class="ground" x="1" y="1" width="22" height="22" rx="6" />
      {one.only ? (
        <path d={STAR} fill="currentColor" />
      ) : (
        <Chevrons count={count} hollow={hollow} />
      )}
    </svg>
  );
}
