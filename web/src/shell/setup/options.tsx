// All choices at set-up, drawn from what the game says of its options.
import { homeOf } from '../../games/homes';
import { Chooser, type Choice } from '../../parts/chooser';
import { Icon } from '../../parts/icon';
import type { GameInfo, Json, Option } from '../../wire/types';
import { fitted, matters } from '../../state/fitting';
import { prefixOf, t, tOr } from '../../words/texts';

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

export const modeName = (info: GameInfo, setup: Json): string => {
  const mode = info.options.find((option) => option.name === 'mode');
  return mode ? choiceLabel(info.name, mode, String(setup['mode'])) : '';
};

const choicesOf = (game: string, option: Option): Choice[] =>
  option.choices.map((choice) => ({ value: choice, words: choiceLabel(game, option, choice) }));

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

const Box = ({
  label,
  name,
  value,
  choices,
  set,
}: {
  label: string;
  name: string;
  value: string;
  choices: Choice[];
  set(value: string): void;
}) => (
  <label class="select box">
    <span class="unseen">{label}</span>
    <Chooser name={name} value={value} choices={choices} set={set} />
  </label>
);

const Flag = ({ game, option, value, set }: Props) => (
  <label class="check">
    <input
      type="checkbox"
      checked={Boolean(value)}
      onChange={(event) => set(event.currentTarget.checked)}
    />
    <span>{optionLabel(game, option)}</span>
  </label>
);

const FEW = 10;

/** What a number stands for, where it has a name. */
const numberLabel = (game: string, option: Option, number: number): string =>
  tOr(homeOf(game)?.numbers?.[option.name]?.[number - 1] ?? '', String(number));

/** A small number is chosen by name: 0 is what is usual, or none. */
function Few({ game, option, value, set }: Props) {
  const label = optionLabel(game, option),
    usual = tOr(`${prefixOf(game)}-option-${dashed(option.name)}-zero`, t('page-option-usual'));
  const all = Array.from({ length: option.high - option.low + 1 }, (_, i) => option.low + i),
    choices = (homeOf(game)?.right?.[option.name] ?? all).map((number) => ({
      value: String(number),
      words: number === 0 ? usual : numberLabel(game, option, number),
    }));
  return (
    <div class="field">
      <span>{label}</span>
      <Box
        label={label}
        name={option.name}
        value={String(value)}
        choices={choices}
        set={(number) => set(Number(number))}
      />
    </div>
  );
}

/** A number; where 0 has a name, an empty field says it. */
function Amount({ game, option, value, set }: Props) {
  const name = `${prefixOf(game)}-option-${dashed(option.name)}`,
    note = tOr(`${name}-note`, ''),
    zero = tOr(`${name}-zero`, '');
  return (
    <label class="field">
      <span>
        {optionLabel(game, option)}
        {note && <> ({note})</>}
      </span>
      <input
        class="input"
        type="number"
        min={option.low}
        max={option.high}
        name={option.name}
        placeholder={zero}
        value={zero && !Number(value) ? '' : Number(value)}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function OneOf({ game, option, value, set }: Props) {
  const label = optionLabel(game, option),
    about = aboutChoice(game, option, String(value));
  return (
    <div class="field">
      <span>{label}</span>
      <Box
        label={label}
        name={option.name}
        value={String(value)}
        choices={choicesOf(game, option)}
        set={set}
      />
      {about && <p class="small sec">{about}</p>}
    </div>
  );
}

/** One choice for each seat, as many as there shall be. */
function OneEach({ game, option, value, set }: Props) {
  const label = optionLabel(game, option),
    choices = choicesOf(game, option),
    list = Array.isArray(value) ? value.map(String) : [];
  const replace = (index: number, choice: string): void =>
    set(list.map((item, i) => (i === index ? choice : item)));
  const fresh = option.choices.find((choice) => !list.includes(choice)) ?? option.choices[0];
  return (
    <div class="field">
      <span>{label}</span>
      <div class="col">
        {list.map((item, index) => (
          <Box
            label={`${label} ${index + 1}`}
            name={`${option.name}-${index}`}
            value={item}
            choices={choices}
            set={(choice) => replace(index, choice)}
          />
        ))}
        <div class="row">
          <button class="btn quiet sm" type="button" onClick={() => set([...list, fresh])}>
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

const FIELDS = { flag: Flag, number: Amount, choice: OneOf, choices: OneEach };

function OptionField(props: Props) {
  const { kind, low, high } = props.option,
    Field = kind === 'number' && high - low <= FEW ? Few : FIELDS[kind];
  return <Field {...props} />;
}

/** Nothing to choose from. */
const isForced = ({ kind, choices }: Option): boolean => kind === 'choice' && choices.length < 2;

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
    {info.options
      .filter((option) => matters(option, setup) && !isForced(option))
      .map((option) => (
        <OptionField
          game={info.name}
          option={option}
          value={setup[option.name]}
          set={(value) => set(fitted(info, { ...setup, [option.name]: value }, option.name))}
        />
      ))}
  </>
);
