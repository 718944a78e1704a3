// What a turn looks like: cards dealt and dropped, tiles laid, turned, slid, nets thrown, instants shown large.
import { hexPath, TILE_BOX } from '../../../draw/hexagon';
import { tileInside, type Tone } from '../../../draw/tile';
import type { Spot, Theatre } from '../../../stage';
import { faceOfTile } from '../faces';
import { tileName, tileWords } from '../words/names';
import { bodyOn, cardSpot, hexSpot, pop, shake, tileOn, unitAt, valuesOn, wayOf } from './cast';

const SIXTH = 60,
  HALF = 180;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The shorter way round from one facing to another, in degrees. */
export function turnOf(from: number, to: number): number {
  const turn = (((to - from) % 6) + 6) % 6;
  return turn * SIXTH > HALF ? (turn - 6) * SIXTH : turn * SIXTH;
}

// -- cards ----------------------------------------------------------------------------------------

/** Cards come from the stack, one after another, and turn face up. */
export function dealCards(theatre: Theatre, first: number, end: number): void {
  const { gap, draw, flip } = theatre.times;
  for (let index = first; index < end; index += 1) {
    const at = (index - first) * gap * 1.6,
      card = `[data-card="${index}"]`;
    theatre.move(
      theatre.find(card),
      [
        { opacity: 0, transform: 'translate(-70px, -6px) scale(.8)' },
        { opacity: 1, transform: 'none' },
      ],
      { at, for: 'draw' },
    );
    theatre.move(
      theatre.find(`${card} .face`),
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      { at: at + draw, for: flip / 2 },
    );
    theatre.show(theatre.find(`${card} .nm`), at + draw + flip / 2, 120);
    theatre.sound('draw', at);
    theatre.sound('flip', at + draw);
  }
  theatre.last(draw + flip + theatre.times.hold);
}

export function dropCard(theatre: Theatre, index: number): void {
  theatre.move(
    theatre.find(`[data-card="${index}"] .face`),
    [
      { opacity: 1, transform: 'translateY(-10px) scale(1.06)' },
      { opacity: 0.28, transform: 'translateY(8px) rotate(12deg) scale(.86)' },
    ],
    { for: 'fall', ease: 'in' },
  );
  theatre.show(theatre.find(`[data-card="${index}"] .use`), theatre.times.fall / 2, 160);
  theatre.sound('discard');
}

const spend = (theatre: Theatre, index: number): void => {
  theatre.move(theatre.find(`[data-card="${index}"] .face`), [{ opacity: 1 }, { opacity: 0.28 }], {
    for: 200,
    ease: 'linear',
  });
  theatre.show(theatre.find(`[data-card="${index}"] .use`), 200, 120);
};

// -- tiles ----------------------------------------------------------------------------------------

/** From its card in an arc to its hex; there it turns by sixths. */
export function layTile(
  theatre: Theatre,
  { at, facing, card }: { at: string; facing: number; card: number },
): void {
  const hex = hexSpot(theatre, at),
    { lay, turn } = theatre.times;
  if (!hex) return;
  const unit = unitAt(hex),
    from = cardSpot(theatre, card) ?? { ...hex, y: -hex.h },
    dx = (from.x - hex.x) / unit,
    dy = (from.y - hex.y) / unit;
  const turned = turnOf(0, facing),
    spin = Math.abs(turned / SIXTH) * turn,
    pause = spin ? 120 : 0,
    whole = lay + pause + spin;
  const flight = (rotate: number): Keyframe[] => [
    { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(.72) rotate(${rotate}deg)` },
    {
      opacity: 1,
      offset: (0.6 * lay) / whole,
      transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 22}px) scale(1.16) rotate(${rotate}deg)`,
    },
    { offset: lay / whole, transform: `translate(0, 0) scale(1) rotate(${rotate}deg)` },
  ];
  spend(theatre, card);
  theatre.move(
    bodyOn(theatre, at),
    spin
      ? [
          ...flight(-turned),
          {
            offset: (lay + pause) / whole,
            transform: `translate(0, 0) scale(1) rotate(${-turned}deg)`,
          },
          { transform: 'translate(0, 0) scale(1) rotate(0deg)' },
        ]
      : flight(0),
    { for: whole },
  );
  theatre.move(valuesOn(theatre, at), flight(0), { for: whole });
  theatre.sound('lay', lay - 40);
  if (spin) theatre.sound('turn', lay + pause);
}

export function turnTile(theatre: Theatre, cell: string, was: number, facing: number): void {
  const turned = turnOf(was, facing),
    time = Math.max(1, Math.abs(turned / SIXTH)) * theatre.times.turn * 1.4;
  theatre.move(
    bodyOn(theatre, cell),
    [{ transform: `rotate(${-turned}deg)` }, { transform: 'rotate(0deg)' }],
    { at: 120, for: time, ease: 'land' },
  );
  theatre.sound('turn', 120);
}

/** A tile that stands on `to` comes from `from`. */
export function slide(theatre: Theatre, from: string, to: string): void {
  const start = hexSpot(theatre, from),
    goal = hexSpot(theatre, to);
  if (!start || !goal) return;
  const unit = unitAt(goal),
    { dx, dy } = wayOf(goal, start);
  theatre.move(
    tileOn(theatre, to),
    [{ transform: `translate(${dx / unit}px, ${dy / unit}px)` }, { transform: 'none' }],
    { at: 80, for: 'slide', ease: 'march' },
  );
  theatre.sound('step', 80);
}

const NET =
  '<svg viewBox="-60 -54 120 108"><g fill="none" stroke="var(--text)" stroke-width="3"><path d="M-52 0L-26 45H26L52 0 26-45H-26Z"/><path d="M-44-14L10 45M-26-45L36 28M0-45L48-4M-48 12L-14 45M44-14L-10 45M26-45L-36 28M0-45L-48-4M48 12L14 45"/></g></svg>';

/** A net is thrown and tightens. */
export function throwNet(theatre: Theatre, by: string, cell: string): void {
  const from = hexSpot(theatre, by),
    hex = hexSpot(theatre, cell);
  if (!hex || !from) return;
  const { dx, dy } = wayOf(hex, from),
    { net } = theatre.times;
  theatre.move(
    theatre.add(NET, hex),
    [
      { opacity: 0, transform: `translate(${dx * 0.7}px, ${dy * 0.7}px) scale(.3)` },
      { opacity: 1, transform: 'scale(1.28)', offset: 0.55 },
      { opacity: 1, transform: 'scale(.98)' },
    ],
    { for: 'net' },
  );
  shake(theatre, cell, net, 3, 0);
  theatre.sound('net', 60);
}

// -- instants -------------------------------------------------------------------------------------

const CARD_W = 216,
  CARD_H = 236,
  EDGE = 14;

const cardOf = (tile: string, tone: Tone): string => {
  const face = faceOfTile(tile);
  return `<div class="nh-instant army-${face.army}"><svg viewBox="${TILE_BOX}" class="tile-svg">${tileInside(face, 120, { tone })}</svg><b>${escape(tileName(tile))}</b><span>${escape(tileWords(tile))}</span></div>`;
};

const HEX_RING = `<svg viewBox="-64 -56 128 112"><path d="${hexPath(58, 6)}" fill="none" stroke="var(--bad)" stroke-width="5" stroke-dasharray="12 7"/></svg>`;

/** Where the large card stands: beside the board, away from what it aims at. */
function cardPlace({ layer }: Theatre, aim: Spot | null): Spot {
  const { clientWidth: width, clientHeight: height } = layer,
    isLeft = aim !== null && aim.x > width / 2,
    x = isLeft ? CARD_W / 2 + EDGE : width - CARD_W / 2 - EDGE;
  return { x, y: Math.min(height * 0.42, height - CARD_H / 2 - EDGE), w: CARD_W, h: CARD_H };
}

/** An instant is shown large; a line leads from it to what it is aimed at. */
export function showInstant(
  theatre: Theatre,
  { tile, tone, cells, card }: { tile: string; tone: Tone; cells: string[]; card: number },
): void {
  const aims = cells.map((cell) => hexSpot(theatre, cell)).filter((spot) => spot !== null),
    aim = aims[0] ?? null,
    place = cardPlace(theatre, aim),
    origin = cardSpot(theatre, card),
    { show } = theatre.times;
  const come = origin ? wayOf(place, origin) : { dx: 0, dy: -60 },
    go = aim ? wayOf(place, aim) : { dx: 0, dy: -20 };
  spend(theatre, card);
  theatre.sound('instant');
  theatre.move(
    theatre.add(cardOf(tile, tone), place),
    [
      { opacity: 0, transform: `translate(${come.dx}px, ${come.dy}px) scale(.3)` },
      { opacity: 1, transform: 'none', offset: 0.23 },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: `translate(${go.dx}px, ${go.dy}px) scale(.2)` },
    ],
    { for: show + 300, ease: 'linear' },
  );
  aims.forEach((spot, index) => pop(theatre, theatre.add(HEX_RING, spot), 420 + index * 60));
  if (aim) leadTo(theatre, place, aim, show);
}

/** The line from the card to its aim. */
function leadTo(theatre: Theatre, place: Spot, aim: Spot, until: number): void {
  const { length, angle } = wayOf(place, aim),
    gone = CARD_W / 2,
    far = Math.max(0, length - gone - aim.w * 0.45),
    line = theatre.add('<i class="nh-lead"></i>', { x: place.x, y: place.y, h: 4 });
  line.style.width = `${far}px`;
  line.style.left = `${place.x}px`;
  line.style.transformOrigin = '0 50%';
  const turned = `rotate(${angle}deg) translateX(${gone}px)`;
  theatre.move(
    line,
    [
      { opacity: 1, transform: `${turned} scaleX(0)` },
      { opacity: 1, transform: `${turned} scaleX(1)`, offset: 0.3 },
      { opacity: 1, transform: `${turned} scaleX(1)`, offset: 0.9 },
      { opacity: 0, transform: `${turned} scaleX(1)` },
    ],
    { at: 300, for: until - 150, ease: 'linear' },
  );
}
