// Since your last move: what happened, by whose turn it was; it grows with the show, and a press shows it again.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { closeDialog, Dialog, openDialog } from '../parts/dialog';
import { walkList } from '../parts/keys';
import { Rich } from '../parts/rich';
import { update } from '../state/table';
import { t } from '../words/texts';
import { at, isOver, isTold, seek, seen, steps } from './player';
import type { SignOf, Step } from './step';
import { afterFrames } from './times';
import { isLight } from '../state/sides';
import type { Update } from '../wire/types';

const stateOf = (index: number): string => {
  if (isOver.value || index < at.value) return 'done';
  return index === at.value ? 'now' : 'to';
};

function Line({
  step,
  index,
  now,
  Sign,
  onSeek,
}: {
  step: Step;
  index: number;
  now: Update;
  Sign: SignOf;
  onSeek?(): void;
}) {
  const state = stateOf(index),
    told = state !== 'now' || isTold.value,
    seat = step.seat != null ? now.seats[step.seat] : undefined;
  return (
    <li
      class={state}
      data-step={index}
      data-n={step.n}
      data-from={step.from ?? step.n}
      data-events={step.events.map((event) => event.event).join(' ')}
    >
      <button
        onClick={() => {
          onSeek?.();
          seek(index);
        }}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <span class="k">
          {step.icon?.() ?? (seat && <Sign seat={seat} size={26} mine={isLight(now, seat.seat)} />)}
        </span>
        <span>
          <Rich text={told ? step.text : (step.until ?? step.text)} />
        </span>
        {told && step.chips && (
          <span class="res">
            {step.chips.map((chip) => (
              <span class={`chip ${chip.tone ?? ''}`}>{chip.text}</span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

/** The lines that were seen, and that of the step which is shown now. */
const known = (): Step[] =>
  steps.value.slice(0, Math.max(seen.value, isOver.value ? 0 : at.value + 1));

/** So much of the list is seen above the line that is shown, where there is room; a heading stays on top. */
const ABOVE = 60,
  HEAD = 30;

/** Scrolls to the line of the step that is shown, and to the last one when the show is over. */
function keepInSight(box: HTMLOListElement): void {
  const line = box.querySelector<HTMLElement>(isOver.value ? 'li:last-child' : '.now');
  if (!line) return;
  const top = line.offsetTop - box.offsetTop,
    hidden = top + line.offsetHeight - box.clientHeight;
  if (top < box.scrollTop + HEAD || hidden > box.scrollTop)
    box.scrollTop = Math.min(top, Math.max(top - ABOVE, hidden));
}

export function SinceList({ now, Sign, onSeek }: { now: Update; Sign: SignOf; onSeek?(): void }) {
  const list = useRef<HTMLOListElement>(null),
    lines = known();
  useLayoutEffect(
    () => afterFrames(2, () => list.current && keepInSight(list.current)),
    [at.value, lines.length, isOver.value, isTold.value],
  );
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(() => keepInSight(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, [lines.length > 0]);
  if (!lines.length) return <p class="pb sec small">{t('page-stage-nothing')}</p>;
  return (
    <ol class="since" ref={list} tabIndex={0} aria-label={titleFor(now)} onKeyDown={walkList}>
      {lines.flatMap((step, index) => [
        ...(step.group.id === lines[index - 1]?.group.id
          ? []
          : [
              <li class="g" key={`g${step.group.id}`}>
                <span>
                  <Rich text={step.group.title} />
                </span>
              </li>,
            ]),
        <Line key={index} step={step} index={index} now={now} Sign={Sign} onSeek={onSeek} />,
      ])}
    </ol>
  );
}

/** Who only watches has no move of their own. */
const titleFor = (now: Update): string =>
  t(now.seat === null ? 'page-stage-watched' : 'page-stage-since');

/** The list in the side of the screen. */
export const SincePanel = ({ now, Sign }: { now: Update; Sign: SignOf }) => (
  <section class="panel since-panel" aria-label={titleFor(now)}>
    <div class="ph">
      <h2>{titleFor(now)}</h2>
      <span class="end only-wide">{t('page-stage-press')}</span>
    </div>
    <SinceList now={now} Sign={Sign} />
  </section>
);

let signed: SignOf | null = null;
/** On a narrow screen the list is a sheet, which leaves when something of it is shown again; how seats are signed is known from the face. */
export const handInSign = (sign: SignOf): void => {
  signed = sign;
};

export function openSince(now: Update): void {
  openDialog(() => (
    <Dialog title={titleFor(now)}>
      {signed && <SinceList now={update.value ?? now} Sign={signed} onSeek={closeDialog} />}
    </Dialog>
  ));
}
