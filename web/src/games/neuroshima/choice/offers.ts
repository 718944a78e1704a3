// What may be chosen at a Neuroshima board, worked out of the legal actions and the picks so far.
import { offers, picked, question, type Action, type Picks } from '../../../state/choose';

export const CELL_FIELDS = ['from', 'at', 'by'] as const;

/** The legal actions, those that agree with the picks, and the picks. */
export interface Choice {
  legal: readonly Action[];
  left: readonly Action[];
  picks: Picks;
}

/** So many ways find room as buttons. */
const FEW = 8;

/** The one value on which all these actions agree, if they do. */
function agreed(actions: readonly Action[], field: string): unknown {
  const values = offers(actions, field);
  return values.length === 1 ? values[0] : undefined;
}

/** The facings that are open for what is picked, once everything else about the place is settled. */
export function stopsOf({ left, picks }: Choice): number[] {
  const cell = picked(picks, 'at') ?? agreed(left, 'at');
  if (cell === undefined || offers(left, 'from').length > 1) return [];
  return offers(left, 'facing').map(Number);
}

/** Where the ring points: as it was turned, else at the first stop. */
export const facingOf = (stops: readonly number[], turned: number | null): number | null =>
  turned !== null && stops.includes(turned) ? turned : (stops[0] ?? null);

/** What is left once the ring's facing is taken at its word. */
export const narrow = (left: readonly Action[], facing: number | null): readonly Action[] =>
  facing === null
    ? left
    : left.filter((action) => action.facing === facing || action.facing === undefined);

/** A tile can be thrown away by a button of its own: that is no way to use it, unless there is no other. */
export function withoutThrowing(actions: readonly Action[]): readonly Action[] {
  const used = actions.filter((action) => action.do !== 'discard');
  return used.length ? used : actions;
}

const PLACES: string[] = ['tile', ...CELL_FIELDS, 'facing'];

/** Actions to offer as buttons, when what differs is neither a tile nor a place: places are pressed on the board. */
export function variantsOf(narrowed: readonly Action[], picks: Picks): readonly Action[] {
  const asked = question(narrowed);
  if (!asked || picks.length === 0 || narrowed.length > FEW) return [];
  return PLACES.some((field) => offers(narrowed, field).length > 1) ? [] : narrowed;
}

/** The hexes that were picked, in order. */
export const cellsIn = (picks: Picks): string[] =>
  picks
    .filter(([field]) => CELL_FIELDS.some((one) => one === field))
    .map(([, value]) => String(value));

/** The hexes to which the last choice of a hex may still be changed. */
function changeable({ legal, picks }: Choice): string[] {
  const field = picks.filter(([name]) => CELL_FIELDS.some((one) => one === name)).at(-1)?.[0];
  if (field === undefined) return [];
  const instead = legal.filter((action) => agrees(action, picks, field));
  return offers(instead, field).map(String);
}

/**
 * The hexes that may be pressed now; with empty hands only tiles that can act by themselves are shown, once everything
 * is settled but the facing those that could be chosen instead.
 */
export function openCellsOf(choice: Choice): Set<string> {
  const { legal, left, picks } = choice;
  const isFree = picks.length === 0 && legal.some((action) => action.tile !== undefined),
    acting = isFree ? left.filter((action) => action.tile === undefined) : left;
  if (offers(left, 'from').length > 1 && picked(picks, 'from') === undefined)
    return new Set(offers(acting, 'from').map(String));
  const shown = isFree ? acting.filter((action) => action.from !== undefined) : left;
  const open = CELL_FIELDS.filter((field) => picked(picks, field) === undefined);
  const asked = new Set(open.flatMap((field) => offers(shown, field).map(String)));
  return asked.size ? asked : new Set(changeable(choice));
}

/** Whether an action agrees with the picks apart from one field. */
const agrees = (action: Action, picks: Picks, but: string): boolean =>
  picks.every(([field, value]) => field === but || action[field] === value);

/** The field that was picked already and may be picked anew by pressing this hex. */
export const repickable = ({ legal, picks }: Choice, cell: string): string | undefined =>
  CELL_FIELDS.find(
    (field) =>
      picked(picks, field) !== undefined &&
      legal.some((action) => action[field] === cell && agrees(action, picks, field)),
  );

/** The action that a press on a closed hex means, to ask which rule forbids it. */
export function meantBy({ left, picks }: Choice, cell: string): Action | null {
  const model = left.find((action) => action.at !== undefined);
  if (!model || !picks.length) return null;
  const field = picked(picks, 'from') === undefined && model.from !== undefined ? 'from' : 'at';
  return { ...model, [field]: cell };
}

/** Actions without a place that stand beside the board: discard, redraw, sell, procedures. */
export function asidesOf({ left, picks }: Choice): Action[] {
  const tile = picked(picks, 'tile');
  return left.filter((action) => {
    const { length } = Object.keys(action);
    if (action.do === 'end') return false;
    if (tile !== undefined) return action.tile === tile && length === 2 && left.length > 1;
    return length === 1;
  });
}

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
const isProcedure = (verb: string): boolean =>
  ABILITIES.includes(verb) || (verb.startsWith('run-') && verb !== 'run-detonation');

/** Procedures of the Duel board, abilities of leaders and constructions, and deeds of scenarios that still ask for hexes. */
export const proceduresOf = ({ legal, picks }: Choice): string[] =>
  picks.length ? [] : [...new Set(legal.map((action) => String(action.do)).filter(isProcedure))];

/** More than this are no answers to a question. */
const MOST_ANSWERS = 12;
const NO_ANSWERS = ['hq', 'end', 'go', 'ride'];

/** Legal actions that name neither a tile of the hand nor wait for a hex: answers to a question. */
export function answersOf({ legal, picks }: Choice): readonly Action[] {
  const isPlain =
    picks.length === 0 &&
    legal.length <= MOST_ANSWERS &&
    legal.every((action) => action.tile === undefined && action.facing === undefined) &&
    !legal.some((action) => NO_ANSWERS.includes(String(action.do)));
  return isPlain ? legal : [];
}

/** The same without what stands among the buttons already, such as doing nothing. */
export function mainAnswersOf(choice: Choice): readonly Action[] {
  const list = answersOf(choice),
    asides = asidesOf(choice),
    main = list.filter((action) => !asides.includes(action));
  return main.length ? main : list;
}

const DUTIES = ['discard', 'redraw', 'build', 'lead-keep'];

/** One of the tiles must go before anything else. */
export const isDuty = ({ legal }: Choice): boolean =>
  legal.some((action) => action.do === 'discard') &&
  legal.every((action) => DUTIES.includes(String(action.do)));
