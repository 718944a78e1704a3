// What came of a try: how good it is beside the best and beside what was played, why, and where to go from here.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { reviewAddress } from '../review/found';
import { percent, reasonWords } from '../review/words';
import { shown } from '../state/answer';
import { go } from '../state/route';
import type { Retrial } from '../wire/messages';
import { t } from '../words/texts';
import type { Props } from './panels';
import { again, at, count, isFound, isShown, mistakes, showBest, source } from './session';

export const headline = (retrial: Retrial): string =>
  t(
    shown.value
      ? 'page-mistakes-shown'
      : retrial.kind === 'best'
        ? 'page-mistakes-found'
        : retrial.kind === 'good'
          ? 'page-mistakes-good'
          : 'page-mistakes-not-yet',
  );

export const isOver = (retrial: Retrial): boolean =>
  retrial.kind === 'best' || retrial.kind === 'good' || shown.value !== null;

/** To the next mistake that is not found, else back to the review. */
export function goOn(): void {
  const all = mistakes.value,
    open = (i: number): boolean => Boolean(all[i]) && !isFound(all[i]!) && !isShown(all[i]!);
  const next = [...all.keys()].find((i) => i > at.value && open(i)) ?? [...all.keys()].find(open);
  if (next !== undefined && next !== at.value) at.value = next;
  else if (at.value + 1 < all.length) at.value += 1;
  else go(reviewAddress(source.value.match));
}

export const endWords = (): string => {
  const left = mistakes.value.length - count(isFound) - count(isShown);
  return left > 0 || at.value + 1 < mistakes.value.length
    ? t('page-mistakes-next')
    : t('page-mistakes-done', { found: count(isFound), shown: count(isShown) });
};

function Reasons({ retrial, prefix }: { retrial: Retrial; prefix: string }) {
  const way = retrial.kind === 'best' || retrial.kind === 'good' ? 'played' : 'tried';
  return (
    <>
      {retrial.facts.map((fact) => (
        <p>{reasonWords(prefix, fact, way)}</p>
      ))}
    </>
  );
}

const Acts = ({ one, retrial }: Props & { retrial: Retrial }) => (
  <div class="row wrap lacts">
    {isOver(retrial) ? (
      <>
        {retrial.kind === 'good' && (
          <button class="btn quiet" data-act="again" onClick={again}>
            {t('page-mistakes-search-on')}
          </button>
        )}
        <button class="btn primary" data-act="next" onClick={goOn}>
          {endWords()}
          <Icon name="right" size={18} />
          <span class="key" aria-hidden="true" data-key="⏎" />
        </button>
      </>
    ) : (
      <>
        <button class="btn quiet" data-act="show" onClick={() => showBest(one)}>
          <Icon name="eye" size={18} />
          {t('page-mistakes-show')}
        </button>
        <button class="btn primary" data-act="again" onClick={again}>
          <Icon name="left" size={18} />
          {t('page-learn-again')}
          <span class="key" aria-hidden="true" data-key="⏎" />
        </button>
      </>
    )}
  </div>
);

export function Outcome(props: Props & { retrial: Retrial }) {
  const { retrial, prefix } = props,
    head = useRef<HTMLHeadingElement>(null),
    won = isOver(retrial);
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      class={`lout mout ${won ? 'won' : 'lost'} ${retrial.kind}`}
      data-kind={retrial.kind}
      data-verdict={won ? 'solved' : 'failed'}
    >
      <div class="lsaid">
        <h2 ref={head} tabIndex={-1}>
          <Icon name={shown.value ? 'eye' : won ? 'check' : 'close'} size={22} />
          {headline(retrial)}
          <b class="num mchance">{percent(retrial.chance)}</b>
          <span class="small sec">
            {t('page-mistakes-beside', {
              played: percent(retrial.played),
              best: percent(retrial.best),
            })}
          </span>
        </h2>
        <p>{shown.value ? '' : t(`review-retrial-${retrial.kind}`)}</p>
        <Reasons retrial={retrial} prefix={prefix} />
      </div>
      <Acts {...props} />
    </section>
  );
}
