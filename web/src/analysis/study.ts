// A study that is kept on the server: saved while it is written, by who holds its secret.
import { effect, signal } from '@preact/signals';
import { read, write } from '../state/settings';
import { api, ApiError } from '../wire/api';
import type { KeptStudy, Study, StudyPuzzles } from '../wire/explored';
import type { LessonInfo } from '../wire/types';
import { canEdit, changes, chapters, open } from './board';
import { cut, type Tree } from './tree';

export type Saving = 'none' | 'saved' | 'saving' | 'failed' | 'changed';

/** What this browser knows of a study of its own. */
export interface Own {
  token: string;
  title: string;
  game: string;
}

const KEY = 'warpad.studies',
  REST = 800;

export const own = signal<Record<string, Own>>(read<Record<string, Own>>(KEY, {}));
effect(() => write(KEY, own.value));

export const id = signal('');
export const title = signal('');
export const saving = signal<Saving>('none');
let version = 0,
  timer: ReturnType<typeof setTimeout> | undefined,
  stored = 0;

const tokenOf = (study: string): string => own.value[study]?.token ?? '';

export const studyNow = (): Study => ({ title: title.value, chapters: chapters.value });

const remember = (study: string, token: string): void => {
  const game = chapters.value[0]?.game ?? '';
  own.value = { ...own.value, [study]: { token, title: title.value, game } };
};

/** Nothing is kept: what lies on the board is only here. */
export function forgetStudy(): void {
  clearTimeout(timer);
  id.value = '';
  title.value = '';
  saving.value = 'none';
  canEdit.value = true;
  stored = changes.value;
}

export async function fetchStudy(study: string): Promise<KeptStudy> {
  const token = tokenOf(study);
  return api.study(study, token ? [token] : []);
}

/** From now on the board shows this study. */
export function takeUp(found: KeptStudy): void {
  id.value = found.id;
  title.value = found.study.title ?? '';
  version = found.version;
  canEdit.value = found.own;
  saving.value = found.own ? 'saved' : 'none';
  stored = changes.value;
}

/** Keeps what lies on the board as a study of one's own; gives its id. */
export async function keep(named: string): Promise<string> {
  title.value = named;
  const saved = await api.keepStudy(studyNow());
  version = saved.version;
  stored = changes.value;
  id.value = saved.id;
  remember(saved.id, saved.token ?? '');
  canEdit.value = true;
  saving.value = 'saved';
  return saved.id;
}

async function save(): Promise<void> {
  if (!id.value || !canEdit.value || !chapters.value.length) return;
  const wanted = changes.value;
  saving.value = 'saving';
  try {
    const saved = await api.changeStudy(
      id.value,
      { study: studyNow(), version },
      tokenOf(id.value),
    );
    version = saved.version;
    stored = wanted;
    remember(id.value, tokenOf(id.value));
    saving.value = 'saved';
    if (changes.value !== wanted) plan();
  } catch (error) {
    saving.value =
      error instanceof ApiError && error.code === 'study-changed' ? 'changed' : 'failed';
  }
}

function plan(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), REST);
}

export const retry = (): void => void save();

/** Saves what changes, a moment after the last change; what is left unsaved at the end is saved at once. */
export function keepSaving(): () => void {
  const dispose = effect(() => {
    if (changes.value !== stored && id.value && canEdit.value) plan();
  });
  return () => {
    dispose();
    if (changes.value !== stored) void save();
    clearTimeout(timer);
  };
}

/** Makes puzzles of the study as it is saved. */
export async function toPuzzles(): Promise<StudyPuzzles> {
  if (changes.value !== stored) await save();
  return api.puzzlesOf(id.value, tokenOf(id.value));
}

/** The lesson that the study is, as it is saved. */
export async function toLesson(): Promise<LessonInfo> {
  if (changes.value !== stored) await save();
  return api.lesson(`study-${id.value}`);
}

export async function withdraw(): Promise<void> {
  const study = id.value;
  await api.withdrawStudy(study, tokenOf(study));
  const { [study]: _, ...rest } = own.value;
  own.value = rest;
  forgetStudy();
}

// -- chapters --------------------------------------------------------------------------------------

const put = (next: Tree[]): void => {
  chapters.value = next;
  changes.value += 1;
};

export const rename = (at: number, named: string): void =>
  put(chapters.value.map((one, place) => (place === at ? { ...one, title: named } : one)));

export function nameStudy(named: string): void {
  title.value = named;
  changes.value += 1;
}

/** A new chapter that begins with the position on the board; gives its place. */
export function addChapter(position: Tree['position'], named: string): number {
  const from = chapters.value[open.value]!,
    bare = cut({ ...from, nodes: from.nodes.slice(0, 1), at: 0 }, 0).tree;
  put([
    ...chapters.value,
    { ...bare, position, title: named, end: null, nodes: [{ ...bare.nodes[0]!, note: '' }] },
  ]);
  return chapters.value.length - 1;
}

export const removeChapter = (at: number): void =>
  put(chapters.value.filter((_, place) => place !== at));

export function moveChapter(at: number, by: 1 | -1): number {
  const next = [...chapters.value],
    [one] = next.splice(at, 1),
    to = Math.max(0, Math.min(next.length, at + by));
  next.splice(to, 0, one!);
  put(next);
  return to;
}
