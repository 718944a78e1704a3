// The card of a game on the first screen, from which playing is one or two clicks away.
import type { Home } from '../../games/homes';
import { Chooser } from '../../parts/chooser';
import { Drawing, Icon, type IconName } from '../../parts/icon';
import { defaults, gameInfo, keepSetup, setupOf, type Way } from '../../state/newgame';
import type { GameInfo, Json } from '../../wire/types';
import { t } from '../../words/texts';
import { modeName } from './options';
import { begin, LevelSelect, openNewGame } from './newgame';
import { themeOf } from '../theme';

interface Table {
  home: Home;
  info: GameInfo;
  setup: Json;
}

/** The choices for each seat, where the game has such. */
function sidesOf({ home, setup }: Table): string[] {
  const list = setup[home.sides];
  return Array.isArray(list) ? list.map(String) : [];
}

function Side({ table, seat }: { table: Table; seat: number }) {
  const { home, info, setup } = table,
    option = info.options.find((one) => one.name === home.sides),
    list = sidesOf(table),
    now = list[seat];
  if (!option || now === undefined) return null;
  const sign = home.sign?.(now, seat === 0);
  const set = (choice: string): void => {
    const next = list.map((item, i) => (i === seat ? choice : item === choice ? now : item));
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
      <Chooser
        value={now}
        choices={option.choices.map((choice) => ({ value: choice, words: home.sideName(choice) }))}
        set={set}
      />
    </label>
  );
}

/** Who plays against whom. */
function Quick({ table }: { table: Table }) {
  const count = sidesOf(table).length;
  return (
    <div class="quick">
      <Side table={table} seat={0} />
      {count > 1 && <span class="tiny muted">{t('page-against')}</span>}
      {count === 2 && <Side table={table} seat={1} />}
      {count > 2 && <b>{t('page-bots-count', { count: count - 1 })}</b>}
      <LevelSelect />
    </div>
  );
}

const WAYS: [Way, string, IconName][] = [
  ['hot', 'page-way-hot', 'people'],
  ['link', 'page-way-link', 'link'],
];

function Ways({ table: { home, info, setup } }: { table: Table }) {
  const play = (way: Way): void => {
    void begin(home.game, setup, way);
  };
  return (
    <>
      <button class="btn primary big start" onClick={() => play('bot')}>
        <Icon name="play" size={16} />
        {t('page-way-bot')}
      </button>
      <div class="ways">
        {WAYS.map(([way, id, icon]) => (
          <button class="btn way" onClick={() => play(way)}>
            <Icon name={icon} size={18} />
            <span>{t(id)}</span>
          </button>
        ))}
      </div>
      <div class="more small">
        <button onClick={() => play('watch')}>
          <Icon name="eye" size={17} />
          {t('page-way-watch')}
        </button>
        <button onClick={() => openNewGame(info, setup)}>
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
  );
}

/** The mode that will be started; one that was kept from another day can be left with a press. */
function Mode({ table: { info, setup }, usual }: { table: Table; usual: Json }) {
  const other = JSON.stringify(setup) !== JSON.stringify({ ...defaults(info), ...usual });
  return (
    <div class="row mode-line small">
      <b>{modeName(info, setup)}</b>
      {other && (
        <button class="btn quiet sm" data-act="usual" onClick={() => keepSetup(info.name, {})}>
          {t('page-as-usual')}
        </button>
      )}
    </div>
  );
}

function Choices({ home, info }: { home: Home; info: GameInfo }) {
  const preset = home.preset.length ? { [home.sides]: home.preset } : {},
    table = { home, info, setup: setupOf(info, preset) };
  return (
    <>
      <Mode table={table} usual={preset} />
      <Quick table={table} />
      <Ways table={table} />
    </>
  );
}

export function Card({ home }: { home: Home }) {
  const info = gameInfo(home.game);
  return (
    <article
      class="game"
      data-face={home.look}
      data-theme={themeOf(home)}
      aria-labelledby={`game-${home.game}`}
    >
      <div class="pic" dangerouslySetInnerHTML={{ __html: home.art }} />
      <div class="in">
        <div class="row between">
          <h2 id={`game-${home.game}`}>{t(`page-game-${home.game}`)}</h2>
          <span class="tiny sec only-wide">{t(`page-game-${home.game}-size`)}</span>
        </div>
        <p class="sec small only-wide">{t(`page-game-${home.game}-about`)}</p>
        {info ? <Choices home={home} info={info} /> : <p class="sec">{t('page-not-here')}</p>}
      </div>
    </article>
  );
}
