// The menu of a match: everything that is not done on the board.
import type { ComponentChildren } from 'preact';
import { confirm } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { handOver, hint, resign } from '../state/act';
import { botNames } from '../state/newgame';
import { recordAddress } from '../wire/api';
import type { Update } from '../wire/types';
import { t } from '../words/texts';
import { openHelp } from './help';
import { openSettings } from './settings';
import { shareLink } from './share';

interface Item {
  icon: IconName;
  label: string;
  act(): void;
}

/** What the strongest bot would do. */
export const askHint = (): void => {
  void hint(botNames().at(-1) ?? null);
};

const share = (now: Update): void =>
  shareLink('page-share', 'page-share-how', `${location.origin}/m/${now.match}`);

const askResign = (): void =>
  confirm(t('page-resign'), t('page-resign-sure'), t('page-resign'), resign);

const askHandOver = (seat: number): void =>
  confirm(t('page-handover'), t('page-handover-sure'), t('page-handover'), () =>
    handOver(seat, botNames().at(-2) ?? botNames()[0]!),
  );

function itemsOf(now: Update): Item[] {
  const always: Item[] = [
    { icon: 'help', label: 'page-help', act: openHelp },
    { icon: 'sliders', label: 'page-settings', act: openSettings },
    { icon: 'share', label: 'page-share', act: () => share(now) },
  ];
  const { seat } = now;
  if (seat === null || now.result) return always;
  return [
    ...always,
    { icon: 'bulb', label: 'page-hint', act: askHint },
    { icon: 'flag', label: 'page-resign', act: askResign },
    { icon: 'robot', label: 'page-handover', act: () => askHandOver(seat) },
  ];
}

const Link = ({
  icon,
  href,
  download,
  children,
}: {
  icon: IconName;
  href: string;
  download?: boolean;
  children: ComponentChildren;
}) => (
  <a role="menuitem" href={href} download={download}>
    <Icon name={icon} />
    {children}
  </a>
);

export const Menu = ({ now, shut }: { now: Update; shut(): void }) => (
  <div
    class="menu"
    role="menu"
    onKeyDown={(event) => {
      if (event.key === 'Escape') shut();
    }}
  >
    {itemsOf(now).map(({ icon, label, act }) => (
      <button
        role="menuitem"
        onClick={() => {
          shut();
          act();
        }}
      >
        <Icon name={icon} />
        {t(label)}
      </button>
    ))}
    {now.result && (
      <Link icon="film" href={`/r/${now.match}`}>
        {t('page-replay')}
      </Link>
    )}
    {now.result && (
      <Link icon="save" href={recordAddress(now.match)} download>
        {t('page-record-save')}
      </Link>
    )}
    <Link icon="close" href="/">
      {t('page-leave')}
    </Link>
  </div>
);
