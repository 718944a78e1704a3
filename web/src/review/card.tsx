// The decision on the screen: what was played, what was best, why.
import { Icon } from '../parts/icon';
import type { Face } from '../games/face';
import type { Told } from '../state/voice';
import type { Decision, Way } from '../wire/judged';
import { t } from '../words/texts';
import { decisions, here, numberOf, toMark, triedAnew } from './found';
import { Mark, markWord } from './mark';
import { lineWords, reasonWords } from './words';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

interface Props {
  face: Face;
  id: string;
  prefix: string;
  one: Decision;
  eyes: Told;
}

const Line = ({ face, one, eyes, way, kind }: Props & { way: Way; kind: 'played' | 'best' }) => (
  <div class={`wayline ${kind}`}>
    <span class="what">{t(`page-review-${kind}`)}</span>
    <span class="words">
      {lineWords(face, way, one.seat, eyes)}
      {way.share > 0 && (
        <span class="muted">
          {' '}
          {t('page-review-mixture', { percent: Math.round(way.share * 100) })}
        </span>
      )}
    </span>
    <span class="num chance">{percent(way.chance)}</span>
  </div>
);

const Reasons = ({ prefix, one }: { prefix: string; one: Decision }) => (
  <>
    {one.facts.map((fact) => (
      <p>{reasonWords(prefix, fact, 'played')}</p>
    ))}
    {one.ways.some((way) => way.share > 0) && <p class="sec">{t('page-review-fair')}</p>}
    {one.perhaps !== '' && (
      <p class="sec">{t('page-review-level', { half: Math.round(one.half * 100) })}</p>
    )}
  </>
);

export function DecisionCard(props: Props) {
  const { one } = props,
    best = one.ways[0],
    isBest = !best || JSON.stringify(best.line) === JSON.stringify(one.played.line);
  return (
    <section class="panel decision" aria-live="polite">
      <div class="ph">
        <Mark one={one} />
        <h2>
          {t('page-review-turn', {
            n: here.value + 1,
            total: decisions.value.length,
            mark: markWord(one),
          })}
        </h2>
      </div>
      <Line {...props} way={one.played} kind="played" />
      {!isBest && <Line {...props} way={best} kind="best" />}
      <Reasons prefix={props.prefix} one={one} />
      <div class="row">
        {one.mark !== '' && (
          <a class="btn" data-act="try" href={triedAnew(props.id, one.seat, numberOf(one))}>
            {t('page-mistakes-again')}
          </a>
        )}
        <button class="btn quiet" onClick={() => toMark(-1)}>
          <Icon name="previous" size={16} />
          {t('page-review-last')}
        </button>
        <button class="btn primary" onClick={() => toMark(1)}>
          {t('page-review-next')}
          <Icon name="next" size={16} />
        </button>
      </div>
    </section>
  );
}
