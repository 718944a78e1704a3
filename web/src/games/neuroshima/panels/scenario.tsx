// A board of the atlas: what its marked hexes are, what the scenario changes, how far its goal is.
import { RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { ruleBehind } from '../../citations';
import { ZONES } from '../board/zones';
import { scenarioOf } from '../view';
import { zoneName } from '../words/names';
import { House } from './signs';
import type { Update } from '../../../wire/types';

export function ScenarioPanel({ now }: { now: Update }) {
  const scenario = scenarioOf(now.view),
    rule = scenario && ruleBehind(scenario.about);
  if (!scenario) return null;
  return (
    <section class="panel scenario" aria-label={t(scenario.name)}>
      <div class="ph">
        <h2>{t(scenario.name)}</h2>
        <House origin={scenario.origin} />
      </div>
      <div class="pb small">
        <p>
          {t(scenario.about)} {rule && <RuleId id={rule} />}
        </p>
        {scenario.goal !== null && (
          <p>
            <b class="num">
              {t('nh-state-progress', { progress: scenario.progress, goal: scenario.goal })}
            </b>
          </p>
        )}
        {scenario.truce && (
          <p>
            <b>{t('nh-state-truce')}</b>
          </p>
        )}
        <ul class="zones">
          {Object.keys(scenario.tags).map((zone) => (
            <li>
              <i style={`background:${ZONES[zone]}`} />
              {zoneName(zone)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
