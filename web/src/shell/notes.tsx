// Whose work the page contains besides ours.
import { t } from '../words/texts';

export const Notices = () => (
  <p class="small">
    <a href="/THIRD-PARTY.txt" target="_blank" rel="noopener">
      {t('page-notices')}
    </a>
  </p>
);
