// The choice under way: an order drawn step by step, a unit to place, a target, all out of the legal actions.
import { computed, signal } from '@preact/signals';
import { fieldFor, offers, picked, type Action } from '../../../state/choose';
import {
  choose,
  clear,
  isMine,
  left,
  legal,
  picks,
  play,
  probe,
  refusal,
} from '../../../state/store';
import { directionTo, unitsAt, type OrderForecast, type Table } from '../view';
import {
  foretold,
  longer,
  mostStepsOf,
  openForOrder,
  ownUnitAt,
  pathTo,
  shorter,
  trailOf,
  walkedOf,
  type Draft,
} from './draft';

const CELL_FIELDS = ['at', 'to'] as const;

const pickedText = (field: string): string | null => {
  const value = picked(picks.value, field);
  return value === undefined ? null : String(value);
};

export const isOrdering = computed(() =>
  legal.value.some((action) => action.do === 'order' || action.do === 'advance'),
);
/** Units are put on the board now. */
export const isPlacing = computed(() => isMine.value && legal.value[0]?.do === 'place');
export const isGeneral = computed(() => picked(picks.value, 'do') === 'advance');
export const chosenUnit = computed(() => pickedText('unit'));
export const army = computed(() =>
  String(legal.value.find((action) => action.army !== undefined)?.army ?? ''),
);

/** The path drawn so far; null while there is none, `stay` when staying is the order. */
export const drawn = computed(() => pickedText('path'));

const draft = computed<Draft>(() => ({
  legal: legal.value,
  army: army.value,
  unit: isOrdering.value ? chosenUnit.value : null,
  path: drawn.value,
  isGeneral: isGeneral.value,
}));

/** The one action that sealing would send. */
export const tentative = computed<Action | null>(() =>
  picks.value.length > 0 && left.value.length === 1 ? left.value[0]! : null,
);

/** The units that may be chosen now. */
export const openUnits = computed<string[]>(() =>
  isMine.value ? offers(legal.value, 'unit').map(String) : [],
);

export const mostSteps = computed(() => mostStepsOf(draft.value));

/** The medal that the drawn path would use. */
export const medalUsed = computed(() => {
  const medal = tentative.value?.medal;
  return medal === undefined ? null : String(medal);
});

export const trail = (table: Table): string[] => trailOf(table, draft.value);
export const walked = (table: Table): string[] => walkedOf(table, draft.value);
export const forecastNow = (table: Table): OrderForecast | null => foretold(table, draft.value);

export function pickUnit(unit: string): void {
  if (chosenUnit.value === unit && drawn.value === null) return;
  const ordering = isOrdering.value;
  clear();
  if (ordering) choose('do', 'order');
  choose('unit', unit);
}

/** Lays an action out as if it were being chosen: the unit with its path, or the whole army. */
export function layOut(action: Action): void {
  const fields = ['do', 'unit', 'path', 'medal', 'direction', 'at', 'to'];
  picks.value = fields
    .filter((field) => action[field] !== undefined)
    .map((field) => [field, action[field]]);
}

export function pickKind(general: boolean): void {
  clear();
  choose('do', general ? 'advance' : 'order');
}

function setPath(path: string | null): void {
  if (chosenUnit.value === null) return;
  if (path === null) picks.value = picks.value.filter(([field]) => field !== 'path');
  else choose('path', path);
}

/** One step more in a direction; false when no such order is on offer. */
export function step(table: Table, direction: string): boolean {
  if (isGeneral.value) {
    choose('direction', direction);
    return true;
  }
  const path = longer(table, draft.value, direction);
  if (path !== null) setPath(path);
  return path !== null;
}

export const stay = (): void => setPath('stay');

/** The last step is taken back, then the unit. */
export function shorten(): void {
  refusal.value = null;
  if (drawn.value === null) clear();
  else setPath(shorter(drawn.value));
}

/** A press on a cell while an order is written; false when it leads nowhere. */
function pressOrder(table: Table, at: string): boolean {
  const own = ownUnitAt(table, draft.value, at);
  if (isGeneral.value || chosenUnit.value === null) {
    if (own) pickUnit(own.unit);
    return Boolean(own);
  }
  const cells = trail(table),
    index = cells.indexOf(at);
  if (index === 0) setPath(null);
  else if (index > 0 && index < cells.length - 1) setPath(drawn.value!.slice(0, index));
  else {
    const path = pathTo(table, draft.value, at);
    if (path) setPath(path);
    else if (own) pickUnit(own.unit);
    else return false;
  }
  return true;
}

const fitsUnit = (action: Action): boolean =>
  chosenUnit.value === null || action.unit === chosenUnit.value;

/** A press on a cell: whatever question it can answer; false when an order cannot lead there. */
export function press(table: Table, at: string): boolean {
  if (!isMine.value) return true;
  if (isOrdering.value) return pressOrder(table, at);
  const field =
    fieldFor(left.value, picks.value, CELL_FIELDS, at) ??
    CELL_FIELDS.find((name) =>
      legal.value.some((action) => action[name] === at && fitsUnit(action)),
    );
  const model = left.value[0];
  if (field) choose(field, at);
  else if (model?.do === 'place') void probe({ ...model, at }, at);
  return true;
}

/** The cells that may be pressed. */
export function openCells(table: Table): Set<string> {
  if (!isMine.value) return new Set();
  if (isOrdering.value) return openForOrder(table, draft.value);
  const fields = legal.value[0]?.do === 'travel' ? ['to'] : CELL_FIELDS,
    fit = legal.value.filter(fitsUnit);
  return new Set(fields.flatMap((field) => offers(fit, field)).map(String));
}

/** True while a path is being drawn by a pressed pointer. */
export const drawing = signal(false);

export function beginDrawing(table: Table, at: string): boolean {
  const own = isMine.value && isOrdering.value ? ownUnitAt(table, draft.value, at) : undefined;
  const isOther = chosenUnit.value !== null && chosenUnit.value !== own?.unit;
  if (!own || (isOther && trail(table).length > 1)) return false;
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
