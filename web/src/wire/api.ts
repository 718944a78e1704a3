// The HTTP side of the wire.
import { heldSeats } from '../state/settings';
import type { Action } from '../state/choose';
import type {
  Created,
  Complaint,
  EtudeInfo,
  Games,
  Goals,
  Json,
  Moment,
  Rule,
  Saying,
  SeatInfo,
  Steps,
  Summary,
} from './types';

/** What the server refused, as a message id with arguments and an English sentence. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly id: string,
    readonly args: Json,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`/api${path}`, init);
  if (answer.ok) return (await answer.json()) as T;
  const body = (await answer.json().catch(() => null)) as {
    error?: { code: string; message: string; args: Json; text: string };
  } | null;
  const error = body?.error;
  throw new ApiError(
    error?.code ?? String(answer.status),
    error?.message ?? '',
    error?.args ?? {},
    error?.text ?? answer.statusText,
  );
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function bearing(match: string): RequestInit {
  const tokens = Object.values(heldSeats.value[match] ?? {});
  return tokens.length ? { headers: { authorization: `Bearer ${tokens.join(',')}` } } : {};
}

export interface SeatWish {
  kind: 'human' | 'open' | 'bot';
  name?: string;
  bot?: string;
}
export interface Wish {
  game: string;
  setup: Json;
  seats: SeatWish[];
  name?: string;
  listed?: boolean;
  branch?: { match: string; step: number } | null;
}

export const api = {
  games: () => call<Games>('/games'),
  check: (game: string, setup: Json) =>
    post<{ setup: Json; seats: SeatInfo[]; view: Json }>(`/games/${game}/check`, { setup }),
  rules: (game: string) => call<{ rules: Rule[] }>(`/games/${game}/rules`),
  rule: (game: string, id: string) => call<Rule>(`/games/${game}/rules/${encodeURIComponent(id)}`),
  content: (game: string) =>
    call<{ files: Record<string, Json>; words?: Json; rules: Record<string, string> }>(
      `/games/${game}/content`,
    ),
  create: (wish: Wish) => post<Created>('/matches', wish),
  matches: (state: 'running' | 'finished' | 'open', limit = 50) =>
    call<{ matches: Summary[] }>(`/matches?state=${state}&limit=${limit}`),
  match: (id: string) => call<Summary>(`/matches/${id}`),
  claim: (id: string, what: { invite?: string; seat?: number; name: string }) =>
    post<{ match: string; seat: number; token: string }>(`/matches/${id}/claim`, what),
  steps: (id: string) => call<Steps>(`/matches/${id}/steps`, bearing(id)),
  views: (id: string, from: number, to: number, seat: number | null) =>
    call<{ views: Moment[] }>(
      `/matches/${id}/views?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`,
      bearing(id),
    ),
  evaluation: (id: string) => call<{ values: number[][] }>(`/matches/${id}/evaluation`),
  etudes: () => call<{ etudes: EtudeInfo[] }>('/etudes'),
  etude: (id: string) => call<EtudeInfo>(`/etudes/${encodeURIComponent(id)}`),
  etudeHint: (id: string, n: number) =>
    call<Saying>(`/etudes/${encodeURIComponent(id)}/hints/${n}`),
  etudeMixture: (id: string) =>
    call<{ mixture: { action: Action; share: number; fraction: string | null }[] }>(
      `/etudes/${encodeURIComponent(id)}/mixture`,
    ),
  tryEtude: (id: string, name: string) =>
    post<Created>(`/etudes/${encodeURIComponent(id)}/tries`, { name }),
  etudeGoals: (match: string, step: number) =>
    call<Goals>(`/etudes/goals?match=${match}&step=${step}`),
  saveEtude: (wish: EtudeWish) => post<EtudeInfo>('/etudes', wish),
  loadEtude: (bytes: Blob) => call<EtudeInfo>('/etudes/file', { method: 'POST', body: bytes }),
  upload: (bytes: Blob) =>
    call<{ match: string; steps: number; finished: boolean; faults: Complaint[] }>('/records', {
      method: 'POST',
      body: bytes,
    }),
};

export interface EtudeWish {
  match: string;
  step: number;
  seat: number;
  goal: Json;
  opponent: string;
  title: string;
}

export const etudeFile = (id: string): string => `/api/etudes/${id}/file`;
export const recordAddress = (id: string): string => `/api/matches/${id}/record`;
export type { Action };
