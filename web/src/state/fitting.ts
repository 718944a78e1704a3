// Options of a set-up that fit each other, by what the game says of them.
import type { GameInfo, Json, Option } from '../wire/types';

/** Does this option mean anything in such a set-up? */
export const matters = ({ when }: Option, setup: Json): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(String(setup[name])));

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** After a change: more sides choose a mode for so many, another mode takes as many sides as it is for. */
export function fitted(info: GameInfo, setup: Json, changed: string): Json {
  const mode = info.options.find((option) => Object.keys(option.sides).length > 0),
    each = info.options.find((option) => option.kind === 'choices');
  if (!mode || !each) return setup;
  const list = listOf(setup[each.name]),
    fits = (choice: string): boolean => {
      const [low, high] = mode.sides[choice] ?? [0, Infinity];
      return low <= list.length && list.length <= high;
    };
  if (!list.length || fits(String(setup[mode.name]))) return setup;
  if (changed === each.name) {
    const better = mode.choices.find(fits);
    return better ? { ...setup, [mode.name]: better } : setup;
  }
  return { ...setup, [each.name]: sized(list, each, mode.sides[String(setup[mode.name])]!) };
}

/** As many sides as a mode is for, each once. */
function sized(list: string[], each: Option, [low, high]: readonly [number, number]): string[] {
  const fresh = each.choices.filter((choice) => !list.includes(choice));
  return [...list, ...fresh.slice(0, Math.max(0, low - list.length))].slice(0, high);
}
