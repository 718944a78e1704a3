// Screens that are fetched when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/texts';
import { Page } from './bar';

/** A part of a screen whose code is loaded when it is first wanted; until then there is nothing. */
export function part(load: () => Promise<ComponentType>): ComponentType {
  let ready: ComponentType | null = null;
  return function Part() {
    const [, draw] = useState(0);
    useEffect(() => {
      if (!ready)
        void load().then((made) => {
          ready = made;
          draw(1);
        });
    }, []);
    const Made = ready;
    return Made && <Made />;
  };
}

/** A screen whose code is loaded on the way to it. */
export function lazy(load: () => Promise<ComponentType>): ComponentType {
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
