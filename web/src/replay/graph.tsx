// The evaluation graph, which is the slider: chance of the seat looked as above the middle line, of the others below.
import { useMemo } from 'preact/hooks';
import { at, type Film } from './film';
import { t } from '../words/texts';

const W = 1000,
  H = 120;

export function curve(
  stops: readonly number[],
  values: readonly number[][],
  total: number,
  seat = 0,
): string {
  return stops
    .map(
      (n, i) =>
        `${i ? 'L' : 'M'}${(total ? (n / total) * W : 0).toFixed(1)} ${((1 - (values[n]?.[seat] ?? 0.5)) * H).toFixed(1)}`,
    )
    .join('');
}

const Upright = ({ x, stroke, dashes }: { x: number; stroke: string; dashes?: string }) => (
  <path
    d={`M${x} 0V${H}`}
    stroke={stroke}
    stroke-dasharray={dashes}
    stroke-width="2"
    vector-effect="non-scaling-stroke"
  />
);

/** The curve over the middle line, the milestones, and where we are (a share of the whole). */
function Drawn({ made, seat, share }: { made: Film; seat: number; share: number }) {
  const total = made.info.steps.length,
    has = made.values.length > 0,
    line = useMemo(() => curve(made.stops, made.values, total, seat), [made, seat]);
  return (
    <svg class="graph" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={W} height={H} fill="var(--bg-2)" />
      {has && <path d={`${line}L${W} ${H / 2}L0 ${H / 2}Z`} fill="var(--text-2)" opacity=".55" />}
      <path
        d={`M0 ${H / 2}H${W}`}
        stroke="var(--line-2)"
        stroke-dasharray="4 4"
        vector-effect="non-scaling-stroke"
      />
      {made.milestones.map((mark) => (
        <Upright x={(mark / total) * W} stroke="var(--bad)" dashes="2 4" />
      ))}
      {has && (
        <path
          d={line}
          fill="none"
          stroke="var(--accent)"
          stroke-width="2.5"
          vector-effect="non-scaling-stroke"
        />
      )}
      <Upright x={share * W} stroke="var(--text)" />
    </svg>
  );
}

const Flag = ({ chance, swing, left }: { chance: number; swing: number; left: number }) => (
  <span class="evflag" style={`left:${Math.min(Math.max(left, 8), 92)}%`}>
    {t('page-replay-chance', {
      percent: Math.round(chance * 100),
      swing: swing > 0 ? `+${swing}` : String(swing),
    })}
  </span>
);

export function Graph({
  made,
  names,
  seat,
  swing,
}: {
  made: Film;
  names: string[];
  seat: number;
  swing: number;
}) {
  const total = made.info.steps.length,
    n = at.value,
    has = made.values.length > 0,
    share = total ? n / total : 0;
  return (
    <div class="gw">
      <span class="yl" style="top:8px">
        {names[seat]}
      </span>
      {has && (
        <span class="yl" style="top:50%">
          50%
        </span>
      )}
      <span class="yl" style="bottom:-8px">
        {names.filter((_, other) => other !== seat).join(', ')}
      </span>
      <Drawn made={made} seat={seat} share={share} />
      {has && <Flag chance={made.values[n]?.[seat] ?? 0.5} swing={swing} left={share * 100} />}
      <input
        class="slider"
        type="range"
        min={0}
        max={total}
        value={n}
        aria-label={t('page-replay-move')}
        aria-valuetext={t('page-replay-at', { step: n, steps: total })}
        onInput={(event) => {
          at.value = Number(event.currentTarget.value);
        }}
      />
    </div>
  );
}

/** The same as a table, for ears. */
export const GraphTable = ({ made, names }: { made: Film; names: string[] }) => (
  <details class="small">
    <summary>{t('page-replay-table')}</summary>
    <table>
      <thead>
        <tr>
          <th>{t('page-replay-move')}</th>
          {names.map((name) => (
            <th>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {made.stops
          .filter((_, i) => i % 5 === 0)
          .map((n) => (
            <tr>
              <td>{n}</td>
              {(made.values[n] ?? []).map((value) => (
                <td>{Math.round(value * 100)}%</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </details>
);
