// A page on which there is nothing to see: while it loads, or because an address leads nowhere.
import { t } from '../words/texts';
import { Page } from './bar';
import { Icon } from '../parts/icon';

export const Loading = () => (
  <Page>
    <p class="sec" role="status">
      {t('page-loading')}
    </p>
  </Page>
);

export const Nothing = ({ words }: { words: string }) => (
  <Page>
    <section class="panel nothing" role="alert">
      <Icon name="alert" size={36} />
      <h1>{words}</h1>
      <div class="row wrap">
        <a class="btn primary" href="/">
          {t('page-to-home')}
        </a>
        <a class="btn" href="/games">
          {t('page-nav-games')}
        </a>
      </div>
    </section>
  </Page>
);
