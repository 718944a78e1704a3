// The rules of a game by id.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { HOMES } from '../games/homes';
import { route } from '../state/route';
import { language, t } from '../words/texts';
import { Page } from './bar';
import type { Rule } from '../wire/types';

export function RulesScreen() {
  const game = HOMES.find((home) => home.game === route.value.id)?.game ?? HOMES[0]!.game,
    [rules, setRules] = useState<Rule[]>([]),
    [search, setSearch] = useState(''),
    lang = language.value;
  useEffect(() => {
    let gone = false;
    const show = (found: Rule[]): void => {
      if (!gone) setRules(found);
    };
    setRules([]);
    void api.rules(game, lang).then(
      (answer) => show(answer.rules),
      () => show([]),
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  useEffect(() => {
    if (rules.length && route.value.hash)
      document.getElementById(route.value.hash)?.scrollIntoView();
  }, [rules, route.value.hash]);
  const wanted = search.toLowerCase(),
    shown = rules.filter(
      (rule) =>
        !wanted ||
        rule.id.toLowerCase().includes(wanted) ||
        rule.text.toLowerCase().includes(wanted),
    );
  return (
    <Page>
      <h1>{t('page-nav-rules')}</h1>
      <div class="seg-row">
        {HOMES.map((home) => (
          <a
            class="btn quiet"
            href={`/rules/${home.game}`}
            aria-current={home.game === game ? 'page' : undefined}
          >
            {t(`page-game-${home.game}`)}
          </a>
        ))}
      </div>
      <label class="field">
        <span>{t('page-rules-search')}</span>
        <input
          class="input"
          type="search"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <ul class="rule-list" lang={lang}>
        {shown.map((rule) => (
          <li id={rule.id}>
            <span class="row between">
              <b class="num">{rule.id}</b>
              <span class="tiny muted">{rule.source}</span>
            </span>
            <span>{rule.text}</span>
            {rule.ruling && <span class="small sec">{rule.ruling}</span>}
          </li>
        ))}
      </ul>
    </Page>
  );
}
