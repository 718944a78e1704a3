// The menu of a match: everything that is not done on the board.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { confirm, dialog } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { handOver, hint, resign } from '../state/act';
import { isCoachable } from '../state/coach';
import { invitable } from '../state/invitations';
import { botNames } from '../state/newgame';
import { change, settings } from '../state/settings';
import { recordAddress } from '../wire/api';
import type { Update } from '../wire/types';
import { t } from '../words/texts';
import { openHelp } from './help';
import { openSettings } from './settings';
import { openLinks } from './invitations';

interface Item {
  icon: IconName;
  label: string;
  act(): void;
}

export const askHint = (): void => {
  void hint();
};

const askResign = (): void =>
  confirm(t('page-resign'), t('page-resign-sure'), t('page-resign'), resign);

const askHandOver = (seat: number): void =>
  confirm(t('page-handover'), t('page-handover-sure'), t('page-handover'), () =>
    handOver(seat, botNames().at(-2) ?? botNames()[0]!),
  );

/** A coach can be called in any game against bots. */
const coachItems = (now: Update): Item[] =>
  isCoachable(now)
    ? [
        settings.value.isCoached
          ? {
              icon: 'coach',
              label: 'page-coach-send-away',
              act: () => change({ isCoached: false }),
            }
          : { icon: 'coach', label: 'page-coach-call', act: () => change({ isCoached: true }) },
      ]
    : [];

function itemsOf(now: Update): Item[] {
  const always: Item[] = [
    { icon: 'help', label: 'page-help', act: openHelp },
    { icon: 'sliders', label: 'page-settings', act: openSettings },
    settings.value.isSilent
      ? { icon: 'sound', label: 'page-sound-on', act: () => change({ isSilent: false }) }
      : { icon: 'silent', label: 'page-sound-off', act: () => change({ isSilent: true }) },
    { icon: 'share', label: invitable(now).length ? 'page-links' : 'page-share', act: openLinks },
  ];
  const { seat } = now;
  if (seat === null || now.result) return always;
  return [
    ...always,
    { icon: 'bulb', label: 'page-hint', act: askHint },
    ...coachItems(now),
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

/** A menu closes on Escape, on a press outside, and before a dialog. */
function useShut(open: boolean, box: { current: HTMLElement | null }, shut: () => void): void {
  const behind = Boolean(dialog.value);
  useEffect(() => {
    if (behind) shut();
  }, [behind]);
  // Before it is painted: whoever sees the menu can close it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onPress = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) shut();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      shut();
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open]);
}

/** The button with the menu that it opens. */
export function MenuButton({ now }: { now: Update }) {
  const [open, setOpen] = useState(false),
    box = useRef<HTMLSpanElement>(null),
    shut = (): void => setOpen(false);
  useShut(open, box, shut);
  return (
    <span class="menu-box" ref={box}>
      <button
        class="icon-btn"
        aria-label={t('page-menu')}
        aria-expanded={open}
        aria-haspopup="menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && <Menu now={now} shut={shut} />}
    </span>
  );
}

const Menu = ({ now, shut }: { now: Update; shut(): void }) => (
  <div class="menu" role="menu">
    {itemsOf(now).map(({ icon, label, act }) => (
      <button
        role="menuitem"
        data-entry={label}
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
