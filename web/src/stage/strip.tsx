// The strip under the board: what is being shown, in a sentence, and the way to steer it.
import { Icon, type IconName } from '../parts/icon';
import { Rich, RuleId } from '../parts/rich';
import { onControl, useKeys } from '../parts/keys';
import { t } from '../words/texts';
import { openSince } from './since';
import { skipAll, staging } from './gather';
import { answerOffer, FASTER, isOffered } from './haste';
import { AT_ONCE } from './pace';
import {
  again,
  at,
  back,
  current,
  cycleSpeed,
  game,
  isActive,
  isOver,
  isPlaying,
  isStill,
  isTold,
  next,
  seek,
  seen,
  speed,
  steps,
  toggle,
} from './player';
import type { SignOf, Step } from './step';
import { isLight } from '../state/sides';
import type { Update } from '../wire/types';

// -- keys -----------------------------------------------------------------------------------------

const onward = (): void => {
  if (!isOver.value) next(false);
};

const KEYS: Record<string, () => void> = {
  ' ': toggle,
  arrowleft: back,
  arrowright: onward,
  escape: skipAll,
};
const ALWAYS: Record<string, () => void> = { a: again, '.': cycleSpeed };

/** While something is shown its keys go first; afterwards only those that begin it again are its own. */
export function pressStageKey(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase(),
    act = ALWAYS[key] ?? (isOver.value ? undefined : KEYS[key]);
  const isTheirs = isOver.value && staging.value?.ownKeys?.includes(key);
  if (!steps.value.length || !act || isTheirs || onControl(event)) return false;
  act();
  return true;
}

// -- notches --------------------------------------------------------------------------------------

/** So many steps before and behind the present one have a notch. */
const NEAR = 30;

/** Steps in a row, those of one turn side by side. */
const grouped = (): [string, [Step, number][]][] => {
  const groups = new Map<string, [Step, number][]>();
  steps.value.forEach((step, index) => {
    if (Math.abs(index - at.value) > NEAR) return;
    const { id } = step.group;
    groups.set(id, [...(groups.get(id) ?? []), [step, index]]);
  });
  return [...groups];
};

/** How far a step is counts its own notch; it is moved by hand, so that the strip is not drawn again. */
function Notches({ mine }: { mine: number | null }) {
  return (
    <div class="notches" aria-hidden="true">
      {grouped().map(([id, own]) => (
        <span
          key={id}
          class={`grp ${own[0]![0].group.seat === mine ? '' : 'theirs'}`}
          style={`--n:${own.length}`}
        >
          {own.map(([, index]) => (
            <i
              class={index < at.value ? 'done' : index === at.value ? 'now' : ''}
              onClick={() => {
                if (index <= seen.value) seek(index);
              }}
            >
              <b />
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}

// -- controls -------------------------------------------------------------------------------------

const Button = ({
  icon,
  label,
  act,
  name,
}: {
  icon: IconName;
  label: string;
  act(): void;
  name: string;
}) => (
  <button
    class="btn ic quiet"
    aria-label={t(label)}
    data-tip={t(label)}
    data-act={name}
    onClick={act}
  >
    <Icon name={icon} size={18} />
  </button>
);

const mainLabel = (): [IconName, string] => {
  if (isOver.value) return ['turn', 'page-stage-again'];
  if (isStill()) return ['next', 'page-stage-next'];
  return isPlaying.value ? ['pause', 'page-pause'] : ['play', 'page-play'];
};

const speedWords = (): string =>
  speed.value === AT_ONCE ? t('page-stage-at-once') : `${speed.value}×`;

function Controls({ now }: { now: Update }) {
  const [icon, label] = mainLabel();
  return (
    <div class="ctls">
      <Button icon="previous" label="page-stage-back" act={back} name="stage-back" />
      <button
        class={`btn ${isOver.value || isPlaying.value ? '' : 'primary'}`}
        data-act="stage-play"
        onClick={toggle}
      >
        <Icon name={icon} size={18} />
        <span>{t(label)}</span>
      </button>
      {!isOver.value && <Button icon="next" label="page-stage-on" act={onward} name="stage-on" />}
      {!isStill() && (
        <button
          class="btn quiet"
          data-act="stage-speed"
          aria-label={t('page-stage-speed', { speed: speedWords() })}
          onClick={cycleSpeed}
        >
          {speedWords()}
        </button>
      )}
      <span class={isOver.value && staging.value?.hidesList ? '' : 'only-narrow'}>
        <Button icon="list" label="page-stage-since" act={() => openSince(now)} name="stage-list" />
      </span>
      {!isOver.value && (
        <button class="btn quiet" data-act="skip" onClick={skipAll}>
          <Icon name="last" size={18} />
          <span class="only-wide">{t('page-stage-skip')}</span>
        </button>
      )}
    </div>
  );
}

function Caption({ now, Sign }: { now: Update; Sign: SignOf }) {
  const step = current.value ?? steps.value.at(-1),
    told = isTold.value || !step?.until,
    seat = step?.seat != null ? now.seats[step.seat] : undefined;
  if (!step) return <div class="cap" />;
  return (
    <div class="cap">
      <span class="who">
        {step.icon?.() ?? (seat && <Sign seat={seat} size={28} mine={isLight(now, seat.seat)} />)}
      </span>
      <span class="txt">
        <Rich text={told ? step.text : step.until!} /> {step.rule && <RuleId id={step.rule} />}
      </span>
    </div>
  );
}

/** Shows were skipped again and again. */
const Offer = () => (
  <div class="offer" role="group" aria-label={t('page-stage-offer')}>
    <span class="small">{t('page-stage-offer')}</span>
    <button class="btn sm" data-act="faster" onClick={() => answerOffer(game.value, true)}>
      {t('page-stage-faster', { speed: FASTER })}
    </button>
    <button class="btn sm quiet" onClick={() => answerOffer(game.value, false)}>
      {t('page-stage-as-it-is')}
    </button>
  </div>
);

/** What the show does now, in a word. */
const stateNow = (): string => {
  if (isOver.value) return isActive.value ? 'waiting' : 'over';
  return isPlaying.value ? 'playing' : 'standing';
};

/** The strip stands wherever something was or is shown; a game that shows nothing has none. */
export function Strip({ now, Sign }: { now: Update; Sign: SignOf }) {
  useKeys(pressStageKey);
  if (!steps.value.length) return null;
  return (
    <section
      class="strip"
      aria-label={t('page-stage')}
      data-stage={stateNow()}
      data-step={at.value}
      data-steps={steps.value.length}
      data-battle={steps.value.slice(at.value).some((step) => step.isHeld) ? '' : undefined}
      data-over={isOver.value}
      data-still={!isOver.value && isStill() ? '' : undefined}
    >
      {isOver.value && isOffered.value ? <Offer /> : <Caption now={now} Sign={Sign} />}
      <Controls now={now} />
      <Notches mine={now.seat} />
    </section>
  );
}
