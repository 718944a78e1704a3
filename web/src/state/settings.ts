// What this browser remembers: language, theme, motion, names, the last choices, sound, and the seats it holds.
import { effect, signal } from '@preact/signals';
import type { Json, Language } from '../wire/types';

export interface Settings {
  language: Language | null;
  theme: 'auto' | 'dark' | 'light';
  motion: 'auto' | 'reduced';
  patterns: boolean;
  player: string;
  speed: number;
  /** How fast the shows of each game run. */
  speeds: Record<string, number>;
  /** Whether faster shows were offered once. */
  wasHastened: boolean;
  lines: string;
  bot: string;
  setups: Record<string, Json>;
  /** How loud, 0 to 1. */
  volume: number;
  isSilent: boolean;
  /** Whether a coach sits beside the player in games against bots, and how much it says. */
  isCoached: boolean;
  coachLevel: CoachLevel;
  /** For so many milliseconds a move waits for the coach. */
  coachPatience: number;
}

export type CoachLevel = 'every' | 'matters' | 'blunders';

const KEY = 'warpad.settings',
  SEATS = 'warpad.seats';
const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  patterns: false,
  player: '',
  speed: 1,
  speeds: {},
  wasHastened: false,
  lines: 'all',
  bot: '',
  setups: {},
  volume: 0.5,
  isSilent: false,
  isCoached: false,
  coachLevel: 'every',
  coachPatience: 1500,
};

export function read<T>(key: string, fallback: T): T {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as T) };
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage only means that nothing is remembered
  }
}

export const settings = signal<Settings>(read(KEY, DEFAULTS));
effect(() => write(KEY, settings.value));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

type Seats = Record<string, Record<string, string>>;
export const heldSeats = signal<Seats>(read<Seats>(SEATS, {}));
effect(() => write(SEATS, heldSeats.value));

export const keepSeats = (match: string, tokens: Record<string, string>): void => {
  heldSeats.value = { ...heldSeats.value, [match]: { ...heldSeats.value[match], ...tokens } };
};

export const forgetMatch = (match: string): void => {
  const { [match]: _, ...rest } = heldSeats.value;
  heldSeats.value = rest;
};

export const tokensOf = (match: string): string[] => Object.values(heldSeats.value[match] ?? {});

/** Another tab of this browser changed something: this one follows, and neither forgets the other's seats. */
if (typeof addEventListener !== 'undefined')
  addEventListener('storage', (event) => {
    if (event.key === KEY) settings.value = read(KEY, DEFAULTS);
    if (event.key === SEATS) heldSeats.value = read<Seats>(SEATS, {});
  });

const quiet =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
const systemQuiet = signal(quiet?.matches ?? false);
quiet?.addEventListener('change', (event) => {
  systemQuiet.value = event.matches;
});

/** No flights, no autoplay. */
export const isReduced = (): boolean => settings.value.motion === 'reduced' || systemQuiet.value;
