// All etudes: by game, grade and theme, with a small picture of each, and what was solved here.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../wire/api';
import { homeOf } from '../games/homes';
import { forgetOwn, isSolved, keepOwn, ownEtudes, progressOf } from '../state/kept';
import { go } from '../state/route';
import { loadTexts } from '../words/later';
import { t } from '../words/texts';
import { Page } from '../shell/bar';
import { themeOf } from '../shell/theme';
import { faultWords } from '../words/faults';
import { Icon } from '../parts/icon';
import { filterOf, Filters } from './filters';
import { fits, library, loadLibrary } from './library';
import { Grade, Stars } from './marks';
import { Mini } from './picture';
import { waitForProof } from './proof';
import { goalWords, nameOf } from './say';
import { SolvingPanel } from './solving';
import type { EtudeInfo } from '../wire/types';

function Card({ etude }: { etude: EtudeInfo }) {
  const home = homeOf(etude.game),
    kept = progressOf(etude.id);
  return (
    <li>
      <a
        class={`ecard ${kept.solved ? 'done' : ''}`}
        href={`/e/${etude.id}`}
        data-face={home?.look}
        data-theme={themeOf(home)}
        data-etude={etude.id}
      >
        <Mini picture={etude.picture} />
        <span class="etext">
          <span class="row between">
            <b>{nameOf(etude)}</b>
            {kept.solved ? (
              <span class="row solved">
                <Icon name="check" size={16} />
                <span class="unseen">{t('page-etude-solved')}</span>
              </span>
            ) : kept.shown ? (
              <Icon name="eye" size={16} />
            ) : null}
          </span>
          <span class="small sec goal">{goalWords(etude)}</span>
          <span class="row between">
            <Grade grade={etude.grade} />
            {kept.solved && <Stars count={kept.stars} />}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Loads an etude from a file; the server proves it before it can be tried. */
function Load() {
  const [said, setSaid] = useState(''),
    [bad, setBad] = useState(false);
  const load = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (!file) return;
    setBad(false);
    setSaid(t('page-etude-solving'));
    try {
      const proved = await waitForProof(await api.loadEtude(file));
      if (proved.state === 'proved') {
        keepOwn(proved.id);
        go(`/e/${proved.id}`);
        return;
      }
      setSaid(t(`page-etude-state-${proved.state}`));
    } catch (error) {
      setSaid(faultWords(error));
    }
    setBad(true);
  };
  return (
    <div class="row wrap">
      <label class="btn">
        <Icon name="share" size={18} />
        {t('page-etudes-load')}
        <input
          class="unseen"
          type="file"
          accept=".json"
          onChange={(event) => {
            void load(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {said && (
        <span class={bad ? 'bad' : 'sec'} role={bad ? 'alert' : 'status'}>
          {said}
        </span>
      )}
    </div>
  );
}

/** The etudes saved or loaded in this browser. */
function Own() {
  const [found, setFound] = useState<EtudeInfo[]>([]),
    ids = ownEtudes.value.join();
  useEffect(() => {
    let gone = false;
    void Promise.all(
      ownEtudes.value.slice(0, 12).map((id) =>
        api.etude(id).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'unknown-etude') forgetOwn(id);
          return null;
        }),
      ),
    ).then((list) => {
      if (!gone)
        setFound(list.filter((one) => one !== null).filter((one) => one.state === 'proved'));
    });
    return () => {
      gone = true;
    };
  }, [ids]);
  if (!found.length) return null;
  return (
    <section aria-labelledby="own-etudes">
      <h2 id="own-etudes">{t('page-etudes-own')}</h2>
      <ul class="elist">
        {found.map((etude) => (
          <Card key={etude.id} etude={etude} />
        ))}
      </ul>
    </section>
  );
}

/** The library with the words of its games, for what is asked for has a name there. */
async function openLibrary(): Promise<void> {
  const list = await loadLibrary();
  await loadTexts(...new Set(list.map(({ game }) => game)));
}

export function EtudesScreen() {
  const [fault, setFault] = useState(''),
    [isOpen, setOpen] = useState(false),
    all = isOpen ? library.value : null,
    filter = filterOf();
  useEffect(() => {
    openLibrary().then(
      () => setOpen(true),
      (error: unknown) => setFault(faultWords(error)),
    );
  }, []);
  const shown = all?.filter((etude) => fits(etude, filter)) ?? [];
  return (
    <Page>
      <div class="row between wrap">
        <h1>{t('page-nav-etudes')}</h1>
        <Load />
      </div>
      {!all ? (
        <p class="sec" role="status">
          {fault || t('page-loading')}
        </p>
      ) : (
        <>
          <SolvingPanel all={all} game={filter.game} />
          <Filters all={all} filter={filter} />
          <Own />
          <section aria-labelledby="etudes-shown">
            <h2 id="etudes-shown" class="small sec" aria-live="polite">
              {t('page-etudes-count', {
                count: shown.length,
                solved: shown.filter((etude) => isSolved(etude.id)).length,
              })}
            </h2>
            {shown.length ? (
              <ul class="elist">
                {shown.map((etude) => (
                  <Card key={etude.id} etude={etude} />
                ))}
              </ul>
            ) : (
              <p class="sec">{t('page-etudes-none')}</p>
            )}
          </section>
        </>
      )}
    </Page>
  );
}
