// What an etude says beside the board: the goal, the tries so far, what is known of it.
import { Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { isSolved, progressOf, starsLeft } from '../state/kept';
import { sideName } from '../state/result';
import { update } from '../state/table';
import type { EtudeInfo, Progress } from '../wire/types';
import { t } from '../words/texts';
import { Hints, Steps } from './hints';
import { library } from './library';
import { Grade, Stars } from './marks';
import { bestWords, goalWords, nameOf, percent, say, sayingWords, themeName } from './say';
import { again, etude, hints, solution } from './session';

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
    <div class="ereach" data-tip={t('page-etude-outlook')}>
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
  goal: info.goal,
  seat: info.seat,
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
