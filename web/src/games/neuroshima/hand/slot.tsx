// A tile of the hand as a card: pressed, dragged, asked about; a closed one says why.
import { picked } from '../../../state/choose';
import { clear, legal, picks, refusalWords, refuse } from '../../../state/store';
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { card, isDutyNow, pickCard } from '../choice/choice';
import { Tile } from '../tile';
import { cardWords, tileName } from '../words/names';
import { tileTip } from '../tips';
import { startDrag, type Drag } from './drag';
import type { Tone } from '../../../draw/tile';
import type { ClosedTile } from '../../../wire/neuroshima';

export function Slot({
  tile,
  index,
  isFirst,
  onTile,
  show,
  why,
  tone,
}: {
  tile: string;
  index: number;
  /** Of equal tiles the first; it is meant where a tile was chosen and not a card. */
  isFirst: boolean;
  onTile(tile: string): void;
  show(drag: Drag | null): void;
  why: ClosedTile | undefined;
  tone: Tone;
}) {
  const on =
      picked(picks.value, 'tile') === tile &&
      (card.value === null ? isFirst : card.value === index),
    usable = legal.value.some(
      (action) => action.tile === tile || (action.do === 'hq' && tile.endsWith('-hq')),
    ),
    at = on ? picked(picks.value, 'at') : undefined;
  return (
    <div
      class={`slot ${on ? 'sel' : ''} ${usable ? '' : 'idle'}`}
      onContextMenu={(event) => {
        event.preventDefault();
        onTile(tile);
      }}
    >
      <button
        class="slot-main"
        aria-pressed={on}
        aria-disabled={!usable}
        data-tile={tile}
        data-tip={tileTip(tile)}
        data-hold=""
        onPointerDown={(event) => startDrag(event, tile, index, show)}
        onClick={() => {
          if (on) clear();
          else if (why && !usable) refuse(why);
          else pickCard(index, tile);
        }}
      >
        <Tile id={tile} width={86} tone={tone} style={{ lod: 'l' }} />
        <span class="words">
          <b>{tileName(tile)}</b>
          {why ? (
            <span class="small closed-why" data-closed={why.rule}>
              <Icon name="lock" size={14} /> {refusalWords(why)}
            </span>
          ) : (
            <span class="small sec">{cardWords(tile)}</span>
          )}
          {at !== undefined ? (
            <span class="chip on">{String(at)}</span>
          ) : (
            usable && (
              <span class="chip only-wide">
                <kbd class="key" aria-hidden="true" data-key={index + 1} />
                {t(isDutyNow.value || why ? 'page-nh-discard' : 'page-nh-use')}
              </span>
            )
          )}
        </span>
      </button>
      <button
        class="icon-btn slot-info"
        aria-label={t('page-nh-about', { tile: tileName(tile) })}
        onClick={() => onTile(tile)}
      >
        <Icon name="info" size={18} />
      </button>
    </div>
  );
}
