// A board layer by layer: marked cells, pieces, paths and shots in ink, what was refused.
import { hop, path, piece, shot, star, type Point, type Side } from '../../../draw/bugs';
import { isPartner, pointOf, type Cell } from '../view';
import { placeOf, SCALE } from './places';
import type { Arrow, OneBoard } from './props';

interface Given {
  board: OneBoard;
  cells: readonly Cell[];
}

const isOn = (cells: readonly Cell[], at: string | null | undefined): boolean =>
  cells.some((cell) => cell.at === at);

/** Cells on the way, cells that may be pressed, the one that is advised. */
export function Marked({ board, cells }: Given) {
  const square = (at: string, cls: string) => {
    const [x, y] = pointOf(board.table, at);
    return <rect class={cls} x={x - 46} y={y - 46} width={92} height={92} rx={4} />;
  };
  const on = (at: string): boolean => isOn(cells, at);
  return (
    <>
      {[...(board.hot ?? [])].filter(on).map((at) => square(at, 'hot'))}
      {[...(board.open ?? [])].filter(on).map((at) => square(at, 'maybe'))}
      {board.hint && on(board.hint) && square(board.hint, 'hint-cell')}
    </>
  );
}

export function Pieces({ board, cells }: Given) {
  const { table, chosen } = board,
    here = board.units.filter((unit) => isOn(cells, unit.at)),
    ghosts = (board.ghosts ?? []).filter((ghost) => isOn(cells, ghost.at));
  return (
    <g class="pieces">
      {ghosts.map(({ unit, at }) => (
        <g
          class="was"
          transform={`translate(${pointOf(table, at).join(' ')})`}
          dangerouslySetInnerHTML={{
            __html: piece(unit.unit, unit.side, {
              scale: SCALE,
              dim: true,
              turned: table.turned,
            }),
          }}
        />
      ))}
      {here.map((unit) => {
        const { point, scale } = placeOf(unit, here, table);
        return (
          <g
            key={`${unit.army}-${unit.unit}`}
            class="stand"
            data-piece={`${unit.army}-${unit.unit}`}
            data-stands={`${unit.army}-${unit.unit} ${unit.at}`}
            style={`transform:translate(${point[0]}px,${point[1]}px)`}
            dangerouslySetInnerHTML={{
              __html: piece(unit.unit, unit.side, {
                scale,
                chosen: chosen?.army === unit.army && chosen.unit === unit.unit,
                partner: isPartner(unit.army),
                turned: table.turned,
              }),
            }}
          />
        );
      })}
    </g>
  );
}

export function Inked({ board: { table, arrows = [], shots = [], clashes = [] }, cells }: Given) {
  const point = (at: string): Point => pointOf(table, at);
  const inkArrow = ({ cells: way, side, meets, bare, leaps }: Arrow): string => {
    const [from, to] = way;
    return leaps && from && to
      ? hop(point(from), point(to), side)
      : path(way.map(point), side, meets, bare);
  };
  const ink = [
    ...arrows.filter((arrow) => isOn(cells, arrow.cells[0])).map(inkArrow),
    ...shots
      .filter((one) => isOn(cells, one.from))
      .map((one) => shot(point(one.from), point(one.to), one.side)),
    ...clashes.filter((at) => isOn(cells, at)).map((at) => star(point(at), 'var(--warn)', 0.5)),
  ];
  return <g class="inked" dangerouslySetInnerHTML={{ __html: ink.join('') }} />;
}

/** Where somebody was: the outline of a piece. */
function outlineOf([x, y]: Point, side: Side): string {
  const outline =
    side === 'south'
      ? `<circle cx="${x}" cy="${y}" r="32" stroke="var(--side-a)"`
      : `<rect x="${x - 30}" y="${y - 30}" width="60" height="60" rx="4" stroke="var(--side-b)"`;
  return `${outline} fill="none" stroke-width="3" stroke-dasharray="5 6"/>`;
}

/** What the last turn left behind: ways, shots, where somebody fell. */
export function Left({ board: { table, left }, cells }: Given) {
  if (!left) return null;
  const point = (at: string): Point => pointOf(table, at);
  const ink = [
    ...left.arrows
      .filter((arrow) => isOn(cells, arrow.cells[0]))
      .map(({ cells: [from], side }) => outlineOf(point(from!), side)),
    ...left.arrows
      .filter((arrow) => isOn(cells, arrow.cells[0]) && arrow.cells.every((at) => isOn(cells, at)))
      .map(({ cells: way, side }) => path(way.map(point), side, false, true)),
    ...left.shots
      .filter((one) => isOn(cells, one.from))
      .map((one) => shot(point(one.from), point(one.to), one.side)),
    ...left.crosses
      .filter((at) => isOn(cells, at))
      .map((at) => {
        const [x, y] = point(at);
        return `<path d="M${x + 22} ${y - 44}l20 20m0-20l-20 20" stroke="var(--bad)" stroke-width="5" stroke-linecap="round"/>`;
      }),
  ];
  return <g class="inked left" dangerouslySetInnerHTML={{ __html: ink.join('') }} />;
}

export const Barred = ({ board: { table, crossed }, cells }: Given) =>
  crossed && isOn(cells, crossed) ? (
    <g class="barred" transform={`translate(${pointOf(table, crossed).join(' ')})`}>
      <path d="M-30-30L30 30M30-30L-30 30" />
    </g>
  ) : null;
