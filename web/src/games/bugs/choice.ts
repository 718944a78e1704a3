// The choice under way: an order drawn step by step, a unit to place, a target, all out of the legal actions.
import { computed, signal } from '@preact/signals';
import { fieldFor, offers, picked, type Action } from '../../state/choose';
import { choose, clear, isMine, left, legal, picks, play, probe, refusal } from '../../state/store';
import { beside, cellsOf, directionTo, unitOf, unitsAt, type Forecast, type Table } from './view';

const CELL_FIELDS = ['at', 'to'] as const;

export const isOrdering = computed(() =>
  legal.value.some((action) => action.do === 'order' || action.do === 'advance'),
);
export const isGeneral = computed(() => picked(picks.value, 'do') === 'advance');
export const chosenUnit = computed<string | null>(
  () => (picked(picks.value, 'unit') as string | undefined) ?? null,
);
export const army = computed<string>(() =>
  String(legal.value.find((action) => action.army !== undefined)?.army ?? ''),
);

/** The path drawn so far; null while there is none, `stay` when staying is the order. */
export const drawn = computed<string | null>(
  () => (picked(picks.value, 'path') as string | undefined) ?? null,
);

/** The one action that sealing would send. */
export const tentative = computed<Action | null>(() =>
  picks.value.length > 0 && left.value.length === 1 ? left.value[0]! : null,
);

/** The units that may be chosen now. */
export const openUnits = computed<string[]>(() =>
  isMine.value ? offers(legal.value, 'unit').map(String) : [],
);

const pathsOf = (unit: string): string[] =>
  offers(
    legal.value.filter((action) => action.unit === unit),
    'path',
  ).map(String);
const lengthOf = (path: string | null): number =>
  path === null || path === 'stay' ? 0 : path.length;

/** How many steps the chosen unit can be told to make. */
export const mostSteps = computed(() =>
  chosenUnit.value === null ? 0 : Math.max(0, ...pathsOf(chosenUnit.value).map(lengthOf)),
);

/** The medal that the drawn path would use. */
export const medalUsed = computed<string | null>(
  () => (tentative.value?.medal as string | undefined) ?? null,
);

export function pickUnit(unit: string): void {
  if (chosenUnit.value === unit && drawn.value === null) return;
  const ordering = isOrdering.value;
  clear();
  if (ordering) choose('do', 'order');
  choose('unit', unit);
}

export function pickKind(general: boolean): void {
  clear();
  choose('do', general ? 'advance' : 'order');
}

function setPath(path: string | null): void {
  const unit = chosenUnit.value;
  if (unit === null) return;
  if (path === null) {
    picks.value = picks.value.filter(([field]) => field !== 'path');
    return;
  }
  choose('path', path);
}

/** One step more in a direction; false when no such order is on offer. */
export function step(table: Table, direction: string): boolean {
  if (isGeneral.value) {
    choose('direction', direction);
    return true;
  }
  const unit = chosenUnit.value,
    from = unit && unitOf(table, army.value, unit)?.at;
  if (!unit || !from) return false;
  const longer = (drawn.value === null || drawn.value === 'stay' ? '' : drawn.value) + direction;
  if (
    !beside(table, cellsOf(table, from, longer.slice(0, -1)).at(-1)!, direction) ||
    !pathsOf(unit).includes(longer)
  )
    return false;
  setPath(longer);
  return true;
}

export const stay = (): void => setPath('stay');

/** The last step is taken back, then the unit. */
export function shorten(): void {
  refusal.value = null;
  const path = drawn.value;
  if (path === null) {
    clear();
    return;
  }
  setPath(path.length > 1 && path !== 'stay' ? path.slice(0, -1) : null);
}

/** The path as cells, from where the unit stands. */
export function trail(table: Table): string[] {
  const from =
    chosenUnit.value && isOrdering.value ? unitOf(table, army.value, chosenUnit.value)?.at : null;
  return from ? cellsOf(table, from, drawn.value ?? 'stay') : [];
}

/** The part of the path that would be walked if the others stay. */
export function walked(table: Table): string[] {
  const cells = trail(table),
    told = forecastOf(table, chosenUnit.value, drawn.value),
    end = told ? cells.indexOf(told.ends) : -1;
  return end > 0 ? cells.slice(0, end + 1) : cells;
}

/** What the engine foretells of an order, if the others stay. */
export function forecastOf(
  table: Table,
  unit: string | null,
  path: string | null,
): Forecast | null {
  return unit === null || path === null
    ? null
    : (table.forecast.find(
        (one) => one.army === army.value && one.unit === unit && one.path === path,
      ) ?? null);
}

const isBarred = (table: Table, unit: string, path: string): boolean =>
  forecastOf(table, unit, path)?.stopped === 'ally';

/** The shortest order on offer that leads to a cell, going on from the drawn path where it can. */
function pathTo(table: Table, unit: string, at: string): string | null {
  const from = unitOf(table, army.value, unit)?.at;
  if (!from) return null;
  const fit = pathsOf(unit).filter(
    (path) =>
      path !== 'stay' &&
      cellsOf(table, from, path).length === path.length + 1 &&
      cellsOf(table, from, path).at(-1) === at &&
      !isBarred(table, unit, path),
  );
  const longer =
    drawn.value && drawn.value !== 'stay'
      ? fit.filter((path) => path.startsWith(drawn.value!))
      : [];
  return (longer.length ? longer : fit).sort((a, b) => a.length - b.length)[0] ?? null;
}

/** A press on a cell while an order is written. */
function pressOrder(table: Table, at: string): void {
  const own = unitsAt(table, at).find(
      (unit) => unit.army === army.value && openUnits.value.includes(unit.unit),
    ),
    unit = chosenUnit.value;
  if (isGeneral.value && own) {
    pickUnit(own.unit);
    return;
  }
  if (unit === null) {
    if (own) pickUnit(own.unit);
    return;
  }
  const cells = trail(table),
    index = cells.indexOf(at);
  if (index === 0) {
    setPath(null);
    return;
  }
  if (index > 0 && index < cells.length - 1) {
    setPath(drawn.value!.slice(0, index));
    return;
  }
  const path = pathTo(table, unit, at);
  if (path) setPath(path);
  else if (own) pickUnit(own.unit);
}

/** A press on a cell: whatever question it can answer. */
export function press(table: Table, at: string): void {
  if (!isMine.value) return;
  if (isOrdering.value) {
    pressOrder(table, at);
    return;
  }
  const field = fieldFor(left.value, picks.value, CELL_FIELDS, at);
  if (field) {
    choose(field, at);
    return;
  }
  const other = CELL_FIELDS.find((name) =>
    legal.value.some(
      (action) =>
        action[name] === at && (chosenUnit.value === null || action.unit === chosenUnit.value),
    ),
  );
  if (other) {
    choose(other, at);
    return;
  }
  const model = left.value[0];
  if (model?.do === 'place') void probe({ ...model, at }, at);
}

/** The cells that may be pressed. */
export function openCells(table: Table): Set<string> {
  if (!isMine.value) return new Set();
  if (!isOrdering.value)
    return new Set(
      CELL_FIELDS.flatMap((field) =>
        offers(
          legal.value.filter(
            (action) => chosenUnit.value === null || action.unit === chosenUnit.value,
          ),
          field,
        ),
      )
        .filter(
          (at) => legal.value[0]?.do !== 'travel' || legal.value.some((action) => action.to === at),
        )
        .map(String),
    );
  const unit = chosenUnit.value;
  if (unit === null || isGeneral.value)
    return new Set(
      table.units
        .filter((one) => one.army === army.value && one.at && openUnits.value.includes(one.unit))
        .map((one) => one.at!),
    );
  const end = trail(table).at(-1),
    path = drawn.value === null || drawn.value === 'stay' ? '' : drawn.value,
    told = forecastOf(table, unit, drawn.value);
  if (path && (told?.battle || told?.stopped)) return new Set();
  return new Set(
    end
      ? 'NESW'
          .split('')
          .filter(
            (direction) =>
              pathsOf(unit).includes(path + direction) && !isBarred(table, unit, path + direction),
          )
          .map((direction) => beside(table, end, direction))
          .filter((at): at is string => at !== null)
      : [],
  );
}

// -- drawing with a pointer ------------------------------------------------------------------------

/** True while a path is being drawn by a pressed pointer. */
export const drawing = signal(false);

export function beginDrawing(table: Table, at: string): boolean {
  if (!isMine.value || !isOrdering.value) return false;
  const own = unitsAt(table, at).find(
    (unit) => unit.army === army.value && openUnits.value.includes(unit.unit),
  );
  if (
    !own ||
    (chosenUnit.value !== null && chosenUnit.value !== own.unit && trail(table).length > 1)
  )
    return false;
  drawing.value = true;
  return true;
}

/** The pointer has come to a cell: a step there, or one step back. */
export function drawTo(table: Table, from: string, at: string): void {
  const own = unitsAt(table, from).find((unit) => unit.army === army.value);
  if (chosenUnit.value !== own?.unit && own) pickUnit(own.unit);
  const cells = trail(table),
    end = cells.at(-1);
  if (!end || end === at) return;
  if (cells.length > 1 && cells.at(-2) === at) {
    shorten();
    return;
  }
  const direction = directionTo(table, end, at);
  if (direction) step(table, direction);
}

export function seal(): void {
  if (tentative.value) void play(tentative.value);
}
