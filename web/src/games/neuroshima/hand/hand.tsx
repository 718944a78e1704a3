// The tiles of the hand and the answers to a question; cards can be clicked, pressed by number, or dragged to a hex.
import { useState } from 'preact/hooks';
import { play } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { answers, mainAnswers } from '../choice/choice';
import { House } from '../panels/signs';
import { Tile } from '../tile';
import { handTone, viewOf, type Table } from '../view';
import { sayAction } from '../words/sentences';
import { Acts } from './acts';
import { useClosed } from './closed';
import { Slot } from './slot';
import type { Drag } from './drag';
import type { Tone } from '../../../draw/tile';
import type { Update } from '../../../wire/types';

const NUMBER_KEYS = 9;

/** Whose content a leader dealt to the viewer is. */
const originOf = (now: Update, leader: string): string =>
  viewOf(now.view).leaders?.dealt.find((card) => card.leader === leader)?.origin ?? '';

const AboutLeader = ({ leader, now }: { leader: string; now: Update }) => (
  <>
    <span class="small sec">{t(`nh-about-leader-${leader}`)}</span>
    <House origin={originOf(now, leader)} />
  </>
);

function Answers({ now }: { now: Update }) {
  const list = mainAnswers.value;
  if (!list.length) return null;
  return (
    <div class="answers">
      {list.map((action, i) => (
        <button
          class={`btn ${action.leader === undefined ? '' : 'told'}`}
          onClick={() => void play(action)}
        >
          {plain(sayAction(action, now.seat ?? 0, now))}
          {action.leader !== undefined && <AboutLeader leader={String(action.leader)} now={now} />}
          {i < NUMBER_KEYS && <span class="key" aria-hidden="true" data-key={i + 1} />}
        </button>
      ))}
    </div>
  );
}

const Dragged = ({ drag, tone }: { drag: Drag; tone: Tone }) => (
  <div
    class="dragged"
    style={`left:calc(${drag.x}px / var(--large));top:calc(${drag.y}px / var(--large))`}
  >
    <Tile id={drag.tile} width={96} tone={tone} />
  </div>
);

export function Hand({
  now,
  table,
  onTile,
}: {
  now: Update;
  table: Table;
  onTile(tile: string): void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null),
    closed = useClosed(now);
  return (
    <section class="hand" aria-label={t('nh-hand')}>
      <div class="hand-left">
        <Answers now={now} />
        <div class="slots">
          {table.hand.map((tile, i) => (
            <Slot
              key={`${i}-${tile}`}
              tile={tile}
              index={i}
              isFirst={table.hand.indexOf(tile) === i}
              onTile={onTile}
              show={setDrag}
              why={closed[tile]}
              tone={handTone(now)}
            />
          ))}
          {table.hand.length === 0 && answers.value.length === 0 && (
            <p class="sec small empty">
              {t(now.seat === null ? 'page-nh-watching' : 'page-nh-hand-empty')}
            </p>
          )}
        </div>
      </div>
      <Acts now={now} table={table} />
      {drag && <Dragged drag={drag} tone={handTone(now)} />}
    </section>
  );
}
