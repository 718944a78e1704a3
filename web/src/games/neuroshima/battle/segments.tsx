// The segments of a battle in a row: who acts in each, and what it costs.
import { useEffect, useRef } from 'preact/hooks';
import { flag } from '../../../draw/middle';
import { Drawing } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { Tile } from '../tile';
import { isMine } from '../view';
import { armyName } from '../words/names';
import type { Frame } from './frames';
import type { Update } from '../../../wire/types';

const ACTORS_SHOWN = 5;

const Flag = ({ value, size = 40 }: { value: number; size?: number }) => (
  <Drawing
    svg={flag(value, { h: 24 })}
    box="-16 -14 32 28"
    width={size}
    height={Math.round(size * 0.875)}
    cls="tone-dark tile-svg"
  />
);

const Actors = ({ frame, now }: { frame: Frame; now: Update }) => (
  <span class="acts2">
    {[...new Map(frame.hits.map((hit) => [hit.from, hit])).values()]
      .slice(0, ACTORS_SHOWN)
      .map((hit) => (
        <Tile
          id={hit.tile}
          width={34}
          tone={isMine(now, hit.seat) ? 'light' : 'dark'}
          style={{ lod: 's' }}
        />
      ))}
  </span>
);

const Outcome = ({ frame, now }: { frame: Frame; now: Update }) => (
  <span class="out tiny num">
    {Object.entries(frame.losses).map(([seat, lost]) => (
      <b class={isMine(now, Number(seat)) ? 'bad' : 'good'}>
        {armyName(String(now.seats[Number(seat)]?.army ?? ''))} −{lost}{' '}
      </b>
    ))}
    {frame.dead > 0 && <span class="sec">{t('page-nh-die', { count: frame.dead })}</span>}
  </span>
);

export function Segments({
  frames,
  at,
  go,
  now,
}: {
  frames: readonly Frame[];
  at: number;
  go(index: number): void;
  now: Update;
}) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <nav class="segs" aria-label={t('page-nh-segments')}>
      {frames.map((frame, i) => (
        <button
          ref={i === at ? current : undefined}
          class={`seg ${i < at ? 'done' : ''} ${i === at ? 'now' : ''}`}
          aria-current={i === at ? 'step' : undefined}
          onClick={() => go(i)}
        >
          <span class="unseen">{t('page-nh-segment', { segment: frame.segment ?? 0 })} </span>
          <span class="fl">
            <Flag value={frame.segment ?? 0} />
          </span>
          <Actors frame={frame} now={now} />
          <Outcome frame={frame} now={now} />
        </button>
      ))}
    </nav>
  );
}
