// A button that can be held on a touch screen to do at once what a tap would first ask about.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const HOLD = 400;

export function HoldButton({
  cls,
  act,
  press,
  held,
  children,
}: {
  cls: string;
  act: string;
  press(): void;
  held: (() => void) | null;
  children: ComponentChildren;
}) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined),
    done = useRef(false),
    [holding, setHolding] = useState(false);
  const stop = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  useEffect(() => stop, []);
  const start = (event: PointerEvent): void => {
    done.current = false;
    if (!held || event.pointerType === 'mouse') return;
    setHolding(true);
    timer.current = setTimeout(() => {
      done.current = true;
      setHolding(false);
      navigator.vibrate?.(10);
      held();
    }, HOLD);
  };
  return (
    <button
      class={`${cls} ${holding ? 'holding' : ''}`}
      data-act={act}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => {
        if (held) event.preventDefault();
      }}
      onClick={() => {
        if (done.current) done.current = false;
        else press();
      }}
    >
      {children}
    </button>
  );
}
