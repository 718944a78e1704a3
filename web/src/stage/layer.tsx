// The layer over a board on which the steps are played, and the marks they leave.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  at,
  current,
  hear,
  isPlaying,
  isStill,
  isTold,
  layers,
  markedFrom,
  next,
  seen,
  speed,
  steps,
  takes,
} from './player';
import { lightPlaces } from './light';
import { Performance, type Spot } from './theatre';
import type { Step } from './step';
import { afterFrames, readMotion } from './times';

/** A step set up on the layer, standing still. */
function setUp(box: HTMLElement, step: Step): Performance {
  const made = new Performance(box.parentElement!, box);
  (step.scene ?? ((theatre) => lightPlaces(theatre, step.places ?? [])))(made);
  made.ready(
    made.times[step.rest ?? 'hold'],
    () => tell(step),
    () => next(true),
  );
  return made;
}

/** Sets the present step up on the layer whenever one begins, and takes it down again. */
function usePerformance(layer: { current: HTMLDivElement | null }, isReady: boolean): void {
  const playing = useRef<Performance | null>(null),
    take = takes.value,
    step = current.value;
  useLayoutEffect(() => {
    const box = layer.current;
    if (!step || !box || !isReady || isStill()) return undefined;
    // The board gets a frame for itself first: drawn together with the movements, both would be late.
    const callOff = afterFrames(1, () => {
      const made = setUp(box, step);
      playing.current = made;
      isTold.value = !made.isToldLater;
      if (isTold.value) hear(step);
      if (isPlaying.value) made.run(speed.value);
      const bar = document.querySelector('.notches .now > b');
      if (bar) made.fill(bar);
    });
    return () => {
      callOff();
      playing.current?.strike();
      playing.current = null;
    };
  }, [take, step, isReady]);
  useLayoutEffect(() => {
    if (isPlaying.value) playing.current?.run(speed.value);
    else playing.current?.pause();
  }, [isPlaying.value, speed.value]);
}

function tell(step: Step): void {
  isTold.value = true;
  hear(step);
}

interface Mark extends Spot {
  number: number;
  isNow: boolean;
}

const MARKED = 12;

/** Where the latest steps happened, with their numbers. */
function marksOf(box: HTMLElement): Mark[] {
  const upto = isStill() ? at.value + 1 : at.value,
    shown = steps.value
      .slice(markedFrom(), Math.max(upto, Math.min(seen.value, at.value)))
      .slice(-MARKED),
    { left, top } = box.getBoundingClientRect(),
    found = new Map<string, Mark>();
  for (const step of shown)
    for (const place of step.places ?? []) {
      const element = box.parentElement?.querySelector(place);
      if (!element) continue;
      const { x, y, width: w, height: h } = element.getBoundingClientRect(),
        number = steps.value.indexOf(step) + 1 - markedFrom();
      const isNow = isStill() && step === current.value;
      found.set(place, { x: x - left, y: y - top, w, h, number, isNow });
    }
  return [...found.values()];
}

function Marks({ box }: { box: { current: HTMLDivElement | null } }) {
  const [marks, setMarks] = useState<Mark[]>([]),
    look = (): void => setMarks(box.current ? marksOf(box.current) : []);
  useLayoutEffect(() => afterFrames(1, look), [at.value, steps.value]);
  useEffect(() => {
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return (
    <>
      {marks.map(({ x, y, w, h, number, isNow }) => (
        <span
          class={`stage-mark ${isNow ? 'now' : ''}`}
          style={`left:${x}px;top:${y}px;width:${w}px;height:${h}px`}
        >
          <b class="num">{number}</b>
        </span>
      ))}
    </>
  );
}

/** `isReady` is false while the board does not yet show the step; `hasMarks` where the face draws its own. */
export function Layer({
  isReady = true,
  hasMarks = false,
}: {
  isReady?: boolean;
  hasMarks?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    layers.value += 1;
    return () => {
      layers.value -= 1;
    };
  }, []);
  useEffect(readMotion, []);
  usePerformance(box, isReady);
  return (
    <>
      {!hasMarks && (
        <div class="stage-layer" aria-hidden="true">
          <Marks box={box} />
        </div>
      )}
      <div class="stage-layer" aria-hidden="true" ref={box} />
    </>
  );
}
