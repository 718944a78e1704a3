// Beside the board while a turn is shown: the orders, the battle, and what happened so far.
import type { ComponentChildren } from 'preact';
import { current, isStill, isTold, SincePanel } from '../../../stage';
import { Piece } from '../piece';
import { mySide, tableOf } from '../view';
import { BattleCard, OrderCards } from '../panels/battle';
import { shownOf } from './steps';
import type { Side } from '../../../draw/bugs';
import type { Update } from '../../../wire/types';

const Sign = ({ seat, size }: { seat: Record<string, unknown>; size: number }) => (
  <Piece unit="rhino" army={String(seat.army)} size={size} />
);

/** The orders and the battle of the step on show. */
export function OnShow({ side }: { side: Side }) {
  const step = current.value,
    shown = shownOf(step);
  if (!step || !shown) return null;
  const { kind } = shown.deed,
    isSeen = isTold.value || isStill() || kind === 'orders' || kind === 'battle',
    { orders, battles } = tableOf(isSeen ? step.after : step.before),
    battle = shown.isFight ? battles.find((one) => one.current) : undefined;
  return (
    <>
      <OrderCards orders={orders} sealed={kind === 'orders' && !isStill()} />
      {battle && <BattleCard battle={battle} side={side} events={step.events} />}
    </>
  );
}

export const ShowPanel = ({ now, children }: { now: Update; children?: ComponentChildren }) => (
  <div class="rs on-show">
    <OnShow side={mySide(now)} />
    <SincePanel now={now} Sign={Sign} />
    {children}
  </div>
);
