// The players of a review: result, accuracy, how many marks of each kind.
import type { Film } from '../replay/film';
import type { Review } from '../wire/judged';
import { t } from '../words/texts';
import { judged } from './found';

const KINDS = ['blunder', 'mistake', 'inaccuracy'] as const;

function Counts({ review, seat }: { review: Review; seat: number }) {
  return (
    <span class="counts">
      {KINDS.map((kind) => {
        const count = review.decisions.filter(
          (one) => one.seat === seat && one.mark === kind,
        ).length;
        return (
          <span class={`count ${kind}`} data-tip={t(`page-review-mark-${kind}`)}>
            <span class="unseen">{t(`page-review-mark-${kind}`)}</span> {count}
          </span>
        );
      })}
    </span>
  );
}

interface Props {
  made: Film;
  review: Review;
  names: string[];
  seat: number;
}

/** Pressing a player judges that seat. */
export function Players({ made, review, names, seat }: Props) {
  const Sign = made.face.Sign,
    scores = made.info.result?.scores ?? [],
    won = (i: number): boolean =>
      scores.length > 0 && scores[i] === Math.max(...scores) && Math.min(...scores) < scores[i]!;
  return (
    <section class="panel players" aria-label={t('page-review-chosen-seat')}>
      {names.map((name, i) => {
        const accuracy = review.accuracy[i];
        return (
          <button
            class="player"
            aria-pressed={judged.value === i}
            onClick={() => {
              judged.value = judged.value === i ? null : i;
            }}
          >
            <Sign seat={made.info.seats[i]!} size={36} mine={i === seat} />
            <span class="grow">
              <b>
                {name}
                {won(i) && <span class="won small"> {t('page-review-won')}</span>}
              </b>
              <Counts review={review} seat={i} />
            </span>
            <span class="acc">
              <b class="num">
                {accuracy === null || accuracy === undefined ? '–' : `${Math.round(accuracy)}%`}
              </b>
              <span class="tiny sec">{t('page-review-accuracy')}</span>
            </span>
          </button>
        );
      })}
    </section>
  );
}
