// All choices at set-up, drawn from what the game says of its options.
import { prefixOf, t, tOr } from '../words/texts';
import { homeOf } from '../games/homes';
import { Icon } from '../parts/icon';
import type { GameInfo, Json, Option } from '../wire/types';

/** Option and choice names stand in the catalogue of the game: nh-option-mode, nh-mode-duel. */
const dashed = (text: string): string => text.replaceAll(/[._]/g, '-');

const optionLabel = (game: string, option: Option): string =>
  tOr(`${prefixOf(game)}-option-${dashed(option.name)}`, option.help || option.name);

function choiceLabel(game: string, option: Option, choice: string): string {
  const home = homeOf(game);
  return home?.sides === option.name
    ? home.sideName(choice)
    : tOr(`${prefixOf(game)}-${dashed(option.name)}-${dashed(choice)}`, choice);
}

/** What a choice means, where it is told. */
function aboutChoice(game: string, option: Option, choice: string): string {
  const name = `${dashed(option.name)}-${dashed(choice)}`;
  return tOr(`${prefixOf(game)}-${name}-about`, tOr(`${prefixOf(game)}-about-${name}`, ''));
}

interface Props {
  game: string;
  option: Option;
  value: unknown;
  set(value: unknown): void;
}

const Choices = ({
  label,
  value,
  choices,
  set,
  name,
}: {
  label: string;
  value: string;
  choices: [string, string][];
  set(value: string): void;
  name: string;
}) => (
  <label class="select box">
    <span class="unseen">{label}</span>
    <select name={name} value={value} onChange={(event) => set(event.currentTarget.value)}>
      {choices.map(([key, words]) => (
        <option value={key} selected={key === value}>
          {words}
        </option>
      ))}
    </select>
    <span class="down">
      <Icon name="down" size={14} />
    </span>
  </label>
);

function OptionField({ game, option, value, set }: Props) {
  const label = optionLabel(game, option),
    choices = option.choices.map((choice): [string, string] => [
      choice,
      choiceLabel(game, option, choice),
    ]),
    about = aboutChoice(game, option, String(value)),
    note = tOr(`${prefixOf(game)}-option-${dashed(option.name)}-note`, '');
  if (option.kind === 'flag')
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={Boolean(value)}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    );
  if (option.kind === 'number')
    return (
      <label class="field">
        <span>
          {label}
          {note && <> ({note})</>}
        </span>
        <input
          class="input"
          type="number"
          min={option.low}
          max={option.high}
          value={Number(value)}
          onInput={(event) => set(Number(event.currentTarget.value))}
        />
      </label>
    );
  if (option.kind === 'choice')
    return (
      <div class="field">
        <span>{label}</span>
        <Choices
          label={label}
          name={option.name}
          value={String(value)}
          choices={choices}
          set={set}
        />
        {about && <p class="small sec">{about}</p>}
      </div>
    );
  const list = Array.isArray(value) ? value.map(String) : [];
  const replace = (index: number, choice: string): void =>
    set(list.map((item, i) => (i === index ? choice : item)));
  return (
    <div class="field">
      <span>{label}</span>
      <div class="col">
        {list.map((item, index) => (
          <Choices
            label={`${label} ${index + 1}`}
            name={`${option.name}-${index}`}
            value={item}
            choices={choices}
            set={(choice) => replace(index, choice)}
          />
        ))}
        <div class="row">
          <button
            class="btn quiet sm"
            type="button"
            onClick={() =>
              set([
                ...list,
                option.choices.find((choice) => !list.includes(choice)) ?? option.choices[0],
              ])
            }
          >
            <Icon name="plus" size={16} />
            {t('page-option-add')}
          </button>
          {list.length > 1 && (
            <button class="btn quiet sm" type="button" onClick={() => set(list.slice(0, -1))}>
              <Icon name="close" size={16} />
              {t('page-option-remove')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

export const OptionFields = ({
  info,
  setup,
  set,
}: {
  info: GameInfo;
  setup: Json;
  set(setup: Json): void;
}) => (
  <>
    {info.options.map((option) => (
      <OptionField
        game={info.name}
        option={option}
        value={setup[option.name]}
        set={(value) => set({ ...setup, [option.name]: value })}
      />
    ))}
  </>
);
