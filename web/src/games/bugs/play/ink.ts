// What is drawn over the board while something is chosen: paths, shots, journeys, the cell in question.
import {
  army,
  chosenUnit,
  drawn,
  forecastNow,
  isOrdering,
  tentative,
  trail,
  walked,
} from '../order/choice';
import { legal } from '../../../state/store';
import { cellsOf, sealedOrders, sideOf, unitOf, type Table } from '../view';
import type { Arrow, Ghost, Shot } from '../board/props';
import type { Update } from '../../../wire/types';

/** The order under way: a path, or an arrow for each unit that would advance. */
function orderArrows(table: Table): Arrow[] {
  if (trail(table).length > 1)
    return [
      {
        cells: walked(table),
        side: sideOf(army.value),
        meets: Boolean(forecastNow(table)?.battle),
      },
    ];
  if (tentative.value?.do !== 'advance') return [];
  const direction = String(tentative.value.direction);
  return table.units
    .filter((one) => one.army === army.value && !one.general)
    .flatMap(({ at, side }) =>
      at ? [{ cells: cellsOf(table, at, direction), side, meets: false, bare: true }] : [],
    );
}

/** Where a portal leads on the same board. */
const leadArrows = ({ question: { leads = [], args } }: Table): Arrow[] =>
  leads
    .filter((lead) => lead.same_board)
    .map((lead) => ({
      cells: [String(args.at), lead.at],
      side: sideOf(String(args.army)),
      meets: false,
      leaps: true,
    }));

const sealedArrows = (table: Table, now: Update): Arrow[] =>
  sealedOrders(table, now.chosen)
    .filter((order) => order.kind === 'personal')
    .flatMap((order) => {
      const from = unitOf(table, order.army, order.unit)?.at;
      return from
        ? [{ cells: cellsOf(table, from, order.path), side: sideOf(order.army), meets: false }]
        : [];
    });

/** The paths to draw: the order under way, else where a portal leads, else the own sealed order. */
export function arrowsOf(table: Table, now: Update): Arrow[] {
  if (isOrdering.value) return orderArrows(table);
  return table.question.leads ? leadArrows(table) : sealedArrows(table, now);
}

/** The cell that the question is about. */
export function leadOf(table: Table): string | null {
  const { army: asked, at: askedAt } = table.question.args,
    at = askedAt ?? legal.value.find((action) => action.at !== undefined)?.at,
    mine = table.armies.find((one) => one.army === (asked ?? legal.value[0]?.army ?? army.value));
  return typeof at === 'string' ? at : (mine?.train.at ?? null);
}

/** Who would come to stand where by a portal. */
export function leapsOf(table: Table): Ghost[] {
  const { leads = [], args } = table.question,
    unit = unitOf(table, String(args.army), String(args.unit));
  return unit
    ? leads.filter((lead) => !lead.units.length).map((lead) => ({ unit, at: lead.at }))
    : [];
}

export function shotsOf(table: Table): Shot[] {
  if (isOrdering.value) {
    const told = forecastNow(table);
    return (
      told?.shots.map((one) => ({ from: told.ends, to: one.at, side: sideOf(told.army) })) ?? []
    );
  }
  return legal.value
    .filter((action) => action.do === 'shoot')
    .flatMap((action) => {
      const from = unitOf(table, String(action.army), String(action.unit))?.at;
      return from ? [{ from, to: String(action.at), side: sideOf(String(action.army)) }] : [];
    });
}

/** The cells that the order would come through, or where it would fight. */
export function hotCells(table: Table): Set<string> {
  const path = walked(table),
    battle = forecastNow(table)?.battle;
  return new Set(path.length > 1 ? path.slice(1) : battle ? [battle.at] : []);
}

export const chosenPiece = (): { army: string; unit: string } | null =>
  isOrdering.value && chosenUnit.value ? { army: army.value, unit: chosenUnit.value } : null;

/** The end of the path that is drawn now. */
export const drawnEnd = (table: Table): string | undefined =>
  isOrdering.value && drawn.value !== null ? trail(table).at(-1) : undefined;
