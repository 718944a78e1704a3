// The ladder of hints, and the solution step by step.
import { confirm } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { progressOf } from '../state/kept';
import type { EtudeInfo } from '../wire/types';
import { t } from '../words/texts';
import { actionWords, percent, sayingWords } from './say';
import { etude, hints, mixture, playStep, showSolution, solution, takeHint } from './session';

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
