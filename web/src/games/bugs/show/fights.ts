// Battles: dice that tumble, shots that fly, the fallen who leave, pennants for whoever won.
import { die } from '../../../draw/bugs';
import { factsIn, sideOf, type Table } from '../view';
import { goAll } from './moves';
import {
  blush,
  burst,
  DROP,
  figurePicture,
  fly,
  gain,
  picture,
  pieceName,
  spotOf,
  type Make,
} from './props';
import type { Spot, Theatre } from '../../../stage';
import type { GameEvent } from '../../../wire/types';

const FACES = [2, 1, 3, 2, 3, 1, 2, 3, 1];
/** Each face lies a little longer than the one before: the last third of a roll is half of its time. */
const SLOWER = 1.28;

/** A die tumbles through its faces and comes to rest on the one that was rolled. */
function tumble(theatre: Theatre, spot: Spot, face: number, at: number): number {
  const total = theatre.times.roll * 1.7,
    weights = FACES.map((_, index) => SLOWER ** index),
    sum = weights.reduce((all, one) => all + one, 0);
  let when = at;
  FACES.forEach((shown, index) => {
    const lasts = (weights[index]! / sum) * total,
      spin = index % 2 ? 14 : -14;
    theatre.move(
      theatre.add(picture(die(shown), '-23 -23 46 46'), spot),
      [
        { opacity: 1, transform: `translateY(${-8 + index}px) rotate(${spin}deg)` },
        { opacity: 1, transform: `translateY(0) rotate(${-spin / 2}deg)` },
      ],
      { at: when, for: lasts, ease: 'linear', fill: 'none' },
    );
    when += lasts;
  });
  const land = theatre.move(
    theatre.add(picture(die(face), '-23 -23 46 46'), spot),
    [
      { opacity: 1, transform: 'scale(1.25)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    { at: when, for: 'hit', ease: 'land', fill: 'forwards' },
  );
  theatre.sound('dice', at);
  theatre.sound('die-lands', when);
  return land;
}

/** A drop leaves the energy, then the die tumbles. */
export const dice: Make = (theatre, { events }) => {
  let end = 0;
  const rolls = events.map((event) => ({
    event,
    lies: theatre.spot(`[data-die="${String(event.army)}"]`),
    pays: theatre.spot(`[data-energy="${String(event.army)}"]`),
  }));
  for (const { event, lies, pays } of rolls) {
    if (event.event !== 'rolled' || !lies) continue;
    if (pays && event.pay !== 'medal') fly(theatre, DROP, pays, lies, 0, 26);
    end = Math.max(end, tumble(theatre, lies, Number(event.die), theatre.times.fly));
  }
  theatre.tell(end || theatre.times.title);
  theatre.last(end || theatre.times.title);
};

/** Who fell goes to the row of the fallen. */
function fall(theatre: Theatre, event: GameEvent, after: Table): void {
  const { army = '', unit = '' } = factsIn(event),
    name = pieceName(army, unit),
    from = theatre.spot(name),
    to =
      theatre.spot(`[data-fallen="${sideOf(army)}"]`) ?? theatre.spot(`[data-influence="${army}"]`);
  if (!from || !to) return;
  const size = Math.max(from.w, from.h),
    time = theatre.times.fall * 1.6;
  theatre.hide(name);
  theatre.move(
    theatre.add(figurePicture(army, unit, after.turned), {
      x: from.x,
      y: from.y,
      w: size,
      h: size,
    }),
    [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'translateY(-10px) rotate(-14deg) scale(1.1)', offset: 0.25 },
      {
        opacity: 1,
        transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(18deg) scale(${Math.min(1, 34 / size)})`,
      },
    ],
    { for: time, ease: 'march' },
  );
  theatre.sound('fall');
}

export const result: Make = (theatre, { events }, before, after) => {
  const fallen = events.filter((event) => event.event === 'removed'),
    spots = fallen.map((event) => spotOf(theatre, factsIn(event).at)),
    { fall: falls, title } = theatre.times;
  let end: number = title;
  for (const event of fallen) fall(theatre, event, after);
  events
    .filter((event) => event.event === 'influence-gained')
    .forEach((event, index) => {
      end = Math.max(end, gain(theatre, event, spots[index] ?? spots[0] ?? null, falls));
    });
  if (events.some((event) => event.event === 'retreated')) {
    goAll(theatre, before, after, theatre.times.slide * 1.4);
    theatre.sound('step');
  }
  theatre.last(end);
  theatre.tell(end);
};

// -- shots ----------------------------------------------------------------------------------------

const BOLT = picture('<path d="M14 0L-12-9-6 0-12 9Z" fill="var(--text)"/>', '-16 -16 32 32');

function shoot(theatre: Theatre, event: GameEvent, before: Table): void {
  const { army = '', unit = '', at } = factsIn(event),
    from = theatre.spot(pieceName(army, unit)),
    to = spotOf(theatre, at);
  if (!from || !to || !before.units.length) return;
  const dx = to.x - from.x,
    dy = to.y - from.y,
    turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  theatre.move(
    theatre.add(BOLT, { x: from.x, y: from.y, w: 34, h: 34 }),
    [
      { opacity: 1, transform: `rotate(${turn}deg)` },
      { opacity: 1, transform: `translate(${dx}px, ${dy}px) rotate(${turn}deg)` },
    ],
    { at: theatre.times.hold, for: theatre.times.shot * 3, ease: 'shot', fill: 'none' },
  );
  burst(theatre, to, 'var(--warn)', theatre.times.hold + theatre.times.shot * 3);
  theatre.sound('shot', theatre.times.hold);
}

export const targets: Make = (theatre, { events }, before) =>
  events.forEach((event) => shoot(theatre, event, before));

export const battle: Make = (theatre, deed, before) => {
  const [event] = deed.events,
    spot = spotOf(theatre, factsIn(event!).at);
  theatre.last(theatre.times.title);
  if (event!.kind === 'ranged') shoot(theatre, event!, before);
  else if (spot) blush(theatre, spot);
  theatre.move(
    '.duel',
    [
      { opacity: 0, transform: 'scale(0.96)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      for: 'title',
      ease: 'out',
    },
  );
  theatre.sound('battle');
};
