// Who is away, and for how many seconds more each of them is waited for before a bot may play in their place.
import { signal } from '@preact/signals';
import type { Absence, SeatInfo } from '../wire/types';

/** The moment at which waiting ends, by seat. */
const deadlines = signal<ReadonlyMap<number, number>>(new Map());
/** The time as it is shown: it moves on while somebody is waited for. */
const clock = signal(Date.now());
const TICK = 500;
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  clock.value = Date.now();
  if (![...deadlines.value.values()].some((end) => end > clock.value)) rest();
}

function rest(): void {
  clearInterval(ticking);
  ticking = undefined;
}

/** Takes in how long absent players are waited for. */
export function noteAbsence(away: readonly Absence[]): void {
  rest();
  clock.value = Date.now();
  deadlines.value = new Map(away.map(({ seat, seconds }) => [seat, clock.value + seconds * 1000]));
  if (away.some(({ seconds }) => seconds > 0)) ticking = setInterval(tick, TICK);
}

/** What an update says of it. */
export const absences = (seats: readonly SeatInfo[]): Absence[] =>
  seats.flatMap(({ seat, away }) => (typeof away === 'number' ? [{ seat, seconds: away }] : []));

/** Seconds until a bot may play for this seat; null when its player is here. */
export function secondsLeft(seat: number): number | null {
  const end = deadlines.value.get(seat);
  return end === undefined ? null : Math.max(0, Math.ceil((end - clock.value) / 1000));
}
