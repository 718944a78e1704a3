// One etude being tried: its match, the hints taken, the solution played step by step, the shows to look at again.
import { signal } from '@preact/signals';
import { api, ApiError } from '../wire/api';
import { keepProgress, progressOf } from '../state/kept';
import { forgetMatch, keepSeats, settings } from '../state/settings';
import { hint, play, restart } from '../state/act';
import { close, open, type FindVoice } from '../state/match';
import { again as showAgain } from '../stage';
import {
  advice,
  arrivals,
  hinted,
  picks,
  showing,
  trying,
  update,
  voice,
  type Arrival,
} from '../state/table';
import type { Action } from '../state/choose';
import type { EtudeInfo, Saying, Share } from '../wire/types';

export const etude = signal<EtudeInfo | null>(null);
export const hints = signal<Saying[]>([]);
/** The solution under way: which step comes next, and what it is; null while the player tries. */
export const solution = signal<{ step: number; action: Action | null } | null>(null);
/** Where the solution is a mixture of choices: each with how often it is made. */
export const mixture = signal<Share[]>([]);
/** What was shown in this try, to be looked at again. */
export const shows = signal<Arrival[]>([]);

/** The match in which this browser tries an etude: the one it has, else a new one. */
async function matchFor(id: string): Promise<string> {
  const kept = progressOf(id).match;
  if (kept) {
    const found = await api.match(kept).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'unknown-match') return null;
      throw error;
    });
    if (found) return kept;
    forgetMatch(kept);
  }
  const created = await api.tryEtude(id, settings.value.player);
  keepSeats(created.match, created.tokens);
  keepProgress(id, { match: created.match });
  return created.match;
}

/** Begins to try an etude; how its game speaks is handed in. */
export async function begin(id: string, find: FindVoice): Promise<void> {
  etude.value = null;
  hints.value = [];
  mixture.value = [];
  solution.value = null;
  shows.value = [];
  trying.value = true;
  const info = await api.etude(id);
  const match = info.state === 'proved' ? await matchFor(id) : '';
  etude.value = info;
  if (match) open(match, find);
  for (let n = 1; n <= Math.min(progressOf(id).hints, info.hints); n += 1)
    hints.value = [...hints.value, await api.etudeHint(id, n)];
}

export function end(): void {
  trying.value = false;
  solution.value = null;
  close();
}

/** One hint more; it is fetched only now. */
export async function takeHint(): Promise<void> {
  const info = etude.value,
    n = hints.value.length + 1;
  if (!info || n > info.hints) return;
  const said = await api.etudeHint(info.id, n);
  hints.value = [...hints.value, said];
  if (!progressOf(info.id).solved)
    keepProgress(info.id, { hints: Math.max(progressOf(info.id).hints, n) });
}

export function again(): void {
  solution.value = null;
  shows.value = [];
  restart();
}

/** Looks once more at the battles of this try. */
export function lookAgain(): void {
  if (!shows.value.length) return;
  if (voice.value?.stage) {
    showAgain();
    return;
  }
  showing.value = true;
  arrivals.value = [...shows.value];
}

/** From now on the solution is played, step by step, from the beginning. */
export function showSolution(): void {
  const info = etude.value,
    now = update.value;
  if (!info || !now) return;
  keepProgress(info.id, { shown: progressOf(info.id).solved ? progressOf(info.id).shown : true });
  solution.value = { step: 0, action: null };
  shows.value = [];
  if (!mixture.value.length)
    void api.etudeMixture(info.id).then(
      (found) => {
        mixture.value = found.mixture;
      },
      () => undefined,
    );
  after = -1;
  if (now.step > 0 || now.sealed.length || now.result) {
    after = now.version;
    restart();
  } else void nextStep();
}

/** The version in which the last step was played: the next one is asked for once something newer has come. */
let after = -1,
  asking = false;

/** Asks for the next step and lays it on the board, without playing it. */
export async function nextStep(): Promise<void> {
  const now = solution.value;
  if (!now || now.action || asking || !update.value?.legal.length || update.value.version <= after)
    return;
  asking = true;
  advice.value = null;
  await hint();
  asking = false;
  const action = hinted.value;
  if (!action || !solution.value) return;
  solution.value = { step: now.step + 1, action };
  picks.value = Object.entries(action);
}

export function playStep(): void {
  const now = solution.value;
  if (!now?.action) return;
  const { action } = now;
  after = update.value?.version ?? -1;
  solution.value = { step: now.step, action: null };
  void play(action);
}
