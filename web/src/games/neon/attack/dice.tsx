// Dice on the table: where they come from, how they lie, which to roll again.
import { useEffect, useState } from 'preact/hooks';
import { onControl, useKeys } from '../../../parts/keys';
import { RuleId } from '../../../parts/rich';
import { remaining } from '../../../state/choose';
import { legal, play } from '../../../state/store';
import { t, tOr } from '../../../words/texts';
import { Die } from '../pieces';
import { eyed } from './eyed';
import { toneOf } from './best';
import { prospectAfter, prospects, useChances } from './prospects';
import { countsOf, diceOf, toggleDie, type DiceKind } from './rolls';
import type { Pool, Roll } from '../view';
import type { Update } from '../../../wire/types';

export function Sources({ pool, title }: { pool: Pool; title: string }) {
  return (
    <div class="pool">
      <b>{title}</b>
      {pool.sources.map((source) => (
        <span class="x">
          {tOr(source.source, source.source)}{' '}
          <b class="num">
            {source.n > 0 && source !== pool.sources[0] ? '+' : ''}
            {source.n}
          </b>
        </span>
      ))}
      <span class="muted only-wide">
        {t('page-neon-at-most', { n: pool.most })} <RuleId id={pool.rule} />
      </span>
    </div>
  );
}

const FaceWords = ({ face }: { face: string }) => (
  <>
    <b>{t(`page-neon-face-${face}`)}</b>
    <br />
    <span class="sec">{t(`page-neon-face-${face}-means`)}</span>
  </>
);

export const Dice = ({ roll, kind }: { roll: Roll; kind: DiceKind }) => (
  <div class="ds" data-dice={kind}>
    {diceOf(roll, kind).map((face) => (
      <figure class={`d ${face === 'miss' || face === 'fail' ? 'dull' : ''}`}>
        <Die face={face} kind={kind} size={72} />
        <figcaption>
          <FaceWords face={face} />
        </figcaption>
      </figure>
    ))}
  </div>
);

interface Given {
  roll: Roll;
  kind: DiceKind;
}

/** Dice that can be pressed to choose them. */
const DiceToChoose = ({
  roll,
  kind,
  chosen,
  toggle,
}: Given & { chosen: ReadonlySet<number>; toggle(i: number): void }) => (
  <div class="ds" data-dice={kind}>
    {diceOf(roll, kind).map((face, i) => (
      <button
        class={`d ${chosen.has(i) ? 'pick' : ''}`}
        data-die={i}
        data-face={face}
        aria-pressed={chosen.has(i)}
        onClick={() => toggle(i)}
      >
        <Die face={face} kind={kind} size={72} />
        <span>
          <FaceWords face={face} />
        </span>
      </button>
    ))}
  </div>
);

/** Which dice to roll again: press them, then send. */
export function Reroll({ now, roll, kind }: Given & { now: Update }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set()),
    counts = countsOf(roll, kind, chosen),
    found = chosen.size ? remaining(legal.value, [['do', 'reroll'], ...counts])[0] : undefined;
  const toggle = (i: number): void => setChosen(toggleDie(chosen, i));
  const send = (): void => {
    if (found) void play(found);
  };
  useChances(now, found ? [found] : []);
  const then = found ? prospectAfter(found) : null,
    base = prospects.value.now,
    isBest = Boolean(base && then) && toneOf(base!, then!, kind === 'attack') !== 'bad';
  useEffect(() => {
    eyed.value = found ?? null;
  }, [found]);
  useKeys((event) => {
    if (/^[1-9]$/.test(event.key) && Number(event.key) <= diceOf(roll, kind).length)
      toggle(Number(event.key) - 1);
    else if (event.key === 'Enter' && !onControl(event) && found) send();
    else return false;
    return true;
  });
  return (
    <>
      <DiceToChoose roll={roll} kind={kind} chosen={chosen} toggle={toggle} />
      <div class="row wrap">
        <button
          class={`btn ${isBest ? 'primary' : ''}`}
          data-act="reroll"
          aria-disabled={!found}
          onClick={send}
        >
          {t('page-neon-reroll', { n: chosen.size })}
          <span class="key">⏎</span>
        </button>
        <span class="small sec">{t('page-neon-reroll-how')}</span>
      </div>
    </>
  );
}
