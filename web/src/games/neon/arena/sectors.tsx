// Every sector as a button: pressed, held, asked about, walked round by arrows.
import { useRef } from 'preact/hooks';
import { outline, type Place } from '../../../draw/arena';
import { sectorTip } from '../tips';
import { sectorWords } from '../words';
import type { ArenaProps } from './places';

const HOLD = 350,
  HELD = -1;
const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Holding {
  down(event: PointerEvent, number: number): void;
  up(): void;
  cancel(): void;
  /** Whether a click is one, and not the end of a long touch. */
  isClick(): boolean;
}

/** A long touch explains a sector instead of pressing it. */
function useHolding(explain: (number: number) => void): Holding {
  const timer = useRef(0);
  return {
    down: (event, number) => {
      if (event.pointerType !== 'touch') return;
      timer.current = window.setTimeout(() => {
        timer.current = HELD;
        explain(number);
      }, HOLD);
    },
    up: () => {
      if (timer.current <= 0) return;
      clearTimeout(timer.current);
      timer.current = 0;
    },
    cancel: () => clearTimeout(timer.current),
    isClick: () => {
      const isClick = timer.current !== HELD;
      timer.current = 0;
      return isClick;
    },
  };
}

/** The sector that Tab comes to: the one in focus, else the first. */
const stopIn = (places: readonly Place[], focus: number): number | undefined =>
  places.some((place) => place.number === focus) ? focus : places[0]?.number;

export function Sectors({ arena, places }: { arena: ArenaProps; places: readonly Place[] }) {
  const { table, now, open, focus, setFocus, press, explain, offer } = arena,
    holding = useHolding(explain),
    n = places.length,
    stop = stopIn(places, focus);
  const walk = (by: number, ring: Element | null): void => {
    const at = places.findIndex((place) => place.number === stop),
      next = places[(at + by + n) % n]!;
    setFocus(next.number);
    ring?.querySelector<SVGElement>(`[data-sector="${next.number}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent & { currentTarget: SVGGElement }, number: number): void => {
    const by = WAYS[event.key];
    if (by) walk(by, event.currentTarget.ownerSVGElement);
    else if (event.key === 'Enter' || event.key === ' ') press(number);
    else if (event.key.toLowerCase() === 'i') explain(number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      {places.map((place, i) => (
        <g
          key={place.number}
          class="sector"
          role="button"
          data-sector={place.number}
          data-name={table.ring[i]!.sector}
          data-hold=""
          data-tip={sectorTip(table, place.number)}
          data-fighters={place.fighters.map((fighter) => fighter.id).join(' ')}
          tabIndex={place.number === stop ? 0 : -1}
          aria-disabled={open.size > 0 && !place.open ? 'true' : undefined}
          aria-label={sectorWords(table, place.number, now, place.open ? offer : null)}
          onFocus={() => setFocus(place.number)}
          onKeyDown={(event) => onKey(event, place.number)}
          onClick={() => {
            if (holding.isClick()) press(place.number);
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            explain(place.number);
          }}
          onPointerDown={(event) => holding.down(event, place.number)}
          onPointerUp={holding.up}
          onPointerCancel={holding.cancel}
        >
          <path class="ring-focus" d={outline(i, n)} />
        </g>
      ))}
    </>
  );
}
