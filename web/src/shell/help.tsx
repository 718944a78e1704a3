// Help: what a game is about, its keys, and its rules.
import { closeDialog, Dialog, openDialog } from '../parts/dialog';
import { t } from '../words/texts';
import { face } from './face';
import { Notices } from './notes';
import type { Shortcut } from '../games/face';

const COMMON: Shortcut[] = [
  { keys: ['Z'], label: 'page-key-undo' },
  { keys: ['Esc'], label: 'page-key-back' },
  { keys: ['H'], label: 'page-key-hint' },
  { keys: ['?'], label: 'page-key-help' },
];

const Keys = ({ shortcuts }: { shortcuts: Shortcut[] }) => (
  <dl class="keys">
    {shortcuts.map(({ keys, label }) => (
      <>
        <dt>
          {keys.map((key) => (
            <kbd class="key" style="display:inline-block">
              {key}
            </kbd>
          ))}
        </dt>
        <dd>{t(label)}</dd>
      </>
    ))}
  </dl>
);

function Help() {
  const made = face.value;
  return (
    <Dialog title={t('page-help')}>
      {made && <p>{t(`page-help-${made.name}`)}</p>}
      <h3>{t('page-help-keys')}</h3>
      <Keys shortcuts={[...(made?.shortcuts ?? []), ...COMMON]} />
      {made && (
        <p>
          <a href={`/rules/${made.name}`} onClick={closeDialog}>
            {t('page-rules-all')}
          </a>
        </p>
      )}
      <Notices />
    </Dialog>
  );
}

export const openHelp = (): void => openDialog(() => <Help />);
