// The boards as one SVG each: ground, marks, pieces, paths; every cell is a button, arrows move between them.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ground, hop, path, piece, shot, star, HALF, type Point, type Side } from '../../draw/bugs';
import { t } from '../../words/texts';
import { beside, isPartner, pointOf, type Table, type Unit } from './view';

export interface Arrow {
  cells: string[];
  side: Side;
  meets: boolean;
  bare?: boolean;
  leaps?: boolean;
}
export interface Shot {
  from: string;
  to: string;
  side: Side;
}

export interface BoardProps {
  table: Table;
  units: readonly Unit[];
  title: string;
  role: string;
  label(at: string): string;
  focus: string;
  setFocus(at: string): void;
  open?: ReadonlySet<string>;
  hot?: ReadonlySet<string>;
  chosen?: { army: string; unit: string } | null;
  arrows?: Arrow[];
  shots?: Shot[];
  ghosts?: { unit: Unit; at: string }[];
  clashes?: readonly string[];
  crossed?: string | null;
  hint?: string | null;
  onCell?(at: string): void;
  onEnter?(at: string): boolean;
  onExplain?(at: string | null, box: DOMRect | null): void;
  onInspect?(at: string): void;
  onDrag?: { begin(at: string): boolean; over(from: string, at: string): void; end(): void };
}

const HOVER = 350,
  SHARED = 19,
  SHARED_SCALE = 1.12,
  SCALE = 1.62,
  CROWD = 2,
  CROWD_SCALE = 0.82,
  CROWD_STEP = 44,
  CROWD_LEFT = 5;
const KEYS: Record<string, string> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  ArrowLeft: 'W',
  ArrowRight: 'E',
};

/** Where a piece stands in its cell: those who meet share it, south below and north above. */
function place(unit: Unit, units: readonly Unit[], table: Table): { point: Point; scale: number } {
  const [x, y] = pointOf(table, unit.at!),
    others = units.filter((one) => one.at === unit.at);
  if (others.length < 2) return { point: [x, y], scale: SCALE };
  const way = unit.side === 'south' ? -1 : 1,
    nth = others.filter((one) => one.side === unit.side).indexOf(unit);
  if (others.length > CROWD)
    return {
      point: [x + way * (SHARED + CROWD_LEFT - nth * CROWD_STEP), y - way * (SHARED + CROWD_LEFT)],
      scale: CROWD_SCALE,
    };
  return { point: [x + way * SHARED, y - way * SHARED], scale: SHARED_SCALE };
}

function OneBoard(props: BoardProps & { board: number; away: boolean }) {
  const { table, board, units, open, hot, chosen, onDrag } = props;
  const cells = table.cells.filter((cell) => cell.board === board),
    on = (at: string | null): boolean => cells.some((cell) => cell.at === at),
    picture = useMemo(
      () => ground(cells),
      [cells.map((cell) => `${cell.portal}${cell.artifact}`).join()],
    );
  const timer = useRef(0),
    long = useRef(false),
    dragFrom = useRef<string | null>(null),
    dragged = useRef(false),
    svg = useRef<SVGSVGElement>(null);
  const here = units.filter((unit) => on(unit.at)),
    points = (names: string[]): Point[] => names.map((at) => pointOf(table, at));
  const square = (at: string, cls: string) => {
    const [x, y] = pointOf(table, at);
    return <rect class={cls} x={x - 46} y={y - 46} width={92} height={92} rx={4} />;
  };
  const explain = (at: string, target: Element, hold: boolean): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      long.current = hold;
      if (hold) navigator.vibrate?.(10);
      props.onExplain?.(at, target.getBoundingClientRect());
    }, HOVER);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    props.onExplain?.(null, null);
  };
  const overCell = (event: PointerEvent): string | null =>
    (
      document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest('[data-cell]') as SVGElement | null
    )?.dataset.cell ?? null;
  const move = (event: PointerEvent): void => {
    const from = dragFrom.current,
      at = from && overCell(event);
    if (!from || !at || (at === from && !dragged.current)) return;
    clearTimeout(timer.current);
    dragged.current = true;
    onDrag?.over(from, at);
  };
  const drop = (): void => {
    if (dragFrom.current) onDrag?.end();
    dragFrom.current = null;
    clearTimeout(timer.current);
  };
  const onKey = (event: KeyboardEvent, at: string): void => {
    const direction = KEYS[event.key],
      next = direction && beside(table, at, direction);
    if (direction) event.preventDefault();
    if (next) {
      props.setFocus(next);
      svg.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter' && props.onEnter?.(at)) return;
      props.onCell?.(at);
    }
  };
  const press = (at: string): void => {
    if (dragged.current || long.current) {
      dragged.current = long.current = false;
      return;
    }
    props.onCell?.(at);
  };
  return (
    <svg
      class={`b5 ${props.away ? 'away' : ''}`}
      ref={svg}
      viewBox={`-284 -262 ${HALF * 2 + 46} ${HALF * 2 + 46}`}
      role="application"
      aria-label={table.boards > 1 ? t('page-bugs-board-n', { n: board }) : props.title}
      aria-roledescription={props.role}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <g dangerouslySetInnerHTML={{ __html: picture }} />
      {[...(hot ?? [])].filter(on).map((at) => square(at, 'hot'))}
      {[...(open ?? [])].filter(on).map((at) => square(at, 'maybe'))}
      {props.hint && on(props.hint) && square(props.hint, 'hint-cell')}
      <g class="pieces">
        {[...(props.ghosts ?? [])]
          .filter((ghost) => on(ghost.at))
          .map(({ unit, at }) => {
            const [x, y] = pointOf(table, at);
            return (
              <g
                class="was"
                transform={`translate(${x} ${y})`}
                dangerouslySetInnerHTML={{
                  __html: piece(unit.unit, unit.side, { scale: SCALE, dim: true }),
                }}
              />
            );
          })}
        {here.map((unit) => {
          const {
            point: [x, y],
            scale,
          } = place(unit, here, table);
          return (
            <g
              key={`${unit.army}-${unit.unit}`}
              class="stand"
              style={`transform:translate(${x}px,${y}px)`}
              dangerouslySetInnerHTML={{
                __html: piece(unit.unit, unit.side, {
                  scale,
                  chosen: chosen?.army === unit.army && chosen.unit === unit.unit,
                  partner: isPartner(unit.army),
                }),
              }}
            />
          );
        })}
      </g>
      <g
        class="inked"
        dangerouslySetInnerHTML={{
          __html:
            (props.arrows ?? [])
              .filter((arrow) => on(arrow.cells[0] ?? null))
              .map((arrow) =>
                arrow.leaps
                  ? hop(...(points(arrow.cells) as [Point, Point]), arrow.side)
                  : path(points(arrow.cells), arrow.side, arrow.meets, arrow.bare),
              )
              .join('') +
            (props.shots ?? [])
              .filter((one) => on(one.from))
              .map((one) => shot(pointOf(table, one.from), pointOf(table, one.to), one.side))
              .join('') +
            (props.clashes ?? [])
              .filter(on)
              .map((at) => star(pointOf(table, at), 'var(--warn)', 0.5))
              .join(''),
        }}
      />
      {props.crossed && on(props.crossed) && (
        <g class="barred" transform={`translate(${pointOf(table, props.crossed).join(' ')})`}>
          <path d="M-30-30L30 30M30-30L-30 30" />
        </g>
      )}
      {cells.map((cell) => {
        const [x, y] = pointOf(table, cell.at);
        return (
          <g
            class="cell"
            role="button"
            key={cell.at}
            data-cell={cell.at}
            data-open={open?.has(cell.at) ?? false}
            tabIndex={cell.at === props.focus || open?.has(cell.at) ? 0 : -1}
            aria-label={props.label(cell.at)}
            transform={`translate(${x} ${y})`}
            onClick={() => press(cell.at)}
            onDblClick={() => props.onInspect?.(cell.at)}
            onContextMenu={(event) => {
              event.preventDefault();
              props.onInspect?.(cell.at);
            }}
            onFocus={() => props.setFocus(cell.at)}
            onKeyDown={(event) => onKey(event, cell.at)}
            onPointerDown={(event) => {
              long.current = dragged.current = false;
              if (event.button === 0 && onDrag?.begin(cell.at)) {
                dragFrom.current = cell.at;
                event.currentTarget.releasePointerCapture?.(event.pointerId);
              }
              if (event.pointerType !== 'mouse') explain(cell.at, event.currentTarget, true);
            }}
            onPointerUp={() => clearTimeout(timer.current)}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') explain(cell.at, event.currentTarget, false);
            }}
            onPointerLeave={leave}
          >
            <rect class="hit" x={-49} y={-49} width={98} height={98} />
            <rect class="focus-ring" x={-44} y={-44} width={88} height={88} rx={5} />
          </g>
        );
      })}
    </svg>
  );
}

/** One board, or two side by side; a phone has room for one of them, first for the one on which something is asked or happens. */
export function Boards(props: BoardProps & { lead?: string | null }) {
  const { table } = props,
    numbers = Array.from({ length: table.boards }, (_, index) => index + 1),
    lead = table.cells.find((cell) => cell.at === props.lead)?.board ?? 1,
    [shown, show] = useState(lead);
  useEffect(() => show(lead), [props.lead]);
  return (
    <div class={`boards boards-${table.boards}`}>
      {table.boards > 1 && (
        <div class="board-tabs only-phone">
          {numbers.map((n) => (
            <button class="btn quiet" aria-pressed={shown === n} onClick={() => show(n)}>
              {t('page-bugs-board-n', { n })}
            </button>
          ))}
        </div>
      )}
      {numbers.map((n) => (
        <OneBoard {...props} board={n} away={shown !== n} />
      ))}
    </div>
  );
}
