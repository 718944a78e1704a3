// All rules of a game by id, each with its source and the chapter that tells it.
import { useEffect, useState } from 'preact/hooks';
import { route } from '../state/route';
import { language, t } from '../words/texts';
import { addressOf, chapterOfRule, titleOf, type Opened } from './book';

export function Register({ open }: { open: Opened }) {
  const [search, setSearch] = useState(''),
    sought = search.trim().toLocaleLowerCase(),
    shown = [...open.rules.values()].filter((rule) =>
      [rule.id, rule.text, rule.ruling].some((text) => text.toLocaleLowerCase().includes(sought)),
    );
  useEffect(() => {
    document.getElementById(route.value.hash)?.scrollIntoView();
  }, [route.value.hash]);
  return (
    <main class="pages" id="main">
      <h1>{t('page-rules-all')}</h1>
      <label class="field">
        <span>{t('page-rules-search')}</span>
        <input
          class="input"
          type="search"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <ul class="rule-list" lang={language.value}>
        {shown.map((rule) => {
          const chapter = chapterOfRule(open, rule.id);
          return (
            <li id={rule.id}>
              <span class="row between">
                <b class="num">{rule.id}</b>
                <span class="tiny muted">{rule.source}</span>
              </span>
              <span>{rule.text}</span>
              {rule.ruling && (
                <span class="small sec">
                  <b>{t('page-rule-ruling')}</b> {rule.ruling}
                </span>
              )}
              {chapter && (
                <a class="small" href={`${addressOf(open.book, chapter)}#${rule.id}`}>
                  {titleOf(open.book, chapter)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </main>
  );
}
