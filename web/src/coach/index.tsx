// The coach beside the board: one line before a decision, a card before a blunder, and all that was said.
import { useEffect, useRef } from 'preact/hooks';
import { Dialog, openDialog } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { Rich } from '../parts/rich';
import { isActive } from '../stage';
import { reasonWords } from '../state/act';
import type { Action } from '../state/choose';
import { held, isLooking, remark, said, type Held, type Said } from '../state/coach';
import { change, settings } from '../state/settings';
import { guard, update, voice, weighing } from '../state/table';
import type { Future } from '../wire/types';
import { shout } from '../words/live';
import { plain, t } from '../words/texts';
import { goOn, guardMove, LEVELS, lookAhead, takeBack } from './coach';

export { groundsOf } from './grounds';

const HUNDRED = 100;

const actionWords = (action: Action | undefined): string => {
  const now = update.value;
  return action && now ? (voice.value?.sayAction(action, now.seat ?? 0, now) ?? '') : '';
};

/** The steps of a way; what only ends a turn goes without saying. */
const lineWords = (line: readonly Action[]): string =>
  line
    .filter((action, i) => i === 0 || action.do !== 'end')
    .map(actionWords)
    .map(plain)
    .join(' › ');

function Row({ future, isBetter }: { future: Future; isBetter: boolean }) {
  const counted = ([before, after]: number[], isOwn: boolean) =>
    before === undefined ? (
      <td />
    ) : (
      <td class="num">
        {before} › <b class={isOwn && after! < before ? 'bad' : ''}>{after}</b>
      </td>
    );
  return (
    <tr class={isBetter ? 'better' : ''}>
      <th scope="row">{lineWords(future.line)}</th>
      {counted(future.own, true)}
      {counted(future.foe, false)}
    </tr>
  );
}

function Futures({ futures }: { futures: readonly Future[] }) {
  const isAverage = futures.some((one) => !one.exact);
  return (
    <table class="cfutures">
      <thead>
        <tr>
          <th scope="col">
            {t('page-coach-if')}
            {isAverage && <span class="sec"> ({t('page-coach-average')})</span>}
          </th>
          <th scope="col">{t('page-coach-you')}</th>
          <th scope="col">{t('page-coach-they')}</th>
        </tr>
      </thead>
      <tbody>
        {futures.map((future, i) => (
          <Row future={future} isBetter={i === 1} />
        ))}
      </tbody>
    </table>
  );
}

/** What the keys mean while a choice is kept back. */
function pressKey(event: KeyboardEvent): void {
  if (!held.value) return;
  if (event.key === 'Escape') takeBack(false);
  else if (event.key === 'Enter' && event.shiftKey) goOn();
  else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) takeBack(true);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function Warning({ now }: { now: Held }) {
  const title = useRef<HTMLHeadingElement>(null),
    { word } = now,
    better = word.futures[1]?.line[0],
    head = t('page-coach-wait', { points: Math.round(HUNDRED * word.loss) });
  useEffect(() => {
    title.current?.focus();
    shout(
      [t('page-coach'), head, ...word.reasons.map(reasonWords), lineWords([better!])]
        .map(plain)
        .join('. '),
    );
    addEventListener('keydown', pressKey, true);
    return () => removeEventListener('keydown', pressKey, true);
  }, [now]);
  return (
    <section class="cwarn" role="alertdialog" aria-labelledby="coach-wait" data-part="warning">
      <header>
        <span class="cbadge">
          <Icon name="coach" size={22} />
        </span>
        <h2 id="coach-wait" tabIndex={-1} ref={title}>
          {head}
        </h2>
      </header>
      {word.reasons.map((reason) => (
        <p>
          <Rich text={reasonWords(reason)} />
        </p>
      ))}
      <Futures futures={word.futures} />
      <div class="cacts">
        <button class="btn primary" data-act="coach-follow" onClick={() => takeBack(true)}>
          <Icon name="undo" size={18} />
          <span>{t('page-coach-first', { action: plain(actionWords(better)) })}</span>
        </button>
        <button class="btn quiet" data-act="coach-anyway" onClick={goOn}>
          {t('page-coach-anyway')}
        </button>
        <button class="btn quiet" data-act="coach-back" onClick={() => takeBack(false)}>
          {t('page-coach-back')}
        </button>
      </div>
    </section>
  );
}

const ICONS: Record<Said['kind'], IconName> = {
  now: 'coach',
  good: 'check',
  back: 'undo',
  on: 'alert',
  plain: 'coach',
};

/** How much it says, all that it said, and the door. */
function CoachDialog() {
  const { coachLevel } = settings.value;
  return (
    <Dialog title={t('page-coach')}>
      <div class="field" role="radiogroup" aria-label={t('page-coach-speaks')}>
        <span>{t('page-coach-speaks')}</span>
        {LEVELS.map((level) => (
          <label class="check">
            <input
              type="radio"
              name="coach-level"
              value={level}
              checked={level === coachLevel}
              onChange={() => change({ coachLevel: level })}
            />
            <span>{t(`page-coach-${level}`)}</span>
          </label>
        ))}
      </div>
      <h3>{t('page-coach-said')}</h3>
      {said.value.length ? (
        <ol class="csaid">
          {[...said.value].reverse().map(({ kind, words }) => (
            <li class={kind}>
              <Icon name={ICONS[kind]} size={18} />
              <span>
                <Rich text={words} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p class="sec">{t('page-coach-said-nothing')}</p>
      )}
      <button class="btn quiet" onClick={() => change({ isCoached: false })}>
        {t('page-coach-send-away')}
      </button>
    </Dialog>
  );
}

const openCoach = (): void => openDialog(() => <CoachDialog />);

/** What it does while it has nothing to tell. */
function quiet(): 'ahead' | 'calm' | 'waits' {
  if (isLooking.value) return 'ahead';
  return update.value?.legal.length && !isActive.value ? 'calm' : 'waits';
}

/** One line: what matters now, or what was good. */
function Line() {
  const now = remark.value,
    words =
      weighing.value && !held.value
        ? t('page-coach-looks')
        : (now?.words ?? t(`page-coach-${quiet()}`));
  return (
    <div class={`line coach-line ${now?.kind ?? ''}`} data-part="coach">
      <button class="btn sm quiet chip-coach" data-act="coach" onClick={openCoach}>
        <Icon name="coach" size={18} />
        <span class="only-wide">{t('page-coach')}</span>
        <span class="unseen">{t('page-coach-on')}</span>
      </button>
      <span class="grow" role="status">
        <Rich text={words} />
      </span>
    </div>
  );
}

export function CoachLayer() {
  const now = update.value,
    isShow = isActive.value,
    key = now && now.legal.length && !isShow ? `${now.match} ${now.version}` : '';
  useEffect(() => {
    guard.value = guardMove;
    return () => {
      guard.value = null;
      held.value?.decide(false);
      remark.value = null;
    };
  }, []);
  useEffect(() => {
    if (now && key) void lookAhead(now);
  }, [key]);
  // A choice that is kept back belongs to its decision.
  useEffect(() => () => held.value?.decide(false), [now?.version]);
  return (
    <>
      <Line />
      {held.value && <Warning now={held.value} />}
    </>
  );
}
