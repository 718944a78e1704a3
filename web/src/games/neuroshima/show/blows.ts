// What a battle looks like: titles, shots that fly, blows that land, armour that answers, hearts, and those who fall.
import { flag } from '../../../draw/middle';
import type { Spot, Theatre } from '../../../stage';
import { hexSpot, pop, shake, tileOn, unitAt, wayOf } from './cast';

const STAR = 'M0-46L10-17 40-30 20-4 46 10 15 14 18 44 0 20-18 44-15 14-46 10-20-4-40-30-10-17Z';
const BURST = `<svg viewBox="-50 -50 100 100"><path d="${STAR}" fill="var(--bad)" stroke="var(--bg-2)" stroke-width="4" stroke-linejoin="round"/></svg>`;
const SHOT =
  '<svg viewBox="-16 -7 32 14"><path d="M-15-5H4Q14-4 15 0 14 4 4 5H-15Z" fill="var(--accent)" stroke="var(--bg-2)" stroke-width="2.5"/></svg>';
const SHIELD =
  '<svg viewBox="-24 -26 48 52"><path d="M0-22L19-15V2Q17 16 0 23-17 16-19 2V-15Z" fill="var(--text)" stroke="var(--bg-2)" stroke-width="4"/><path d="M-8-1L-2 6 9-7" fill="none" stroke="var(--bg-2)" stroke-width="5"/></svg>';
const HEART =
  '<svg viewBox="-24 -24 48 48"><path d="M0 19C-28-1-17-21-7-18-2-17 0-12 0-10 0-12 2-17 7-18 17-21 28-1 0 19Z" fill="var(--good)" stroke="var(--bg-2)" stroke-width="3"/></svg>';
const RING = '<i class="stage-light nh-light"></i>';

const small = (spot: Spot, size: number): Spot => ({
  ...spot,
  w: spot.w * size,
  h: spot.w * size,
});

// -- titles ---------------------------------------------------------------------------------------

const middleOf = ({ layer }: Theatre, w: number, h: number): Spot => ({
  x: layer.clientWidth / 2,
  y: layer.clientHeight * 0.45,
  w,
  h,
});

function flash(theatre: Theatre, html: string, place: Spot, time: number): void {
  theatre.move(
    theatre.add(html, place),
    [
      { opacity: 0, transform: 'scale(1.5)' },
      { opacity: 1, transform: 'none', offset: 0.3 },
      { opacity: 1, transform: 'none', offset: 0.75 },
      { opacity: 0, transform: 'translateY(-60px) scale(.5)' },
    ],
    { for: time, ease: 'linear' },
  );
}

/** The number of a segment, large; then it is the frame over the board. */
export function title(theatre: Theatre, initiative: number): void {
  const drawn = flag(initiative, { h: 24 }),
    html = `<svg viewBox="-16 -14 32 28" class="tone-dark tile-svg nh-title">${drawn}</svg>`;
  flash(theatre, html, middleOf(theatre, 150, 132), theatre.times.title * 1.35);
  theatre.sound('segment');
}

/** A word over the whole board. */
export function announce(theatre: Theatre, text: string): void {
  const veil = theatre.add('', {
    x: theatre.layer.clientWidth / 2,
    y: theatre.layer.clientHeight / 2,
    w: theatre.layer.clientWidth,
    h: theatre.layer.clientHeight,
  });
  veil.classList.add('nh-veil');
  theatre.move(veil, [{ opacity: 0 }, { opacity: 0.6, offset: 0.2 }, { opacity: 0 }], {
    for: 'show',
    ease: 'linear',
  });
  const box = document.createElement('b');
  box.textContent = text;
  flash(
    theatre,
    `<span class="nh-word">${box.innerHTML}</span>`,
    middleOf(theatre, 460, 70),
    theatre.times.show,
  );
  theatre.sound('battle', 60);
}

export function lightUp(theatre: Theatre, cells: readonly string[], shakes = false): void {
  theatre.last(theatre.times.title);
  for (const cell of cells) {
    const hex = hexSpot(theatre, cell);
    if (hex) pop(theatre, theatre.add(RING, small(hex, 0.92)));
    if (shakes) {
      shake(theatre, cell, 60, 4, 0);
      shake(theatre, cell, 320, 3, 0);
    }
  }
}

// -- blows ----------------------------------------------------------------------------------------

export interface Blow {
  from: string;
  to: string;
  kind: 'melee' | 'ranged' | 'gauss' | 'blast';
  wounds: number;
  isBlocked: boolean;
  dies: boolean;
}

/** A star with the wounds in it; it goes, the number stays. */
function burst(theatre: Theatre, hex: Spot, at: number): void {
  theatre.move(
    theatre.add(BURST, small(hex, 0.8)),
    [
      { opacity: 0, transform: 'scale(.3) rotate(-20deg)' },
      { opacity: 1, transform: 'scale(1.05)', offset: 0.35 },
      { opacity: 0, transform: 'scale(1.3) rotate(10deg)' },
    ],
    { at, for: 'burst', ease: 'linear' },
  );
}

function answer(theatre: Theatre, hex: Spot, { wounds, isBlocked, dies }: Blow, at: number): void {
  if (isBlocked) {
    pop(theatre, theatre.add(SHIELD, small(hex, 0.42)), at);
    theatre.sound('armour', at);
    return;
  }
  burst(theatre, hex, at);
  const words = `<b class="nh-chip ${dies ? 'dies' : ''}">${dies ? '✕ ' : ''}−${wounds}</b>`;
  pop(theatre, theatre.add(words, { x: hex.x, y: hex.y + hex.h * 0.36, w: 64, h: 26 }), at + 60);
  theatre.sound('wound', at);
}

const FLIGHT = 8,
  BEND = 0.12;

/** A shot keeps to the right of its way, in an arc, as its line does. */
function fly(theatre: Theatre, from: Spot, to: Spot, time: number): void {
  const { dx, dy, length, angle } = wayOf(from, to),
    cartridge = theatre.add(SHOT, { ...from, w: from.w * 0.24, h: from.w * 0.105 });
  const frames = Array.from({ length: FLIGHT + 1 }, (_, index): Keyframe => {
    const share = index / FLIGHT,
      lift = Math.sin(share * Math.PI) * length * BEND,
      tilt = Math.atan(Math.cos(share * Math.PI) * Math.PI * BEND) * (180 / Math.PI);
    return {
      opacity: 1,
      transform: `translate(${dx * share - (dy / length) * lift}px, ${dy * share + (dx / length) * lift}px) rotate(${angle + tilt}deg)`,
    };
  });
  theatre.move(cartridge, frames, { for: time, ease: 'shot' });
  theatre.hide(cartridge, time, 40);
}

/** The attacker leans back, then lunges. */
function lunge(theatre: Theatre, cell: string, ux: number, uy: number): void {
  theatre.move(
    tileOn(theatre, cell),
    [
      { transform: 'none' },
      { transform: `translate(${-ux * 6}px, ${-uy * 6}px)`, offset: 0.2 },
      { transform: `translate(${ux * 20}px, ${uy * 20}px)`, offset: 0.45 },
      { transform: 'none' },
    ],
    { for: theatre.times.blow * 1.1, ease: 'linear', fill: 'none' },
  );
}

/** Both rails at once, through all that stands there. */
function rail(theatre: Theatre, from: Spot, to: Spot): void {
  const { length, angle } = wayOf(from, to),
    line = theatre.add('<i class="nh-rail"></i>', { x: from.x, y: from.y, h: 10 });
  line.style.width = `${length + to.w / 2}px`;
  line.style.left = `${from.x}px`;
  line.style.transformOrigin = '0 50%';
  theatre.move(
    line,
    [
      { opacity: 1, transform: `rotate(${angle}deg) scaleX(0)` },
      { opacity: 1, transform: `rotate(${angle}deg) scaleX(1)` },
    ],
    { for: 'rail', ease: 'shot' },
  );
  theatre.hide(line, theatre.times.rail + 160, 200);
}

function recoil(theatre: Theatre, cell: string, ux: number, uy: number): void {
  theatre.move(
    tileOn(theatre, cell),
    [
      { transform: 'none' },
      { transform: `translate(${-ux * 7}px, ${-uy * 7}px)` },
      { transform: 'none' },
    ],
    { for: 200, fill: 'none' },
  );
}

/** When the blow lands. */
function throwBlow(theatre: Theatre, thrown: Blow, from: Spot, to: Spot): number {
  const { times } = theatre,
    { dx, dy, length } = wayOf(from, to),
    ux = length ? dx / length : 0,
    uy = length ? dy / length : 0,
    hexes = length / (unitAt(to) * 109);
  switch (thrown.kind) {
    case 'ranged': {
      const time = times.shot + times.hex * hexes;
      theatre.sound('shot');
      recoil(theatre, thrown.from, ux, uy);
      fly(theatre, from, to, time);
      return time;
    }
    case 'gauss':
      theatre.sound('gauss');
      rail(theatre, from, to);
      return times.rail;
    case 'melee':
      lunge(theatre, thrown.from, ux, uy);
      theatre.sound('blow', times.blow * 0.45 - 30);
      return times.blow * 0.45;
    default:
      return 60;
  }
}

export function blow(theatre: Theatre, given: Blow): void {
  const from = hexSpot(theatre, given.from),
    to = hexSpot(theatre, given.to);
  theatre.last(theatre.times.burst);
  if (!from || !to) return;
  const hit = throwBlow(theatre, given, from, to),
    { dx, dy, length } = wayOf(from, to);
  theatre.tell(hit + 60);
  answer(theatre, to, given, hit);
  shake(theatre, given.to, hit, length ? (dx / length) * 7 : 5, length ? (dy / length) * 7 : 2);
}

/** An instant strikes all its targets at once. */
export function strike(theatre: Theatre, cells: readonly string[]): void {
  const { burst: time } = theatre.times;
  cells.forEach((cell, index) => {
    const hex = hexSpot(theatre, cell);
    if (hex) burst(theatre, hex, index * 40);
    shake(theatre, cell, index * 40, 6, 3);
  });
  theatre.tell(time);
  theatre.sound('wound', 60);
}

/** The heart of a medic goes where the wound was. */
export function heal(theatre: Theatre, medic: string, cell: string): void {
  const from = hexSpot(theatre, medic),
    hex = hexSpot(theatre, cell);
  if (!from || !hex) return;
  const { dx, dy } = wayOf(hex, from);
  theatre.move(
    theatre.add(HEART, small(hex, 0.45)),
    [
      { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.5)` },
      { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(1.1)`, offset: 0.3 },
      { opacity: 1, transform: 'scale(1.2)', offset: 0.85 },
      { opacity: 0, transform: 'scale(1.5)' },
    ],
    { for: theatre.times.fly * 1.3 },
  );
  theatre.sound('energy', 100);
}

/** What fell lifts once more and drops, all together. */
export function fall(theatre: Theatre, cells: readonly string[], from = 0): void {
  if (!cells.length) return;
  cells.forEach((cell, index) => {
    theatre.move(
      tileOn(theatre, cell),
      [
        { transform: 'translate(0, 0) rotate(0deg) scale(1)', opacity: 1 },
        { transform: 'translate(0, -8px) rotate(-4deg) scale(1.04)', opacity: 1, offset: 0.25 },
        { transform: 'translate(0, 26px) rotate(9deg) scale(.74)', opacity: 0 },
      ],
      {
        at: from + 80 + index * theatre.times.gap * 0.5,
        for: 'fall',
        ease: 'in',
        fill: 'forwards',
      },
    );
  });
  theatre.sound('fall', from + 80);
}
