// The moves of a replay in words, and what just happened.
import { useComputed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Rich, RuleId } from '../parts/rich';
import type { Moment, StepInfo } from '../wire/types';
import { ofGame, plain, t } from '../words/texts';
import { at, eyes, eyesOf, isMove, moments, stopAt, turnsOf, type Film } from './film';

type List = RefObject<HTMLOListElement | null>;

/** A move as its seat made it; hidden while the match goes on. */
function moveWords(made: Film, step: StepInfo, seat: number, before?: Moment): string {
  const action = step.actions[String(seat)];
  return action
    ? plain(made.face.sayAction(action, seat, eyesOf(made, before)))
    : t('page-replay-hidden');
}

const Swing = ({ change }: { change: number }) => (
  <span class={`num swing ${change > 0 ? 'good' : change < 0 ? 'bad' : 'muted'}`}>
    {change > 0 ? `▲ ${change}` : change < 0 ? `▼ ${-change}` : '·'}
  </span>
);

function MoveLine({ made, step, change }: { made: Film; step: StepInfo; change: number }) {
  const Sign = made.face.Sign,
    seat = Number(step.actors.find((actor) => actor !== 'chance')),
    before = useComputed(() => moments.value.get(step.n - 1));
  return (
    <li data-n={step.n}>
      <button
        onClick={() => {
          at.value = step.n;
        }}
      >
        <span class="num muted">{step.n}</span>
        <Sign seat={made.info.seats[seat]!} size={24} mine={seat === (eyes.value ?? 0)} />
        <span class="grow">{moveWords(made, step, seat, before.value)}</span>
        <Swing change={change} />
      </button>
    </li>
  );
}

const MoveLines = ({
  made,
  changes,
  list,
  turns = turnsOf(made.info.steps),
}: {
  made: Film;
  changes: number[];
  list: List;
  turns?: Map<number, number>;
}) => (
  <ol class="mv" ref={list} tabIndex={0} aria-label={t('page-replay-moves')}>
    {made.info.steps.filter(isMove).map((step, i) => (
      <>
        {turns.has(step.n) && (
          <li class="turn">
            {ofGame('page-replay-turn', made.info.game, { turn: turns.get(step.n)! })}
          </li>
        )}
        <MoveLine made={made} step={step} change={changes[i + 1] ?? 0} />
      </>
    ))}
  </ol>
);

/** The moves in words; which of them is shown now is marked afterwards, so that a long list is made once. */
export function Moves({ made, changes }: { made: Film; changes: number[] }) {
  const list = useRef<HTMLOListElement>(null),
    current = made.stops[stopAt(made.stops, at.value)],
    lines = useMemo(() => <MoveLines made={made} changes={changes} list={list} />, [made, changes]);
  const lineNow = (): HTMLLIElement | null =>
    list.current?.querySelector<HTMLLIElement>(`[data-n="${current}"]`) ?? null;
  useLayoutEffect(() => {
    const line = lineNow();
    if (!line) return undefined;
    line.classList.add('now');
    line.firstElementChild?.setAttribute('aria-current', 'step');
    return () => {
      line.classList.remove('now');
      line.firstElementChild?.removeAttribute('aria-current');
    };
  }, [current, lines]);
  useEffect(() => {
    const line = lineNow(),
      shown = list.current;
    if (!line || !shown) return;
    const top = line.offsetTop - shown.offsetTop;
    if (top < shown.scrollTop || top + line.clientHeight > shown.scrollTop + shown.clientHeight)
      shown.scrollTop = top - shown.clientHeight / 2;
  }, [current, lines]);
  return (
    <section class="panel moves-panel">
      <div class="ph">
        <h2>{t('page-replay-moves')}</h2>
        <span class="end">{t('page-replay-swing')}</span>
      </div>
      {lines}
    </section>
  );
}

const TOLD = 6;

export function Happened({ made, moment }: { made: Film; moment: Moment }) {
  const lines = moment.events
    .map((event) => made.face.tell(event, eyesOf(made, moment)))
    .filter((line) => line !== null);
  if (!lines.length) return null;
  return (
    <div class="why" aria-live="polite">
      {lines.slice(0, TOLD).map((line) => (
        <p>
          <Rich text={line.text} /> {line.rule && <RuleId id={line.rule} />}
        </p>
      ))}
      {lines.length > TOLD && (
        <p class="muted">{t('page-replay-more', { count: lines.length - TOLD })}</p>
      )}
    </div>
  );
}
