// What an etude says beside the board: the goal, the ladder of hints, the solution step by step, the tries so far.
import { face, sideName, update, type Progress } from '../state/store';
import { plain, t } from '../words/texts';
import { isSolved, progressOf, starsLeft } from '../state/kept';
import { Icon } from '../parts/icon';
import { confirm, Dialog, openDialog } from '../parts/dialog';
import { Grade, Stars } from './browse';
import { library } from './library';
import {
  again,
  etude,
  hints,
  mixture,
  playStep,
  showSolution,
  solution,
  takeHint,
} from './session';
import { argsOf, goalWords, nameOf, percent, say, themeName } from './say';
import type { Action } from '../state/choose';
import type { EtudeInfo, Saying } from '../wire/types';

/** An action in the words of the game. */
export const actionWords = (action: Action, seat: number): string => {
  const now = update.value;
  return now && face.value ? plain(face.value.sayAction(action, seat, now)) : '';
};

/** A sentence of the etude, in which an action may be named. */
function sayingWords(info: EtudeInfo, saying: Saying): string {
  const { action, ...args } = saying.args ?? {};
  return action
    ? t(saying.id, { ...argsOf(info.game, args), action: actionWords(action as Action, info.seat) })
    : say(info.game, saying);
}

/** What is given, and what the others may do. */
function Terms({ info }: { info: EtudeInfo }) {
  const side = update.value ? sideName(update.value, info.seat) : '';
  const parts = [
    side ? t('page-etude-side', { side }) : '',
    ...info.terms.map((term) => sayingWords(info, term)),
    info.order === 'fixed' ? t('page-etude-order-fixed') : '',
  ];
  return <span class="small sec">{parts.filter(Boolean).join(' ')}</span>;
}

/** The best chance, exact where it is known. */
export const bestWords = (info: EtudeInfo): string =>
  info.fraction && info.fraction.length < 12
    ? `${percent(info.chance ?? 0)} (${info.fraction})`
    : percent(info.chance ?? 0);

/** What the goal counts after the coming battle, and how much of it is wanted; none wanted: what would be lost. */
function Outcome({ progress: { amount, wanted, met } }: { progress: Progress }) {
  if (!wanted)
    return (
      <p class="ereach">
        <b class={`num ${met ? 'good' : ''}`}>{amount}</b>
        <span class="small sec">{t('page-etude-would-lose')}</span>
      </p>
    );
  return (
    <div class="ereach" title={t('page-etude-outlook')}>
      <span class="unseen">{t('page-etude-outlook')}</span>
      <b class={`num ${met ? 'good' : ''}`}>{amount}</b>
      <span class="num of">/ {wanted}</span>
      <span class="egauge" aria-hidden="true">
        {Array.from({ length: wanted }, (_, i) => (
          <i class={i < amount ? 'on' : ''} />
        ))}
      </span>
    </div>
  );
}

export const Goal = ({ info, progress }: { info: EtudeInfo; progress: Progress | null }) => (
  <section class="panel egoal" aria-label={t('page-etude-goal')}>
    <div class="ph">
      <h2 class="grow">{nameOf(info)}</h2>
      <Stars count={progressOf(info.id).solved ? progressOf(info.id).stars : starsLeft(info.id)} />
    </div>
    <div class="pb">
      <p class="task">{goalWords(info)}</p>
      {progress && !update.value?.result && <Outcome progress={progress} />}
      {info.chance !== null && (
        <p class="small sec">{t('page-etude-best-told', { chance: bestWords(info) })}</p>
      )}
      <Terms info={info} />
    </div>
  </section>
);

/** Takes a hint; the focus goes to what can be pressed next, for the button itself is gone. */
async function takeOne(button: HTMLElement): Promise<void> {
  const panel = button.closest('.panel');
  await takeHint();
  requestAnimationFrame(() =>
    panel
      ?.querySelector<HTMLElement>('[data-act=hint], [data-act=solution], [data-act=step]')
      ?.focus(),
  );
}

function Ladder({ info }: { info: EtudeInfo }) {
  const taken = hints.value,
    rungs = Array.from({ length: info.hints }, (_, i) => i);
  return (
    <ol class="ladder">
      {rungs.map((i) => (
        <li class={i < taken.length ? 'on' : ''}>
          {i < taken.length ? (
            <>
              <b class="num">{i + 1}</b>
              <span>{sayingWords(info, taken[i]!)}</span>
            </>
          ) : i === taken.length ? (
            <button
              class="rung"
              data-act="hint"
              onClick={(event) => {
                void takeOne(event.currentTarget);
              }}
            >
              <Icon name="bulb" size={18} />
              <span>{t('page-etude-hint-next', { n: i + 1, count: info.hints })}</span>
            </button>
          ) : (
            <span class="rung">
              <Icon name="lock" size={18} />
              <span>{t('page-etude-hint-locked', { n: i + 1 })}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function askSolution(): void {
  const info = etude.value;
  if (!info) return;
  if (progressOf(info.id).solved || progressOf(info.id).shown) {
    showSolution();
    return;
  }
  confirm(
    t('page-etude-solution'),
    t('page-etude-solution-sure'),
    t('page-etude-solution'),
    showSolution,
  );
}

/** The solution under way: the next step in words, and the button that plays it. */
export function Steps({ info }: { info: EtudeInfo }) {
  const now = solution.value;
  if (!now) return null;
  return (
    <div class="esteps" role="status">
      <span class="chip on">{t('page-etude-step', { n: Math.max(now.step, 1) })}</span>
      <span class="grow">
        {now.action ? actionWords(now.action, info.seat) : t('page-loading')}
      </span>
      {mixture.value.length > 1 && (
        <ul class="emix small">
          {mixture.value.map((one) => (
            <li>
              <b class="num">{one.fraction ?? percent(one.share)}</b>{' '}
              {actionWords(one.action, info.seat)}
            </li>
          ))}
        </ul>
      )}
      <button class="btn primary" data-act="step" disabled={!now.action} onClick={playStep}>
        <Icon name="play" size={16} />
        {t('page-etude-step-play')}
      </button>
    </div>
  );
}

export const Hints = ({ info }: { info: EtudeInfo }) => (
  <section class="panel" aria-label={t('page-etude-hints')}>
    <div class="ph">
      <h2>{t('page-etude-hints')}</h2>
      <span class="end">{t('page-etude-hint-cost')}</span>
    </div>
    <div class="pb">
      {info.hints > 0 && <Ladder info={info} />}
      {solution.value ? (
        <Steps info={info} />
      ) : (
        <button class="btn quiet" data-act="solution" onClick={askSolution}>
          <Icon name="eye" size={18} />
          {t('page-etude-solution')}
        </button>
      )}
    </div>
  </section>
);

function Tries({ info }: { info: EtudeInfo }) {
  const kept = progressOf(info.id),
    first = kept.tries - kept.last.length;
  if (!kept.tries) return null;
  return (
    <section class="panel" aria-label={t('page-etude-tries')}>
      <div class="ph">
        <h2>{t('page-etude-tries')}</h2>
        <span class="end num">{kept.tries}</span>
      </div>
      <ol class="etries">
        {kept.last.map((one, i) => (
          <li>
            <span class="num muted">{first + i + 1}</span>
            <span class="grow">{say(info.game, one.outcome)}</span>
            {one.chance !== null ? (
              <b class={`num ${one.solved ? 'good' : 'bad'}`}>{percent(one.chance)}</b>
            ) : (
              <Icon name={one.solved ? 'check' : 'close'} size={16} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function About({ info }: { info: EtudeInfo }) {
  const same = (library.value ?? []).filter((one) => one.game === info.game);
  return (
    <section class="panel eabout" aria-label={t('page-etude-about')}>
      <div class="ph">
        <h2>{t('page-etude-about')}</h2>
        <span class="end">
          <Grade grade={info.grade} />
        </span>
      </div>
      <div class="pb small sec">
        <p>{t('page-etude-proved', { count: info.solutions ?? 0 })}</p>
        <ul>
          {info.reasons.map((reason) => (
            <li>{say(info.game, reason)}</li>
          ))}
        </ul>
        <p class="row wrap">
          {info.themes.map((theme) => (
            <a class="chip" href={`/etudes?game=${info.game}&theme=${theme}`}>
              {themeName(theme)}
            </a>
          ))}
        </p>
        {!info.own && same.length > 0 && (
          <p>
            {t('page-etudes-count', {
              count: same.length,
              solved: same.filter((one) => isSolved(one.id)).length,
            })}
          </p>
        )}
      </div>
    </section>
  );
}

/** Left of the board: the goal and the hints; right of it: the tries and what is known of the etude. */
export const guideOf = (info: EtudeInfo) => ({
  left: (progress: Progress | null) => (
    <div class="eguide">
      <Goal info={info} progress={progress} />
      <Hints info={info} />
    </div>
  ),
  right: () => (
    <div class="eguide scrolls" tabIndex={0} role="group" aria-label={t('page-etude-about')}>
      <Tries info={info} />
      <About info={info} />
    </div>
  ),
});

export function openHints(): void {
  openDialog(() => {
    const info = etude.value;
    return (
      <Dialog title={t('page-etude-hints')}>
        {info && (
          <div class="eguide">
            <Goal info={info} progress={null} />
            <Hints info={info} />
            <Tries info={info} />
            <About info={info} />
          </div>
        )}
      </Dialog>
    );
  });
}

/** The same on one strip over the board, where there is no room beside it. */
export function Strip({ info }: { info: EtudeInfo }) {
  const last = hints.value.at(-1);
  return (
    <section class="estrip" aria-label={t('page-etude-goal')}>
      <div class="row">
        <p class="task grow">
          {goalWords(info)}
          {info.chance !== null && (
            <span class="small sec"> {t('page-etude-best-told', { chance: bestWords(info) })}</span>
          )}
          <span class="terms only-wide">
            <Terms info={info} />
          </span>
        </p>
        <button
          class="btn quiet"
          data-act="hints"
          onClick={openHints}
          aria-label={`${t('page-etude-hints')} ${hints.value.length}/${info.hints}`}
        >
          <Icon name="bulb" size={18} />
          <span class="num">
            {hints.value.length}/{info.hints}
          </span>
          <span class="key" aria-hidden="true" data-key="H" />
        </button>
        <button
          class="btn quiet"
          data-act="again"
          onClick={again}
          aria-label={t('page-etude-again')}
        >
          <Icon name="left" size={18} />
          <span class="only-wide">{t('page-etude-again')}</span>
        </button>
      </div>
      {solution.value ? (
        <Steps info={info} />
      ) : (
        last && (
          <p class="ehint">
            <Icon name="bulb" size={16} />
            <span>{sayingWords(info, last)}</span>
          </p>
        )
      )}
    </section>
  );
}
