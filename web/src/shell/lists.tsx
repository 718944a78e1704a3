// Running, open and finished matches; loading a record; the rules of a game by id.
import { useEffect, useState } from 'preact/hooks';
import { api, recordAddress } from '../wire/api';
import { HOMES } from '../games/homes';
import { go, route } from '../state/route';
import { matchLine } from '../state/mymatches';
import { faultWords } from '../words/faults';
import { language, t, told, when } from '../words/texts';
import { Page } from './bar';
import { Icon } from '../parts/icon';
import type { Rule, Summary } from '../wire/types';

type State = 'running' | 'open' | 'finished';
const STATES: State[] = ['running', 'open', 'finished'];

function Line({ summary }: { summary: Summary }) {
  const finished = summary.state === 'finished';
  return (
    <li>
      <span class="grow">
        <b>{summary.name || matchLine(summary)}</b>
        {summary.practice && <span class="chip practice">{t('page-practice')}</span>}
        <br />
        <span class="small sec">
          {when(summary.changed)} · {t('page-steps-count', { count: summary.step })}
        </span>
      </span>
      {finished && (
        <a class="btn quiet sm" href={recordAddress(summary.match)} download>
          <Icon name="save" size={16} />
          {t('page-record-save')}
        </a>
      )}
      <a class="btn sm" href={finished ? `/r/${summary.match}` : `/m/${summary.match}`}>
        <Icon name={finished ? 'film' : 'eye'} size={16} />
        {t(finished ? 'page-replay' : 'page-open-match')}
      </a>
    </li>
  );
}

function List({ state }: { state: State }) {
  const [found, setFound] = useState<Summary[] | null>(null);
  useEffect(() => {
    void api.matches(state).then(
      (answer) => setFound(answer.matches),
      () => setFound([]),
    );
  }, [state]);
  return (
    <section class="panel">
      <div class="ph">
        <h2>{t(`page-list-${state}`)}</h2>
        <span class="end num">{found?.length ?? ''}</span>
      </div>
      {found?.length ? (
        <ul class="match-list">
          {found.map((summary) => (
            <Line summary={summary} />
          ))}
        </ul>
      ) : (
        <p class="pb sec">{t(`page-list-${state}-empty`)}</p>
      )}
    </section>
  );
}

function Upload() {
  const [fault, setFault] = useState<{ words(): string } | null>(null);
  const load = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    try {
      const made = await api.upload(file);
      if (made.faults.length)
        setFault({
          words: () => made.faults.map(({ message, args }) => told(message, args)).join(' '),
        });
      else go(`/r/${made.match}`);
    } catch (error) {
      setFault({ words: () => faultWords(error) });
    }
  };
  return (
    <div class="row wrap">
      <label class="btn">
        <Icon name="share" size={18} />
        {t('page-record-load')}
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.ndjson,.json"
          onChange={(event) => {
            void load(event.currentTarget.files);
          }}
        />
      </label>
      {fault && (
        <span class="bad fault" role="alert">
          {fault.words()}
        </span>
      )}
    </div>
  );
}

export const ListsScreen = () => (
  <Page>
    <div class="row between wrap">
      <h1>{t('page-nav-games')}</h1>
      <a class="btn quiet" data-act="analysis" href="/analysis">
        <Icon name="lines" size={18} />
        {t('page-analysis')}
      </a>
      <Upload />
    </div>
    {STATES.map((state) => (
      <List state={state} />
    ))}
  </Page>
);

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
