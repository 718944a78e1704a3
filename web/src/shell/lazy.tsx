// Screens that are fetched when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { furnish } from '../words/later';
import { t } from '../words/texts';
import { Page } from './bar';

type Load = () => Promise<ComponentType>;

/** A part of a screen whose code is loaded when it is first wanted; until then there is nothing. */
export function part(load: Load): ComponentType {
  let ready: ComponentType | null = null;
  return function Part() {
    const [, draw] = useState(0);
    useEffect(() => {
      if (!ready)
        load().then(
          (made) => {
            ready = made;
            draw(1);
          },
          () => undefined,
        );
    }, []);
    const Made = ready;
    return Made && <Made />;
  };
}

/** A screen whose code is loaded on the way to it. */
export function lazy(load: Load): ComponentType {
  let ready: ComponentType | null = null;
  return function Lazy() {
    const [, draw] = useState(0),
      [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!ready)
        load().then(
          (screen) => {
            ready = screen;
            draw(1);
          },
          () => setFailed(true),
        );
    }, []);
    const Screen = ready;
    return Screen ? (
      <Screen />
    ) : (
      <Page>
        <p class="sec" role="status">
          {t(failed ? 'page-link-lost' : 'page-loading')}
        </p>
      </Page>
    );
  };
}

/** A screen besides playing: its words and its look come with it. */
export const room = (load: Load): ComponentType =>
  lazy(async () => (await Promise.all([load(), furnish('rooms')]))[0]);
