// The analysis board: where we are in the tree, what the engine knows of that place, and what is played there.
import { batch, computed, signal } from '@preact/signals';
import { clear as clearPicks } from '../state/act';
import { close, openTable, present, type FindVoice } from '../state/match';
import { picks, update } from '../state/table';
import { api, ApiError } from '../wire/api';
import type { Chapter, Explored } from '../wire/explored';
import type { Outcome, Wish } from '../wire/socket';
import type { Action, Json, Update } from '../wire/types';
import { cut, followers, goOn, grown, promote, stepsBetween, wayTo, type Tree } from './tree';

/** The chapters at hand, and which of them lies open. */
export const chapters = signal<Tree[]>([]);
export const open = signal(0);
export const tree = computed((): Tree | null => chapters.value[open.value] ?? null);
/** The node on the board. */
export const here = signal(0);
export const known = signal<Explored | null>(null);
/** What seats that choose at the same time have chosen here. */
export const sealed = signal<Record<string, Action>>({});
export const fault = signal<unknown>(null);
/** True while the engine is asked where a step leads. */
export const busy = signal(false);
/** Counts the changes that people make, so that they can be kept. */
export const changes = signal(0);

/** Positions that were reached, by the node they belong to. */
let reached = new Map<number, Json>(),
  find: FindVoice = () => Promise.reject(new Error('no face')),
  version = 0,
  beat = 1000,
  asked = 0;

export const canEdit = signal(true);

// -- opening -------------------------------------------------------------------------------------

/** Sits down at the board with some chapters; how games speak is handed in. */
export function begin(given: readonly Chapter[], faces: FindVoice): void {
  find = faces;
  batch(() => {
    chapters.value = given.map(grown);
    fault.value = null;
    known.value = null;
    sealed.value = {};
    open.value = 0;
    here.value = 0;
  });
  openTable(attend);
  void turnTo(0);
}

export function end(): void {
  asked += 1;
  chapters.value = [];
  known.value = null;
  close();
}

/** Opens a chapter at the node it shows first. */
export async function turnTo(chapter: number): Promise<void> {
  batch(() => {
    open.value = chapter;
    // the nodes of another chapter are others
    here.value = 0;
  });
  reached = new Map();
  const now = tree.value;
  if (!now) return;
  if (now.position) reached.set(0, now.position);
  await goTo(now.at);
}

export function put(next: Tree, isChange = true): void {
  chapters.value = chapters.value.map((one, at) => (at === open.value ? next : one));
  if (isChange) changes.value += 1;
}

// -- going ---------------------------------------------------------------------------------------

interface Going {
  seat?: number | null;
  draw?: 'once' | 'on';
  /** Whether what happens is shown, as after a move; a jump shows where it leads. */
  isMove?: boolean;
  /** Whether what was chosen in secret here still counts. */
  keeps?: boolean;
}

/** The nearest node on the way whose position is known. */
function startOf(now: Tree, place: number): number {
  const way = wayTo(now, place);
  return way.filter((one) => reached.has(one)).at(-1) ?? 0;
}

/** Asks the engine for a node, or for steps from it; what it refuses is thrown. */
function explore(now: Tree, place: number, more: Json[], going: Going): Promise<Explored> {
  const from = startOf(now, place),
    steps = [...stepsBetween(now, from, place), ...more],
    position = reached.get(from),
    start = position ? { position } : { setup: now.setup, rules: now.rules };
  return api.explore(now.game, { ...start, steps, seat: going.seat ?? null, draw: going.draw });
}

/** Puts a node of the tree on the board. */
export async function goTo(place: number, going: Going = {}): Promise<void> {
  const now = tree.value;
  if (!now) return;
  const turn = (asked += 1);
  busy.value = true;
  try {
    const told = await explore(now, place, [], going);
    if (turn !== asked) return;
    await arrive(place, told, going);
  } catch (error) {
    if (turn === asked) fault.value = error;
  } finally {
    if (turn === asked) busy.value = false;
  }
}

async function arrive(place: number, told: Explored, going: Going): Promise<void> {
  reached.set(place, told.position);
  version += 1;
  beat += going.isMove ? 1 : -1;
  batch(() => {
    if (!going.keeps) sealed.value = {};
    here.value = place;
    known.value = told;
    fault.value = null;
    clearPicks();
  });
  await present(asUpdate(told, Boolean(going.isMove)), find);
}

const QUIET = {
  used: [],
  limit: 0,
  increment: 0,
  granted: [],
  since: null,
  now: 0,
  running: [],
  stands: [],
};

function asUpdate(told: Explored, isMove: boolean): Update {
  const game = tree.value?.game ?? '';
  return {
    type: 'update',
    match: 'analysis',
    version,
    decision: version,
    game,
    setup: told.setup,
    practice: true,
    aim: told.aim,
    seat: told.seat,
    held: told.seat === null ? [] : [told.seat],
    seats: told.seats,
    view: told.view,
    secrets: false,
    curtain: false,
    legal: told.legal,
    chosen: sealed.value[String(told.seat)] ?? null,
    events: isMove ? told.events.map((event) => ({ ...event, version, step: beat })) : [],
    since: version - 1,
    reset: !isMove,
    step: beat,
    chose: null,
    waiting: told.actors,
    sealed: Object.keys(sealed.value).map(Number),
    thinking: [],
    undo: { free: true, possible: here.value > 0, lock: null },
    request: null,
    clock: QUIET,
    result: told.result,
    verdict: null,
    frozen: null,
  };
}

/** Goes on with a step from here; a new branch grows where there is none yet. */
async function follow(step: Json): Promise<void> {
  const now = tree.value!,
    from = here.value,
    turn = (asked += 1);
  busy.value = true;
  const told = await explore(now, from, [step], {}).finally(() => {
    if (turn === asked) busy.value = false;
  });
  if (turn !== asked) return;
  const grownOn = goOn(tree.value!, from, step);
  if (grownOn.tree !== tree.value) put(grownOn.tree);
  await arrive(grownOn.to, told, { isMove: true });
}

/** Chance brings this. */
export async function bring(action: Action): Promise<void> {
  await follow({ chance: action }).catch((error: unknown) => {
    fault.value = error;
  });
}

/** Chance draws: once, or until somebody decides. */
export async function draw(how: 'once' | 'on'): Promise<void> {
  const now = tree.value,
    turn = (asked += 1);
  if (!now) return;
  try {
    const told = await explore(now, here.value, [], { draw: how });
    if (turn !== asked) return;
    let at = here.value;
    for (const step of told.drawn) {
      const next = goOn(tree.value!, at, step);
      if (next.tree !== tree.value) put(next.tree);
      at = next.to;
    }
    await arrive(at, told, { isMove: true });
  } catch (error) {
    fault.value = error;
  }
}

/** Looks with the eyes of another seat. */
export const lookAs = (seat: number): Promise<void> => goTo(here.value, { seat, keeps: true });

/** Plays the actions of a plan one after another, as far as its seat goes on deciding. */
export async function playLine(seat: number, line: readonly Action[]): Promise<void> {
  clearPicks();
  for (const action of line) {
    if (!known.value?.actors.includes(seat)) return;
    const turn = asked + 1,
      outcome = await move(seat, action);
    if (outcome.type !== 'accepted' || Object.keys(sealed.value).length || turn !== asked) return;
  }
}

// -- what the faces ask of the table ---------------------------------------------------------------

const table = { match: 'analysis', id: '' };
const accepted = (): Outcome => ({ type: 'accepted', ...table, version });

function refused(error: unknown): Outcome {
  if (!(error instanceof ApiError))
    return { type: 'error', ...table, code: '', message: 'page-link-lost', args: {}, text: '' };
  const { rule, ...args } = error.args;
  return typeof rule === 'string'
    ? { type: 'refused', ...table, rule, message: error.id, args }
    : { type: 'error', ...table, code: error.code, message: error.id, args, text: error.message };
}

/** A move of a seat; those who choose at the same time are waited for. */
async function move(seat: number, action: Action): Promise<Outcome> {
  const actors = known.value?.actors ?? [];
  try {
    if (actors.length < 2) {
      await follow({ [seat]: action });
      return accepted();
    }
    sealed.value = { ...sealed.value, [seat]: action };
    const next = actors.find((actor) => !(String(actor) in sealed.value));
    if (next === undefined) {
      const step = sealed.value;
      sealed.value = {};
      await follow(step);
    } else await goTo(here.value, { seat: next, keeps: true });
    return accepted();
  } catch (error) {
    sealed.value = {};
    return refused(error);
  }
}

async function question(what: string, after: Action | null, at: string | null): Promise<Outcome> {
  const position = known.value?.position ?? {},
    seat = known.value?.seat ?? null;
  try {
    const { data } = await api.question(tree.value?.game ?? '', {
      position,
      what,
      seat,
      after,
      at,
    });
    return { type: 'answer', ...table, what, version, data };
  } catch (error) {
    return refused(error);
  }
}

async function attend(wish: Wish): Promise<Outcome> {
  switch (wish.type) {
    case 'move':
      return move(wish.seat, wish.action);
    case 'ask':
      return question(wish.what, wish.after ?? null, wish.at ?? null);
    case 'undo':
      await goTo(tree.value!.nodes[here.value]!.after);
      return accepted();
    default:
      return { type: 'error', ...table, code: '', message: 'server-not-found', args: {}, text: '' };
  }
}

// -- the tree --------------------------------------------------------------------------------------

const moved = (next: { tree: Tree; places: Map<number, number> }, to: number): void => {
  const before = reached;
  reached = new Map(
    [...before].flatMap(([place, position]) => {
      const at = next.places.get(place);
      return at === undefined ? [] : [[at, position] as [number, Json]];
    }),
  );
  put(next.tree);
  void goTo(next.places.get(to) ?? 0);
};

/** Takes a node away, with all that follows it. */
export function remove(place: number): void {
  const now = tree.value;
  if (!now || !place) return;
  const way = wayTo(now, here.value);
  moved(cut(now, place), way.includes(place) ? now.nodes[place]!.after : here.value);
}

/** Makes the branch at a node the main one. */
export function raise(place: number): void {
  const now = tree.value;
  if (now && place) moved(promote(now, place), here.value);
}

/** One move back, or on along the main line. */
export function walk(by: 1 | -1): void {
  const now = tree.value;
  if (!now) return;
  const to = by < 0 ? now.nodes[here.value]!.after : followers(now)[here.value]?.[0];
  if (to !== undefined && to !== here.value) void goTo(to, { isMove: by > 0 });
}

/** Shows an action on the board without playing it; null lets it go. */
export function preview(action: Action | null): void {
  if (update.value?.legal.length) picks.value = action ? Object.entries(action) : [];
}
