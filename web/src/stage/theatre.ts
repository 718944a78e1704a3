// The movements of one step: Web Animations that can be paused, sought and taken away again, and what is laid over the board.
import type { SoundName } from '../sound/sound';
import {
  curvesNow,
  timesNow,
  type CurveName,
  type Curves,
  type TimeName,
  type Times,
} from './times';

/** Where something is, in the pixels of the layer: its middle, and its size. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Timing {
  /** Begins so many ms after the step. */
  at?: number;
  /** A name of a time, or ms at speed 1. */
  for?: TimeName | number;
  ease?: CurveName | 'linear';
  fill?: FillMode;
}

type Target = string | Element | readonly Element[];

/** What a scene may do; `root` holds the board and the layer over it. */
export interface Theatre {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
  readonly times: Times;
  readonly curves: Curves;
  /** Moves elements (only `transform` and `opacity`); gives when it ends. */
  move(target: Target, frames: Keyframe[], timing?: Timing): number;
  /** Lets elements appear, or vanish. */
  show(target: Target, at?: number, time?: number): number;
  hide(target: Target, at?: number, time?: number): number;
  /** Lays something over the board for the time of this step; it is unseen until it is moved or shown. */
  add(html: string, at?: Partial<Spot>, cls?: string): HTMLElement;
  find(selector: string): Element[];
  /** Where an element is, in the pixels of the layer. */
  spot(target: string | Element): Spot | null;
  /** What the sentence and the chips give away waits until then. */
  tell(at: number): void;
  /** A sound, if somebody handed in who makes them. */
  sound(name: SoundName, at?: number): void;
  /** The step lasts at least so long. */
  last(until: number): void;
}

export type Sound = (name: SoundName) => void;
let sounding: Sound = () => undefined;

/** Who makes the sounds of the shows. */
export const handInSound = (sound: Sound): void => {
  sounding = sound;
};

interface Move {
  element: Element;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
}

interface Cue {
  at: number;
  act(): void;
}

function still(animation: Animation): Animation {
  animation.pause();
  return animation;
}

/** The movements of one step, set up and standing still until they are run. */
export class Performance implements Theatre {
  readonly times = timesNow();
  readonly curves = curvesNow();
  private readonly running: Animation[] = [];
  private readonly added: HTMLElement[] = [];
  private readonly moves: Move[] = [];
  private corner: DOMRect | null = null;
  private readonly cues: Cue[] = [];
  private clock: Animation | null = null;
  private end = 0;
  private total = 0;
  private toldAt = 0;
  /** What was asked for last; animations take it on only with their next frame. */
  private rate = 1;

  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  // -- what a scene may do ------------------------------------------------------------------------

  move(target: Target, frames: Keyframe[], timing: Timing = {}): number {
    const { at = 0, for: time = 'slide', ease = 'out', fill = 'both' } = timing,
      duration = Math.max(1, typeof time === 'number' ? time : this.times[time]);
    const easing = ease === 'linear' ? ease : this.curves[ease],
      options = { delay: at, duration, easing, fill };
    for (const element of this.elements(target)) this.moves.push({ element, frames, options });
    this.last(at + duration);
    return at + duration;
  }

  show(target: Target, at = 0, time = 1): number {
    return this.move(target, [{ opacity: 0 }, { opacity: 1 }], { at, for: time, ease: 'linear' });
  }

  hide(target: Target, at = 0, time = 1): number {
    const frames = [{ opacity: 1 }, { opacity: 0 }];
    return this.move(target, frames, { at, for: time, ease: 'linear', fill: 'forwards' });
  }

  add(html: string, { x = 0, y = 0, w = 0, h = 0 }: Partial<Spot> = {}, cls = ''): HTMLElement {
    const box = document.createElement('div');
    box.className = `actor ${cls}`;
    box.style.cssText = `left:${x - w / 2}px;top:${y - h / 2}px;${w ? `width:${w}px;` : ''}${h ? `height:${h}px;` : ''}`;
    box.innerHTML = html;
    this.added.push(box);
    return box;
  }

  find(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  spot(target: string | Element): Spot | null {
    const element = typeof target === 'string' ? this.root.querySelector(target) : target;
    if (!element) return null;
    const box = element.getBoundingClientRect(),
      { left, top } = (this.corner ??= this.layer.getBoundingClientRect());
    const { width: w, height: h } = box;
    return { x: box.left - left + w / 2, y: box.top - top + h / 2, w, h };
  }

  tell(at: number): void {
    this.toldAt = at;
  }

  sound(name: SoundName, at = 0): void {
    this.cues.push({ at, act: () => sounding(name) });
  }

  last(until: number): void {
    this.end = Math.max(this.end, until);
  }

  // -- what the player does -----------------------------------------------------------------------

  get isToldLater(): boolean {
    return this.toldAt > 0;
  }

  /** The step is set up: how long it takes with its rest, what happens when it is told and when it is over. */
  ready(rest: number, told: () => void, over: () => void): number {
    // A scene asks where things are while it is made; what was changed in between would be laid out again each time.
    this.layer.append(...this.added);
    for (const { element, frames, options } of this.moves)
      this.running.push(still(element.animate(frames, options)));
    this.total = this.end + rest;
    if (this.toldAt) this.cues.push({ at: this.toldAt, act: told });
    for (const { at, act } of this.cues) this.time(at, act);
    this.clock = this.time(this.total, over);
    return this.total;
  }

  /** Something that moves nothing and calls at its end, so that it stands still and hurries with the rest. */
  private time(duration: number, act: () => void): Animation {
    const timer = still(this.layer.animate(null, { duration: Math.max(1, duration) }));
    timer.onfinish = act;
    this.running.push(timer);
    return timer;
  }

  run(rate: number): void {
    this.rate = rate;
    for (const one of this.running) {
      one.updatePlaybackRate(rate);
      if (one.playState !== 'finished') one.play();
    }
  }

  pause(): void {
    for (const one of this.running) if (one.playState === 'running') one.pause();
  }

  /** Fills a bar as far as the step is. */
  fill(bar: Element): void {
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      made = bar.animate(frames, { duration: this.total, fill: 'forwards' });
    made.playbackRate = this.rate;
    made.currentTime = this.clock?.currentTime ?? 0;
    if (this.clock?.playState !== 'running') made.pause();
    this.running.push(made);
  }

  /** Takes everything away, as if the step had never been. */
  strike(): void {
    for (const one of this.running) {
      one.onfinish = null;
      one.cancel();
    }
    for (const one of this.added) one.remove();
  }

  private elements(target: Target): Element[] {
    if (typeof target === 'string') return this.find(target);
    return target instanceof Element ? [target] : [...target];
  }
}
