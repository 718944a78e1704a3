// A list to choose one thing from: the select and its arrow, to stand in a box.
import { Icon } from './icon';

export interface Choice {
  value: string | number;
  words: string;
}

export const Chooser = ({
  value,
  choices,
  set,
  name,
  first,
}: {
  value: string;
  choices: readonly Choice[];
  set(value: string): void;
  name?: string;
  /** Takes the focus when its dialog opens. */
  first?: boolean;
}) => (
  <>
    <select
      name={name}
      value={value}
      data-first={first ? '' : undefined}
      onChange={(event) => set(event.currentTarget.value)}
    >
      {choices.map((choice) => (
        <option value={choice.value} selected={String(choice.value) === value}>
          {choice.words}
        </option>
      ))}
    </select>
    <span class="down">
      <Icon name="down" size={14} />
    </span>
  </>
);
