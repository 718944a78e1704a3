// "Save as etude" from a moment of a replay: the goal is chosen, the server solves it, the result is told.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { keepOwn } from '../state/kept';
import { t, told, tOr } from '../words/texts';
import { closeDialog, Dialog, openDialog } from '../parts/dialog';
import { words } from '../shell/home';
import { Icon } from '../parts/icon';
import { waitForProof } from './proof';
import { argsOf, percent } from './say';
import { Shared } from './share';
import type { EtudeInfo, GoalChoice, Goals, Json, SeatInfo } from '../wire/types';

type Field = string[] | { low: number; high: number };
const fieldsOf = (goal: GoalChoice): [string, Field][] =>
  Object.entries(goal).filter(
    (entry): entry is [string, Field] => entry[0] !== 'kind' && typeof entry[1] !== 'string',
  );
const firstOf = (field: Field): string | number =>
  Array.isArray(field) ? (field[0] ?? '') : field.low;

/** What is said of a goal before its fields are chosen. */
const kindName = (kind: string): string => t(`page-etude-kind-${kind}`);

function GoalField({
  game,
  name,
  field,
  value,
  set,
}: {
  game: string;
  name: string;
  field: Field;
  value: unknown;
  set(value: string | number): void;
}) {
  const label = t(`page-etude-field-${name}`);
  if (!Array.isArray(field))
    return (
      <label class="field">
        <span>{label}</span>
        <input
          class="input"
          type="number"
          min={field.low}
          max={field.high}
          value={Number(value)}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
      </label>
    );
  return (
    <label class="field">
      <span>{label}</span>
      <span class="select box">
        <select value={String(value)} onChange={(event) => set(event.currentTarget.value)}>
          {field.map((choice) => (
            <option value={choice} selected={choice === value}>
              {String(argsOf(game, { [name]: choice })[name])}
            </option>
          ))}
        </select>
        <span class="down">
          <Icon name="down" size={14} />
        </span>
      </span>
    </label>
  );
}

function Result({ made }: { made: EtudeInfo }) {
  if (made.state === 'solving')
    return (
      <p class="row" role="status">
        <span class="spinner" aria-hidden="true" />
        {t('page-etude-solving')}
      </p>
    );
  if (made.state !== 'proved')
    return (
      <p class="bad" role="alert">
        {t(`page-etude-state-${made.state}`)}
      </p>
    );
  return (
    <div class="col" role="status" data-saved={made.id}>
      <p class="task">
        <Icon name="check" /> {t('page-etude-proved', { count: made.solutions ?? 0 })}{' '}
        {made.chance !== null && t('page-etude-best-told', { chance: percent(made.chance) })}
      </p>
      <p class="sec">{t('page-etude-share-how')}</p>
      <Shared id={made.id} />
    </div>
  );
}

function SaveDialog({ match, step, seats }: { match: string; step: number; seats: SeatInfo[] }) {
  const [goals, setGoals] = useState<Goals | null>(null),
    [seat, setSeat] = useState(0),
    [kind, setKind] = useState(''),
    [chosen, setChosen] = useState<Json>({}),
    [opponent, setOpponent] = useState('nothing'),
    [title, setTitle] = useState(''),
    [made, setMade] = useState<EtudeInfo | null>(null),
    [fault, setFault] = useState('');
  useEffect(() => {
    api.etudeGoals(match, step).then(
      (found) => {
        setGoals(found);
        setSeat(found.seats[0]?.seat ?? 0);
        setOpponent(found.opponents[0] ?? 'nothing');
        setKind(found.seats[0]?.goals[0]?.kind ?? '');
      },
      (error: unknown) => setFault(words(error)),
    );
  }, [match, step]);
  const offered = goals?.seats.find((one) => one.seat === seat)?.goals ?? [],
    goal = offered.find((one) => one.kind === kind) ?? offered[0],
    fields = goal ? fieldsOf(goal) : [];
  const valueOf = (name: string, field: Field): unknown => {
    const now = chosen[name];
    return now !== undefined && (!Array.isArray(field) || field.includes(String(now)))
      ? now
      : firstOf(field);
  };
  const save = async (): Promise<void> => {
    if (!goal) return;
    setFault('');
    setMade(null);
    try {
      const wish = {
        match,
        step,
        seat,
        goal: {
          kind: goal.kind,
          ...Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field)])),
        },
        opponent,
        title,
      };
      const sent = await api.saveEtude(wish);
      setMade(sent);
      const proved = await waitForProof(sent);
      if (proved.state === 'proved') keepOwn(proved.id);
      setMade(proved);
    } catch (error) {
      setFault(words(error));
      setMade(null);
    }
  };
  const solving = made?.state === 'solving',
    done = made?.state === 'proved';
  return (
    <Dialog
      title={t('page-etude-save')}
      under={t('page-etude-save-under')}
      footer={
        <>
          <button class="btn quiet" onClick={closeDialog}>
            {t('page-close')}
          </button>
          {done ? (
            <a class="btn primary" data-act="try" href={`/e/${made.id}`} onClick={closeDialog}>
              <Icon name="play" size={16} />
              {t('page-etude-try')}
            </a>
          ) : (
            <button
              class="btn primary"
              data-act="save"
              disabled={!goal || solving}
              onClick={() => {
                void save();
              }}
            >
              {t('page-etude-solve')}
            </button>
          )}
        </>
      }
    >
      {fault && (
        <p class="bad" role="alert">
          {fault}
        </p>
      )}
      {goals && !offered.length && (
        <p class="warn" role="alert">
          {t('page-etude-refused')}{' '}
          {goals.refused && (
            <span class="sec">{told(goals.refused.message, goals.refused.args)}</span>
          )}
        </p>
      )}
      {goal && !done && (
        <>
          {goals!.seats.length > 1 && (
            <label class="field">
              <span>{t('page-etude-field-side')}</span>
              <span class="select box">
                <select
                  value={String(seat)}
                  onChange={(event) => setSeat(Number(event.currentTarget.value))}
                >
                  {goals!.seats.map((one) => (
                    <option value={one.seat}>
                      {tOr(seats[one.seat]?.name ?? '', String(one.seat + 1))}
                    </option>
                  ))}
                </select>
                <span class="down">
                  <Icon name="down" size={14} />
                </span>
              </span>
            </label>
          )}
          <label class="field">
            <span>{t('page-etude-goal')}</span>
            <span class="select box">
              <select
                data-first
                value={goal.kind}
                onChange={(event) => setKind(event.currentTarget.value)}
              >
                {offered.map((one) => (
                  <option value={one.kind} selected={one.kind === goal.kind}>
                    {kindName(one.kind)}
                  </option>
                ))}
              </select>
              <span class="down">
                <Icon name="down" size={14} />
              </span>
            </span>
          </label>
          {fields.map(([name, field]) => (
            <GoalField
              key={name}
              game={goals!.game}
              name={name}
              field={field}
              value={valueOf(name, field)}
              set={(value) => setChosen({ ...chosen, [name]: value })}
            />
          ))}
          <label class="field">
            <span>{t('page-etude-field-opponent')}</span>
            <span class="select box">
              <select value={opponent} onChange={(event) => setOpponent(event.currentTarget.value)}>
                {goals!.opponents.map((one) => (
                  <option value={one} selected={one === opponent}>
                    {t(`etude-opponent-${one}`)}
                  </option>
                ))}
              </select>
              <span class="down">
                <Icon name="down" size={14} />
              </span>
            </span>
          </label>
          <label class="field">
            <span>{t('page-etude-field-title')}</span>
            <input
              class="input"
              maxLength={60}
              value={title}
              onInput={(event) => setTitle(event.currentTarget.value)}
            />
          </label>
        </>
      )}
      {!goals && !fault && (
        <p class="sec" role="status">
          {t('page-loading')}
        </p>
      )}
      {made && <Result made={made} />}
    </Dialog>
  );
}

export const saveEtude = (match: string, step: number, seats: SeatInfo[]): void =>
  openDialog(() => <SaveDialog match={match} step={step} seats={seats} />);
