// Units that go from cell to cell: a march, a retreat, a journey through portals.
import { placeOf } from '../board/places';
import { factsIn, type Table, type Unit } from '../view';
import { figurePicture, pieceName, spotOf, type Make } from './props';
import type { Theatre } from '../../../stage';

const placed = (unit: Unit, table: Table) =>
  placeOf(
    unit,
    table.units.filter((one) => one.at),
    table,
  );

const isFlyer = (unit: Unit): boolean => unit.traits.some((trait) => trait.trait.endsWith('fly'));

/** Everybody who stands elsewhere afterwards goes there, all on one frame; who flies lifts. */
export function goAll(theatre: Theatre, before: Table, after: Table, time: number): void {
  for (const unit of after.units) {
    const was = before.units.find((one) => one.army === unit.army && one.unit === unit.unit);
    if (!was?.at || !unit.at) continue;
    const from = placed(was, before),
      to = placed(unit, after),
      [x0, y0] = from.point,
      [x1, y1] = to.point;
    if (x0 === x1 && y0 === y1) continue;
    const end = to.scale / from.scale,
      lift = isFlyer(unit) && was.at !== unit.at ? 1.22 : 1.04,
      sway = was.at === unit.at ? 0 : 4,
      way = (part: number): string =>
        `translate(${x0 + (x1 - x0) * part}px, ${y0 + (y1 - y0) * part}px)`;
    theatre.move(
      pieceName(unit.army, unit.unit),
      [
        { transform: `${way(0)} rotate(0deg) scale(1)` },
        { transform: `${way(0.3)} rotate(${-sway}deg) scale(${lift})` },
        { transform: `${way(0.7)} rotate(${sway}deg) scale(${lift})` },
        { transform: `${way(1)} rotate(0deg) scale(${end})` },
      ],
      { for: time, ease: 'march' },
    );
  }
}

export const march: Make = (theatre, _deed, before, after) => {
  goAll(theatre, before, after, theatre.times.slide * 1.6);
  theatre.sound('step');
};

/** Out through one arch, in through the other; on another board a second figure comes out. */
export const travel: Make = (theatre, { events }, before, after) => {
  const { slide } = theatre.times;
  for (const event of events) {
    const { army = '', unit = '', from, to } = factsIn(event),
      there = spotOf(theatre, to),
      name = pieceName(army, unit);
    if (event.event === 'returned' || !from || !there) continue;
    const figure = after.units.find((one) => one.army === army && one.unit === unit);
    theatre.hide(name, 0, slide);
    theatre.move(
      theatre.add(figurePicture(army, unit, after.turned), {
        ...there,
        w: there.w * 0.8,
        h: there.h * 0.8,
      }),
      [
        { opacity: 0, transform: 'scale(0)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
      { at: slide, for: 'lay', ease: 'land' },
    );
    if (figure) theatre.sound('step', slide);
  }
  if (events.some((event) => event.event === 'returned')) goAll(theatre, before, after, slide);
};
