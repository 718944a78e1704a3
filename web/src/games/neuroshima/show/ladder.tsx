// How a battle ran, under what a lesson says of it: one box a segment, who hit whom, what came of it.
import { flag } from '../../../draw/middle';
import { Drawing, Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { Tile } from '../tile';
import { isLight, isMine } from '../view';
import { tileName } from '../words/names';
import { courseOf, type Deed, type Rung } from './course';
import type { GameEvent, Update } from '../../../wire/types';

const MOST_DEEDS = 4;

const fateWords = ({ fate, wounds }: Deed): string => {
  if (fate === 'lost') return `−${wounds}`;
  return t(fate === 'destroyed' ? 'page-nh-hit-destroyed' : `page-nh-course-${fate}`);
};

function OneDeed({ deed, now }: { deed: Deed; now: Update }) {
  const tone = (player: number) => (isLight(now, player) ? 'light' : 'dark'),
    small = { lod: 's' } as const,
    cost = isMine(now, deed.targetPlayer) ? 'bad' : 'good';
  return (
    <span class="deed">
      <Tile id={deed.tile} width={34} tone={tone(deed.player)} style={small} />
      <Icon name="right" size={14} />
      <Tile id={deed.target} width={34} tone={tone(deed.targetPlayer)} style={small} />
      <b class={`tiny num ${deed.fate === 'destroyed' || deed.fate === 'lost' ? cost : 'muted'}`}>
        {fateWords(deed)}
      </b>
      <span class="unseen">
        {tileName(deed.tile)}, {tileName(deed.target)}
      </span>
    </span>
  );
}

function OneRung({ rung: { initiative, deeds }, now }: { rung: Rung; now: Update }) {
  return (
    <li
      class={deeds.length ? '' : 'calm'}
      data-segment={initiative}
      data-tip={deeds.length ? undefined : t('page-nh-course-nobody')}
    >
      <Drawing
        svg={flag(initiative, { h: 24 })}
        box="-16 -14 32 28"
        width={32}
        height={28}
        cls="tone-dark tile-svg"
        label={String(initiative)}
      />
      <span class="deeds">
        {deeds.slice(0, MOST_DEEDS).map((deed) => (
          <OneDeed deed={deed} now={now} />
        ))}
        {!deeds.length && (
          <>
            <span class="unseen">{t('page-nh-course-nobody')}</span>
            <span class="tiny sec nobody" aria-hidden="true">
              {t('page-nh-course-nobody')}
            </span>
          </>
        )}
        {new Set(deeds.map(({ tile, player }) => `${tile} ${player}`)).size > 1 && (
          <span class="tiny sec">{t('page-nh-course-at-once')}</span>
        )}
      </span>
    </li>
  );
}

export function Course({ events, now }: { events: readonly GameEvent[]; now: Update }) {
  const rungs = courseOf(events);
  if (!rungs.length) return null;
  return (
    <ol class="nh-course" aria-label={t('page-nh-course')}>
      {rungs.map((rung) => (
        <OneRung rung={rung} now={now} />
      ))}
    </ol>
  );
}
