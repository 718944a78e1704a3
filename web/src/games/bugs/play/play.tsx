// The play screen: tracks on top, the board, and beside it the tablet, the tray, a question or the log.
import { useMemo } from 'preact/hooks';
import { legal } from '../../../state/store';
import { useKeys } from '../../../parts/keys';
import { LogPanel } from '../../../shell/log';
import { FilmScreen } from '../film/screen';
import { closeFilm, useFilms } from '../film/show';
import { isOrdering, isPlacing } from '../order/choice';
import { Tablet } from '../order/tablet';
import { Questions, Waiting } from '../panels/questions';
import { Tracks } from '../panels/tracks';
import { Tray } from '../panels/tray';
import { tableOf } from '../view';
import { useDesk, useDrawnPath, useFirstUnit, type Desk } from './desk';
import { Field } from './field';
import { pressKey } from './keys';
import { WhyCard } from './why';
import type { Update } from '../../../wire/types';

/** What is going on, for the look of the screen. */
function doing(): string {
  if (isOrdering.value) return 'ordering';
  if (isPlacing.value) return 'placing';
  return legal.value.length ? 'asking' : '';
}

function Panel({ desk: { now, table, inspect } }: { desk: Desk }) {
  if (!legal.value.length) return <Waiting now={now} table={table} />;
  if (isOrdering.value) return <Tablet table={table} inspect={inspect} />;
  if (isPlacing.value) return <Tray table={table} inspect={inspect} />;
  return <Questions now={now} table={table} />;
}

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableOf(now.view), [now.view]),
    shown = useFilms(now),
    desk = useDesk(now, table);
  useFirstUnit(now);
  useDrawnPath(desk);
  useKeys((event) => pressKey(event, desk));
  if (shown) return <FilmScreen key={shown.key} show={shown} now={now} close={closeFilm} />;
  return (
    <div class={`bugs ${doing()}`}>
      <Tracks now={now} table={table} />
      <Field desk={desk} />
      <div class="beside">
        <Panel desk={desk} />
        {!isOrdering.value && <LogPanel now={now} />}
      </div>
      {desk.why && <WhyCard why={desk.why} table={table} now={now} />}
    </div>
  );
}
