// How hard an etude is, and how well it was solved, in signs.
import { STARS } from '../state/kept';
import { t } from '../words/texts';

export const GRADES = [1, 2, 3, 4, 5];

/** Five bars, filled up to the grade. */
export const Grade = ({ grade }: { grade: number | null }) => (
  <span class="dif" role="img" aria-label={t('page-etude-grade', { grade: grade ?? 0 })}>
    {GRADES.map((n) => (
      <i class={n <= (grade ?? 0) ? 'on' : ''} />
    ))}
  </span>
);

const STAR =
  'M12 2.6l2.9 6 6.6.9-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500-4.800-4.600 6.600-.9z';
export const Stars = ({ count }: { count: number }) => (
  <span class="stars" role="img" aria-label={t('page-etude-stars', { count })}>
    {Array.from({ length: STARS }, (_, i) => (
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        class={i < count ? 'on' : ''}
        aria-hidden="true"
      >
        <path d={STAR} />
      </svg>
    ))}
  </span>
);
