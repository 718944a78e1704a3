// The first screen: what goes on, and one card a game from which playing is one or two clicks away.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../wire/api';
import { HOMES, homeOf, type Home } from '../games/homes';
import { playable } from '../games/face';
import { loadLibrary } from '../puzzles/library';
import { Mini } from '../puzzles/picture';
import { goalWords, nameOf } from '../puzzles/say';
import { triedMatches } from '../state/kept';
import {
  botNames,
  gameInfo,
  games,
  keepSetup,
  level,
  setupOf,
  start,
  type Way,
} from '../state/newgame';
import { change, forgetMatch, heldSeats, settings } from '../state/settings';
import { has, prefixOf, t, told, tOr } from '../words/texts';
import { PhoneNav, PlainBar } from './bar';
import { closeDialog, dialog, Dialog, openDialog } from '../parts/dialog';
import { Drawing, Icon, type IconName } from '../parts/icon';
import { OptionFields } from './options';
import type { EtudeInfo, GameInfo, Json, Summary } from '../wire/types';

export const problem = signal<string>('');

/** What went wrong, in a sentence; of a game it calls things as that game does. */
export function words(error: unknown, game?: string): string {
  if (error instanceof ApiError && has(error.id))
    return told(error.id, error.args, game && prefixOf(game));
  return error instanceof Error ? error.message : String(error);
}

async function begin(game: string, setup: Json, way: Way): Promise<void> {
  problem.value = '';
  try {
    await start(game, setup, way);
    keepSetup(game, setup);
    closeDialog();
  } catch (error) {
    problem.value = words(error, game);
  }
}

const WAYS: [Way, string, IconName][] = [
  ['bot', 'page-way-bot', 'play'],
  ['hot', 'page-way-hot', 'people'],
  ['link', 'page-way-link', 'link'],
  ['watch', 'page-way-watch', 'eye'],
];

function NewGame({ info }: { info: GameInfo }) {
  const [setup, setSetup] = useState<Json>(setupOf(info));
  useEffect(
    () => () => {
      problem.value = '';
    },
    [],
  );
  return (
    <Dialog
      title={t(`page-game-${info.name}`)}
      under={t('page-new-game')}
      footer={WAYS.map(([way, id, icon]) => (
        <button
          class={`btn ${way === 'bot' ? 'primary' : ''}`}
          onClick={() => {
            void begin(info.name, setup, way);
          }}
        >
          <Icon name={icon} size={18} />
          {t(id)}
        </button>
      ))}
    >
      {problem.value && (
        <p
          class="bad"
          role="alert"
          key={problem.value}
          ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
        >
          {problem.value}
        </p>
      )}
      <div class="field level-field">
        <span>{t('page-bot-level')}</span>
        <LevelSelect />
        <p class="small sec">{tOr(`page-bot-${level()}-about`, '')}</p>
      </div>
      <OptionFields info={info} setup={setup} set={setSetup} />
    </Dialog>
  );
}

export function LevelSelect() {
  const names = botNames(),
    now = level(),
    at = names.indexOf(now);
  return (
    <label
      class="select level"
      title={`${tOr(`page-bot-${now}`, now)}. ${tOr(`page-bot-${now}-about`, '')}`}
    >
      <span class="lv" aria-hidden="true">
        {names.map((_, i) => (
          <i class={i <= at ? 'on' : ''} />
        ))}
      </span>
      <span class="unseen">{t('page-bot-level')}</span>
      <select value={now} onChange={(event) => change({ bot: event.currentTarget.value })}>
        {names.map((name) => (
          <option value={name} selected={name === now}>
            {tOr(`page-bot-${name}`, name)}
          </option>
        ))}
      </select>
      <span class="down">
        <Icon name="down" size={14} />
      </span>
    </label>
  );
}

function Side({
  home,
  info,
  setup,
  seat,
}: {
  home: Home;
  info: GameInfo;
  setup: Json;
  seat: number;
}) {
  const option = info.options.find((one) => one.name === home.sides),
    list = setup[home.sides];
  if (!option || !Array.isArray(list) || list.length <= seat) return null;
  const now = String(list[seat]),
    sign = home.sign?.(now, seat === 0);
  const set = (choice: string): void => {
    const next = list.map((item, i) => (i === seat ? choice : item === choice ? list[seat] : item));
    keepSetup(info.name, { ...setup, [home.sides]: next });
  };
  return (
    <label class="select">
      {sign && (
        <Drawing
          svg={sign.svg}
          box={sign.box}
          cls={`tile-svg ${sign.cls}`}
          width={30}
          height={26}
        />
      )}
      <span class="unseen">{t(seat === 0 ? 'page-side-yours' : 'page-side-theirs')}</span>
      <select value={now} onChange={(event) => set(event.currentTarget.value)}>
        {option.choices.map((choice) => (
          <option value={choice} selected={choice === now}>
            {home.sideName(choice)}
          </option>
        ))}
      </select>
      <span class="down">
        <Icon name="down" size={14} />
      </span>
    </label>
  );
}

function Card({ home }: { home: Home }) {
  const info = gameInfo(home.game),
    ready = info && playable(home.game),
    theme = settings.value.theme === 'auto' ? home.theme : settings.value.theme;
  const setup = info ? setupOf(info) : {};
  const play = (way: Way): void => {
    if (info) void begin(home.game, setup, way);
  };
  const more = (): void => {
    problem.value = '';
    if (info) openDialog(() => <NewGame info={info} />);
  };
  const list = setup[home.sides],
    others = Array.isArray(list) ? list.length : 0;
  return (
    <article
      class="game"
      data-face={home.look}
      data-theme={theme}
      aria-labelledby={`game-${home.game}`}
    >
      <div class="pic" dangerouslySetInnerHTML={{ __html: home.art }} />
      <div class="in">
        <div class="row between">
          <h2 id={`game-${home.game}`}>{t(`page-game-${home.game}`)}</h2>
          <span class="tiny sec only-wide">{t(`page-game-${home.game}-size`)}</span>
        </div>
        <p class="sec small only-wide">{t(`page-game-${home.game}-about`)}</p>
        {ready ? (
          <>
            <div class="quick">
              <Side home={home} info={info} setup={setup} seat={0} />
              {others > 1 && <span class="tiny muted">{t('page-against')}</span>}
              {others === 2 ? (
                <Side home={home} info={info} setup={setup} seat={1} />
              ) : (
                others > 2 && <b>{t('page-bots-count', { count: others - 1 })}</b>
              )}
              <LevelSelect />
            </div>
            <button class="btn primary big start" onClick={() => play('bot')}>
              <Icon name="play" size={16} />
              {t('page-way-bot')}
            </button>
            <div class="ways">
              <button class="btn way" onClick={() => play('hot')}>
                <Icon name="people" size={18} />
                <span>{t('page-way-hot')}</span>
              </button>
              <button class="btn way" onClick={() => play('link')}>
                <Icon name="link" size={18} />
                <span>{t('page-way-link')}</span>
              </button>
            </div>
            <div class="more small">
              <button onClick={() => play('watch')}>
                <Icon name="eye" size={17} />
                {t('page-way-watch')}
              </button>
              <button onClick={more}>
                <Icon name="sliders" size={17} />
                {t('page-options')}
              </button>
              {info.etudes > 0 && (
                <a href={`/etudes?game=${home.game}`}>
                  <Icon name="puzzle" size={17} />
                  {t('page-etudes-of', { count: info.etudes })}
                </a>
              )}
              <a href={`/rules/${home.game}`}>
                <Icon name="help" size={17} />
                {t('page-nav-rules')}
              </a>
            </div>
          </>
        ) : (
          <p class="sec">{t('page-not-here')}</p>
        )}
      </div>
    </article>
  );
}

/** What a match is about, in one line. */
export const matchLine = (summary: Summary): string => {
  const sides = summary.seats.map((seat) => tOr(seat.name, seat.name)).join(' : ');
  return `${tOr(`page-game-${summary.game}`, summary.game)}, ${sides}`;
};

export const mineIn = (summary: Summary): boolean =>
  summary.waiting.some((seat) => String(seat) in (heldSeats.value[summary.match] ?? {}));

function Continue({ summary }: { summary: Summary }) {
  const mine = mineIn(summary),
    home = homeOf(summary.game);
  const seat = Object.keys(heldSeats.value[summary.match] ?? {})[0] ?? '0',
    side = home && summary.setup[home.sides];
  const sign =
    home?.sign && Array.isArray(side) ? home.sign(String(side[Number(seat)]), true) : null;
  return (
    <a
      class={`cont ${mine ? 'turn' : ''}`}
      href={`/m/${summary.match}`}
      data-face={home?.look}
      data-theme={settings.value.theme === 'auto' ? home?.theme : settings.value.theme}
    >
      {sign ? (
        <Drawing
          svg={sign.svg}
          box={sign.box}
          cls={`tile-svg ${sign.cls}`}
          width={48}
          height={42}
        />
      ) : (
        <Icon name="play" />
      )}
      <span class="grow">
        <b>{mine ? t('page-your-turn') : t('page-waiting')}</b>
        <span class="small sec">{matchLine(summary)}</span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
}

const CONTINUED = 3,
  DAY = 86_400_000;

/** One etude a day, the same for everybody. */
function EtudeOfTheDay() {
  const [etude, setEtude] = useState<EtudeInfo | null>(null);
  useEffect(() => {
    void loadLibrary().then(
      (list) => setEtude(list[(Math.floor(Date.now() / DAY) * STRIDE) % list.length] ?? null),
      () => undefined,
    );
  }, []);
  const home = etude && homeOf(etude.game);
  if (!etude || !home) return null;
  return (
    <a
      class="cont day"
      href={`/e/${etude.id}`}
      data-face={home.look}
      data-theme={settings.value.theme === 'auto' ? home.theme : settings.value.theme}
    >
      <Mini picture={etude.picture} />
      <span class="grow">
        <b>{t('page-etude-of-day')}</b>
        <span class="small sec">
          {t(`page-game-${etude.game}`)}, {nameOf(etude)}: {goalWords(etude)}
        </span>
      </span>
      <Icon name="right" size={18} />
    </a>
  );
}

/** A step through the library that visits every etude and changes the game often. */
const STRIDE = 67;

/** The unfinished matches in which this browser holds a seat; those that are gone are forgotten. */
async function myMatches(): Promise<Summary[]> {
  const tried = triedMatches(),
    ids = Object.keys(heldSeats.value)
      .filter((id) => !tried.has(id))
      .slice(-12)
      .reverse();
  const found = await Promise.all(
    ids.map((id) =>
      api.match(id).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'unknown-match') forgetMatch(id);
        return null;
      }),
    ),
  );
  return found
    .filter((one): one is Summary => one !== null && one.state === 'running')
    .sort((a, b) => Number(mineIn(b)) - Number(mineIn(a)) || b.changed - a.changed);
}

export function HomeScreen() {
  const [going, setGoing] = useState<Summary[]>([]);
  useEffect(() => {
    void myMatches().then(setGoing);
  }, []);
  return (
    <div class="home">
      <PlainBar />
      <section class="conts" aria-label={t('page-go-on')}>
        {going.slice(0, CONTINUED).map((summary) => (
          <Continue summary={summary} />
        ))}
        {going.length < CONTINUED && <EtudeOfTheDay />}
      </section>
      <main class="games" id="main">
        <h1 class="unseen">Warpad</h1>
        {problem.value && !dialog.value && (
          <p class="bad" role="alert">
            {problem.value}
          </p>
        )}
        {games.value && HOMES.map((home) => <Card home={home} />)}
      </main>
      <PhoneNav />
    </div>
  );
}
