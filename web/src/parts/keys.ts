// Keyboard shortcuts: one listener per screen, silent while a dialog is open or a text is typed.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { dialog } from './dialog';

/** Returns true when the key was meant for it. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** The newest handler answers as soon as its screen is drawn, so that a quick second key never meets an old one. */
export function useKeys(handle: KeyHandler): void {
  const newest = useRef(handle);
  newest.current = handle;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        dialog.value ||
        typing(event.target) ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      if (newest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** A list is one stop for Tab; arrows walk over its buttons. */
export function walkList(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')],
    at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, at < 0 ? 0 : at + by))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** On a button or link, Enter and Space press it; shortcuts must leave them alone. */
export const onControl = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof Element &&
  event.target.closest('button, a[href], summary') !== null;
