// The board layer by layer, from the ground up: cells, tiles, lines of attack, values, marks, fates.
import { at, attack, C, coupling, crate, fate } from '../../../draw/board';
import { hexPath } from '../../../draw/hexagon';
import { faceOfTile } from '../faces';
import { cellNamed, type Piece } from '../view';
import { zoneName } from '../words/names';
import { Ground, place, TilePart } from './parts';
import { ZONES } from './zones';
import type { Plan } from './plan';

interface Given {
  plan: Plan;
}

/** Drawings that nothing is heard of. */
const Deco = ({ svg }: { svg: string[] }) => (
  <g class="deco" dangerouslySetInnerHTML={{ __html: svg.join('') }} />
);

const isTaken = ({ shown }: Plan, cell: string): boolean =>
  shown.some((piece) => piece.cell === cell);

export const Grounds = ({ plan }: Given) => (
  <g class="deco">
    {plan.table.cells.map((cell) => {
      const taken = isTaken(plan, cell.name);
      return (
        <Ground
          key={cell.name}
          where={place(cell.at)}
          cls={plan.dim(cell.name)}
          legal={Boolean(plan.legal?.has(cell.name)) && !taken}
          label={taken ? '' : cell.name}
          terminal={cell.terminal}
          zone={cell.zone ? ZONES[cell.zone] : undefined}
          note={cell.zone && !taken ? zoneName(cell.zone) : undefined}
        />
      );
    })}
  </g>
);

/** One half of each of these tiles. */
export const Tiles = ({
  plan,
  pieces,
  part,
  cls,
}: Given & { pieces: readonly Piece[]; part: 'body' | 'values'; cls: string }) => (
  <g class={cls}>
    {pieces.map((piece) => (
      <TilePart
        key={piece.cell}
        piece={piece}
        where={place(plan.axial(piece.cell))}
        cls={`${plan.dim(piece.cell)} ${part === 'body' && piece === plan.ghost ? 'ghost' : ''}`}
        lod={plan.lod}
        tone={plan.toneOf(piece)}
        by={plan.commanderOf(piece)}
        part={part}
      />
    ))}
  </g>
);

/** The clasps that hold both halves of a construction together. */
export const Couplings = ({ plan }: Given) => (
  <g class="deco">
    {plan.shown
      .filter(({ unit }) => unit?.half === 'first' && isTaken(plan, unit.twin))
      .map((piece) => (
        <g
          key={piece.cell}
          class={`${plan.dim(piece.cell)} army-${faceOfTile(piece.tile).army} tone-${plan.toneOf(piece)}`}
          dangerouslySetInnerHTML={{
            __html: coupling(plan.axial(piece.cell), plan.axial(piece.unit!.twin)),
          }}
        />
      ))}
  </g>
);

export const Attacks = ({ plan }: Given) => (
  <Deco
    svg={(plan.lines ?? []).map(({ line, whose, rank }) =>
      attack(plan.axial(line.from), plan.axial(line.to), line.kind, whose, rank),
    )}
  />
);

const MAY = hexPath(C - 4, 6),
  CHOSEN = hexPath(C - 3, 6),
  HINTED = hexPath(C - 6, 6);

/** Which hexes may be pressed, are picked, advised, or were refused. */
export function Marks({ plan }: Given) {
  const { table, shown, ghost, hint, crossed } = plan,
    where = (cell: string): string => place(plan.axial(cell));
  return (
    <g class="deco">
      {[...(plan.legal ?? [])]
        .filter((name) => shown.some((piece) => piece.cell === name && piece !== ghost))
        .map((name) => (
          <path key={name} transform={where(name)} class="may" d={MAY} />
        ))}
      {[...(plan.chosen ?? [])].map((name) => (
        <path key={name} transform={where(name)} class="chosen" d={CHOSEN} />
      ))}
      {(plan.targets ?? []).map((name) => (
        <circle key={name} transform={where(name)} class="aimed-at" r={C - 14} />
      ))}
      {hint && cellNamed(table, hint) && <path transform={where(hint)} class="hinted" d={HINTED} />}
      {crossed && cellNamed(table, crossed) && (
        <g transform={where(crossed)} class="crossed">
          <path d={CHOSEN} />
          <circle cx="34" cy="-34" r="15" />
          <path d="M28-40L40-28M40-40L28-28" />
        </g>
      )}
    </g>
  );
}

const way = (plan: Plan, from: string, to: string): string => {
  const [ax, ay] = at(plan.axial(from)),
    [bx, by] = at(plan.axial(to));
  return `M${ax} ${ay}L${bx} ${by}`;
};

/** Where something came, from where, and where something fell, until the next decision. */
export const Happened = ({ plan }: Given) => (
  <g class="deco happened">
    {(plan.traces ?? []).map(({ cell, kind, from, number }) => (
      <g key={cell}>
        {from && <path class="way" d={way(plan, from, cell)} />}
        <g transform={place(plan.axial(cell))} class={kind}>
          {kind === 'cross' ? <path d="M-17-17L17 17M17-17L-17 17" /> : <path d={CHOSEN} />}
          {number !== null && (
            <g transform="translate(0 -44)">
              <circle r="13" />
              <text y="5.500">{number}</text>
            </g>
          )}
        </g>
      </g>
    ))}
  </g>
);

export const Crates = ({ plan }: Given) => (
  <Deco svg={plan.table.cells.filter((cell) => cell.hasPart).map((cell) => crate(cell.at))} />
);

export const Fates = ({ plan }: Given) => (
  <Deco svg={(plan.fates ?? []).map((one) => fate(plan.axial(one.cell), one.wounds, one.dies))} />
);
