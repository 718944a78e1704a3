// What the engine thinks: the best few plans, surer while one looks; pause and go.
import { useMemo } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { update } from '../state/table';
import type { Thought, Way } from '../wire/explored';
import { faultWords } from '../words/faults';
import { t } from '../words/texts';
import { draw, known, playLine, preview } from './board';
import { earlier, isOn, keyOf, thinker, thought, trouble, turning } from './engine';
import { actionWords, percent } from './words';

const half = (ways: readonly Way[]): number =>
  Math.round(Math.max(...ways.map((w) => w.half)) * 100);

function stateWords(told: Thought | null): string {
  if (trouble.value) return faultWords(trouble.value);
  if (!isOn.value) return t('page-analysis-paused');
  if (!told) return t('page-analysis-begins');
  if (told.stage === 'failed') return t('page-analysis-failed');
  if (told.stage === 'waiting') return t('page-analysis-waiting', { place: told.place });
  return t('page-analysis-draws', { draws: told.draws, most: told.most });
}

export const Head = ({ told }: { told: Thought | null }) => (
  <div class="think">
    <button
      class="icon-btn"
      data-act="think"
      aria-pressed={isOn.value}
      aria-label={t(isOn.value ? 'page-analysis-stop' : 'page-analysis-go')}
      onClick={() => {
        isOn.value = !isOn.value;
      }}
    >
      <Icon name={isOn.value ? 'pause' : 'play'} />
    </button>
    <span class="grow">
      <span class="small">{stateWords(told)}</span>
      <progress
        value={told?.draws ?? 0}
        max={told?.most ?? 1}
        aria-label={t('page-analysis-progress')}
      />
    </span>
    {told && told.ways.length > 0 && <span class="num sec">± {half(told.ways)}</span>}
  </div>
);

/** A first action that all plans share: the idea. */
function sharedStep(ways: readonly Way[]): Way['line'][number] | null {
  const [first] = ways;
  if (!first || ways.length < 2) return null;
  return (
    first.line.find((action) =>
      ways.every((way) => way.line.some((other) => keyOf([other]) === keyOf([action]))),
    ) ?? null
  );
}

/** What a plan does besides the step that all share, which is told above them; that step where it is all. */
export function ownSteps(ways: readonly Way[], at: number): Way['line'] {
  const shared = turning.value ? null : sharedStep(ways),
    own = ways[at]!.line.filter((action) => !shared || keyOf([action]) !== keyOf([shared]));
  return own.length ? own : ways[at]!.line;
}

/** Plans that cannot be told apart stand level. */
const isLevel = (ways: readonly Way[], at: number): boolean =>
  at > 0 && ways[0]!.chance - ways[at]!.chance < Math.max(ways[0]!.half, ways[at]!.half);

function Change({ way }: { way: Way }) {
  const before = earlier.value.get(keyOf(way.line)),
    by = before === undefined ? 0 : Math.round((way.chance - before) * 100);
  return by ? <small class="num">{by > 0 ? `+${by}` : `−${-by}`}</small> : null;
}

const isAsTurned = (way: Way): boolean => keyOf(way.line) === keyOf(turning.value ?? []);

/** Asks of the first plan whether it were better with a tile turned, or goes back to all plans. */
function Turn({ ways }: { ways: readonly Way[] }) {
  const line = ways[0]?.line;
  if (!turning.value && !line?.some((action) => 'facing' in action)) return null;
  return (
    <button
      class="btn quiet sm turn"
      data-act="turn"
      aria-pressed={turning.value !== null}
      onClick={() => {
        turning.value = turning.value ? null : line!;
      }}
    >
      <Icon name="turn" size={16} />
      {t(turning.value ? 'page-analysis-turn-back' : 'page-analysis-turn')}
    </button>
  );
}

function Plan({ ways, at, seat }: { ways: readonly Way[]; at: number; seat: number }) {
  const way = ways[at]!,
    [first, ...rest] = ownSteps(ways, at).map((action) => actionWords(action, seat)),
    show = (): void => preview(way.line[0] ?? null),
    hide = (): void => preview(null);
  return (
    <li>
      <button
        class={`plan ${at === 0 ? 'best' : ''}`}
        data-plan={at}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => void playLine(seat, way.line)}
      >
        <span class="rank num">{isLevel(ways, at) ? '=' : at + 1}</span>
        <span class="grow">
          <b>{first}</b>
          {rest.length > 0 && <span class="small sec">{rest.join(', ')}</span>}
          {way.share > 0 && (
            <span class="small sec">
              {t('page-review-mixture', { percent: Math.round(way.share * 100) })}
            </span>
          )}
        </span>
        <span class="worth">
          <b class="num">{percent(way.chance)}</b>
          {turning.value ? (
            <small>
              {isAsTurned(way) ? t('page-analysis-as-it-is') : t('page-analysis-turned')}
            </small>
          ) : (
            <Change way={way} />
          )}
        </span>
      </button>
    </li>
  );
}

function Idea({ ways, seat }: { ways: readonly Way[]; seat: number }) {
  const shared = sharedStep(ways);
  if (!shared) return null;
  return (
    <p class="idea">
      <b>{actionWords(shared, seat)}</b>
      <span class="small sec">{t('page-analysis-idea', { count: ways.length })}</span>
    </p>
  );
}

export function Plans() {
  const told = thought.value,
    seat = thinker(known.value),
    ways = useMemo(() => told?.ways ?? [], [told]);
  if (seat === null) return null;
  return (
    <section
      class="panel plans"
      aria-label={t('page-analysis-plans')}
      data-draws={told?.draws ?? 0}
    >
      <Head told={told} />
      {!turning.value && <Idea ways={ways} seat={seat} />}
      <ol>
        {ways.map((way, at) => (
          <Plan key={keyOf(way.line)} ways={ways} at={at} seat={seat} />
        ))}
      </ol>
      <Turn ways={ways} />
      {update.value && ways.length > 1 && isLevel(ways, 1) && (
        <p class="small sec level">{t('page-analysis-level')}</p>
      )}
    </section>
  );
}

/** The best plan in one line, where there is no room for all. */
export function BestPlan() {
  const told = thought.value,
    best = told?.ways[0],
    seat = thinker(known.value);
  if (known.value?.chance)
    return (
      <p class="bestplan">
        <button class="btn primary grow" data-act="draw-on" onClick={() => void draw('on')}>
          <Icon name="dice" size={18} />
          {t('page-analysis-draw-on')}
        </button>
      </p>
    );
  if (seat === null) return null;
  return (
    <p class="bestplan">
      {best ? (
        <>
          <b class="num">{percent(best.chance)}</b>
          <span>{best.line.map((action) => actionWords(action, seat)).join(', ')}</span>
        </>
      ) : (
        <span class="sec">{stateWords(told)}</span>
      )}
    </p>
  );
}
