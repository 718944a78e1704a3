// The decision on the screen: what was played, what was best, why.
import { Icon } from '../parts/icon';
import { Grounds } from '../parts/grounds';
import { Rich } from '../parts/rich';
import type { Face } from '../games/face';
import { groundsOf } from '../coach/grounds';
import type { Film } from '../replay/film';
import type { Told } from '../state/voice';
import type { Decision, Way } from '../wire/judged';
import { t } from '../words/texts';
import { here, numberOf, state, toMark, triedAnew } from './found';
import { Mark, markWord } from './mark';
import { lineWords, percent, reasonWords } from './words';

interface Props {
  face: Face;
  id: string;
  prefix: string;
  one: Decision;
  eyes: Told;
  /** The steps at which battles were, and all steps of the game. */
  battles: readonly number[];
  steps: Film['info']['steps'];
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

/** Why the best is better: as the board tells it, else as it is counted. */
const whyWords = ({ face, prefix, one, eyes }: Props): string[] =>
  one.reasons?.length
    ? one.reasons.map(({ id, args = {} }) => face.words(id, args, eyes))
    : one.facts.map((fact) => reasonWords(prefix, fact, 'played'));

/** What more it may have been: nothing at all, or worse than its mark says. */
const doubtWords = ({ loss, half, perhaps }: Decision): string =>
  loss <= half
    ? t('page-review-level', { half: Math.round(half * 100) })
    : t('page-review-perhaps', { mark: t(`page-review-mark-${perhaps}`) });

const Reasons = (props: Props) => (
  <>
    {whyWords(props).map((words) => (
      <p class="because">
        <Rich text={words} />
      </p>
    ))}
    {props.one.ways.some((way) => way.share > 0) && <p class="sec">{t('page-review-fair')}</p>}
    {props.one.why && (
      <Grounds
        grounds={groundsOf(props.one.why, props.face, props.one.seat, props.eyes, 'played')}
      />
    )}
    {props.one.perhaps !== '' && <p class="sec">{doubtWords(props.one)}</p>}
  </>
);

/** Where choices are secret: how often the best mixture makes each, and what was chosen. */
function Shares({ face, one, eyes }: Props) {
  const mixed = one.ways.filter((way) => way.share >= 0.01);
  if (!mixed.length) return null;
  return (
    <ol class="shares">
      {mixed.map((way) => (
        <li class={isSame(way, one.played) ? 'own' : ''}>
          <span class="grow">{lineWords(face, way, one.seat, eyes)}</span>
          <span class="track" aria-hidden="true">
            <i style={`width:${way.share * 100}%`} />
          </span>
          <b class="num">{percent(way.share)}</b>
        </li>
      ))}
    </ol>
  );
}

/** What the others chose at the same time: told, never counted. */
function Hindsight({ face, one, eyes, steps }: Props) {
  const then = steps[one.first]?.actions ?? {},
    others = Object.entries(then).filter(
      ([seat]) => seat !== 'chance' && seat !== String(one.seat),
    );
  if (!others.length || !one.ways.some((way) => way.share > 0)) return null;
  return (
    <div class="hindsight small">
      <b>{t('page-review-hindsight')}</b>
      {others.map(([seat, action]) => (
        <p>{lineWords(face, { line: [action] }, Number(seat), eyes)}</p>
      ))}
    </div>
  );
}

/** The next battle after a decision, to be watched in the replay. */
function Battle({ id, one, battles }: Props) {
  const step = battles.find((n) => n > one.first);
  return step !== undefined && one.mark !== '' ? (
    <a class="btn quiet" data-act="battle" href={`/r/${id}?n=${step}`}>
      <Icon name="swords" size={16} />
      {t('page-review-watch')}
    </a>
  ) : null;
}

const isSame = (one: Way, other: Way): boolean =>
  JSON.stringify(one.line) === JSON.stringify(other.line);

function turningWords(one: Decision): string {
  const all = state.value?.review?.turning ?? [],
    n = one.mark ? all.indexOf(one.first) + 1 : 0;
  return n ? t('page-review-turning', { n, count: all.length }) : '';
}

/** To the mark before, or to the next: what leads through the review. */
const Walk = ({ by }: { by: 1 | -1 }) => (
  <button
    class={by === 1 ? 'btn primary sm' : 'btn quiet sm'}
    aria-label={t(by === 1 ? 'page-review-next' : 'page-review-last')}
    title={t(by === 1 ? 'page-review-next' : 'page-review-last')}
    onClick={() => toMark(by)}
  >
    <Icon name={by === 1 ? 'next' : 'previous'} size={16} />
  </button>
);

export function DecisionCard(props: Props) {
  const { one } = props,
    best = one.ways[0],
    turning = turningWords(one),
    isBest = !best || isSame(best, one.played);
  return (
    <section class="panel decision" aria-live="polite">
      <div class="ph">
        <Mark one={one} />
        <h2>{t('page-review-turn', { n: here.value + 1, mark: markWord(one) })}</h2>
        <Walk by={-1} />
        <Walk by={1} />
      </div>
      {turning && <p class="turning">{turning}</p>}
      <Line {...props} way={one.played} kind="played" />
      {!isBest && <Line {...props} way={best} kind="best" />}
      <Shares {...props} />
      <Reasons {...props} />
      <Hindsight {...props} />
      <div class="row">
        {one.mark !== '' && (
          <a class="btn" data-act="try" href={triedAnew(props.id, one.seat, numberOf(one))}>
            {t('page-mistakes-again')}
          </a>
        )}
        <Battle {...props} />
      </div>
    </section>
  );
}
