// What stands beside the board while a mistake is tried anew: the task, hints, tries so far.
import { Icon } from '../parts/icon';
import { Mark, markWord } from '../review/mark';
import { lineWords, percent, reasonWords } from '../review/words';
import { shown } from '../state/answer';
import { update, voice } from '../state/table';
import type { Decision } from '../wire/judged';
import type { Retrial } from '../wire/messages';
import { t } from '../words/texts';
import { mistakes, at, showBest, taken, tries } from './session';

export interface Props {
  one: Decision;
  prefix: string;
}

/** A line of this seat in words, as the table that is open would say it. */
export function words(one: Decision, line: Retrial['line']): string {
  const now = update.value,
    speaker = voice.value;
  return now && speaker ? lineWords(speaker, { line }, one.seat, now) : '';
}

/** Each says a little more: why another choice is better, then how it begins. */
export function hintsOf({ one, prefix }: Props): string[] {
  const best = one.ways[0],
    idea = one.facts[0];
  return [
    ...(idea ? [reasonWords(prefix, idea, 'played')] : []),
    ...(best ? [t('page-mistakes-begins', { action: words(one, best.line.slice(0, 1)) })] : []),
  ];
}

export const Task = ({ one }: Props) => (
  <section class="panel mtask" aria-label={t('page-mistakes-task')}>
    <div class="ph">
      <Mark one={one} />
      <h2>
        {t('page-mistakes-number', {
          n: at.value + 1,
          count: mistakes.value.length,
          mark: markWord(one),
        })}
      </h2>
    </div>
    <div class="pb">
      <p class="task">
        <b>{t('page-mistakes-find')}</b>
      </p>
      <p class="mplayed">
        <span>
          {t('page-mistakes-played')} {words(one, one.played.line)}
        </span>
        <b class="num">
          {percent(one.ways[0]?.chance ?? 0)} ›{' '}
          <span class="bad">{percent(one.played.chance)}</span>
        </b>
      </p>
    </div>
  </section>
);

export function Hints(props: Props) {
  const all = hintsOf(props);
  return (
    <section class="panel" aria-label={t('page-etude-hints')}>
      <div class="ph">
        <h2>{t('page-etude-hints')}</h2>
        <span class="end">{t('page-mistakes-hints-free')}</span>
      </div>
      <div class="pb">
        <ol class="ladder">
          {all.slice(0, taken.value).map((hint, i) => (
            <li class="on">
              <b class="num">{i + 1}</b>
              <span>{hint}</span>
            </li>
          ))}
        </ol>
        <div class="row wrap">
          {taken.value < all.length && (
            <button class="btn quiet" data-act="hint" onClick={() => (taken.value += 1)}>
              <Icon name="bulb" size={18} />
              {t('page-mistakes-hint')}
            </button>
          )}
          {!shown.value && (
            <button class="btn quiet" data-act="show" onClick={() => showBest(props.one)}>
              <Icon name="eye" size={18} />
              {t('page-mistakes-show')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

const SIGNS = { best: 'check', good: 'check', better: 'up' } as const;

export function Tries({ one }: Props) {
  if (!tries.value.length) return null;
  return (
    <section class="panel" aria-label={t('page-etude-tries')}>
      <div class="ph">
        <h2>{t('page-etude-tries')}</h2>
        <span class="end num">{tries.value.length}</span>
      </div>
      <ol class="etries mtries">
        {tries.value.map((tried) => (
          <li class={tried.kind}>
            <Icon name={SIGNS[tried.kind as keyof typeof SIGNS] ?? 'close'} size={18} />
            <span class="grow">
              <b>{words(one, tried.line)}</b>
              <span class="small sec">{t(`review-retrial-${tried.kind}`)}</span>
            </span>
            <b class="num">{percent(tried.chance)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Beside the board, where a face has room for it. */
export const guideOf = (props: Props) => ({
  left: () => (
    <div class="eguide">
      <Task {...props} />
      <Hints {...props} />
    </div>
  ),
  right: () => (
    <div class="eguide scrolls" tabIndex={0} role="group" aria-label={t('page-etude-tries')}>
      <Tries {...props} />
    </div>
  ),
});
