// The ring and the fighters of a replay: a moment of a record, without controls.
import { useMemo, useState } from 'preact/hooks';
import { Arena } from './arena/arena';
import { Foe } from './fighters';
import { inspectSector } from './inspect/sector';
import { usePhone } from './phone';
import { tableOf } from './view';
import type { SceneProps } from '../face';
import type { Update } from '../../wire/types';

const CLOSED: ReadonlySet<string> = new Set();

/** A moment of a record as the boards need it. */
const asUpdate = ({ moment, seats, seat }: SceneProps): Update =>
  ({
    seats,
    seat,
    view: moment.view,
    held: [],
    waiting: moment.waiting,
    sealed: [],
    legal: [],
    result: moment.result,
  }) as unknown as Update;

export function Scene(props: SceneProps) {
  const now = useMemo(() => asUpdate(props), [props.moment, props.seat]),
    table = tableOf(now.view),
    [focus, setFocus] = useState(table.ring[0]?.number ?? 1),
    phone = usePhone();
  return (
    <div class="neon-scene">
      <Arena
        table={table}
        now={now}
        open={CLOSED}
        target={table.attack?.sector ?? null}
        phone={phone}
        focus={focus}
        setFocus={setFocus}
        press={(number) => inspectSector(table, number)}
        explain={(number) => inspectSector(table, number)}
        offer={null}
      />
      <div class="foes">
        {table.fighters.map((fighter) => (
          <Foe fighter={fighter} table={table} now={now} />
        ))}
      </div>
    </div>
  );
}
