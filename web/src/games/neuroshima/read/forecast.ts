// Lines of attack and the forecast of a battle, from the answers of the engine.
import { framesOf, type Frame } from '../battle/frames';
import { viewOf, type Fate, type Forecast, type Line, type Table } from '../view';
import type { AttackLine, ForecastAnswer, TileView, View } from '../../../wire/neuroshima';
import type { GameEvent, Json } from '../../../wire/types';

/** Only attacks that hit somebody are lines; a gauss shot is drawn to the last it pierces. */
function lineOf(line: AttackLine): Line[] {
  const to = line.kind === 'gauss' ? line.hits.at(-1) : line.hits[0];
  const { from, kind, player: seat, strength } = line;
  return to ? [{ from, to: to.at, kind, seat, strength }] : [];
}

export const linesIn = (tiles: readonly TileView[]): Line[] =>
  tiles
    .filter((tile) => !tile.netted)
    .flatMap((tile) => tile.attacks)
    .flatMap(lineOf);

export const linesInView = (view: View | Json): Line[] => linesIn(viewOf(view).tiles);

/** What each hex suffers in all segments together. */
function fatesOf(frames: readonly Frame[]): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const { segment, fates: here } of frames)
    for (const fate of here) {
      const wounds = fate.wounds + (fates.get(fate.cell)?.wounds ?? 0);
      fates.set(fate.cell, { ...fate, wounds, segment });
    }
  return fates;
}

export function readForecast(answer: ForecastAnswer, table: Table): Forecast {
  const events = answer.events as GameEvent[],
    fates = fatesOf(framesOf(table, events));
  for (const { at } of answer.lost) {
    const old = fates.get(at);
    fates.set(at, {
      cell: at,
      wounds: old?.wounds ?? 1,
      dies: true,
      segment: old?.segment ?? null,
    });
  }
  return {
    hp: Object.fromEntries(answer.hp.map((one) => [one.player, one.after])),
    fates: [...fates.values()].filter((fate) => fate.wounds > 0),
    events,
    causes: answer.causes,
    idle: answer.idle,
    choices: answer.choices,
  };
}
