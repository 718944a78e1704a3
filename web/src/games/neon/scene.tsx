// The ring and the fighters of a replay: a moment of a record, or the step of it that is on show, without controls.
import { useMemo, useState } from 'preact/hooks';
import { isActive } from '../../stage';
import { Arena } from './arena/arena';
import { inspectSector } from './inspect/sector';
import { OrderStrip } from './order/strip';
import { usePhone } from './phone';
import { FightCard } from './stage/card';
import { StageMarks } from './stage/marks';
import { tableOf } from './view';
import { asUpdate } from '../moment';
import type { SceneProps } from '../face';

const CLOSED: ReadonlySet<string> = new Set();

export function Scene(props: SceneProps) {
  const now = useMemo(() => asUpdate(props), [props.moment, props.seat]),
    table = tableOf(now.view),
    [focus, setFocus] = useState(table.ring[0]?.number ?? 1),
    phone = usePhone();
  return (
    <div class="neon-scene">
      <OrderStrip table={table} now={now} />
      <div class="scene-fight">
        <FightCard />
      </div>
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
        left={<StageMarks ring={table.ring.length} />}
        isShow={isActive.value}
      />
    </div>
  );
}
