// What every try offers beside its request: take back, and help.
import { Icon } from '../parts/icon';
import { canUndo, undo } from '../state/act';
import { t } from '../words/texts';
import type { Update } from '../wire/types';

export const TryTools = ({ now, label, help }: { now: Update; label: string; help(): void }) => (
  <>
    <button
      class="btn quiet"
      data-act="undo"
      aria-label={t('page-learn-back')}
      disabled={!canUndo() || Boolean(now.result)}
      onClick={undo}
    >
      <Icon name="undo" size={18} />
      <span class="only-wide">{t('page-learn-back')}</span>
    </button>
    <button class="btn quiet" data-act="help" aria-label={t(label)} onClick={help}>
      <Icon name="bulb" size={18} />
      <span class="only-wide">{t(label)}</span>
    </button>
  </>
);
