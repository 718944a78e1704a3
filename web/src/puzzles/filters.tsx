// Which etudes are shown: by game, grade and theme; the address says it.
import { HOMES } from '../games/homes';
import { Chooser } from '../parts/chooser';
import { isSolved } from '../state/kept';
import { go, route } from '../state/route';
import type { EtudeInfo } from '../wire/types';
import { t } from '../words/texts';
import type { Filter } from './library';
import { Grade, GRADES } from './marks';
import { themeName } from './say';

export function filterOf(): Filter {
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

const tally = (list: EtudeInfo[]): string =>
  `${list.filter((etude) => isSolved(etude.id)).length}/${list.length}`;

function Games({ all, filter }: Props) {
  const homes = HOMES.filter((home) => all.some((etude) => etude.game === home.game)),
    choices = [
      { game: '', label: t('page-etudes-all') },
      ...homes.map(({ game }) => ({ game, label: t(`page-game-${game}`) })),
    ];
  return (
    <div class="seg-row" role="group" aria-label={t('page-etudes-game')}>
      {choices.map(({ game, label }) => (
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
  );
}

const Grades = ({ filter }: { filter: Filter }) => (
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
);

function Themes({ all, filter }: Props) {
  const ofGame = all.filter((etude) => !filter.game || etude.game === filter.game),
    names = [...new Set(ofGame.flatMap((etude) => etude.themes))].sort((a, b) =>
      themeName(a).localeCompare(themeName(b)),
    );
  return (
    <label class="select box">
      <span class="unseen">{t('page-etudes-theme')}</span>
      <Chooser
        value={filter.theme}
        choices={[
          { value: '', words: t('page-etudes-theme-any') },
          ...names.map((theme) => ({ value: theme, words: themeName(theme) })),
        ]}
        set={(theme) => setFilter({ theme })}
      />
    </label>
  );
}

interface Props {
  all: EtudeInfo[];
  filter: Filter;
}

export const Filters = ({ all, filter }: Props) => (
  <section class="efilters" aria-label={t('page-etudes-filter')}>
    <Games all={all} filter={filter} />
    <div class="row wrap">
      <Grades filter={filter} />
      <Themes all={all} filter={filter} />
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
