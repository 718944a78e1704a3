// The play screen: armies on the left, board in the middle, forecast and log on the right, hand below.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { picked } from '../../state/choose';
import { change, settings } from '../../state/settings';
import {
  arrivals,
  ask,
  back,
  guide,
  showing,
  takeArrivals,
  trying,
  type Progress,
  hinted,
  isMine as canAct,
  left,
  legal,
  log,
  picks,
  play,
  refusal,
  update,
} from '../../state/store';
import { Dialog, openDialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { LogList, LogPanel, sentences } from '../../shell/log';
import { onControl, useKeys } from '../../parts/keys';
import { Rich, RuleId } from '../../parts/rich';
import { say } from '../../words/live';
import { language, plain, t } from '../../words/texts';
import { battle, BattleScreen, toneFor } from './battle';
import { Board, standing } from './board';
import {
  asides,
  card,
  chosenCells,
  confirm,
  endAction,
  facing,
  openCells,
  pickCard,
  press,
  stops,
  tentative,
  turn,
  turnTo,
} from './choice';
import { faceOfTile } from './faces';
import { framesOf, hasBattle, slidesOf } from './frames';
import { answers, Hand, tryEnd } from './hand';
import { inspectPiece, inspectTile } from './inspector';
import { callName, ForecastBody, forecastLine, ForecastPanel, Gauge, PlayerPanel } from './panels';
import { linesInView, readForecast, readTable } from './read';
import { ScenarioPanel, scenarioOf } from './scenario';
import { armyName, Crest, tileName, tileWords } from './tile';
import { cellWords, directionName, pieceWords, sayAction } from './words';
import { isMine, pieceAt, type Forecast, type Line, type Piece, type Table } from './view';
import type { Update } from '../../wire/types';

interface Insight {
  forecast: Forecast | null;
  lines: Line[];
  after: Table | null;
  progress: Progress | null;
}
const NOTHING: Insight = { forecast: null, lines: [], after: null, progress: null };
const ASK_PAUSE = 60;
/** Two quick presses that made a move are no question about the tile. */
const DOUBLE = 700;
/** Moves after which the board can be shown as it would be: nothing else happens by them. */
const STAYING = new Set([
  'place',
  'hq',
  'move',
  'go',
  'ride',
  'rotate',
  'turn',
  'castle',
  'run-rotation',
  'run-swap',
  'lay',
  'swivel',
]);
const TURNING = ['rotate', 'turn', 'run-rotation', 'swivel', 'lead-turn'];
const LINES = ['all', 'mine', 'theirs', 'none'];

/** Forecast and lines for the position, or for the position after the choice under way. */
function useInsight(now: Update, table: Table): { base: Insight; preview: Insight | null } {
  const [base, setBase] = useState<Insight>(NOTHING),
    [preview, setPreview] = useState<Insight | null>(null);
  const key = JSON.stringify(tentative.value);
  const fetchFor = async (after: typeof tentative.value): Promise<Insight> => {
    const [forecast, sight, progress] = await Promise.all([
      ask('forecast', after),
      after ? ask('sight', after) : null,
      trying.value ? ask('progress', after) : null,
    ]);
    const then = sight ? readTable(sight, now.seats, now.seat) : null;
    return {
      forecast: forecast && readForecast(forecast, then ?? table),
      lines: linesInView(sight ?? now.view),
      after: then,
      progress: progress as Progress | null,
    };
  };
  useEffect(() => {
    let gone = false;
    void fetchFor(null).then((made) => {
      if (!gone) setBase(made);
    });
    return () => {
      gone = true;
    };
  }, [now.version, now.match]);
  useEffect(() => {
    let gone = false;
    setPreview(null);
    if (!tentative.value) return undefined;
    const timer = setTimeout(() => {
      void fetchFor(tentative.value).then((made) => {
        if (!gone) setPreview(made);
      });
    }, ASK_PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, now.version]);
  return { base, preview };
}

/** The tile under way, drawn where it would come to lie. */
function ghostOf(table: Table, now: Update): Piece | null {
  const at = picked(picks.value, 'at') ?? (stops.value.length ? left.value[0]?.at : undefined);
  if (typeof at !== 'string' || now.seat === null) return null;
  const tile = picked(picks.value, 'tile'),
    from =
      picked(picks.value, 'from') ??
      (left.value.every((action) => action.from === left.value[0]?.from)
        ? left.value[0]?.from
        : undefined);
  const verb = left.value[0]?.do,
    rotation = facing.value ?? 0;
  const moving =
    typeof from === 'string'
      ? pieceAt(table, from)
      : TURNING.includes(String(verb))
        ? pieceAt(table, at)
        : undefined;
  if (moving && ['move', 'go', 'ride', 'lead-move', ...TURNING].includes(String(verb)))
    return { ...moving, cell: at, facing: rotation };
  const id =
    verb === 'hq'
      ? `${String(table.players[table.asker]?.army)}-hq`
      : (verb === 'place' || verb === 'lay') && typeof tile === 'string'
        ? tile
        : null;
  if (!id) return null;
  const face = faceOfTile(id),
    hp = face.kind === 'hq' ? (table.players[table.asker]?.hp ?? null) : null;
  return {
    tile: id,
    cell: at,
    facing: rotation,
    owner: table.asker,
    commander: table.asker,
    wounds: 0,
    toughness: face.toughness ?? 0,
    hp,
    sides: face.sides,
    initiative: face.initiative ?? [],
    netted: false,
    nettedBy: [],
    mobility: Boolean(face.mobility),
    values: [],
    foundation: face.kind === 'foundation',
    unit: null,
  };
}

function WhyCard({
  piece,
  table,
  now,
  box,
}: {
  piece: Piece;
  table: Table;
  now: Update;
  box: DOMRect;
}) {
  const right = box.right + 300 < innerWidth,
    style = `${right ? `left:${box.right + 6}px` : `right:${innerWidth - box.left + 6}px`};top:${Math.max(8, Math.min(box.top, innerHeight - 180))}px`;
  return (
    <div class="why-card" style={style} role="tooltip">
      <b>{tileName(piece.tile)}</b>
      {pieceWords(piece, table, now)}
      <br />
      <span class="muted">{t('page-nh-more')}</span>
    </div>
  );
}

/** Mine, theirs, all, none, in turn. */
function cycleLines(): void {
  const next = LINES[(LINES.indexOf(settings.value.lines) + 1) % LINES.length]!;
  change({ lines: next });
  say(t(`page-nh-lines-${next}`));
}

const LineSwitch = () => (
  <div class="line-switch" role="group" aria-label={t('page-nh-lines')}>
    {LINES.map((kind) => (
      <button
        class="btn quiet sm"
        aria-pressed={settings.value.lines === kind}
        onClick={() => change({ lines: kind })}
      >
        {t(`page-nh-lines-${kind}`)}
      </button>
    ))}
    <button class="btn quiet sm cycle" onClick={cycleLines}>
      <Icon name="lines" size={18} />
      {t(`page-nh-lines-${settings.value.lines}`)}
    </button>
    <span class="key only-wide" aria-hidden="true" data-key="L" />
  </div>
);

export function Play({ now }: { now: Update }) {
  const table = useMemo(
      () => readTable(now.view, now.seats, now.seat),
      [now.view, now.seats, now.seat],
    ),
    middle = table.cells[Math.floor(table.cells.length / 2)]?.name ?? '';
  const [focus, setFocus] = useState(middle),
    [why, setWhy] = useState<{ cell: string; box: DOMRect } | null>(null),
    lastAsk = useRef(0),
    acted = useRef(0);
  const { base, preview } = useInsight(now, table),
    insight = preview ?? base;
  useEffect(() => {
    const frames = takeArrivals()
      .filter(({ events }) => hasBattle(events))
      .flatMap(({ events, from }) => framesOf(readTable(from.view, from.seats, from.seat), events));
    if (frames.length)
      battle.value = {
        frames: [...(battle.value?.frames ?? []), ...frames],
        key: battle.value?.key ?? now.version,
      };
    else if (!battle.value) showing.value = false;
  }, [arrivals.value]);
  const slides = useMemo(
    () =>
      now.reset || hasBattle(now.events)
        ? []
        : slidesOf(
            now.events.filter(
              (event) => event.event !== 'moved' || !isMine(now, Number(event.player)),
            ),
          ),
    [now.version, now.match],
  );
  useEffect(() => {
    if (!picks.value.length) {
      card.value = null;
      turnTo.value = null;
    }
  }, [picks.value.length]);
  useEffect(() => {
    const from =
        picked(picks.value, 'from') ?? (stops.value.length ? left.value[0]?.at : undefined),
      piece = typeof from === 'string' ? pieceAt(table, from) : undefined;
    if (piece && turnTo.value === null) turnTo.value = piece.facing;
  }, [picks.value, table]);
  useEffect(() => {
    if (preview?.forecast && tentative.value)
      say(previewWords(now, table, preview.forecast, base.forecast));
  }, [preview]);
  const explain = (cell: string): void => {
    const piece = standing(table, cell),
      again = Date.now() - lastAsk.current < 1500;
    lastAsk.current = Date.now();
    if (!piece) {
      say(cellWords(cell, table, now, offer(cell)));
      return;
    }
    if (again) {
      setWhy(null);
      inspect(cell);
      return;
    }
    const target = document.querySelector(`[data-cell="${cell}"]`);
    if (target) setWhy({ cell, box: target.getBoundingClientRect() });
    say(pieceWords(piece, table, now));
  };
  const inspect = (cell: string): void => {
    const piece = standing(table, cell);
    setWhy(null);
    if (piece)
      inspectPiece(
        piece,
        table,
        now,
        insight.forecast?.fates.find((fate) => fate.cell === cell) ?? null,
        toneFor(now)(piece),
      );
  };
  const offer = (cell: string): string | null =>
    openCells.value.has(cell) && left.value.length
      ? t('page-nh-ear-enter', { task: taskWords(now, cell) })
      : null;
  const pressCell = (cell: string): void => {
    setWhy(null);
    if (
      canAct.value &&
      (picks.value.length ||
        openCells.value.has(cell) ||
        (!standing(table, cell) && legal.value.some((action) => action.at === cell)))
    ) {
      acted.current = Date.now();
      press(cell);
    } else if (standing(table, cell)) explain(cell);
  };
  const openForecast = (): void =>
    openDialog(() => (
      <Dialog title={t('page-nh-forecast')}>
        <ForecastBody
          now={now}
          table={table}
          forecast={insight.forecast}
          base={base.forecast}
          isPreview={preview !== null}
        />
      </Dialog>
    ));
  const openLog = (): void =>
    openDialog(() => (
      <Dialog title={t('page-log')}>
        <LogList now={update.value ?? now} />
      </Dialog>
    ));
  const openArmies = (): void =>
    openDialog(() => (
      <Dialog title={t('page-nh-armies')}>
        <ScenarioPanel now={now} />
        {table.players.map((player) => (
          <PlayerPanel
            now={now}
            player={player}
            forecast={null}
            onTile={inspectTile}
            isTurn={player.index === table.active}
          />
        ))}
      </Dialog>
    ));
  useKeys((event) => {
    if (battle.value) return false;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key) && answers()[Number(key) - 1]) {
      void play(answers()[Number(key) - 1]!);
      return true;
    }
    if (/^[1-9]$/.test(key) && table.hand[Number(key) - 1]) {
      pickCard(Number(key) - 1, table.hand[Number(key) - 1]!);
      return true;
    }
    if (key === 'q' || key === 'e') {
      turn(key === 'q' ? -1 : 1);
      if (facing.value !== null)
        say(t('page-nh-facing', { direction: directionName(facing.value) }));
      return true;
    }
    if (key === 'enter' && event.shiftKey && endAction()) {
      tryEnd(now, table);
      return true;
    }
    if (key === 'enter' && !onControl(event) && tentative.value) {
      confirm();
      return true;
    }
    if (key === 'd' && picked(picks.value, 'tile')) {
      const action = asides().find((one) => one.do === 'discard');
      if (action) void play(action);
      return true;
    }
    if (key === 'escape') {
      if (why) setWhy(null);
      else back();
      return true;
    }
    if (key === 'l') {
      cycleLines();
      return true;
    }
    if (key === 'f') {
      openForecast();
      return true;
    }
    if (key === 'g') {
      openLog();
      return true;
    }
    if (key === 'a') {
      openArmies();
      return true;
    }
    if (key === 'i') {
      explain(focus);
      return true;
    }
    if (key.startsWith('arrow') && !(event.target as Element | null)?.closest?.('.board')) {
      document.querySelector<SVGElement>(`[data-cell="${focus}"]`)?.focus();
      return true;
    }
    return false;
  });
  const shown = battle.value,
    lastLine = useLast(now);
  useEffect(
    () => () => {
      battle.value = null;
      showing.value = false;
    },
    [],
  );
  if (shown)
    return (
      <BattleScreen
        key={shown.key}
        show={shown}
        now={now}
        close={() => {
          battle.value = null;
          showing.value = false;
        }}
      />
    );
  const plainGhost = ghostOf(table, now),
    ghost =
      plainGhost && STAYING.has(String(tentative.value?.do)) && preview?.after
        ? (pieceAt(preview.after, plainGhost.cell) ?? plainGhost)
        : plainGhost,
    at = ghost?.cell,
    from = picked(picks.value, 'from');
  const settled = STAYING.has(String(tentative.value?.do)) ? preview?.after : null;
  const stage: Table = settled
    ? {
        ...settled,
        pieces: settled.pieces.filter((piece) => piece.cell !== at || piece.foundation),
      }
    : ghost && typeof from === 'string' && from !== at
      ? {
          ...table,
          pieces: table.pieces.filter((piece) => piece.cell !== from || piece.foundation),
        }
      : table;
  const which = settings.value.lines,
    lines =
      which === 'none'
        ? []
        : insight.lines
            .filter((line) => which === 'all' || (which === 'mine') === isMine(now, line.seat))
            .map((line) => ({
              line,
              whose: isMine(now, line.seat) ? ('out' as const) : ('in' as const),
              rank:
                [focus, at].some((cell) => cell === line.from) && (at === line.from || why !== null)
                  ? ('focus' as const)
                  : ('calm' as const),
            }));
  const fates = tentative.value && insight.forecast ? insight.forecast.fates : [];
  const phoneLine = forecastLine({
    now,
    table,
    forecast: insight.forecast,
    base: base.forecast,
    isPreview: preview !== null,
  });
  const hint = hinted.value,
    scenario = scenarioOf(now.view);
  return (
    <div class={`place ${scenario ? 'on-atlas' : ''}`}>
      <aside class="left">
        <ScenarioPanel now={now} />
        {guide.value?.left(insight.progress) ??
          table.players.map((player) => (
            <PlayerPanel
              key={player.index}
              now={now}
              player={player}
              forecast={insight.forecast}
              onTile={inspectTile}
              isTurn={player.index === table.active && !now.result}
            />
          ))}
      </aside>
      <div class="ptop only-phone">
        {table.players
          .filter((player) => !player.isOut)
          .map((player) => (
            <button
              class={`pp army-${player.army}`}
              style="--army:var(--pc)"
              onClick={openArmies}
              aria-label={`${armyName(player.army)} ${player.points ?? player.hp}`}
            >
              <Crest army={player.army} width={28} mine={isMine(now, player.index)} />
              <b class="num">{player.points ?? player.hp}</b>
              <Gauge
                hp={player.hp}
                after={insight.forecast?.hp[player.index] ?? player.hp}
                most={player.most}
              />
            </button>
          ))}
      </div>
      <main class="mid" id="main">
        {hint && (
          <div class="hint-line">
            <Icon name="bulb" size={18} />
            <span class="grow">
              {t('page-hint-says', { action: plain(sayAction(hint, now.seat ?? 0, now)) })}
            </span>
            <button
              class="btn sm primary"
              onClick={() => {
                void play(hint);
              }}
            >
              {t('page-hint-do')}
            </button>
          </div>
        )}
        <Board
          table={stage}
          toneOf={toneFor(now)}
          legal={openCells.value}
          chosen={chosenCells.value}
          lines={lines}
          fates={fates}
          ghost={ghost}
          slides={slides}
          ringed={
            ghost && stops.value.length > 1
              ? { cell: ghost.cell, facing: ghost.facing, stops: stops.value }
              : null
          }
          hint={hint && typeof hint.at === 'string' ? hint.at : null}
          crossed={typeof refusal.value?.target === 'string' ? refusal.value.target : null}
          label={(cell) => cellWords(cell, table, now, offer(cell))}
          onCell={pressCell}
          onTurn={(value) => {
            turnTo.value = value;
          }}
          onInspect={(cell) => {
            if (Date.now() - acted.current > DOUBLE) inspect(cell);
          }}
          onExplain={(cell, box) => {
            if (!cell || !box) {
              setWhy(null);
              return;
            }
            if (standing(table, cell)) setWhy({ cell, box });
          }}
          focus={focus}
          setFocus={setFocus}
          title={t('page-nh-board')}
          roledescription={t('page-nh-board-role')}
        />
        <LineSwitch />
      </main>
      <button class="pfc only-phone" onClick={openForecast}>
        <b>{t('page-nh-if-battle')}</b>
        {phoneLine.map(({ words, cls }) => (
          <span class={`num ${cls}`}>{words}</span>
        ))}
        <Icon name="up" size={18} />
      </button>
      <div class="plast only-phone">
        {lastLine ? (
          <span class="grow">
            <Rich text={lastLine.text} /> {lastLine.rule && <RuleId id={lastLine.rule} />}
          </span>
        ) : (
          <span class="grow" />
        )}
        {scenario && (
          <button class="icon-btn" aria-label={t(scenario.name)} onClick={openArmies}>
            <Icon name="info" />
          </button>
        )}
        <button class="icon-btn" aria-label={t('page-log')} onClick={openLog}>
          <Icon name="list" />
        </button>
      </div>
      <aside class="right">
        <ForecastPanel
          now={now}
          table={table}
          forecast={insight.forecast}
          base={base.forecast}
          isPreview={preview !== null}
        />
        {guide.value?.right() ?? <LogPanel now={now} />}
      </aside>
      <Hand now={now} table={table} onTile={inspectTile} />
      {why && standing(table, why.cell) && (
        <WhyCard piece={standing(table, why.cell)!} table={table} now={now} box={why.box} />
      )}
    </div>
  );
}

function useLast(now: Update) {
  return useMemo(
    () => sentences(now).find((line) => !line.heading) ?? null,
    [log.value, language.value],
  );
}

function taskWords(now: Update, cell: string): string {
  const action =
    tentative.value ??
    left.value.find((one) => one.at === cell) ??
    left.value.find((one) => one.from === cell) ??
    left.value[0];
  return action && now.seat !== null ? plain(sayAction(action, now.seat, now)) : '';
}

function previewWords(
  now: Update,
  table: Table,
  forecast: Forecast,
  base: Forecast | null,
): string {
  const parts = table.players
    .filter((player) => (forecast.hp[player.index] ?? player.hp) !== player.hp)
    .map((player) =>
      t('page-nh-ear-preview', {
        army: callName(now, player),
        count: player.hp - (forecast.hp[player.index] ?? player.hp),
      }),
    );
  const dead = forecast.fates.filter((fate) => fate.dies).length;
  void base;
  return (
    [...parts, dead ? t('page-nh-die', { count: dead }) : ''].filter(Boolean).join(' ') ||
    t('page-nh-ear-preview-nothing')
  );
}

export const describeTile = (tile: string): string => `${tileName(tile)}: ${tileWords(tile)}`;
