// Small parts that several panels share: gauges, piles of tiles, where content comes from.
import { walkList } from '../../../parts/keys';
import { t } from '../../../words/texts';
import { Tile } from '../tile';
import { tileTip } from '../tips';
import { armyName, tileName } from '../words/names';
import type { TileCount, Player } from '../view';
import type { Update } from '../../../wire/types';

/** Whether the one seat that the viewer holds decides for this army. */
export const isOwn = (now: Update, player: Player): boolean =>
  now.held.length === 1 && now.held[0] === player.seat;

export const isHeld = (now: Update, player: Player): boolean =>
  player.seat !== null && now.held.includes(player.seat);

/** An army as the viewer calls it: you, else its name; an ally is no you. */
export const callName = (now: Update, player: Player): string =>
  isOwn(now, player) ? t('page-you') : armyName(player.army);

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

/** Tiles of a pile, each with how many of it there are. */
export const Stack = ({
  label,
  counts,
  mine,
  onTile,
}: {
  label: string;
  counts: readonly TileCount[];
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
          data-tip={tileTip(tile)}
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
