// How each deed moves: seals flip, units march, dice tumble, the fallen leave, pennants fly to their track.
import { marks, piece } from '../../../draw/bugs';
import { factsIn, type Table } from '../view';
import { sentenceOf } from '../words';
import { plain } from '../../../words/texts';
import { battle, dice, result, targets } from './fights';
import { march, travel } from './moves';
import { blush, burst, DROP, figurePicture, fly, gain, picture, spotOf, type Make } from './props';
import type { Spot, Theatre } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import type { Deed, Kind } from './deeds';

export type Scene = (theatre: Theatre) => void;

/** All seals turn over on one frame. */
const orders: Make = (theatre) => {
  const { flip, hold } = theatre.times,
    half = flip / 2;
  theatre.move('.oc .seal', [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    at: hold,
    for: half,
    ease: 'in',
  });
  theatre.move('.oc .of', [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    at: hold + half,
    for: half,
    ease: 'out',
  });
  theatre.tell(hold + flip);
  theatre.sound('flip', hold);
};

const meet: Make = (theatre, { events }) => {
  for (const event of events) {
    const spot = spotOf(theatre, factsIn(event).at);
    if (!spot) continue;
    blush(theatre, spot);
    burst(theatre, spot, 'var(--warn)');
  }
  theatre.sound('meet');
};

// -- the end of a turn, and of a game -------------------------------------------------------------

/** The artefact shines under who holds it, and is calm again. */
const glow = (theatre: Theatre, spot: Spot): void => {
  theatre.move(
    theatre.add(picture(marks.artefact!, '-17 -17 34 34'), spot, 'glow'),
    [
      { opacity: 0, transform: 'scale(0.5)' },
      { opacity: 0.9, transform: 'scale(1.1)', offset: 0.4 },
      { opacity: 0, transform: 'scale(1.5)' },
    ],
    { for: theatre.times.burst * 2, ease: 'out' },
  );
};

const artifact: Make = (theatre, { events }, before) => {
  const at = before.cells.find(
      (cell) =>
        cell.artifact &&
        before.units.some((unit) => unit.at === cell.at && unit.army === events[0]!.army),
    )?.at,
    spot = spotOf(theatre, at ?? before.cells.find((cell) => cell.artifact)?.at);
  if (!spot) return;
  glow(theatre, spot);
  const end = gain(theatre, events[0]!, spot, theatre.times.burst);
  theatre.tell(end);
};

const income: Make = (theatre, { events }) => {
  let end = theatre.times.count;
  for (const event of events) {
    const to = theatre.spot(`[data-energy="${String(event.army)}"]`);
    if (event.event !== 'income-taken' || !to) continue;
    const from = { ...to, y: to.y + 60 };
    end = fly(theatre, DROP, from, to, 0, 24);
  }
  theatre.tell(end);
  theatre.sound('energy', theatre.times.count);
};

const drop = (theatre: Theatre, event: GameEvent, turned: boolean | undefined): void => {
  const { army = '', unit = '', at } = factsIn(event),
    spot = spotOf(theatre, at);
  if (!spot) return;
  theatre.move(
    theatre.add(figurePicture(army, unit, turned), { ...spot, w: spot.w * 0.8, h: spot.h * 0.8 }),
    [
      { opacity: 0, transform: 'translateY(-26px) scale(1.5)' },
      { opacity: 1, transform: 'none' },
    ],
    { for: 'lay', ease: 'land' },
  );
};

const place: Make = (theatre, { events }, before) => {
  for (const event of events) drop(theatre, event, before.turned);
  theatre.sound('lay', theatre.times.lay * 0.7);
};

const SIDES = ['south', 'north'] as const;

/** Trophies of both sides, large; nothing where no trophies are fought for. */
function standing({ trophies }: Table): string {
  if (!trophies.length) return '';
  const [south, north] = SIDES.map((side) => {
    const count = trophies.filter((one) => one.side === side).length,
      seal = picture(piece('rhino', side));
    return { seal, count };
  });
  return `<div class="tally">${south!.seal}<b class="num">${south!.count} : ${north!.count}</b>${north!.seal}</div>`;
}

/** What follows the end of a game is told with how the campaign stands. */
const BETWEEN = new Set(['party-ended', 'trophy-taken', 'medal-given']);

/** A card large in the middle: what a game was about, who takes it, what the next one is about. */
const card: Make = (theatre, { events }, _before, after) => {
  const { width, height } = theatre.layer.getBoundingClientRect(),
    w = Math.min(420, width - 40),
    [event] = events,
    isBetween = BETWEEN.has(event!.event),
    words = plain(sentenceOf(`bugs-event-${event!.event}`, event!)),
    box = theatre.add('<div class="big-card"><p></p></div>', {
      x: width / 2,
      y: height / 2,
      w,
      h: isBetween ? 230 : 150,
    });
  box.querySelector('p')!.textContent = words;
  const inside = box.querySelector('.big-card')!;
  inside.insertAdjacentHTML('afterbegin', picture(marks.artefact!, '-17 -17 34 34'));
  if (isBetween) inside.insertAdjacentHTML('beforeend', standing(after));
  theatre.move(
    box,
    [
      { opacity: 0, transform: 'scale(0.7) rotate(-3deg)' },
      { opacity: 1, transform: 'scale(1.04)', offset: 0.25 },
      { opacity: 1, transform: 'none', offset: 0.9 },
      { opacity: 0, transform: 'scale(1.03)' },
    ],
    { for: theatre.times.show * (isBetween ? 2.2 : 1.4), ease: 'out' },
  );
  theatre.sound(isBetween ? 'influence' : 'flip');
};

const light: Make = (theatre, { events }) => {
  theatre.last(theatre.times.title);
  for (const event of events) {
    const { at, to } = factsIn(event),
      spot = spotOf(theatre, at ?? to);
    if (spot) blush(theatre, spot);
  }
};

const SCENES: Record<Kind, Make> = {
  orders,
  lot: light,
  march,
  stop: light,
  meet,
  battle,
  dice,
  reroll: dice,
  keep: light,
  result,
  targets,
  travel,
  artifact,
  train: light,
  income,
  place,
  formation: place,
  card,
  turn: light,
  plain: light,
};

export const sceneOf =
  (deed: Deed, before: Table, after: Table): Scene =>
  (theatre) =>
    SCENES[deed.kind](theatre, deed, before, after);
