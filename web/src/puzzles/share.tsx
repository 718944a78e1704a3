// The link and the file of an etude.
import { etudeFile } from '../wire/api';
import { t } from '../words/texts';
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import type { EtudeInfo } from '../wire/types';

export const linkOf = (id: string): string => `${location.origin}/e/${id}`;

/** The link in a field, with a button that copies it, and the file. */
export function Shared({ id }: { id: string }) {
  const copy = (): void => {
    void navigator.clipboard?.writeText(linkOf(id)).catch(() => undefined);
  };
  return (
    <div class="row wrap">
      <input
        class="input grow"
        readOnly
        value={linkOf(id)}
        aria-label={t('page-etude-link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button class="btn" onClick={copy}>
        <Icon name="link" size={18} />
        {t('page-copy')}
      </button>
      <a class="btn" href={etudeFile(id)} download>
        <Icon name="save" size={18} />
        {t('page-etude-file')}
      </a>
    </div>
  );
}

export const shareEtude = (info: EtudeInfo): void =>
  openDialog(() => (
    <Dialog title={t('page-etude-share')}>
      <p class="sec">{t('page-etude-share-how')}</p>
      <Shared id={info.id} />
    </Dialog>
  ));
