// What the steps that were shown leave on the ring until the next decision: paths, aims, wounds, the fallen.
import { at, current, isOver, isStill, markedFrom, steps, type Step } from '../../../stage';
import { tableOf } from '../view';
import { standOf, type Stand } from './spots';
import type { Act } from './acts';

const MOST = 14;

type Left =
  | { kind: 'path'; from: Stand; to: Stand; n: number }
  | { kind: 'aim'; from: Stand; to: Stand; n: number }
  | { kind: 'wound'; at: Stand; n: number; lost: number }
  | { kind: 'cross'; at: Stand; n: number };

const numberOf = (step: Step): number => steps.value.indexOf(step) + 1 - markedFrom();

/** What one step leaves; nothing once the ring has closed over it. */
function leftBy(step: Step, size: number): Left | null {
  const act = step.data as Act | undefined;
  if (!act || act.before.ring.length !== size) return null;
  const { kind, before, after, seat, target, fight } = act,
    n = numberOf(step);
  if (kind === 'move' && seat !== null) {
    const from = standOf(before, seat),
      to = after.ring.length === size ? standOf(after, seat) : null;
    return from && to ? { kind: 'path', from, to, n } : null;
  }
  const victim = target === null ? null : standOf(before, target, fight?.sector);
  if (!victim) return null;
  if (kind === 'attack' && fight) {
    const from = standOf(before, fight.attacker);
    return from ? { kind: 'aim', from, to: victim, n } : null;
  }
  if (kind === 'hit')
    return { kind: 'wound', at: victim, n, lost: Number((act.events[0] as { n?: number }).n ?? 0) };
  return kind === 'fall' || kind === 'bot' ? { kind: 'cross', at: victim, n } : null;
}

const Badge = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g class="left-badge" transform={`translate(${x} ${y})`}>
    <circle r={8.5} />
    <text y={4} text-anchor="middle" font-size={11} font-weight="800">
      {n}
    </text>
  </g>
);

const Line = ({ from, to, cls, n }: { from: Stand; to: Stand; cls: string; n: number }) => (
  <g>
    <path class={cls} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    {cls === 'left-path' && <circle class="left-ghost" cx={from.x} cy={from.y} r={17} />}
    <Badge x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} n={n} />
  </g>
);

function LeftMark({ left }: { left: Left }) {
  if (left.kind === 'path') return <Line {...left} cls="left-path" />;
  if (left.kind === 'aim') return <Line {...left} cls="left-aim" />;
  const { x, y } = left.at;
  return left.kind === 'wound' ? (
    <g class="left-wound" transform={`translate(${x + 13} ${y - 15})`}>
      <rect x={-13} y={-8.5} width={26} height={17} rx={8.5} />
      <text y={4.3} text-anchor="middle" font-size={12} font-weight="800">
        −{left.lost}
      </text>
    </g>
  ) : (
    <path class="left-cross" d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />
  );
}

/** Who acts and who is aimed at, while it is shown: the eye is led there. */
function Concerned() {
  const act = isOver.value ? null : (current.value?.data as Act | undefined),
    table = act && tableOf(current.value!.before);
  if (!act || !table) return null;
  const actor = act.seat === null ? null : standOf(table, act.seat),
    target =
      act.target === null || act.target === act.seat || !act.fight
        ? null
        : standOf(table, act.target, act.fight.sector);
  return (
    <>
      {actor && <circle class="left-actor" cx={actor.x} cy={actor.y} r={24 * actor.scale} />}
      {target && <circle class="left-target" cx={target.x} cy={target.y} r={24 * target.scale} />}
    </>
  );
}

/** The marks of the steps so far, those of the last turn first. */
export function StageMarks({ ring }: { ring: number }) {
  const upto = isOver.value ? steps.value.length : at.value + Number(isStill()),
    shown = steps.value.slice(markedFrom(), upto),
    group = shown.at(-1)?.group.id,
    found = shown
      .filter((step) => step.group.id === group || isStill())
      .slice(-MOST)
      .map((step) => leftBy(step, ring))
      .filter((left): left is Left => left !== null);
  return (
    <g class="left-marks" aria-hidden="true">
      {found.map((left) => (
        <LeftMark left={left} />
      ))}
      <Concerned />
    </g>
  );
}
