// What an address of the analysis board opens: a study, a file, a moment of a game, a position in the link, or the start of a game.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import type { Route } from '../state/route';
import type { Chapter, Study } from '../wire/explored';
import { t } from '../words/texts';
import { unpacked } from './link';
import { fetchStudy, forgetStudy, takeUp, title } from './study';

/** A file that was read and is about to be opened. */
export const opened = signal<Study | null>(null);

/** A finished match with the moment that is looked at. */
async function ofMatch(match: string, n: number): Promise<Chapter> {
  const chapter = await api.chapter(match),
    last = (chapter.nodes?.length ?? 1) - 1;
  return { ...chapter, at: Math.max(0, Math.min(n, last)) };
}

export async function chaptersOf({ screen, id, query, hash }: Route): Promise<Chapter[]> {
  if (screen === 'study') {
    const found = await fetchStudy(id);
    takeUp(found);
    return found.study.chapters ?? [];
  }
  forgetStudy();
  const file = opened.peek();
  if (query.has('file') && file) {
    title.value = file.title ?? '';
    return file.chapters ?? [];
  }
  const match = query.get('match');
  if (match) return [await ofMatch(match, Number(query.get('n')) || 0)];
  if (hash.startsWith('p=')) {
    const position = await unpacked(hash);
    if (!position) throw new Error(t('page-analysis-no-link'));
    const told = await api.explore(id, { position });
    return [{ game: id, position, rules: told.rules, content: told.content }];
  }
  const told = await api.explore(id, {});
  return [{ game: id, setup: told.setup, rules: told.rules, content: told.content }];
}
