// The choice under way at a Neuroshima board: what is picked, where the ring points, what could be sent.
import { computed, signal } from '@preact/signals';
import { fieldFor, offers, picked, question, type Action } from '../../state/choose';
import { choose, isMine, left, legal, picks, play, probe } from '../../state/store';

export const CELL_FIELDS = ['from', 'at', 'by'] as const;

/** Where the ring points while a facing is open; null lets it take the first allowed one. */
export const turnTo = signal<number | null>(null);
/** Which card of the hand was pressed: two equal tiles are two cards. */
export const card = signal<number | null>(null);

/** The facings that are open for what is picked, once everything else about the place is settled. */
export const stops = computed<number[]>(() => {
  const cells =
    picked(picks.value, 'at') ??
    (left.value.length && offers(left.value, 'at').length === 1
      ? offers(left.value, 'at')[0]
      : undefined);
  if (cells === undefined || offers(left.value, 'from').length > 1) return [];
  return offers(left.value, 'facing').map(Number);
});

export const facing = computed<number | null>(() => {
  if (!stops.value.length) return null;
  return turnTo.value !== null && stops.value.includes(turnTo.value)
    ? turnTo.value
    : stops.value[0]!;
});

/** What is left once the ring's facing is taken at its word. */
export const narrowed = computed<Action[]>(() =>
  facing.value === null
    ? left.value
    : left.value.filter((action) => action.facing === facing.value || action.facing === undefined),
);

/** The one action that a confirmation would send. */
export const tentative = computed<Action | null>(() =>
  picks.value.length > 0 && narrowed.value.length === 1 ? narrowed.value[0]! : null,
);

/** Actions to offer as buttons, when what differs is neither a tile nor a place. */
export const variants = computed<Action[]>(() => {
  const asked = question(narrowed.value);
  if (!asked || picks.value.length === 0) return [];
  return ['tile', ...CELL_FIELDS, 'facing'].includes(asked.field)
    ? []
    : asked.field === 'do' && narrowed.value.length > 8
      ? []
      : narrowed.value.length <= 8
        ? narrowed.value
        : [];
});

const settledCells = (): string[] =>
  picks.value
    .filter(([field]) => (CELL_FIELDS as readonly string[]).includes(field))
    .map(([, value]) => String(value));
export const chosenCells = computed(() => new Set(settledCells()));

/** The hexes that may be pressed now; with empty hands only tiles that can act by themselves are shown. */
export const openCells = computed<Set<string>>(() => {
  if (!isMine.value) return new Set();
  const isFree =
    picks.value.length === 0 && legal.value.some((action) => action.tile !== undefined);
  const open = CELL_FIELDS.flatMap((field) =>
    picked(picks.value, field) === undefined
      ? offers(
          isFree
            ? left.value.filter((action) => action.from !== undefined && action.tile === undefined)
            : left.value,
          field,
        ).map(String)
      : [],
  );
  const froms = offers(left.value, 'from');
  if (froms.length > 1 && picked(picks.value, 'from') === undefined)
    return new Set(
      offers(
        isFree ? left.value.filter((action) => action.tile === undefined) : left.value,
        'from',
      ).map(String),
    );
  return new Set(open);
});

/** A press on a hex: picks it, confirms it when it was picked, or learns why not. */
export function press(cell: string): void {
  if (!isMine.value) return;
  if (tentative.value && settledCells().at(-1) === cell) {
    confirm();
    return;
  }
  const field = fieldFor(left.value, picks.value, CELL_FIELDS, cell);
  if (field) {
    choose(field, cell);
    return;
  }
  const other = CELL_FIELDS.find(
    (name) =>
      picked(picks.value, name) !== undefined &&
      legal.value.some((action) => action[name] === cell && agrees(action, name)),
  );
  if (other) {
    choose(other, cell);
    return;
  }
  const model = left.value.find((action) => action.at !== undefined);
  if (model && picks.value.length)
    void probe(
      {
        ...model,
        [picked(picks.value, 'from') === undefined && model.from !== undefined ? 'from' : 'at']:
          cell,
      },
      cell,
    );
}

/** Whether an action agrees with the picks apart from one field. */
const agrees = (action: Action, but: string): boolean =>
  picks.value.every(([field, value]) => field === but || action[field] === value);

export function confirm(): void {
  if (tentative.value) void play(tentative.value);
}

/** Turns the ring by one stop. */
export function turn(by: 1 | -1): void {
  const order = [...stops.value].sort((a, b) => a - b);
  if (order.length < 2 || facing.value === null) return;
  turnTo.value = order[(order.indexOf(facing.value) + by + order.length) % order.length]!;
}

export function pickCard(index: number, tile: string): void {
  if (card.value !== index || picked(picks.value, 'tile') !== tile) turnTo.value = null;
  card.value = index;
  choose('tile', tile);
}

/** Actions without a place that stand beside the board: discard, redraw, sell, procedures. */
export function asides(): Action[] {
  const tile = picked(picks.value, 'tile');
  return left.value.filter((action) => {
    const keys = Object.keys(action);
    if (action.do === 'end') return false;
    if (tile !== undefined)
      return action.tile === tile && keys.length === 2 && left.value.length > 1;
    return keys.length === 1;
  });
}

export const endAction = (): Action | undefined =>
  legal.value.find((action) => action.do === 'end');

const ABILITIES = [
  'swivel',
  'lead-turn',
  'lead-move',
  'lead-push',
  'step',
  'evacuate',
  'hand-on',
  'blow-up',
];

/** Procedures of the Duel board, abilities of leaders and constructions, and deeds of scenarios that still ask for hexes. */
export const procedures = (): string[] =>
  picks.value.length
    ? []
    : [
        ...new Set(
          legal.value
            .map((action) => String(action.do))
            .filter(
              (verb) =>
                ABILITIES.includes(verb) || (verb.startsWith('run-') && verb !== 'run-detonation'),
            ),
        ),
      ];
