// A record as the replay needs it: steps, evaluation, and moments fetched in pieces as they are looked at.
import { computed, signal } from '@preact/signals';
import { api } from '../wire/api';
import type { Face } from '../games/face';
import { tokensOf } from '../state/settings';
import type { Told } from '../state/voice';
import type { Moment, StepInfo, Steps } from '../wire/types';

/** `milestones` are the steps the graph marks. */
export interface Film {
  info: Steps;
  face: Face;
  values: number[][];
  stops: number[];
  milestones: number[];
}

export const film = signal<Film | null>(null);
export const at = signal(0);
export const eyes = signal<number | null>(null);
export const moments = signal<Map<number, Moment>>(new Map());
/** The moment that is looked at and the one before it: a piece that arrives elsewhere changes neither. */
export const momentNow = computed(() => moments.value.get(at.value));
export const momentBefore = computed(() => moments.value.get(at.value - 1));

const PIECE = 20;
/** So many moments ahead are fetched while one looks. */
export const AHEAD = 10;
const wanted = new Set<number>();

/** Moves of players; outcomes of chance lie between them. */
export const isMove = (step: StepInfo): boolean => step.actors.some((actor) => actor !== 'chance');

/** The moments worth stopping at: the start, after every move, and the end, which may be chance's. */
export function stopsOf(steps: readonly StepInfo[]): number[] {
  const moves = steps.filter(isMove).map((step) => step.n),
    last = steps.at(-1)?.n;
  return [0, ...moves, ...(last !== undefined && last !== moves.at(-1) ? [last] : [])];
}

/** Rounds where a game has them, else turns. */
const BEGINNINGS = ['round-began', 'turn-began'];

/** The moves with which turns (or rounds) begin, by their step, numbered from 1. */
export function turnsOf(steps: readonly StepInfo[]): Map<number, number> {
  const kind = BEGINNINGS.find((name) => steps.some((step) => step.told.includes(name))),
    turns = new Map<number, number>();
  let turn = 0,
    last = 0;
  for (const step of steps) {
    if (isMove(step) && turn > last) {
      turns.set(step.n, turn);
      last = turn;
    }
    if (kind) turn += step.told.filter((name) => name === kind).length;
  }
  return turns;
}

/** The first moment with something to see: everybody has moved once. */
export function openingOf(steps: readonly StepInfo[], seats: number): number {
  const moved = new Set<string>();
  for (const step of steps) {
    for (const actor of step.actors) if (actor !== 'chance') moved.add(actor);
    if (moved.size >= seats) return step.n;
  }
  return 0;
}

/** How much each stop changed the chance of a seat, in points of a hundred. */
export function swings(
  stops: readonly number[],
  values: readonly number[][],
  seat: number,
): number[] {
  return stops.map((n, i) => {
    const now = values[n]?.[seat],
      before = values[stops[i - 1] ?? 0]?.[seat];
    return i === 0 || now === undefined || before === undefined
      ? 0
      : Math.round((now - before) * 100);
  });
}

export const TURNING = 10;

/** The next stop that changed the game by ten points or more, after this one. */
export function nextTurning(
  stops: readonly number[],
  changes: readonly number[],
  from: number,
): number | null {
  const index = stops.findIndex((n, i) => n > from && Math.abs(changes[i] ?? 0) >= TURNING);
  return index < 0 ? null : stops[index]!;
}

/** Opens the record of a match at a moment; who finds the faces is handed in. */
export async function openFilm(
  id: string,
  start: number | null,
  find: (game: string) => Promise<Face>,
): Promise<void> {
  film.value = null;
  moments.value = new Map();
  wanted.clear();
  const info = await api.steps(id, tokensOf(id));
  const [made, evaluation] = await Promise.all([
    find(info.game),
    info.finished
      ? api.evaluation(id).catch(() => ({ values: [] }))
      : Promise.resolve({ values: [] }),
  ]);
  const milestones = info.steps
    .filter((step) =>
      Object.values(step.actions).some((action) => made.isMilestone(action, step.told)),
    )
    .map((step) => step.n);
  film.value = {
    info,
    face: made,
    values: evaluation.values,
    stops: stopsOf(info.steps),
    milestones,
  };
  const begin = start ?? openingOf(info.steps, info.seats.length);
  at.value = Math.min(Math.max(begin, 0), info.steps.length);
}

/** Fetches the piece around a moment, once. */
export async function need(id: string, n: number): Promise<void> {
  const piece = Math.floor(n / PIECE);
  if (wanted.has(piece)) return;
  wanted.add(piece);
  const last = film.value?.info.steps.length ?? 0,
    from = piece * PIECE,
    seat = eyes.value;
  try {
    const span = { from, to: Math.min(from + PIECE - 1, last), seat };
    const answer = await api.views(id, span, tokensOf(id));
    if (seat !== eyes.value) return;
    moments.value = new Map([
      ...moments.value,
      ...answer.views.map((moment): [number, Moment] => [moment.n, moment]),
    ]);
  } catch {
    wanted.delete(piece);
  }
}

export function lookFrom(seat: number | null): void {
  eyes.value = seat;
  moments.value = new Map();
  wanted.clear();
}

/** To the next or the last stop. */
export function jump(made: Film, by: 1 | -1): void {
  const next =
    by > 0 ? made.stops.find((n) => n > at.value) : made.stops.filter((n) => n < at.value).at(-1);
  if (next !== undefined) at.value = next;
}

/** A moment as sentences are made from it. */
export const eyesOf = (made: Film, moment: Moment | undefined): Told => ({
  seats: made.info.seats,
  seat: eyes.value,
  view: moment?.view ?? {},
});

/** Which stop is the last one up to a moment. */
export const stopAt = (stops: readonly number[], n: number): number =>
  stops.filter((stop) => stop <= n).length - 1;
