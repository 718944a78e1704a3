// The board of hexes: ground, tiles, lines of attack under the numbers, fates, the ring; every hex is a button.
import { useMemo, useRef } from 'preact/hooks';
import { boxOf } from '../../../draw/board';
import { Hexes, pressKey, usePresses } from './hexes';
import { Attacks, Couplings, Crates, Fates, Grounds, Happened, Marks, Tiles } from './layers';
import { Lenders } from '../inspector/sources';
import { useLod } from './lod';
import { planOf } from './plan';
import { RingLayer } from './ring';
import { stopAfter } from './walk';
import { useZoom, ZoomButtons, type Box } from './zoom';
import type { BoardProps } from './props';

const MARGIN = 14;

const viewBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((number) => number.toFixed(1)).join(' ');

export function Board(props: BoardProps) {
  const { table, ringed, onTurn } = props;
  const whole = useMemo(
    () =>
      boxOf(
        table.cells.map((cell) => cell.at),
        MARGIN,
      ),
    [table.cells.length],
  );
  const turnBy = (by: number): void => {
    if (ringed) onTurn?.(stopAfter(ringed.stops, ringed.facing, by));
  };
  const presses = usePresses(props),
    zoom = useZoom(whole, ringed ? turnBy : null, presses.grab),
    [watch, lod] = useLod(zoom.box),
    svg = useRef<SVGSVGElement | null>(null),
    plan = planOf(props, lod);
  const attach = useMemo(
    () =>
      (element: SVGSVGElement | null): void => {
        svg.current = element;
        watch(element);
      },
    [watch],
  );
  return (
    <>
      <svg
        class="board"
        ref={attach}
        viewBox={viewBox(zoom.box)}
        data-zoom={zoom.scale.toFixed(2)}
        onPointerDownCapture={zoom.down}
        onPointerMove={zoom.move}
        onPointerUp={zoom.up}
        onPointerCancel={zoom.up}
        role="application"
        aria-label={props.title}
        aria-roledescription={props.roledescription}
        onKeyDown={(event) => pressKey(event, props, svg.current)}
        onWheel={(event) => {
          if (!zoom.wheel(event)) turnBy(event.deltaY > 0 ? 1 : -1);
        }}
      >
        <Grounds plan={plan} />
        <Tiles plan={plan} pieces={plan.bases} part="body" cls="deco" />
        <Tiles plan={plan} pieces={plan.shown} part="body" cls="deco bodies" />
        <Couplings plan={plan} />
        <Attacks plan={plan} />
        <Tiles plan={plan} pieces={plan.shown} part="values" cls="deco values-layer" />
        <Happened plan={plan} />
        <Marks plan={plan} />
        <Hexes board={props} presses={presses} />
        <Crates plan={plan} />
        <Fates plan={plan} />
        <Lenders plan={plan} />
        {ringed && onTurn && (
          <RingLayer
            ringed={ringed}
            cell={plan.axial(ringed.cell)}
            onTurn={onTurn}
            svg={() => svg.current}
          />
        )}
      </svg>
      <ZoomButtons zoom={zoom} />
    </>
  );
}
