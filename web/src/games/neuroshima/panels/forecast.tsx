// The forecast of a battle: hit points before and after, and who would be lost.
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { Crest, Tile } from '../tile';
import { pieceTip } from '../tips';
import { hpAfter, isMine, pieceAt, type Forecast, type Player, type Table } from '../view';
import { armyName, tileName } from '../words/names';
import { Causes } from './causes';
import { callName, isHeld } from './signs';
import type { Update } from '../../../wire/types';

export interface ForecastProps {
  now: Update;
  table: Table;
  /** The table on which the battle would be fought: after the move under way, if there is one. */
  fought: Table;
  forecast: Forecast | null;
  /** The forecast of the position as it is, while that of a move under way is shown. */
  base: Forecast | null;
  isPreview: boolean;
}

const minus = (n: number): string => (n > 0 ? `−${n}` : n < 0 ? `+${-n}` : '0');

/** Good news are the others' losses. */
const tone = (lost: number, mine: boolean): string =>
  lost === 0 ? 'muted' : mine ? 'bad' : 'good';

/** The losses of each side: own ones and others'. */
export function lossesOf(
  now: Update,
  table: Table,
  forecast: Forecast,
): { mine: string[]; theirs: string[] } {
  const dead = forecast.fates
    .filter((fate) => fate.dies)
    .flatMap((fate) => pieceAt(table, fate.cell) ?? []);
  const cells = (mine: boolean): string[] =>
    dead.filter((piece) => isMine(now, piece.owner) === mine).map((piece) => piece.cell);
  return { mine: cells(true), theirs: cells(false) };
}

function Losses({
  words,
  cells,
  table,
  mine,
}: {
  words: string;
  cells: readonly string[];
  table: Table;
  mine: boolean;
}) {
  if (!cells.length) return null;
  return (
    <div class="row between small">
      <span class="sec">{words}</span>
      <span class="row deads wrap">
        {cells.map((cell) => {
          const piece = pieceAt(table, cell);
          return (
            piece && (
              <span class="dead" data-tip={pieceTip(piece)}>
                <Tile
                  id={piece.tile}
                  width={32}
                  tone={mine ? 'light' : 'dark'}
                  style={{ lod: 's', rotation: piece.facing }}
                  label={tileName(piece.tile)}
                />
                <b class="num">{cell}</b>
              </span>
            )
          );
        })}
      </span>
    </div>
  );
}

function HitPoints({ now, player, forecast }: { now: Update; player: Player; forecast: Forecast }) {
  const after = hpAfter(forecast, player),
    mine = isMine(now, player.index),
    lost = player.hp - after;
  return (
    <tr>
      <th scope="row">
        <Crest army={player.army} width={26} mine={mine} label />
      </th>
      <td>{callName(now, player)}</td>
      <td class="v">{player.hp}</td>
      <td>
        <Icon name="right" size={14} />
      </td>
      <td class="v">
        <b>{after}</b>
      </td>
      <td class={`d ${tone(lost, mine)}`}>{minus(lost)}</td>
    </tr>
  );
}

/** By how much more or less a move under way would hurt an army. */
function Difference({
  player,
  forecast,
  base,
}: {
  player: Player;
  forecast: Forecast;
  base: Forecast;
}) {
  const more = hpAfter(base, player) - hpAfter(forecast, player);
  if (more === 0) return null;
  return (
    <div class="delta">
      <Icon name="info" size={18} />
      <span>
        {t(more > 0 ? 'page-nh-preview-more' : 'page-nh-preview-less', {
          army: armyName(player.army),
          count: Math.abs(more),
        })}
      </span>
    </div>
  );
}

const SPOKEN = ['explode', 'convert', 'aim'];

/** Choices that are told apart, each once. */
export const choiceWords = ({ choices }: Forecast): string[] => [
  ...new Set(
    choices.map(({ kind, tile, at }) =>
      SPOKEN.includes(kind) && tile !== null && at !== null
        ? t(`page-nh-choice-${kind}`, { tile: tileName(tile), at })
        : t('page-nh-choice-other'),
    ),
  ),
];

/** Where somebody may choose, the forecast holds only for one way to do so. */
const Choices = ({ forecast }: { forecast: Forecast }) => (
  <>
    {choiceWords(forecast).map((words) => (
      <div class="delta maybe">
        <Icon name="alert" size={18} />
        <span>{words}</span>
      </div>
    ))}
  </>
);

export function ForecastBody({ now, table, fought, forecast, base, isPreview }: ForecastProps) {
  if (!forecast) return <p class="sec small">{t('page-nh-forecast-none')}</p>;
  const losses = lossesOf(now, fought, forecast),
    others = table.players.filter((player) => !isMine(now, player.index));
  return (
    <>
      <table class="fc num">
        <tbody>
          {table.players
            .filter((player) => !player.isOut)
            .map((player) => (
              <HitPoints now={now} player={player} forecast={forecast} />
            ))}
        </tbody>
      </table>
      {isPreview &&
        base &&
        others.map((player) => <Difference player={player} forecast={forecast} base={base} />)}
      <Losses words={t('page-nh-you-lose')} cells={losses.mine} table={fought} mine />
      <Losses words={t('page-nh-they-lose')} cells={losses.theirs} table={fought} mine={false} />
      <Causes now={now} table={table} forecast={forecast} />
      <Choices forecast={forecast} />
    </>
  );
}

/** Which battle is told of, and whether it can go otherwise. */
function whenWords({ forecast, isPreview }: ForecastProps): string {
  const when = t(isPreview ? 'page-nh-forecast-preview' : 'page-nh-forecast-now');
  return forecast && !forecast.choices.length ? t('page-nh-forecast-exact', { when }) : when;
}

export const ForecastPanel = (props: ForecastProps) => (
  <section class="panel forecast" aria-label={t('page-nh-forecast')}>
    <div class="ph">
      <h2>{t('page-nh-forecast')}</h2>
      <span class="end">{whenWords(props)}</span>
    </div>
    <div class="pb">
      <ForecastBody {...props} />
    </div>
  </section>
);

/** So many armies find room in one line. */
const FEW = 3;

/** The same in one line, for phones. */
export function forecastLine({
  now,
  table,
  forecast,
}: ForecastProps): { words: string; cls: string }[] {
  if (!forecast) return [];
  const lostBy = (player: Player): number => player.hp - hpAfter(forecast, player),
    isNews = (player: Player): boolean => lostBy(player) !== 0 || isHeld(now, player);
  return table.players
    .filter((player) => !player.isOut && (table.players.length <= FEW || isNews(player)))
    .map((player) => ({
      words: `${callName(now, player)} ${minus(lostBy(player))}`,
      cls: tone(lostBy(player), isMine(now, player.index)),
    }));
}

/** What a move under way would lead to, for the ear. */
export function previewWords(now: Update, table: Table, forecast: Forecast): string {
  const parts = table.players
    .filter((player) => hpAfter(forecast, player) !== player.hp)
    .map((player) =>
      t('page-nh-ear-preview', {
        army: callName(now, player),
        count: player.hp - hpAfter(forecast, player),
      }),
    );
  const dead = forecast.fates.filter((fate) => fate.dies).length;
  return (
    [...parts, dead ? t('page-nh-die', { count: dead }) : ''].filter(Boolean).join(' ') ||
    t('page-nh-ear-preview-nothing')
  );
}
