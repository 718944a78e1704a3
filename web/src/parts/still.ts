// Parts that are drawn again only when something they are given is another thing than before; they must read no signal.
import { Component, type ComponentClass, type JSX } from 'preact';

export function still<Given extends object>(
  draw: (given: Given) => JSX.Element,
): ComponentClass<Given> {
  return class extends Component<Given> {
    override shouldComponentUpdate(next: Given): boolean {
      return (Object.keys(next) as (keyof Given)[]).some((name) => next[name] !== this.props[name]);
    }

    override render(): JSX.Element {
      return draw(this.props as Given);
    }
  };
}
