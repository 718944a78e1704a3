// "Save as etude" from a moment of a replay: the goal is chosen, the server solves it, the result is told.
import type { ComponentChildren } from 'preact';
import { Chooser, type Choice } from '../parts/chooser';
import { closeDialog, Dialog, openDialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import type { Branch, EtudeInfo, GoalChoice, Goals, SeatInfo } from '../wire/types';
import { faultWords } from '../words/faults';
import { t, told, tOr } from '../words/texts';
import {
  change,
  draft,
  fault,
  fieldsOf,
  goalOf,
  goals,
  made,
  offered,
  openMoment,
  save,
  valueOf,
  type Field,
} from './saving';
import { argsOf, percent } from './say';
import { Shared } from './share';

const Labelled = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <label class="field">
    <span>{t(label)}</span>
    {children}
  </label>
);

const Pick = ({
  label,
  value,
  choices,
  set,
  first,
}: {
  label: string;
  value: string;
  choices: Choice[];
  set(value: string): void;
  first?: boolean;
}) => (
  <Labelled label={label}>
    <span class="select box">
      <Chooser value={value} choices={choices} set={set} first={first} />
    </span>
  </Labelled>
);

function GoalField({ game, name, field }: { game: string; name: string; field: Field }) {
  const label = `page-etude-field-${name}`,
    value = valueOf(draft.value, name, field);
  const set = (next: string | number): void =>
    change({ chosen: { ...draft.value.chosen, [name]: next } });
  if (Array.isArray(field))
    return (
      <Pick
        label={label}
        value={String(value)}
        choices={field.map((choice) => ({
          value: choice,
          words: String(argsOf(game, { [name]: choice })[name]),
        }))}
        set={set}
      />
    );
  return (
    <Labelled label={label}>
      <input
        class="input"
        type="number"
        min={field.low}
        max={field.high}
        value={value}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
    </Labelled>
  );
}

/** Who is asked for it, where several could be. */
const Side = ({ all, seats }: { all: Goals; seats: SeatInfo[] }) => (
  <Pick
    label="page-etude-field-side"
    value={String(draft.value.seat)}
    choices={all.seats.map(({ seat }) => ({
      value: seat,
      words: tOr(seats[seat]?.name ?? '', String(seat + 1)),
    }))}
    set={(seat) => change({ seat: Number(seat) })}
  />
);

function Form({ all, goal, seats }: { all: Goals; goal: GoalChoice; seats: SeatInfo[] }) {
  const now = draft.value;
  return (
    <>
      {all.seats.length > 1 && <Side all={all} seats={seats} />}
      <Pick
        first
        label="page-etude-goal"
        value={goal.kind}
        choices={offered(all, now).map(({ kind }) => ({
          value: kind,
          words: t(`page-etude-kind-${kind}`),
        }))}
        set={(kind) => change({ kind })}
      />
      {fieldsOf(goal).map(([name, field]) => (
        <GoalField key={name} game={all.game} name={name} field={field} />
      ))}
      <Pick
        label="page-etude-field-opponent"
        value={now.opponent}
        choices={all.opponents.map((one) => ({ value: one, words: t(`etude-opponent-${one}`) }))}
        set={(value) =>
          change({ opponent: all.opponents.find((one) => one === value) ?? now.opponent })
        }
      />
      <Labelled label="page-etude-field-title">
        <input
          class="input"
          maxLength={60}
          value={now.title}
          onInput={(event) => change({ title: event.currentTarget.value })}
        />
      </Labelled>
    </>
  );
}

function Result({ etude }: { etude: EtudeInfo }) {
  if (etude.state === 'solving')
    return (
      <p class="row" role="status">
        <span class="spinner" aria-hidden="true" />
        {t('page-etude-solving')}
      </p>
    );
  if (etude.state !== 'proved')
    return (
      <p class="bad" role="alert">
        {t(`page-etude-state-${etude.state}`)}
      </p>
    );
  return (
    <div class="col" role="status" data-saved={etude.id}>
      <p class="task">
        <Icon name="check" /> {t('page-etude-proved', { count: etude.solutions ?? 0 })}{' '}
        {etude.chance !== null && t('page-etude-best-told', { chance: percent(etude.chance) })}
      </p>
      <p class="sec">{t('page-etude-share-how')}</p>
      <Shared id={etude.id} />
    </div>
  );
}

/** Why nothing can be asked for at this moment. */
const Refused = ({ all }: { all: Goals }) => (
  <p class="warn" role="alert">
    {t('page-etude-refused')}{' '}
    {all.refused && <span class="sec">{told(all.refused.message, all.refused.args)}</span>}
  </p>
);

const Buttons = ({ moment, isOpen }: { moment: Branch; isOpen: boolean }) => (
  <>
    <button class="btn quiet" onClick={closeDialog}>
      {t('page-close')}
    </button>
    {made.value?.state === 'proved' ? (
      <a class="btn primary" data-act="try" href={`/e/${made.value.id}`} onClick={closeDialog}>
        <Icon name="play" size={16} />
        {t('page-etude-try')}
      </a>
    ) : (
      <button
        class="btn primary"
        data-act="save"
        disabled={!isOpen || made.value?.state === 'solving'}
        onClick={() => {
          void save(moment);
        }}
      >
        {t('page-etude-solve')}
      </button>
    )}
  </>
);

function SaveDialog({ moment, seats }: { moment: Branch; seats: SeatInfo[] }) {
  const all = goals.value,
    goal = goalOf(all, draft.value),
    said = fault.value === null ? '' : faultWords(fault.value);
  return (
    <Dialog
      title={t('page-etude-save')}
      under={t('page-etude-save-under')}
      footer={<Buttons moment={moment} isOpen={goal !== null} />}
    >
      {said && (
        <p class="bad" role="alert">
          {said}
        </p>
      )}
      {all && !goal && <Refused all={all} />}
      {all && goal && made.value?.state !== 'proved' && (
        <Form all={all} goal={goal} seats={seats} />
      )}
      {!all && !said && (
        <p class="sec" role="status">
          {t('page-loading')}
        </p>
      )}
      {made.value && <Result etude={made.value} />}
    </Dialog>
  );
}

export function saveEtude(moment: Branch, seats: SeatInfo[]): void {
  void openMoment(moment);
  openDialog(() => <SaveDialog moment={moment} seats={seats} />);
}
