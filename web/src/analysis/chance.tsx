// Where chance comes next: choose what it brings, or let it draw.
import { Icon } from '../parts/icon';
import { t } from '../words/texts';
import { bring, draw, known } from './board';
import { outcomeWords } from './words';

const share = (part: number): string =>
  part >= 0.1 ? `${Math.round(part * 100)}%` : `${(part * 100).toFixed(1)}%`;

export function Chance() {
  const now = known.value;
  if (!now?.chance) return null;
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
      <ul class="outcomes">
        {now.outcomes.map((outcome) => (
          <li>
            <button data-outcome onClick={() => void bring(outcome.action)}>
              <span class="grow">{outcomeWords(outcome)}</span>
              <span class="num sec">{share(outcome.share)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
