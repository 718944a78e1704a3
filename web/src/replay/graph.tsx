// The evaluation graph, which is the slider: pressing or dragging anywhere on it goes to that moment.
import { Chances, curve, evenShare } from '../parts/chance';
import { at, type Film } from './film';
import { t } from '../words/texts';

export { curve };

const Flag = ({ chance, swing, left }: { chance: number; swing: number; left: number }) => (
  <span class="evflag" style={`left:clamp(44px, ${left}%, 100% - 44px)`}>
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
    { seats } = made.info,
    has = made.values.length > 0,
    share = total ? n / total : 0,
    even = evenShare(seats);
  return (
    <div class="gw">
      <span class="yl" style="top:8px">
        {names[seat]}
      </span>
      {has && (
        <span class="yl" style={`top:${100 - even * 100}%`}>
          {Math.round(even * 100)}%
        </span>
      )}
      <span class="yl" style="bottom:-8px">
        {names.filter((_, other) => other !== seat).join(', ')}
      </span>
      <Chances
        stops={made.stops}
        values={made.values}
        total={total}
        seats={seats}
        seat={seat}
        marks={made.milestones}
        at={n}
      />
      {has && <Flag chance={made.values[n]?.[seat] ?? even} swing={swing} left={share * 100} />}
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
