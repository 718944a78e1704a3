// The graph of a review: it moves once a decision, marks hang on it, luck runs beneath; it is the slider too.
import type { Decision, Review } from '../wire/judged';
import { t } from '../words/texts';
import { decisions, goTo, here, isMarked } from './found';
import { markWord } from './mark';

const W = 1000,
  H = 130,
  LUCK = 26,
  DASHES = ['', '8 5', '3 4', '12 5 3 5', '2 5', '14 7'];

const x = (step: number, steps: number): number => (steps ? (step / steps) * W : 0);
const y = (chance: number): number => (1 - chance) * H;

function line(review: Review, seat: number): string {
  return review.graph
    .map(
      (point, i) =>
        `${i ? 'L' : 'M'}${x(point.step, review.steps).toFixed(1)} ${y(point.chances[seat] ?? 0).toFixed(1)}`,
    )
    .join('');
}

/** Two sides share one line; more have one each, told apart by their dashes. */
const Lines = ({ review, seat }: { review: Review; seat: number }) => {
  const seats = review.seats.map((_, i) => i),
    drawn = seats.length === 2 ? [seat] : seats;
  return (
    <>
      {drawn.map((one) => (
        <path
          class={`way ${one === seat ? 'own' : ''}`}
          d={line(review, one)}
          stroke-dasharray={one === seat ? '' : DASHES[one % DASHES.length]}
          vector-effect="non-scaling-stroke"
        />
      ))}
    </>
  );
};

/** From what could be had to what was kept: own marks hang, those of others stand dashed. */
const Fall = ({ one, review, seat }: { one: Decision; review: Review; seat: number }) => {
  const at = x(one.last, review.steps),
    end = y(one.after[seat] ?? 0),
    mine = one.seat === seat,
    from = mine ? end - one.loss * H : end + one.loss * H;
  return (
    <path
      class={`fall ${mine ? 'mine' : 'theirs'}`}
      d={`M${at} ${from.toFixed(1)}V${end.toFixed(1)}`}
      vector-effect="non-scaling-stroke"
    />
  );
};

const Luck = ({ one, review, seat }: { one: Decision; review: Review; seat: number }) => {
  const gift = one.luck[seat] ?? 0,
    tall = Math.min(LUCK / 2, Math.abs(gift) * 60);
  return tall < 0.5 ? null : (
    <rect
      class={gift > 0 ? 'lucky' : 'unlucky'}
      x={x(one.first, review.steps) - 4}
      width="8"
      y={H + LUCK / 2 - (gift > 0 ? tall : 0)}
      height={tall}
    />
  );
};

export function ChanceGraph({ review, seat }: { review: Review; seat: number }) {
  const all = decisions.value,
    one = all[here.value] ?? null,
    share = 1 / Math.max(2, review.seats.length);
  return (
    <div class="chancegraph">
      <svg viewBox={`0 0 ${W} ${H + LUCK}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="even" d={`M0 ${y(share)}H${W}`} vector-effect="non-scaling-stroke" />
        <path class="even" d={`M0 ${H + LUCK / 2}H${W}`} vector-effect="non-scaling-stroke" />
        {review.decisions.map((each) => (
          <Luck one={each} review={review} seat={seat} />
        ))}
        <Lines review={review} seat={seat} />
        {review.decisions.filter(isMarked).map((each) => (
          <Fall one={each} review={review} seat={seat} />
        ))}
        {one && (
          <path
            class="place"
            d={`M${x(one.last, review.steps)} 0V${H + LUCK}`}
            vector-effect="non-scaling-stroke"
          />
        )}
      </svg>
      <input
        class="slider"
        type="range"
        min={0}
        max={Math.max(0, all.length - 1)}
        value={here.value}
        aria-label={t('page-review-graph')}
        aria-valuetext={
          one
            ? t('page-review-turn', { n: here.value + 1, total: all.length, mark: markWord(one) })
            : ''
        }
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}
