// Running, open and finished matches; loading a record.
import { useEffect, useState } from 'preact/hooks';
import { api, recordAddress } from '../wire/api';
import { go } from '../state/route';
import { matchLine } from '../state/mymatches';
import { faultWords } from '../words/faults';
import { t, told, when } from '../words/texts';
import { Page } from './bar';
import { Icon } from '../parts/icon';
import type { Summary } from '../wire/types';

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
      <Upload />
    </div>
    {STATES.map((state) => (
      <List state={state} />
    ))}
  </Page>
);
