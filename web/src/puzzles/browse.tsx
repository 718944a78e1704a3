// All etudes: by game, grade and theme, with a small picture of each, and what was solved here.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../wire/api';
import { HOMES, homeOf } from '../games/homes';
import { forgetOwn, isSolved, keepOwn, ownEtudes, progressOf, STARS } from '../state/kept';
import { go, route } from '../state/route';
import { settings } from '../state/settings';
import { t } from '../words/texts';
import { Page } from '../shell/bar';
import { words } from '../shell/home';
import { Icon } from '../parts/icon';
import { fits, library, loadLibrary, type Filter } from './library';
import { Mini } from './picture';
import { waitForProof } from './proof';
import { goalWords, nameOf, themeName } from './say';
import type { EtudeInfo } from '../wire/types';

export const GRADES = [1, 2, 3, 4, 5];

/** Five bars, filled up to the grade. */
export const Grade = ({ grade }: { grade: number | null }) => (
  <span class="dif" role="img" aria-label={t('page-etude-grade', { grade: grade ?? 0 })}>
    {GRADES.map((n) => (
      <i class={n <= (grade ?? 0) ? 'on' : ''} />
    ))}
  </span>
);

const STAR =
  'M12 2.6l2.9 6 6.6.9-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500-4.800-4.600 6.600-.9z';
export const Stars = ({ count }: { count: number }) => (
  <span class="stars" role="img" aria-label={t('page-etude-stars', { count })}>
    {Array.from({ length: STARS }, (_, i) => (
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        class={i < count ? 'on' : ''}
        aria-hidden="true"
      >
        <path d={STAR} />
      </svg>
    ))}
  </span>
);

function Card({ etude }: { etude: EtudeInfo }) {
  const home = homeOf(etude.game),
    kept = progressOf(etude.id),
    theme = settings.value.theme === 'auto' ? home?.theme : settings.value.theme;
  return (
    <li>
      <a
        class={`ecard ${kept.solved ? 'done' : ''}`}
        href={`/e/${etude.id}`}
        data-face={home?.look}
        data-theme={theme}
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

function filterOf(): Filter {
  const { query } = route.value;
  return {
    game: query.get('game') ?? '',
    grade: Number(query.get('grade') ?? 0),
    theme: query.get('theme') ?? '',
    open: query.get('open') === '1',
  };
}

function setFilter(part: Partial<Filter>): void {
  const next = { ...filterOf(), ...part },
    query = new URLSearchParams();
  for (const [name, value] of Object.entries(next))
    if (value) query.set(name, value === true ? '1' : String(value));
  go(`/etudes${query.size ? `?${query.toString()}` : ''}`, true);
}

function Filters({ all, filter }: { all: EtudeInfo[]; filter: Filter }) {
  const ofGame = all.filter((etude) => !filter.game || etude.game === filter.game),
    themes = [...new Set(ofGame.flatMap((etude) => etude.themes))].sort((a, b) =>
      themeName(a).localeCompare(themeName(b)),
    );
  const games = HOMES.filter((home) => all.some((etude) => etude.game === home.game));
  const tally = (list: EtudeInfo[]): string =>
    `${list.filter((etude) => isSolved(etude.id)).length}/${list.length}`;
  return (
    <section class="efilters" aria-label={t('page-etudes-filter')}>
      <div class="seg-row" role="group" aria-label={t('page-etudes-game')}>
        {[
          { game: '', label: t('page-etudes-all') },
          ...games.map((home) => ({ game: home.game, label: t(`page-game-${home.game}`) })),
        ].map(({ game, label }) => (
          <button
            class="btn quiet"
            data-game={game}
            aria-pressed={filter.game === game}
            onClick={() => setFilter({ game, theme: '' })}
          >
            {label}
            <span class="num tiny count">
              {tally(game ? all.filter((etude) => etude.game === game) : all)}
            </span>
          </button>
        ))}
      </div>
      <div class="row wrap">
        <div class="seg-row grades" role="group" aria-label={t('page-etudes-grade')}>
          {GRADES.map((grade) => (
            <button
              class="btn quiet"
              data-grade={grade}
              aria-pressed={filter.grade === grade}
              aria-label={t('page-etude-grade', { grade })}
              onClick={() => setFilter({ grade: filter.grade === grade ? 0 : grade })}
            >
              <Grade grade={grade} />
            </button>
          ))}
        </div>
        <label class="select box">
          <span class="unseen">{t('page-etudes-theme')}</span>
          <select
            value={filter.theme}
            onChange={(event) => setFilter({ theme: event.currentTarget.value })}
          >
            <option value="" selected={!filter.theme}>
              {t('page-etudes-theme-any')}
            </option>
            {themes.map((theme) => (
              <option value={theme} selected={theme === filter.theme}>
                {themeName(theme)}
              </option>
            ))}
          </select>
          <span class="down">
            <Icon name="down" size={14} />
          </span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={filter.open}
            onChange={(event) => setFilter({ open: event.currentTarget.checked })}
          />
          <span>{t('page-etudes-open')}</span>
        </label>
      </div>
    </section>
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
      setSaid(words(error));
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
        setFound(list.filter((one) => one !== null && one.state === 'proved') as EtudeInfo[]);
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

export function EtudesScreen() {
  const [fault, setFault] = useState(''),
    all = library.value,
    filter = filterOf();
  useEffect(() => {
    loadLibrary().catch((error: unknown) => setFault(words(error)));
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
