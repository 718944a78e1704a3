// The analysis board: the game's own table in the middle, beside it the engine, chance and the tree of moves.
import { useEffect, useState } from 'preact/hooks';
import { wordsOfAll } from '../games/homes';
import { closeDialog, confirm, dialog } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { onControl, useKeys } from '../parts/keys';
import { Home } from '../shell/bar';
import { face, showFace } from '../shell/face';
import { openHelp } from '../shell/help';
import { Loading, Nothing } from '../shell/nothing';
import { RefusalCard, TroubleCard } from '../shell/notices';
import { shareLink } from '../parts/share';
import { go, route } from '../state/route';
import { sending, showing, update } from '../state/table';
import { sideName } from '../state/result';
import { studyFile } from '../wire/api';
import { faultWords } from '../words/faults';
import { t, tOr } from '../words/texts';
import { begin, busy, canEdit, end, fault, here, known, lookAs, sealed, tree, walk } from './board';
import { Chance } from './chance';
import { Chapters } from './chapters';
import { attendTo, isOn } from './engine';
import { AnalysisHome } from './home';
import { edited, isOnBench } from './editing';
import { EditedBoard, Editor } from './editor';
import { packed } from './link';
import { BoardMarks } from './marks';
import { Moves } from './moves';
import { chaptersOf } from './opening';
import { BestPlan, Plans } from './plans';
import { makeLesson, makePuzzles } from './puzzles';
import { Remarks } from './remarks';
import { id, keep, keepSaving, title, withdraw } from './study';

async function sharePosition(): Promise<void> {
  const now = known.value,
    game = tree.value?.game;
  if (!now || !game) return;
  const address = `${location.origin}/analysis/${game}#${await packed(now.position)}`;
  shareLink('page-analysis-share', 'page-analysis-share-how', address);
}

function titleOf(): string {
  const now = update.value;
  return now ? now.seats.map((_, seat) => sideName(now, seat)).join(' : ') : '';
}

/** Keeps the analysis as a study of one's own, and goes to its address. */
async function toStudy(): Promise<void> {
  try {
    const made = await keep(title.value || titleOf());
    go(`/study/${made}`, true);
  } catch (error) {
    fault.value = error;
  }
}

const shareStudy = (): void =>
  shareLink('page-study-share', 'page-study-share-how', `${location.origin}/study/${id.value}`);

const askToWithdraw = (): void =>
  confirm(t('page-study-withdraw'), t('page-study-withdraw-how'), t('page-study-withdraw'), () => {
    void withdraw().then(
      () => go('/analysis'),
      (error: unknown) => {
        fault.value = error;
      },
    );
  });

/** What goes wrong is told beside the board. */
const tell = (work: Promise<void>): void => {
  work.catch((error: unknown) => {
    fault.value = error;
  });
};

interface Deed {
  act: string;
  icon: IconName;
  words: string;
  isBright?: boolean;
  run(): void;
}

const Button = ({ act, icon, words, isBright, run }: Deed) => (
  <button
    class={`btn sm ${isBright ? '' : 'quiet'}`}
    data-act={act}
    aria-label={words}
    onClick={run}
  >
    <Icon name={icon} size={16} />
    <span class="only-wide">{words}</span>
  </button>
);

const StudyTools = () => (
  <>
    {(!id.value || !canEdit.value) && (
      <Button
        act="to-study"
        icon={id.value ? 'copy' : 'book'}
        words={t(id.value ? 'page-study-copy' : 'page-study-keep')}
        run={() => void toStudy()}
      />
    )}
    {id.value && (
      <a
        class="btn quiet sm"
        data-act="file"
        aria-label={t('page-study-file')}
        href={studyFile(id.value)}
        download
      >
        <Icon name="save" size={16} />
        <span class="only-wide">{t('page-study-file')}</span>
      </a>
    )}
    {id.value && canEdit.value && (
      <Button
        act="to-puzzles"
        icon="target"
        words={t('page-study-puzzles')}
        run={() => tell(makePuzzles())}
      />
    )}
    {id.value && canEdit.value && (
      <Button
        act="to-lesson"
        icon="bulb"
        words={t('page-study-lesson')}
        run={() => tell(makeLesson())}
      />
    )}
    {id.value && canEdit.value && (
      <button
        class="icon-btn only-wide"
        data-act="withdraw"
        aria-label={t('page-study-withdraw')}
        onClick={askToWithdraw}
      >
        <Icon name="bin" size={18} />
      </button>
    )}
  </>
);

const Bar = ({ game }: { game: string }) => (
  <header class="bar">
    <h1 class="unseen">{`${t('page-analysis')}, ${tOr(`page-game-${game}`, game)}`}</h1>
    <Home />
    <a class="crumb only-wide" href="/analysis">
      <b>{t(id.value ? 'page-study' : 'page-analysis')}</b> · {title.value || titleOf()}
    </a>
    <span class="grow" />
    {canEdit.value && (
      <Button
        act="edit"
        icon="pen"
        words={t('page-analysis-edit')}
        isBright={isOnBench.value}
        run={() => {
          isOnBench.value = !isOnBench.value;
        }}
      />
    )}
    <StudyTools />
    {id.value ? (
      <Button
        act="share-study"
        icon="link"
        words={t('page-study-share')}
        isBright
        run={shareStudy}
      />
    ) : (
      <Button
        act="share"
        icon="share"
        words={t('page-analysis-share')}
        run={() => void sharePosition()}
      />
    )}
    <button class="icon-btn only-wide" aria-label={t('page-help')} onClick={openHelp}>
      <Icon name="help" />
    </button>
  </header>
);

/** Who decides here, and whose eyes look; each can be looked through. */
function Seats() {
  const now = update.value,
    Sign = face.value?.Sign,
    told = known.value;
  if (!now || !told || !Sign) return null;
  return (
    <div class="seats" role="radiogroup" aria-label={t('page-analysis-eyes')}>
      {now.seats.map((seat, at) => (
        <button
          role="radio"
          aria-checked={told.seat === at}
          data-seat={at}
          class={told.actors.includes(at) ? 'decides' : ''}
          onClick={() => void lookAs(at)}
        >
          <Sign seat={seat} size={22} mine={false} />
          <span>{sideName(now, at)}</span>
          {String(at) in sealed.value && <Icon name="lock" size={14} />}
        </button>
      ))}
    </div>
  );
}

const TABS = ['board', 'plans', 'moves', 'notes'] as const;
export type Tab = (typeof TABS)[number];
const TAB_ICONS: Record<Tab, IconName> = {
  board: 'target',
  plans: 'graph',
  moves: 'list',
  notes: 'pen',
};

const Tabs = ({ tab, setTab }: { tab: Tab; setTab(tab: Tab): void }) => (
  <nav class="atabs only-phone" aria-label={t('page-analysis-views')}>
    {TABS.filter((one) => one !== 'notes' || canEdit.value).map((one) => (
      <button aria-pressed={tab === one} data-tab={one} onClick={() => setTab(one)}>
        <Icon name={TAB_ICONS[one]} />
        {t(`page-analysis-tab-${one}`)}
      </button>
    ))}
  </nav>
);

/** Opens what the address names while the screen is shown; gives what went wrong. */
function useOpening(): unknown {
  const [failed, setFailed] = useState<unknown>(null),
    { query, hash } = route.value,
    name = route.value.id;
  // What is not saved yet is saved before the board is cleared.
  useEffect(keepSaving, []);
  useEffect(() => {
    let gone = false;
    setFailed(null);
    chaptersOf(route.value)
      .then(async (found) => {
        if (gone) return;
        if (!found[0]) throw new Error(t('page-study-empty'));
        await showFace(found[0].game);
        if (gone) return;
        begin(found, showFace);
      })
      .catch(async (error: unknown) => {
        await wordsOfAll().catch(() => undefined);
        if (!gone) setFailed(error);
      });
    return () => {
      gone = true;
      isOnBench.value = false;
      closeDialog();
      end();
    };
  }, [name, query.toString(), hash]);
  useEffect(attendTo, []);
  return failed;
}

function useAnalysisKeys(): void {
  useKeys((event) => {
    if (onControl(event)) return false;
    const deeds: Record<string, () => void> = {
      '<': () => walk(-1),
      ',': () => walk(-1),
      '>': () => walk(1),
      ';': () => walk(1),
      p: () => {
        isOn.value = !isOn.value;
      },
    };
    const deed = deeds[event.key.toLowerCase()];
    deed?.();
    return deed !== undefined;
  });
}

function Table() {
  const now = update.value,
    made = face.value;
  if (!now || !made)
    return (
      <p class="sec wait" role="status">
        {fault.value ? faultWords(fault.value) : t('page-loading')}
      </p>
    );
  return <made.Play now={now} />;
}

/** What stands beside the table: the editor, or the engine, chance, moves and notes. */
const Beside = ({ isEditing }: { isEditing: boolean }) =>
  isEditing ? (
    <Editor />
  ) : (
    <>
      <Chapters />
      <Seats />
      {fault.value !== null && (
        <p class="line bad" role="alert">
          {faultWords(fault.value)}
        </p>
      )}
      <Chance />
      <Plans />
      <Moves />
      <Remarks />
    </>
  );

function Board() {
  const [tab, setTab] = useState<Tab>('board'),
    game = tree.value?.game ?? '',
    isEditing = isOnBench.value,
    bench = isEditing ? edited.value : null;
  useAnalysisKeys();
  return (
    <div
      class={`table-screen analysis game-${game} tab-${tab} ${isEditing ? 'editing' : ''}`}
      data-node={here.value}
      data-version={update.value?.version ?? 0}
      data-mine={(update.value?.legal.length ?? 0) > 0}
      data-showing={showing.value}
      aria-busy={busy.value || sending.value}
    >
      <div class="top">
        <Bar game={game} />
      </div>
      <div class="abody">
        <div class="atable" id={bench ? 'main' : undefined} role={bench ? 'main' : undefined}>
          {bench ? <EditedBoard now={bench} /> : <Table />}
          {!bench && <BoardMarks />}
        </div>
        {/* On a phone another tab stands in place of the board. */}
        <div
          class="aside"
          role={tab === 'board' ? 'complementary' : 'main'}
          aria-label={t('page-analysis')}
        >
          <Beside isEditing={isEditing} />
        </div>
      </div>
      <section class="afoot only-phone" aria-label={t('page-analysis-views')}>
        <BestPlan />
        <Tabs tab={tab} setTab={setTab} />
      </section>
      {!dialog.value && <RefusalCard />}
      <TroubleCard />
    </div>
  );
}

export function AnalysisScreen() {
  return route.value.screen === 'analysis' && !route.value.id ? <AnalysisHome /> : <Opened />;
}

function Opened() {
  const failed = useOpening();
  if (failed !== null) return <Nothing words={faultWords(failed)} />;
  return tree.value ? <Board /> : <Loading />;
}
