// Dialogs: one at a time, they trap the focus and give it back.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/texts';
import { Icon } from './icon';

export const dialog = signal<(() => JSX.Element) | null>(null);
let opener: HTMLElement | null = null;

/** Whoever had the focus is remembered now: behind an open dialog nothing can hold it. */
export function openDialog(make: () => JSX.Element): void {
  if (!dialog.value) opener = document.activeElement as HTMLElement | null;
  dialog.value = make;
}

export function closeDialog(): void {
  const back = opener;
  opener = null;
  dialog.value = null;
  setTimeout(() => {
    if (back?.isConnected && !dialog.value) back.focus();
  });
}

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const first = stops[0],
    last = stops[stops.length - 1];
  if (!first || !last) return;
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last.focus();
  }
  if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}

interface Props {
  title: string;
  under?: string;
  wide?: boolean;
  children: ComponentChildren;
  footer?: ComponentChildren;
  tools?: ComponentChildren;
  close?: () => void;
}

export function Dialog({
  title,
  under,
  wide,
  children,
  footer,
  tools,
  close = closeDialog,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-first]') ?? box.current;
    first?.focus();
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab' && box.current) keepInside(event, box.current);
  };
  return (
    <div
      class="shade"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div
        class={`dialog ${wide ? 'wide' : ''}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        ref={box}
        tabIndex={-1}
        onKeyDown={onKey}
      >
        <div class="grab" />
        <div class="dh">
          <div class="grow">
            <h2>{title}</h2>
            {under && <span class="sec">{under}</span>}
          </div>
          {tools}
          <button class="icon-btn" aria-label={t('page-close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="db" tabIndex={0} role="group" aria-label={title}>
          {children}
        </div>
        {footer && <div class="df">{footer}</div>}
      </div>
    </div>
  );
}

/** Asks once more before something that cannot be taken back. */
export function confirm(title: string, words: string, yes: string, then: () => void): void {
  openDialog(() => (
    <Dialog
      title={title}
      footer={
        <>
          <button class="btn quiet" onClick={closeDialog}>
            {t('page-cancel')}
          </button>
          <button
            class="btn primary"
            data-first
            data-act="yes"
            onClick={() => {
              closeDialog();
              then();
            }}
          >
            {yes}
          </button>
        </>
      }
    >
      <p>{words}</p>
    </Dialog>
  ));
}
