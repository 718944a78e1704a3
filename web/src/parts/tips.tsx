// Small explanations: whatever carries `data-tip` says it on hover, on focus and when it is held (`data-hold`: what is held
// explains itself otherwise). A first line that others follow is the name of the thing.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const REST = 350,
  HOLD = 450,
  WIDTH = 300,
  GAP = 8,
  EDGE = 8;

interface Shown {
  of: Element;
  text: string;
  held: boolean;
}

const shown = signal<Shown | null>(null);
let timer = 0;

const withTip = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null;

function hide(): void {
  clearTimeout(timer);
  shown.value?.of.removeAttribute('aria-describedby');
  shown.value = null;
}

function showTip(of: Element, held: boolean): void {
  const text = of.getAttribute('data-tip');
  if (!text || !of.isConnected) return;
  hide();
  of.setAttribute('aria-describedby', 'tip');
  shown.value = { of, text, held };
}

function showLater(of: Element, wait: number, held: boolean): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (held) navigator.vibrate?.(10);
    showTip(of, held);
  }, wait);
}

function over(event: PointerEvent): void {
  const of = withTip(event.target);
  if (event.pointerType !== 'mouse' || of === shown.value?.of) return;
  hide();
  if (of) showLater(of, REST, false);
}

function down(event: PointerEvent): void {
  const of = withTip(event.target);
  hide();
  if (of && event.pointerType !== 'mouse' && !of.hasAttribute('data-hold'))
    showLater(of, HOLD, true);
}

function focus(event: FocusEvent): void {
  const of = event.target instanceof Element && event.target.matches('[data-tip]:focus-visible');
  if (of) showTip(event.target as Element, false);
  else if (!shown.value?.held) hide();
}

/** A press that was held to explain does nothing else. */
function click(event: MouseEvent): void {
  clearTimeout(timer);
  if (!shown.value?.held || !shown.value.of.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const key = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' || event.key === 'Enter') hide();
};
const stopWaiting = (): void => clearTimeout(timer);

const LISTENERS: [string, (event: never) => void][] = [
  ['pointerover', over],
  ['pointerdown', down],
  ['pointerup', stopWaiting],
  ['pointercancel', stopWaiting],
  ['focusin', focus],
  ['click', click],
  ['keydown', key],
  ['scroll', hide],
];

/** Whether a menu was asked for by a mouse or a key: a long touch explains instead. */
export const isMouseMenu = (event: Event): boolean =>
  !('pointerType' in event) || event.pointerType !== 'touch';

/** Above what it explains where there is room, else below; never over the edge. */
function placeBy(box: DOMRect): string {
  const left = Math.max(EDGE, Math.min(box.left, innerWidth - WIDTH - EDGE));
  return box.top > innerHeight / 3
    ? `left:${left}px;bottom:${innerHeight - box.top + GAP}px`
    : `left:${left}px;top:${box.bottom + GAP}px`;
}

/** The one tip that may be open; stands once on a screen. */
export function Tips() {
  useEffect(() => {
    for (const [name, listener] of LISTENERS)
      document.addEventListener(name, listener as EventListener, true);
    return () => {
      hide();
      for (const [name, listener] of LISTENERS)
        document.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
  const tip = shown.value,
    [name, ...lines] = tip?.text.split('\n') ?? [];
  return (
    <div
      id="tip"
      role="tooltip"
      class="tip"
      hidden={!tip}
      style={tip ? placeBy(tip.of.getBoundingClientRect()) : ''}
    >
      {lines.length ? <b>{name}</b> : name}
      {lines.map((line) => (
        <span>{line}</span>
      ))}
    </div>
  );
}
