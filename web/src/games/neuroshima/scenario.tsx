// A board of the atlas: what its marked hexes are, what the scenario changes, how far its goal is.
import { RuleId } from '../../parts/rich';
import { t } from '../../words/texts';
import { House } from './panels';
import type { Json, Update } from '../../wire/types';

export interface Scenario {
  name: string;
  about: string;
  origin: string;
  tags: Record<string, string[]>;
  progress: number;
  goal: number | null;
  parts: string[];
  truce: boolean;
}

export const scenarioOf = (view: Json): Scenario | null =>
  (view.scenario as Scenario | undefined) ?? null;

/** The colour of each kind of marked hex. */
export const ZONES: Record<string, string> = {
  factory: '#d98c1f',
  exit: '#3f9d6b',
  core: '#3f7fc0',
  field: '#6f6a60',
  siege: '#b8433c',
  corners: '#8a6fb0',
  structure: '#b8433c',
  seat: '#8a6fb0',
  'bank-a': '#3f7fc0',
  'bank-b': '#b8433c',
  bridge: '#d98c1f',
  pylon: '#c9b23a',
  contaminated: '#8bb92e',
  depot: '#d98c1f',
};

export const zoneName = (zone: string): string => t(`nh-zone-${zone}`);

export function ScenarioPanel({ now }: { now: Update }) {
  const scenario = scenarioOf(now.view);
  if (!scenario) return null;
  return (
    <section class="panel scenario" aria-label={t(scenario.name)}>
      <div class="ph">
        <h2>{t(scenario.name)}</h2>
        <House origin={scenario.origin} />
      </div>
      <div class="pb small">
        <p>
          {t(scenario.about)} <RuleId id="NH-VAR-05" />
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
