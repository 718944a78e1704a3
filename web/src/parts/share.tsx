// A link to give away: in a field, with a button that copies it and says so.
import { useState } from 'preact/hooks';
import { say } from '../words/live';
import { t } from '../words/texts';
import { Dialog, openDialog } from './dialog';
import { Icon } from './icon';

export function CopyButton({ address, cls = 'btn primary' }: { address: string; cls?: string }) {
  const [copied, setCopied] = useState('');
  const copy = (): void => {
    void navigator.clipboard?.writeText(address).then(
      () => {
        setCopied(address);
        say(t('page-copied'));
      },
      () => undefined,
    );
  };
  return (
    <button class={cls} data-act="copy" onClick={copy}>
      <Icon name={copied === address ? 'check' : 'link'} size={18} />
      {t(copied === address ? 'page-copied' : 'page-copy')}
    </button>
  );
}

export const LinkField = ({ address, label }: { address: string; label: string }) => (
  <input
    class="input grow"
    data-first
    readOnly
    value={address}
    aria-label={label}
    onFocus={(event) => event.currentTarget.select()}
  />
);

/** `title` and `how` are messages: what the link is, and what becomes of who opens it. */
export const shareLink = (title: string, how: string, address: string): void =>
  openDialog(() => (
    <Dialog title={t(title)}>
      <p class="sec">{t(how)}</p>
      <div class="share">
        <LinkField address={address} label={t(title)} />
        <CopyButton address={address} />
      </div>
    </Dialog>
  ));
