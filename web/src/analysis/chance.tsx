// Where chance comes next: choose what it brings, or let it draw.
import { Icon } from '../parts/icon';
import { t } from '../words/texts';
import type { ChanceOutcome, Way } from '../wire/explored';
import { sideName } from '../state/result';
import { update } from '../state/table';
import { bring, draw, known } from './board';
import { keyOf, thought } from './engine';
import { Head } from './plans';
import { outcomeWords, percent } from './words';

const watcherName = (): string => {
  const now = update.value,
    seat = known.value?.seat ?? null;
  return now && seat !== null ? sideName(now, seat) : '';
};

const share = (part: number): string =>
  part >= 0.1 ? `${Math.round(part * 100)}%` : `${(part * 100).toFixed(1)}%`;

/** What chance may bring, what helps most first once it is known, with the chance to win then. */
function Outcome({ outcome, way }: { outcome: ChanceOutcome; way: Way | undefined }) {
  return (
    <li>
      <button data-outcome onClick={() => void bring(outcome.action)}>
        <span class="grow">
          {outcomeWords(outcome)}
          <span class="small sec num"> {share(outcome.share)}</span>
        </span>
        {way && (
          <span class="worth">
            <b class="num">{percent(way.chance)}</b>
            <small class="num">± {Math.round(way.half * 100)}</small>
          </span>
        )}
      </button>
    </li>
  );
}

export function Chance() {
  const now = known.value,
    told = thought.value;
  if (!now?.chance) return null;
  const ways = new Map((told?.ways ?? []).map((way) => [keyOf(way.line), way])),
    wayOf = ({ action }: ChanceOutcome): Way | undefined => ways.get(keyOf([action])),
    outcomes = [...now.outcomes].sort(
      (one, other) => (wayOf(other)?.chance ?? -1) - (wayOf(one)?.chance ?? -1),
    );
  return (
    <section class="panel chance" aria-label={t('page-analysis-chance')}>
      <div class="ph">
        <h2 class="grow">{t('page-analysis-chance')}</h2>
      </div>
      <p class="small sec">{t('page-analysis-chance-how')}</p>
      <div class="row wrap">
        <button class="btn primary" data-act="draw-on" onClick={() => void draw('on')}>
          <Icon name="dice" size={18} />
          {t('page-analysis-draw-on')}
        </button>
        <button class="btn quiet" data-act="draw" onClick={() => void draw('once')}>
          {t('page-analysis-draw')}
        </button>
      </div>
      <Head told={told} />
      <p class="small sec">{t('page-analysis-draws-help', { seat: watcherName() })}</p>
      <ul class="outcomes" data-draws={told?.draws ?? 0}>
        {outcomes.map((outcome) => (
          <Outcome key={keyOf([outcome.action])} outcome={outcome} way={wayOf(outcome)} />
        ))}
      </ul>
    </section>
  );
}
