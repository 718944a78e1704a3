// The side panels: hit points at risk, what is still to come of each army, the forecast of a battle.
import { t, tOr } from '../../words/texts';
import { Icon } from '../../parts/icon';
import { walkList } from '../../parts/keys';
import { Rich, RuleId } from '../../parts/rich';
import { armyName, constructionName, Crest, leaderName, Tile, tileName } from './tile';
import { sentenceOf } from './words';
import { isMine, pieceAt, type Count, type Forecast, type Player, type Table } from './view';
import type { Update } from '../../wire/types';

const minus = (n: number): string => (n > 0 ? `−${n}` : n < 0 ? `+${-n}` : '0');

/** An army as the viewer calls it: you, else its name; an ally is no you. */
export const callName = (now: Update, player: Player): string =>
  now.held.length === 1 && now.held[0] === player.seat ? t('page-you') : armyName(player.army);

/** Segments: kept, at risk in the coming battle, lost. */
export function Gauge({ hp, after, most }: { hp: number; after: number; most: number }) {
  return (
    <span class="gauge" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i class={i < Math.min(after, hp) ? '' : i < hp ? 'risk' : 'lost'} />
      ))}
    </span>
  );
}

const Stack = ({
  label,
  counts,
  mine,
  onTile,
}: {
  label: string;
  counts: Count[];
  mine: boolean;
  onTile(tile: string): void;
}) => (
  <div class="stack" role="group" tabIndex={0} aria-label={label} onKeyDown={walkList}>
    {counts
      .filter((one) => one.count > 0)
      .map(({ tile, count }) => (
        <button
          key={tile}
          type="button"
          tabIndex={-1}
          onClick={() => onTile(tile)}
          aria-label={t('page-nh-count', { tile: tileName(tile), count })}
          title={tileName(tile)}
        >
          <Tile id={tile} width={38} tone={mine ? 'light' : 'dark'} style={{ lod: 's' }} />
          <b class="num">{count}</b>
        </button>
      ))}
  </div>
);

/** Content that is ours and not the rulebook's says so. */
export const House = ({ origin }: { origin: string }) =>
  origin === 'house' ? <span class="chip">{t('nh-state-house')}</span> : null;

const total = (counts: Count[]): number => counts.reduce((sum, one) => sum + one.count, 0);

export function PlayerPanel({
  now,
  player,
  forecast,
  onTile,
  isTurn,
}: {
  now: Update;
  player: Player;
  forecast: Forecast | null;
  onTile(tile: string): void;
  isTurn: boolean;
}) {
  const mine = isMine(now, player.index),
    info = now.seats[player.seat],
    isOpen =
      now.seats.length <= 2 || now.held.includes(player.seat) || (!now.held.length && isTurn);
  const who = !info
    ? t('page-nh-nobody')
    : info.kind === 'bot'
      ? t('page-seat-bot', { level: info.bot ? tOr(`page-bot-${info.bot}`, info.bot) : '' })
      : now.held.includes(player.seat) && now.held.length === 1
        ? t('page-you')
        : info.player || t('page-seat-human');
  return (
    <section
      class={`panel player army-${player.army} ${isTurn ? 'turn' : ''}`}
      style="--army:var(--pc)"
      aria-label={armyName(player.army)}
    >
      <div class="ph">
        <Crest army={player.army} width={32} mine={mine} />
        <span class="grow">
          <h2>{armyName(player.army)}</h2>
          <span class="tiny sec">
            {who}, {t(mine ? 'page-nh-light' : 'page-nh-dark')}
            {info?.connected === false && info.kind === 'human' && !now.held.includes(player.seat)
              ? `, ${t('page-offline')}`
              : ''}
          </span>
        </span>
        {isTurn && <span class="chip on">{t('page-nh-turn')}</span>}
      </div>
      <div class="pb">
        <div class="hp">
          <span class="n num">{player.points ?? player.hp}</span>
          <Gauge
            hp={player.hp}
            after={forecast?.hp[player.index] ?? player.hp}
            most={player.most}
          />
          <span class="unseen">{t('nh-mark-hit-points')}</span>
        </div>
        {player.energy !== null && (
          <div class="row between small">
            <span class="sec">{t('nh-energy')}</span>
            <span class="num b">{player.energy}</span>
          </div>
        )}
        {!mine && player.handSize > 0 && (
          <div class="row between small">
            <span class="sec">{t('page-nh-in-hand')}</span>
            <span class="num b">{player.handSize}</span>
          </div>
        )}
        {!mine && player.hand.length > 0 && (
          <Stack
            label={t('page-nh-in-hand')}
            counts={player.hand.map((tile) => ({ tile, count: 1 }))}
            mine={mine}
            onTile={onTile}
          />
        )}
        {player.leader && (
          <div
            class="row between small leader"
            title={t(`nh-about-leader-${player.leader.leader}`)}
          >
            <span>
              <b>{leaderName(player.leader.leader)}</b>{' '}
              <span class="sec">
                {t('nh-leader-uses', { uses: player.leader.uses, most: player.leader.most_uses })}
              </span>
            </span>
            <House origin={player.leader.origin} />
          </div>
        )}
        {player.reserve?.where === 'reserve' && (
          <>
            <div class="row between small reserve">
              <span class="sec">
                {t('nh-state-reserve', {
                  construction: constructionName(player.reserve.construction),
                })}
              </span>
              <House origin={player.reserve.origin} />
            </div>
            <Stack
              label={t('nh-state-reserve', {
                construction: constructionName(player.reserve.construction),
              })}
              counts={player.reserve.tokens.flat().map((tile) => ({ tile, count: 1 }))}
              mine={mine}
              onTile={onTile}
            />
          </>
        )}
        <details open={isOpen}>
          <summary class="row between small">
            <span class="sec">{t('nh-stack')}</span>
            <span class="num b">{player.stackSize}</span>
          </summary>
          <Stack label={t('nh-stack')} counts={player.stack} mine={mine} onTile={onTile} />
        </details>
        {total(player.discard) > 0 && (
          <details>
            <summary class="row between small">
              <span class="sec">{t('nh-discard')}</span>
              <span class="num b">{total(player.discard)}</span>
            </summary>
            <div class="spent">
              <Stack label={t('nh-discard')} counts={player.discard} mine={mine} onTile={onTile} />
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function Losses({
  words,
  cells,
  table,
  mine,
}: {
  words: string;
  cells: string[];
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
              <span class="dead" title={tileName(piece.tile)}>
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

export interface ForecastProps {
  now: Update;
  table: Table;
  forecast: Forecast | null;
  base: Forecast | null;
  isPreview: boolean;
}

/** The losses of each side: own ones and others'. */
export function lossesOf(
  now: Update,
  table: Table,
  forecast: Forecast,
): { mine: string[]; theirs: string[] } {
  const dead = forecast.fates
    .filter((fate) => fate.dies)
    .map((fate) => fate.cell)
    .filter((cell) => pieceAt(table, cell));
  const owner = (cell: string): number => pieceAt(table, cell)!.owner;
  return {
    mine: dead.filter((cell) => isMine(now, owner(cell))),
    theirs: dead.filter((cell) => !isMine(now, owner(cell))),
  };
}

export function ForecastBody({ now, table, forecast, base, isPreview }: ForecastProps) {
  if (!forecast) return <p class="sec small">{t('page-nh-forecast-none')}</p>;
  const losses = lossesOf(now, table, forecast);
  return (
    <>
      <table class="fc num">
        <tbody>
          {table.players
            .filter((player) => !player.isOut)
            .map((player) => {
              const after = forecast.hp[player.index] ?? player.hp,
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
                  <td class={`d ${lost === 0 ? 'muted' : mine ? 'bad' : 'good'}`}>{minus(lost)}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
      {isPreview &&
        base &&
        table.players
          .filter((player) => !isMine(now, player.index))
          .map((player) => {
            const more =
              (base.hp[player.index] ?? player.hp) - (forecast.hp[player.index] ?? player.hp);
            return (
              more !== 0 && (
                <div class="delta">
                  <Icon name="info" size={18} />
                  <span>
                    {t(more > 0 ? 'page-nh-preview-more' : 'page-nh-preview-less', {
                      army: armyName(player.army),
                      count: Math.abs(more),
                    })}
                  </span>
                </div>
              )
            );
          })}
      <Losses words={t('page-nh-you-lose')} cells={losses.mine} table={table} mine />
      <Losses words={t('page-nh-they-lose')} cells={losses.theirs} table={table} mine={false} />
      {forecast.notes.map((note) => {
        const sentence = sentenceOf(note.message, note.args, now);
        return (
          <div class="note">
            <Icon name="alert" size={18} />
            <span>
              <Rich text={sentence} /> {note.rule && <RuleId id={note.rule} />}
            </span>
          </div>
        );
      })}
    </>
  );
}

export const ForecastPanel = (props: ForecastProps) => (
  <section class="panel forecast" aria-label={t('page-nh-forecast')}>
    <div class="ph">
      <h2>{t('page-nh-forecast')}</h2>
      <span class="end">
        {t(
          props.forecast?.isExact === false
            ? 'page-nh-forecast-chance'
            : props.isPreview
              ? 'page-nh-forecast-preview'
              : 'page-nh-forecast-now',
        )}
      </span>
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
  const few = table.players.length <= FEW,
    changes = (player: Player): boolean => (forecast.hp[player.index] ?? player.hp) !== player.hp;
  return table.players
    .filter((player) => !player.isOut && (few || changes(player) || now.held.includes(player.seat)))
    .map((player) => {
      const lost = player.hp - (forecast.hp[player.index] ?? player.hp),
        mine = isMine(now, player.index);
      return {
        words: `${callName(now, player)} ${minus(lost)}`,
        cls: lost === 0 ? 'muted' : mine ? 'bad' : 'good',
      };
    });
}
