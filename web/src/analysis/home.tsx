// Where an analysis begins: the start of a game, a file, or a study of one's own.
import { useState } from 'preact/hooks';
import { HOMES, wordsOfAll } from '../games/homes';
import { Icon } from '../parts/icon';
import { Page } from '../shell/bar';
import { go } from '../state/route';
import { api } from '../wire/api';
import { faultWords } from '../words/faults';
import { t, tOr } from '../words/texts';
import { own } from './study';
import { opened } from './opening';

function OpenFile() {
  const [fault, setFault] = useState<unknown>(null);
  const load = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    try {
      const study = await api.readStudy(file);
      opened.value = study;
      go(`/analysis/${study.chapters?.[0]?.game ?? ''}?file=${encodeURIComponent(file.name)}`);
    } catch (error) {
      await wordsOfAll().catch(() => undefined);
      setFault(error);
    }
  };
  return (
    <>
      <label class="btn quiet">
        <Icon name="save" size={18} />
        {t('page-analysis-open-file')}
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.json,application/x-ndjson"
          onChange={(event) => void load(event.currentTarget.files)}
        />
      </label>
      {fault !== null && (
        <p class="line bad" role="alert">
          {faultWords(fault)}
        </p>
      )}
    </>
  );
}

export function AnalysisHome() {
  const mine = Object.entries(own.value).reverse();
  return (
    <Page>
      <h1>{t('page-analysis')}</h1>
      <p class="sec">{t('page-analysis-about')}</p>
      <section class="panel">
        <div class="ph">
          <h2>{t('page-analysis-begin')}</h2>
        </div>
        <div class="pb row wrap">
          {HOMES.map(({ game: name }) => (
            <a class="btn quiet" href={`/analysis/${name}`}>
              {t(`page-game-${name}`)}
            </a>
          ))}
          <OpenFile />
        </div>
      </section>
      <section class="panel">
        <div class="ph">
          <h2>{t('page-study-mine')}</h2>
        </div>
        {mine.length ? (
          <ul class="match-list">
            {mine.map(([study, { title, game }]) => (
              <li>
                <span class="grow">
                  <b>{title || t('page-study')}</b>
                  <br />
                  <span class="small sec">{tOr(`page-game-${game}`, game)}</span>
                </span>
                <a class="btn sm" href={`/study/${study}`}>
                  <Icon name="book" size={16} />
                  {t('page-study-open')}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p class="pb sec">{t('page-study-none')}</p>
        )}
      </section>
    </Page>
  );
}
