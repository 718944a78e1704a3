// Beside the board while it is shown: the tiles of the turn and what became of them, or the segments of the battle.
import { flag } from '../../../draw/middle';
import { Drawing } from '../../../parts/icon';
import { isActive, isStill } from '../../../stage';
import { t } from '../../../words/texts';
import { Tile } from '../tile';
import { isLight, isMine } from '../view';
import { armyName, tileName } from '../words/names';
import type { Segment } from './segments';
import type { Shown } from './shown';
import type { Card, Tray } from './tray';
import type { Update } from '../../../wire/types';

const fortuneWords = ({ fortune, at }: Card): string =>
  fortune === 'held' ? '' : t(`page-nh-stage-${fortune}`, { at: at ?? '' });

function Cards({ tray, now }: { tray: Tray; now: Update }) {
  const tone = isLight(now, tray.player) ? 'light' : 'dark';
  return (
    <>
      {tray.cards.map((card, index) => (
        <span class={`nh-card ${card.fortune}`} data-card={index}>
          <span class="face">
            <Tile id={card.tile} width={58} tone={tone} style={{ lod: 's' }} />
          </span>
          <span class="nm">{tileName(card.tile)}</span>
          <span class="use">{fortuneWords(card)}</span>
        </span>
      ))}
    </>
  );
}

const ACTORS = 4;

/** What a segment cost is told when it is over; before the first one nothing is. */
const stateOf = (segment: Segment, present: Segment | null): string => {
  if (present && segment.initiative > present.initiative) return 'done';
  return segment.initiative === present?.initiative ? 'now' : '';
};

const Costs = ({ segment, now }: { segment: Segment; now: Update }) => (
  <span class="out tiny num">
    {Object.entries(segment.losses).map(([player, lost]) => (
      <b class={isMine(now, Number(player)) ? 'bad' : 'good'}>
        <span class="only-wide who">
          {armyName(String(now.seats[Number(player)]?.army ?? ''))}{' '}
        </span>
        −{lost}{' '}
      </b>
    ))}
    {segment.fallen > 0 && (
      <span class="sec only-wide">{t('page-nh-die', { count: segment.fallen })}</span>
    )}
  </span>
);

function SegmentRow({ segment, state, now }: { segment: Segment; state: string; now: Update }) {
  return (
    <span class={`nh-seg ${state}`}>
      <Drawing
        svg={flag(segment.initiative, { h: 24 })}
        box="-16 -14 32 28"
        width={32}
        height={28}
        cls="tone-dark tile-svg"
      />
      <span class="acts2">
        {segment.actors.slice(0, ACTORS).map(({ tile, player }) => (
          <Tile
            id={tile}
            width={24}
            tone={isLight(now, player) ? 'light' : 'dark'}
            style={{ lod: 's' }}
          />
        ))}
      </span>
      {state === 'done' && <Costs segment={segment} now={now} />}
    </span>
  );
}

/** Nothing stands there when nothing is shown. */
export function Top({ shown: { stand, now } }: { shown: Shown }) {
  if (!stand || !isActive.value) return null;
  const { segments, segment, tray } = stand;
  return (
    <div class={`nh-top ${isStill() ? 'still' : ''}`} aria-hidden="true">
      {segments
        ? segments.map((one) => (
            <SegmentRow segment={one} state={stateOf(one, segment)} now={now} />
          ))
        : tray && <Cards tray={tray} now={now} />}
    </div>
  );
}
