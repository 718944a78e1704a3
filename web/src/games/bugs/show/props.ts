// What scenes are made of: where things are, what is laid over the board, how it flies.
import { marks, piece, star } from '../../../draw/bugs';
import { isPartner, sideOf, type Table } from '../view';
import type { Spot, Theatre } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import type { Deed } from './deeds';

export type Make = (theatre: Theatre, deed: Deed, before: Table, after: Table) => void;

export const pieceName = (army: string, unit: string): string => `[data-piece="${army}-${unit}"]`;
const cellName = (at: string | undefined): string => `[data-cell="${at ?? ''}"]`;
export const picture = (svg: string, box = '-25 -25 50 50'): string =>
  `<svg viewBox="${box}" aria-hidden="true">${svg}</svg>`;

export const spotOf = (theatre: Theatre, at: string | undefined): Spot | null =>
  theatre.spot(cellName(at));

export const figurePicture = (army: string, unit: string, turned = false): string =>
  picture(piece(unit, sideOf(army), { partner: isPartner(army), turned }));

export const burst = (theatre: Theatre, spot: Spot, colour: string, at = 0): void => {
  const side = spot.w * 0.62;
  theatre.move(
    theatre.add(picture(star([0, 0], colour), '-30 -30 60 60'), { ...spot, w: side, h: side }),
    [
      { opacity: 0, transform: 'scale(0.2) rotate(-20deg)' },
      { opacity: 1, transform: 'scale(1.3) rotate(8deg)', offset: 0.6 },
      { opacity: 1, transform: 'scale(1) rotate(0deg)' },
    ],
    { at, for: 'burst', ease: 'land' },
  );
};

export const blush = (theatre: Theatre, spot: Spot): void => {
  theatre.move(
    theatre.add('<i class="blush"></i>', { ...spot, w: spot.w * 0.95, h: spot.h * 0.95 }),
    [{ opacity: 0 }, { opacity: 1 }],
    { for: 'burst', ease: 'linear' },
  );
};

/** A small thing flies from one place to another and is gone when it lands. */
export function fly(
  theatre: Theatre,
  html: string,
  from: Spot,
  to: Spot,
  at: number,
  size = 30,
): number {
  const thing = theatre.add(html, { x: from.x, y: from.y, w: size, h: size }),
    dx = to.x - from.x,
    dy = to.y - from.y;
  const land = theatre.move(
    thing,
    [
      { opacity: 0, transform: 'scale(0.4)' },
      { opacity: 1, transform: 'translate(0, -14px) scale(1.25)', offset: 0.25 },
      { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(0.7)`, offset: 0.95 },
      { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(0.5)` },
    ],
    { at, for: theatre.times.fly * 1.3, ease: 'march' },
  );
  return land;
}

export const pennant = (army: string): string =>
  picture(
    `<g style="color:var(--side-${sideOf(army) === 'south' ? 'a' : 'b'})">${marks.influence}</g>`,
    '-17 -17 34 34',
  );
export const DROP = picture(`<g style="color:var(--text)">${marks.energy}</g>`, '-17 -17 34 34');

/** Influence to its track; the count changes when it lands. */
export function gain(theatre: Theatre, event: GameEvent, from: Spot | null, at: number): number {
  const to = theatre.spot(`[data-influence="${String(event.army)}"]`);
  if (!from || !to) return at;
  theatre.sound('influence', at + theatre.times.fly);
  return fly(theatre, pennant(String(event.army)), from, to, at, 34);
}
