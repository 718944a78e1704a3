// The HTTP side of the wire.
import type {
  Accounted,
  BookInfo,
  Branch,
  Check,
  Checked,
  Claim,
  Claimed,
  Complaint,
  Content,
  Create,
  Created,
  EtudeInfo,
  EtudeList,
  EtudeOfDay,
  Evaluation,
  Figure,
  FigureFilm,
  Games,
  Goals,
  GuestMade,
  GuestsHere,
  Invite,
  Invited,
  Json,
  Language,
  LessonInfo,
  LessonList,
  Mixture,
  Moments,
  NewGuest,
  Refusal,
  Revoked,
  Rule,
  Rules,
  SaveEtude,
  Saying,
  Steps,
  Summaries,
  Summary,
  Try,
  Uploaded,
} from './types';
import type { ReviewState, Tried } from './judged';
import type { KeepMistake, NoteTry, Retry, TryAgain } from './answers';
import type { NotedTry, Solving } from './solved';
import type {
  Answered,
  Chapter,
  Edit,
  Edited,
  Explore,
  Explored,
  KeptStudy,
  StudyPuzzles,
  Ponder,
  Question,
  SavedStudy,
  SaveStudy,
  Study,
  Thought,
} from './explored';

/** What the server refused, as a message id with arguments and an English sentence. */
export class ApiError extends Error {
  readonly code: string;
  readonly id: string;
  readonly args: Json;

  constructor(complaint: Complaint) {
    super(complaint.text);
    this.code = complaint.code;
    this.id = complaint.message;
    this.args = complaint.args;
  }
}

/** An answer as the server's types promise it: here, and in the socket, what comes in is read. */
async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await reach(path, init)).json();
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`/api${path}`, init);
  if (answer.ok) return answer;
  const body: Partial<Refusal> | null = await answer.json().catch(() => null);
  throw new ApiError(
    body?.error ?? {
      code: String(answer.status),
      message: '',
      args: {},
      text: answer.statusText,
    },
  );
}

const post = <Body, T>(path: string, body: Body, tokens: readonly string[] = []): Promise<T> =>
  call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(tokens) },
    body: JSON.stringify(body),
  });

const send = <T>(path: string, bytes: Blob): Promise<T> =>
  call<T>(path, { method: 'POST', body: bytes });

/** Says by their tokens which seats are ours. */
const bearer = (tokens: readonly string[]): Record<string, string> =>
  tokens.length ? { authorization: `Bearer ${tokens.join(',')}` } : {};

const bearing = (tokens: readonly string[]): RequestInit => ({ headers: bearer(tokens) });

const etudePath = (id: string, rest = ''): string => `/etudes/${encodeURIComponent(id)}${rest}`;

export interface Span {
  from: number;
  to: number;
  seat: number | null;
}

export const api = {
  games: () => call<Games>('/games'),
  check: (game: string, setup: Json) => post<Check, Checked>(`/games/${game}/check`, { setup }),
  rules: (game: string, lang: Language) => call<Rules>(`/games/${game}/rules?lang=${lang}`),
  rule: (game: string, id: string, lang: Language) =>
    call<Rule>(`/games/${game}/rules/${encodeURIComponent(id)}?lang=${lang}`),
  book: (game: string) => call<BookInfo>(`/games/${game}/book`),
  figure: (game: string, { lesson, task, mistake = '' }: Figure) =>
    call<FigureFilm>(
      `/games/${game}/figures/${lesson}/${task}?mistake=${encodeURIComponent(mistake)}`,
    ),
  content: (game: string) => call<Content>(`/games/${game}/content`),
  create: (wish: Create) => post<Create, Created>('/matches', wish),
  matches: (state: 'running' | 'finished' | 'open', limit = 50) =>
    call<Summaries>(`/matches?state=${state}&limit=${limit}`),
  matchesOf: (ids: readonly string[]) =>
    call<Summaries>(`/matches?ids=${ids.join(',')}&limit=${ids.length}`),
  match: (id: string) => call<Summary>(`/matches/${id}`),
  claim: (id: string, what: Claim) => post<Claim, Claimed>(`/matches/${id}/claim`, what),
  invite: (id: string, seat: number, tokens: readonly string[]) =>
    post<Invite, Invited>(`/matches/${id}/invitations`, { seat }, tokens),
  steps: (id: string, tokens: readonly string[]) =>
    call<Steps>(`/matches/${id}/steps`, bearing(tokens)),
  views: (id: string, { from, to, seat }: Span, tokens: readonly string[]) =>
    call<Moments>(
      `/matches/${id}/views?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`,
      bearing(tokens),
    ),
  account: (id: string) => call<Accounted>(`/matches/${id}/account`),
  evaluation: (id: string) => call<Evaluation>(`/matches/${id}/evaluation`),
  review: (id: string, depth: string) => call<ReviewState>(`/matches/${id}/review?depth=${depth}`),
  leaveReview: (id: string, depth: string) =>
    call<Json>(`/matches/${id}/review?depth=${depth}`, { method: 'DELETE', keepalive: true }),
  line: (id: string, wish: TryAgain) => post<TryAgain, Moments>(`/matches/${id}/lines`, wish),
  retry: (id: string, wish: Retry) => post<Retry, Created>(`/matches/${id}/retrials`, wish),
  tryAgain: (id: string, wish: TryAgain) => post<TryAgain, Tried>(`/matches/${id}/tries`, wish),
  solver: (secret: string, game: string) =>
    call<Solving>(`/solver${game ? `?game=${game}` : ''}`, bearing([secret])),
  keepMistake: (secret: string, wish: KeepMistake) =>
    post<KeepMistake, Json>('/solver/mistakes', wish, [secret]),
  noteTry: (secret: string, wish: NoteTry) =>
    post<NoteTry, NotedTry>('/solver/tries', wish, [secret]),
  chapter: (match: string) => call<Chapter>(`/matches/${match}/chapter`),
  explore: (game: string, wish: Explore) => post<Explore, Explored>(`/games/${game}/explore`, wish),
  edit: (game: string, wish: Edit) => post<Edit, Edited>(`/games/${game}/edit`, wish),
  question: (game: string, wish: Question) =>
    post<Question, Answered>(`/games/${game}/questions`, wish),
  study: (id: string, tokens: readonly string[]) =>
    call<KeptStudy>(`/studies/${encodeURIComponent(id)}`, bearing(tokens)),
  keepStudy: (study: Study) => post<SaveStudy, SavedStudy>('/studies', { study }),
  changeStudy: (id: string, wish: SaveStudy, token: string) =>
    call<SavedStudy>(`/studies/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...bearer([token]) },
      body: JSON.stringify(wish),
    }),
  withdrawStudy: (id: string, token: string) =>
    call<object>(`/studies/${id}`, { method: 'DELETE', headers: bearer([token]) }),
  puzzlesOf: (id: string, token: string) =>
    post<object, StudyPuzzles>(`/studies/${id}/etudes`, {}, [token]),
  readStudy: (bytes: Blob) => send<Study>('/studies/file', bytes),
  etudes: () => call<EtudeList>('/etudes'),
  etudeOfDay: (lang: Language) => call<EtudeOfDay>(`/etudes/day?lang=${lang}`),
  etude: (id: string) => call<EtudeInfo>(etudePath(id)),
  etudeHint: (id: string, n: number) => call<Saying>(etudePath(id, `/hints/${n}`)),
  etudeMixture: (id: string) => call<Mixture>(etudePath(id, '/mixture')),
  tryEtude: (id: string, name: string) => post<Try, Created>(etudePath(id, '/tries'), { name }),
  guests: () => call<GuestsHere>('/guests'),
  makeGuest: (wish: NewGuest) => post<NewGuest, GuestMade>('/guests', wish),
  revokeGuest: (token: string) =>
    call<Revoked>('/guests/me', { method: 'DELETE', ...bearing([token]) }),
  lessons: () => call<LessonList>('/lessons'),
  lesson: (id: string) => call<LessonInfo>(`/lessons/${encodeURIComponent(id)}`),
  tryTask: (lesson: string, task: string, name: string) =>
    post<Try, Created>(`/lessons/${encodeURIComponent(lesson)}/${encodeURIComponent(task)}/tries`, {
      name,
    }),
  etudeGoals: ({ match, step }: Branch) => call<Goals>(`/etudes/goals?match=${match}&step=${step}`),
  saveEtude: (wish: SaveEtude) => post<SaveEtude, EtudeInfo>('/etudes', wish),
  loadEtude: (bytes: Blob) => send<EtudeInfo>('/etudes/file', bytes),
  upload: (bytes: Blob) => send<Uploaded>('/records', bytes),
};

/** What the engine finds, thought by thought, until it is done or the signal ends it. */
export async function* thoughts(
  game: string,
  wish: Ponder,
  signal: AbortSignal,
): AsyncGenerator<Thought> {
  const headers = { 'content-type': 'application/json' },
    init = { method: 'POST', headers, body: JSON.stringify(wish), signal },
    reader = (await reach(`/games/${game}/thoughts`, init))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
  for (let rest = ''; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const thought: Thought = JSON.parse(line);
      yield thought;
    }
  }
}

export const etudeFile = (id: string): string => `/api/etudes/${id}/file`;
export const studyFile = (id: string): string => `/api/studies/${id}/file`;
export const recordAddress = (id: string): string => `/api/matches/${id}/record`;
