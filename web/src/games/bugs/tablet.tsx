// The order tablet: one unit and its path, or all in one direction; what it leads to; the seal.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/texts';
import { Icon } from '../../parts/icon';
import { clear, sending } from '../../state/store';
import {
  army,
  chosenUnit,
  drawn,
  forecastOf,
  isGeneral,
  medalUsed,
  mostSteps,
  openUnits,
  pickKind,
  pickUnit,
  seal,
  shorten,
  stay,
  step,
  tentative,
  trail,
} from './choice';
import { Piece, Troop } from './piece';
import { PreviewCard } from './sums';
import { directionName, unitName } from './words';
import { armyOf, type Table, type Unit } from './view';

const ARROWS: Record<string, string> = {
  N: 'M12 20V5M5 12l7-7 7 7',
  S: 'M12 4v15M5 12l7 7 7-7',
  E: 'M4 12h15M12 5l7 7-7 7',
  W: 'M20 12H5M12 5l-7 7 7 7',
};
export const ArrowIcon = ({ direction, size = 20 }: { direction: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.4"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d={ARROWS[direction]} />
  </svg>
);

function UnitRow({ unit, inspect }: { unit: Unit; inspect(unit: Unit): void }) {
  const on = chosenUnit.value === unit.unit,
    may = openUnits.value.includes(unit.unit);
  return (
    <li class={on ? 'sel' : ''}>
      <button
        class="ub"
        aria-pressed={on}
        aria-disabled={!may}
        data-unit={unit.unit}
        onClick={() => {
          if (may) pickUnit(unit.unit);
          else inspect(unit);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect(unit);
        }}
      >
        <Piece unit={unit.unit} army={unit.army} size={40} />
        <span class="un">
          <b>{unitName(unit.unit)}</b>
          <span class="tiny sec">{t(`page-bugs-short-${unit.unit}`)}</span>
        </span>
        <span class="tr">
          <Troop troop={unit.troop} />
          <span class="tiny">{t(`bugs-troop-${unit.troop}`)}</span>
        </span>
        <b class="num fig">
          <span class="unseen">{t('page-bugs-speed')} </span>
          {unit.speed}
        </b>
        <b class="num fig">
          <span class="unseen">{t('page-bugs-strength')} </span>
          {unit.strength?.total ?? unit.base_strength}
        </b>
        <b class="num fig">
          <span class="unseen">{t('page-bugs-range')} </span>
          {unit.range || '–'}
        </b>
      </button>
    </li>
  );
}

function Steps({ table }: { table: Table }) {
  const cells = trail(table),
    path = drawn.value === 'stay' ? '' : (drawn.value ?? '');
  return (
    <div class="course" role="group" aria-label={t('page-bugs-steps')}>
      {Array.from({ length: mostSteps.value }, (_, index) => {
        const made = path[index];
        return (
          <span class={`leg ${made ? 'on' : ''}`}>
            <b class="num">{index + 1}</b>
            {made ? <ArrowIcon direction={made} size={18} /> : <Icon name="plus" size={16} />}
            <span class="tiny">{made ? cells[index + 1] : t('page-bugs-step-add')}</span>
          </span>
        );
      })}
      <span class="dpad" role="group" aria-label={t('page-bugs-add-step')}>
        {['W', 'N', 'S', 'E'].map((direction) => (
          <button
            class="icon-btn on"
            aria-label={t('page-bugs-step-to', { direction: directionName(direction) })}
            data-step={direction}
            onClick={() => step(table, direction)}
          >
            <ArrowIcon direction={direction} />
          </button>
        ))}
      </span>
      <button
        class="btn quiet sm"
        disabled={drawn.value === null}
        onClick={shorten}
        aria-label={t('page-bugs-last-step')}
      >
        <Icon name="undo" size={16} />
        <span class="only-wide">{t('page-bugs-last-step')}</span>
        <span class="key" aria-hidden="true">
          ⌫
        </span>
      </button>
    </div>
  );
}

function Outcome({ table }: { table: Table }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [drawn.value, chosenUnit.value]);
  return (
    <div class="outcome" ref={box}>
      <Foretold table={table} />
    </div>
  );
}

function Foretold({ table }: { table: Table }) {
  const unit = chosenUnit.value,
    told = forecastOf(table, unit, drawn.value);
  if (!unit || drawn.value === null)
    return <p class="sec small remark">{t('page-bugs-draw-path')}</p>;
  const shown = told?.battle ?? told?.shots[0] ?? null;
  return (
    <>
      {medalUsed.value && (
        <p class="small remark">
          <Icon name="info" size={16} />{' '}
          {t('bugs-do-use-medal', { medal: t(`bugs-medal-${medalUsed.value}`) })}
        </p>
      )}
      {told?.stopped && (
        <p class="small remark warn">
          {t('page-bugs-stops', { at: told.ends, reason: t(`bugs-reason-${told.stopped}`) })}
        </p>
      )}
      {shown ? (
        <PreviewCard preview={shown} unit={unit} army={army.value} />
      ) : (
        !told?.stopped && (
          <p class="sec small remark">
            {t(drawn.value === 'stay' ? 'page-bugs-stays-quiet' : 'page-bugs-nobody', {
              at: trail(table).at(-1) ?? '',
            })}
          </p>
        )
      )}
      {told && told.shots.length > 1 && (
        <p class="tiny sec">{t('page-bugs-more-targets', { count: told.shots.length })}</p>
      )}
    </>
  );
}

const General = ({ table }: { table: Table }) => (
  <div class="general">
    <p class="sec small">{t('page-bugs-general-how')}</p>
    <div class="rose" role="group" aria-label={t('page-bugs-general')}>
      {['N', 'W', 'E', 'S'].map((direction) => (
        <button
          class={`btn d-${direction}`}
          data-step={direction}
          aria-pressed={tentative.value?.direction === direction}
          onClick={() => step(table, direction)}
        >
          <ArrowIcon direction={direction} />
          {directionName(direction)}
        </button>
      ))}
    </div>
  </div>
);

export function Tablet({ table, inspect }: { table: Table; inspect(unit: Unit): void }) {
  const mine = table.units.filter((unit) => unit.army === army.value && unit.at !== null),
    leader = armyOf(table, army.value),
    general = isGeneral.value;
  if (!leader) return null;
  return (
    <section
      class={`tablet ${drawn.value === null ? '' : 'drawn'}`}
      aria-label={t('page-bugs-tablet')}
    >
      <div class="okinds" role="group" aria-label={t('page-bugs-kind')}>
        <button
          class={`okind ${general ? '' : 'on'}`}
          aria-pressed={!general}
          onClick={() => pickKind(false)}
        >
          <b>{t('page-bugs-one')}</b>
          <span class="tiny sec">{t('page-bugs-one-how')}</span>
        </button>
        <button
          class={`okind ${general ? 'on' : ''}`}
          aria-pressed={general}
          data-act="general"
          onClick={() => pickKind(true)}
        >
          <b>{t('page-bugs-all')}</b>
          <span class="tiny sec">{t('page-bugs-all-how')}</span>
        </button>
      </div>
      <div class="tb" tabIndex={-1}>
        {general ? (
          <General table={table} />
        ) : (
          <>
            <div class="hd tiny muted" aria-hidden="true">
              <span />
              <span>{t('page-bugs-unit')}</span>
              <span>{t('page-bugs-troop')}</span>
              <span>{t('page-bugs-speed')}</span>
              <span>{t('page-bugs-strength')}</span>
              <span>{t('page-bugs-range')}</span>
            </div>
            <ul class="units">
              {mine.map((unit) => (
                <UnitRow unit={unit} inspect={inspect} />
              ))}
            </ul>
            {chosenUnit.value && <Steps table={table} />}
            <Outcome table={table} />
          </>
        )}
      </div>
      <div class="seal-row">
        {!general && chosenUnit.value && drawn.value !== 'stay' ? (
          <button class="btn quiet" data-act="stay" onClick={stay}>
            <Icon name="pause" size={18} />
            {t('page-bugs-stay')}
          </button>
        ) : (
          <button class="btn quiet" disabled={!chosenUnit.value && !general} onClick={clear}>
            <Icon name="close" size={18} />
            {t('page-cancel')}
          </button>
        )}
        <button
          class="btn primary big grow"
          data-act="confirm"
          disabled={!tentative.value || sending.value}
          onClick={seal}
        >
          <Icon name="lock" size={18} />
          {t('page-bugs-seal')}
          <span class="key" aria-hidden="true">
            ⏎
          </span>
        </button>
      </div>
    </section>
  );
}
