// Matches: one's own, then those that are open to all, running, waiting for a player, finished; loading a record.
import { useEffect, useState } from 'preact/hooks';
import { wordsOfAll } from '../games/homes';
import { Icon } from '../parts/icon';
import { kept, matchResult, mineIn } from '../state/mymatches';
import { go } from '../state/route';
import { heldSeats } from '../state/settings';
import { api, recordAddress } from '../wire/api';
import type { SeatInfo, Summary } from '../wire/types';
import { faultWords } from '../words/faults';
import { t, told, tOr, when } from '../words/texts';
import { Page } from './bar';

type ListState = 'running' | 'open' | 'finished';
const STATES: ListState[] = ['running', 'open', 'finished'];

const holds = ({ match }: Summary, seat: number): boolean =>
  String(seat) in (heldSeats.value[match] ?? {});

/** Who sits there: you, somebody by name, or a bot of some level. */
function playerWords(summary: Summary, info: SeatInfo): string {
  if (info.kind === 'bot')
    return t('page-seat-bot', { level: info.bot ? tOr(`page-bot-${info.bot}`, info.bot) : '' });
  if (info.kind === 'open') return t('page-invite-waiting');
  return info.player || t(holds(summary, info.seat) ? 'page-you' : 'page-seat-human');
}

const Side = ({ summary, info }: { summary: Summary; info: SeatInfo }) => (
  <span class="match-side">
    <b>{tOr(info.name, info.name)}</b> <span class="sec">{playerWords(summary, info)}</span>{' '}
    {Boolean(summary.standing?.[info.seat]?.length) && (
      <b class="num">{summary.standing![info.seat]!.join(' + ')}</b>
    )}
  </span>
);

/** How it ended, or whose turn it is. */
function State({ summary }: { summary: Summary }) {
  const result = matchResult(summary);
  if (result)
    return (
      <span class={`chip ${result.tone}`} data-result>
        {result.words}
      </span>
    );
  return mineIn(summary) ? <span class="chip on">{t('page-your-turn')}</span> : null;
}

function Line({ summary }: { summary: Summary }) {
  const finished = summary.state === 'finished',
    game = tOr(`page-game-${summary.game}`, summary.game);
  return (
    <li data-match={summary.match}>
      <span class="grow">
        <span class="row wrap">
          <b>{summary.name || game}</b>
          <State summary={summary} />
          {summary.practice && <span class="chip practice">{t('page-practice')}</span>}
        </span>
        <span class="row wrap small">
          {summary.seats.map((info) => (
            <Side summary={summary} info={info} />
          ))}
        </span>
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

function List({ name, find }: { name: string; find(): Promise<Summary[]> }) {
  const [found, setFound] = useState<Summary[] | null>(null);
  useEffect(() => {
    void find().then(setFound, () => setFound([]));
  }, []);
  return (
    <section class="panel" data-list={name}>
      <div class="ph">
        <h2>{t(`page-list-${name}`)}</h2>
        <span class="end num">{found?.length ?? ''}</span>
      </div>
      {found?.length ? (
        <ul class="match-list">
          {found.map((summary) => (
            <Line summary={summary} />
          ))}
        </ul>
      ) : (
        <p class="pb sec">{t(found ? `page-list-${name}-empty` : 'page-loading')}</p>
      )}
    </section>
  );
}

/** Those of others: one's own stand above. */
const open = (state: ListState) => (): Promise<Summary[]> =>
  api
    .matches(state)
    .then(({ matches }) => matches.filter(({ match }) => !(match in heldSeats.value)));

function Upload() {
  const [fault, setFault] = useState<{ words(): string } | null>(null);
  const load = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    try {
      const made = await api.upload(file);
      if (!made.faults.length) return go(`/r/${made.match}`);
      await wordsOfAll();
      setFault({
        words: () => made.faults.map(({ message, args }) => told(message, args)).join(' '),
      });
    } catch (error) {
      await wordsOfAll().catch(() => undefined);
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
    <List name="yours" find={kept} />
    {STATES.map((state) => (
      <List name={state} find={open(state)} />
    ))}
  </Page>
);
