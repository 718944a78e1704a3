// The graph of a review: it moves once a decision, marks hang on it, luck runs beneath; it is the slider too.
import { Icon } from '../parts/icon';
import type { Decision, Review } from '../wire/judged';
import { t } from '../words/texts';
import { decisions, goTo, here, isMarked } from './found';
import { Mark, markWord } from './mark';
import { percent } from './words';

const W = 1000,
  H = 130,
  LUCK = 26,
  TURNS = 26,
  /** So many hundredths of the width a number of a turn takes. */
  APART = 2,
  MARK = 18,
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
      {seats.length === 2 && (
        <path class="area" d={`${line(review, seat)}L${W} ${y(0.5)}L0 ${y(0.5)}Z`} />
      )}
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

interface Shown {
  one: Decision;
  review: Review;
  seat: number;
}

/** From what could be had to what was kept: own marks hang, those of others stand dashed. */
const Fall = ({ one, review, seat }: Shown) => {
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

const Luck = ({ one, review, seat }: Shown) => {
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

/** Where a place of the drawing lies, in hundredths. */
const place = (step: number, steps: number): number => x(step, steps) / (W / 100);
const height = (chance: number): number => (y(chance) / (H + LUCK)) * 100;

/** The sign of a mark at the end of its fall. */
const Sign = ({ one, review, seat }: Shown) => {
  const chance = one.after[seat] ?? 0,
    below = one.seat === seat;
  return (
    <span
      class={`gmark ${below ? 'mine' : 'theirs'}`}
      style={`left:${place(one.last, review.steps)}%;top:${Math.min(80, Math.max(4, height(chance) + (below ? 8 : -16)))}%`}
      aria-hidden="true"
    >
      <Mark one={one} size={MARK} />
    </span>
  );
};

/** Those that do not touch the one before: turns take very different numbers of steps. */
function apartOf<T>(all: readonly T[], placeOf: (one: T) => number): T[] {
  const kept: T[] = [];
  for (const one of all)
    if (!kept.length || placeOf(one) - placeOf(kept.at(-1)!) >= APART) kept.push(one);
  return kept;
}

/** Numbers of turns under the graph, as many as fit, and crossed swords where battles were. */
function Axis({ review, battles }: { review: Review; battles: readonly number[] }) {
  const firsts = review.graph.filter(
      (point, i, all) => i > 0 && point.turn !== all[i - 1]!.turn && point.turn > 0,
    ),
    every = Math.ceil(firsts.length / TURNS) || 1,
    apart = apartOf(
      firsts.filter((_, i) => i % every === 0),
      (point) => place(point.step, review.steps),
    );
  return (
    <div class="gaxis" aria-hidden="true">
      {apart.map((point) => (
        <span class="num" style={`left:${place(point.step, review.steps)}%`}>
          {point.turn}
        </span>
      ))}
      {battles.map((step) => (
        <span class="gbattle" style={`left:min(${place(step, review.steps)}%, 100% - 22px)`}>
          <Icon name="swords" size={13} />
        </span>
      ))}
    </div>
  );
}

const Chip = ({ one, review, seat }: Shown) => (
  <span
    class="gchip num"
    style={`left:clamp(44px, ${place(one.last, review.steps)}%, calc(100% - 44px))`}
    aria-hidden="true"
  >
    {percent(one.after[seat] ?? 0)}
    {one.loss >= 0.005 &&
      one.loss > one.half &&
      one.seat === seat &&
      `, −${Math.round(one.loss * 100)}`}
  </span>
);

export function ChanceGraph({
  review,
  seat,
  battles,
  names,
}: {
  review: Review;
  seat: number;
  battles: readonly number[];
  names: readonly string[];
}) {
  const all = decisions.value,
    one = all[here.value] ?? null,
    share = 1 / Math.max(2, review.seats.length),
    marked = review.decisions.filter(isMarked);
  return (
    <div class="chanceplace">
      <div class="glabels tiny sec" aria-hidden="true">
        <span style="top:0">{names[seat]}</span>
        <span style={`top:${height(share)}%`}>{percent(share)}</span>
        <span style={`top:${height(-0.1)}%`}>{t('page-review-luck-strip')}</span>
      </div>
      <div class="chancegraph">
        <svg viewBox={`0 0 ${W} ${H + LUCK}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="even" d={`M0 ${y(share)}H${W}`} vector-effect="non-scaling-stroke" />
          <path class="even" d={`M0 ${H + LUCK / 2}H${W}`} vector-effect="non-scaling-stroke" />
          {review.decisions.map((each) => (
            <Luck one={each} review={review} seat={seat} />
          ))}
          <Lines review={review} seat={seat} />
          {marked.map((each) => (
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
        {marked
          .filter((each) => each.mark !== '')
          .map((each) => (
            <Sign one={each} review={review} seat={seat} />
          ))}
        {one && <Chip one={one} review={review} seat={seat} />}
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
      <Axis review={review} battles={battles} />
    </div>
  );
}
