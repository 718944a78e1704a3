// The board of hexes: ground, tiles, lines of attack under the numbers, fates, the ring; every hex is a button.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  at,
  attack,
  boxOf,
  coupling,
  crate,
  fate,
  ring,
  C,
  DIR,
  RING,
  type Axial,
} from '../../draw/board';
import { hexPath, lodFor, type Lod } from '../../draw/hexagon';
import type { Tone } from '../../draw/tile';
import { faceOfTile } from './faces';
import { Ground, Hex, hexOf, place, TilePart } from './layers';
import { ZONES, zoneName } from './scenario';
import { isReduced } from '../../state/settings';
import { Icon } from '../../parts/icon';
import { t } from '../../words/texts';
import { slideFrom } from '../../parts/slide';
import type { Slide } from './frames';
import { NEAREST, STEPS, useZoom } from './zoom';
import {
  cellNamed,
  foundationAt,
  pieceAt,
  type Fate,
  type Line,
  type Piece,
  type Table,
} from './view';

export interface RingState {
  cell: string;
  facing: number;
  stops: number[];
}

export interface BoardProps {
  table: Table;
  toneOf(piece: Piece): Tone;
  legal?: ReadonlySet<string>;
  chosen?: ReadonlySet<string>;
  bright?: ReadonlySet<string> | null;
  crossed?: string | null;
  lines?: { line: Line; whose: 'out' | 'in'; rank: 'focus' | 'calm' }[];
  fates?: Fate[];
  ghost?: Piece | null;
  ringed?: RingState | null;
  hint?: string | null;
  slides?: readonly Slide[];
  label(cell: string): string;
  onCell?(cell: string): void;
  onTurn?(facing: number): void;
  onExplain?(cell: string | null, box: DOMRect | null): void;
  onInspect?(cell: string): void;
  focus: string;
  setFocus(cell: string): void;
  title: string;
  roledescription: string;
}

const TILE_WIDTH = 120;
const HOVER = 350;

/** How large tiles come out on this screen decides how much detail they carry. */
function useLod(box: {
  width: number;
  height: number;
}): [(element: SVGSVGElement | null) => void, Lod] {
  const [lod, setLod] = useState<Lod>('l'),
    watcher = useRef<ResizeObserver | null>(null);
  const attach = useMemo(
    () =>
      (element: SVGSVGElement | null): void => {
        watcher.current?.disconnect();
        if (!element || typeof ResizeObserver === 'undefined') return;
        watcher.current = new ResizeObserver(([entry]) => {
          const { width, height } = entry!.contentRect;
          setLod(lodFor(Math.min(width / box.width, height / box.height) * TILE_WIDTH));
        });
        watcher.current.observe(element);
      },
    [box.width, box.height],
  );
  return [attach, lod];
}

/** The hex next to this one in the direction of an arrow key; left and right go to the column beside. */
export function neighbour(table: Table, from: string, key: string, alt: boolean): string | null {
  const here = cellNamed(table, from);
  if (!here) return null;
  const tries: Record<string, number[]> = alt
    ? { ArrowUp: [5], ArrowRight: [1], ArrowDown: [2], ArrowLeft: [4] }
    : { ArrowUp: [0], ArrowDown: [3], ArrowRight: [2, 1], ArrowLeft: [5, 4] };
  for (const way of tries[key] ?? []) {
    const [q, p] = DIR[way]!;
    const next = table.cells.find(
      (cell) => cell.at[0] === here.at[0] + q && cell.at[1] === here.at[1] + p,
    );
    if (next) return next.name;
  }
  return null;
}

/** Which of the allowed stops lies nearest to a pointer around a hex. */
function stopAt(
  svg: SVGSVGElement,
  cell: Axial,
  event: PointerEvent | MouseEvent,
  stops: readonly number[],
): number | null {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()),
    [x, y] = at(cell);
  const turn = (((Math.atan2(point.y - y, point.x - x) * 180) / Math.PI + 90 + 360) % 360) / 60;
  const apart = (stop: number): number =>
    Math.min(Math.abs(turn - stop), 6 - Math.abs(turn - stop));
  return [...stops].sort((a, b) => apart(a) - apart(b))[0] ?? null;
}

function RingLayer({
  ringed,
  cell,
  onTurn,
  svg,
}: {
  ringed: RingState;
  cell: Axial;
  onTurn(facing: number): void;
  svg(): SVGSVGElement | null;
}) {
  const drag = (event: PointerEvent): void => {
    const owner = svg();
    if (!owner) return;
    event.preventDefault();
    event.stopPropagation();
    const turn = (at: PointerEvent): void => {
      const stop = stopAt(owner, cell, at, ringed.stops);
      if (stop !== null) onTurn(stop);
    };
    const stop = (): void => {
      removeEventListener('pointermove', turn);
      removeEventListener('pointerup', stop);
    };
    turn(event);
    addEventListener('pointermove', turn);
    addEventListener('pointerup', stop);
  };
  return (
    <g>
      <g class="deco" dangerouslySetInnerHTML={{ __html: ring(cell, ringed.facing) }} />
      <circle
        class="ring-hit"
        transform={place(cell)}
        r={RING}
        fill="none"
        stroke="transparent"
        stroke-width="34"
        style="pointer-events:stroke;cursor:grab;touch-action:none"
        onPointerDown={drag}
      />
    </g>
  );
}

export function Board(props: BoardProps) {
  const { table, legal, chosen, bright, lines = [], fates = [], ghost, ringed, focus } = props;
  const box = useMemo(
    () =>
      boxOf(
        table.cells.map((cell) => cell.at),
        14,
      ),
    [table.cells.length],
  );
  const turnBy = (by: number): void => {
    if (!ringed) return;
    const order = [...ringed.stops].sort((a, b) => a - b);
    props.onTurn?.(
      order[(order.indexOf(ringed.facing) + (by % order.length) + order.length) % order.length]!,
    );
  };
  const zoom = useZoom(box, ringed ? turnBy : null, () => {
      wasLong.current = true;
      clearTimeout(hover.current);
    }),
    seen = zoom.box;
  const [attach, lod] = useLod(seen),
    svg = useRef<SVGSVGElement | null>(null),
    hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined),
    wasLong = useRef(false);
  const attachSvg = useMemo(
    () =>
      (element: SVGSVGElement | null): void => {
        svg.current = element;
        attach(element);
      },
    [attach],
  );
  useEffect(() => () => clearTimeout(hover.current), []);
  const dim = (cell: string): string => (bright && !bright.has(cell) ? 'dim' : '');
  const pieces = table.pieces.filter((piece) => !piece.foundation && piece.cell !== ghost?.cell),
    bases = table.pieces.filter((piece) => piece.foundation);
  const shown = ghost ? [...pieces, ghost] : pieces;
  const axial = (name: string): Axial => cellNamed(table, name)?.at ?? [0, 0];
  useLayoutEffect(() => {
    for (const { from, to } of props.slides ?? []) {
      const [ax, ay] = at(axial(from)),
        [bx, by] = at(axial(to));
      for (const piece of svg.current?.querySelectorAll(`[data-piece="${to}"] > g`) ?? [])
        slideFrom(piece, ax - bx, ay - by);
    }
  }, [props.slides]);
  const explainLater = (hex: Element, isTouch: boolean): void => {
    clearTimeout(hover.current);
    hover.current = setTimeout(() => {
      wasLong.current = isTouch;
      props.onExplain?.(hex.getAttribute('data-cell'), hex.getBoundingClientRect());
    }, HOVER);
  };
  const explainNever = (): void => {
    clearTimeout(hover.current);
    props.onExplain?.(null, null);
  };
  const over = (event: PointerEvent, how: (hex: Element) => void): void => {
    const hex = hexOf(event);
    if (hex && !hex.contains(event.relatedTarget as Node | null)) how(hex);
  };
  const click = (event: Event): void => {
    const cell = hexOf(event)?.dataset.cell;
    if (!cell) return;
    if (wasLong.current) {
      wasLong.current = false;
      return;
    }
    explainNever();
    props.setFocus(cell);
    props.onCell?.(cell);
  };
  const inspect = (event: Event): void => {
    const cell = hexOf(event)?.dataset.cell;
    if (cell) props.onInspect?.(cell);
  };
  const army = (piece: Piece): string =>
    piece.commander === piece.owner
      ? ''
      : (table.players.find((player) => player.index === piece.commander)?.army ?? '');
  const drawn = (piece: Piece, part: 'body' | 'values', cls = ''): JSX.Element => (
    <TilePart
      key={piece.cell}
      piece={piece}
      where={place(axial(piece.cell))}
      cls={`${dim(piece.cell)} ${cls}`}
      lod={lod}
      tone={props.toneOf(piece)}
      by={army(piece)}
      part={part}
    />
  );
  const onKey = (event: KeyboardEvent): void => {
    const next = event.key.startsWith('Arrow')
      ? neighbour(table, focus, event.key, event.altKey)
      : null;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (next) {
      props.setFocus(next);
      svg.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
      event.stopPropagation();
    }
    if ((event.key === 'Enter' && !event.shiftKey) || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      props.onCell?.(focus);
    }
  };
  return (
    <>
      <svg
        class="board"
        ref={attachSvg}
        viewBox={`${seen.x.toFixed(1)} ${seen.y.toFixed(1)} ${seen.width.toFixed(1)} ${seen.height.toFixed(1)}`}
        data-zoom={zoom.scale.toFixed(2)}
        onPointerDownCapture={zoom.down}
        onPointerMove={zoom.move}
        onPointerUp={zoom.up}
        onPointerCancel={zoom.up}
        role="application"
        aria-label={props.title}
        aria-roledescription={props.roledescription}
        onKeyDown={onKey}
        onWheel={(event) => {
          if (!zoom.wheel(event)) turnBy(event.deltaY > 0 ? 1 : -1);
        }}
      >
        <g class="deco">
          {table.cells.map((cell) => {
            const taken = shown.some((piece) => piece.cell === cell.name);
            return (
              <Ground
                key={cell.name}
                where={place(cell.at)}
                cls={dim(cell.name)}
                legal={Boolean(legal?.has(cell.name)) && !taken}
                label={taken ? '' : cell.name}
                terminal={cell.terminal}
                zone={cell.zone ? ZONES[cell.zone] : undefined}
                note={cell.zone && !taken ? zoneName(cell.zone) : undefined}
              />
            );
          })}
        </g>
        <g class="deco">{bases.map((piece) => drawn(piece, 'body'))}</g>
        <g class="deco bodies">
          {shown.map((piece) => drawn(piece, 'body', piece === ghost ? 'ghost' : ''))}
        </g>
        <g class="deco">
          {shown
            .filter(
              ({ unit }) =>
                unit?.half === 'first' && shown.some((other) => other.cell === unit.twin),
            )
            .map((piece) => (
              <g
                key={piece.cell}
                class={`${dim(piece.cell)} army-${faceOfTile(piece.tile).army} tone-${props.toneOf(piece)}`}
                dangerouslySetInnerHTML={{
                  __html: coupling(axial(piece.cell), axial(piece.unit!.twin)),
                }}
              />
            ))}
        </g>
        <g
          class="deco"
          dangerouslySetInnerHTML={{
            __html: lines
              .map(({ line, whose, rank }) =>
                attack(axial(line.from), axial(line.to), line.kind, whose, rank),
              )
              .join(''),
          }}
        />
        <g class="deco values-layer">{shown.map((piece) => drawn(piece, 'values'))}</g>
        {isReduced() && (
          <g class="deco traces">
            {(props.slides ?? []).map(({ from, to }) => (
              <path d={`M${at(axial(from)).join(' ')}L${at(axial(to)).join(' ')}`} />
            ))}
          </g>
        )}
        <g class="deco">
          {[...(legal ?? [])]
            .filter((name) => shown.some((piece) => piece.cell === name && piece !== ghost))
            .map((name) => (
              <path key={name} transform={place(axial(name))} class="may" d={hexPath(C - 4, 6)} />
            ))}
          {[...(chosen ?? [])].map((name) => (
            <path key={name} transform={place(axial(name))} class="chosen" d={hexPath(C - 3, 6)} />
          ))}
          {props.hint && cellNamed(table, props.hint) && (
            <path transform={place(axial(props.hint))} class="hinted" d={hexPath(C - 6, 6)} />
          )}
          {props.crossed && cellNamed(table, props.crossed) && (
            <g transform={place(axial(props.crossed))} class="crossed">
              <path d={hexPath(C - 3, 6)} />
              <circle cx="34" cy="-34" r="15" />
              <path d="M28-40L40-28M40-40L28-28" />
            </g>
          )}
        </g>
        <g
          onClick={click}
          onDblClick={inspect}
          onContextMenu={(event) => {
            event.preventDefault();
            inspect(event);
          }}
          onFocusIn={(event) => {
            const cell = hexOf(event)?.dataset.cell;
            if (cell) props.setFocus(cell);
          }}
          onPointerDown={(event) => {
            const hex = hexOf(event);
            if (hex && event.pointerType !== 'mouse') {
              wasLong.current = false;
              explainLater(hex, true);
            }
          }}
          onPointerUp={(event) => {
            if (event.pointerType !== 'mouse') clearTimeout(hover.current);
          }}
          onPointerOver={(event) => {
            if (event.pointerType === 'mouse') over(event, (hex) => explainLater(hex, false));
          }}
          onPointerOut={(event) => over(event, explainNever)}
        >
          {table.cells.map((cell) => (
            <Hex
              key={cell.name}
              name={cell.name}
              where={place(cell.at)}
              label={props.label(cell.name)}
              isOpen={Boolean(legal?.has(cell.name))}
              isStop={cell.name === focus}
            />
          ))}
        </g>
        <g
          class="deco"
          dangerouslySetInnerHTML={{
            __html: table.cells
              .filter((cell) => cell.hasPart)
              .map((cell) => crate(cell.at))
              .join(''),
          }}
        />
        <g
          class="deco"
          dangerouslySetInnerHTML={{
            __html: fates.map((one) => fate(axial(one.cell), one.wounds, one.dies)).join(''),
          }}
        />
        {ringed && props.onTurn && (
          <RingLayer
            ringed={ringed}
            cell={axial(ringed.cell)}
            onTurn={props.onTurn}
            svg={() => svg.current}
          />
        )}
      </svg>
      <div class="zoom" role="group" aria-label={t('page-nh-zoom')}>
        <button
          class="icon-btn"
          aria-label={t('page-nh-nearer')}
          aria-disabled={zoom.scale >= NEAREST}
          onClick={() => zoom.by(STEPS.nearer)}
        >
          <Icon name="plus" />
        </button>
        {zoom.scale > 1 && (
          <>
            <button
              class="icon-btn"
              aria-label={t('page-nh-farther')}
              onClick={() => zoom.by(STEPS.farther)}
            >
              <Icon name="minus" />
            </button>
            <button
              class="icon-btn"
              aria-label={t('page-nh-fit')}
              data-act="fit"
              onClick={zoom.fit}
            >
              <Icon name="fit" />
            </button>
          </>
        )}
      </div>
    </>
  );
}

/** What stands on a hex, foundation or tile. */
export const standing = (table: Table, cell: string): Piece | undefined =>
  pieceAt(table, cell) ?? foundationAt(table, cell);
