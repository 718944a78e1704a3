// What a first visit offers first: the way from nothing to a first win.
import { Icon } from '../parts/icon';
import { hasTried } from '../state/kept';
import { t } from '../words/texts';

export const LearnOffer = () =>
  hasTried('lesson-') ? null : (
    <a class="cont turn loffer" href="/learn">
      <Icon name="bulb" size={28} />
      <span class="grow">
        <b>{t('page-learn-offer')}</b>
        <span class="small sec">{t('page-learn-offer-how')}</span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
