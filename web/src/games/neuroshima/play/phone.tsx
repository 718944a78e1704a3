// What a phone shows instead of the side panels: armies on top, the forecast in a line, the last thing told.
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { Rich, RuleId } from '../../../parts/rich';
import { sentences } from '../../../shell/log';
import { isActive } from '../../../stage';
import { log } from '../../../state/store';
import { language, t } from '../../../words/texts';
import { choiceWords, forecastLine } from '../panels/forecast';
import { Gauge } from '../panels/signs';
import { Crest } from '../tile';
import { hpAfter, isLight, scenarioOf } from '../view';
import { armyName } from '../words/names';
import { forecastProps, openArmies, openForecast, openLog } from './dialogs';
import type { Desk } from './desk';

export const ArmiesOnTop = ({ desk }: { desk: Desk }) => (
  <div class="ptop only-phone">
    {desk.shown.table.players
      .filter((player) => !player.isOut)
      .map((player) => (
        <button
          class={`pp army-${player.army}`}
          style="--army:var(--pc)"
          onClick={() => openArmies(desk)}
          aria-label={`${armyName(player.army)} ${player.points ?? player.hp}`}
        >
          <Crest army={player.army} width={28} mine={isLight(desk.now, player.index)} />
          <b class="num">{player.points ?? player.hp}</b>
          <Gauge
            hp={player.hp}
            after={hpAfter(isActive.value ? null : desk.insights.shown.forecast, player)}
            most={player.most}
          />
        </button>
      ))}
  </div>
);

/** Its place is kept while something is shown, so that the board keeps its size. */
export const ForecastLine = ({ desk }: { desk: Desk }) => (
  <button
    class={`pfc only-phone ${isActive.value || desk.now.result ? 'later' : ''}`}
    onClick={() => openForecast(desk)}
  >
    <b>{t('page-nh-if-battle')}</b>
    {forecastLine(forecastProps(desk)).map(({ words, cls }) => (
      <span class={`num ${cls}`}>{words}</span>
    ))}
    {Boolean(desk.insights.shown.forecast?.choices.length) && (
      <span class="warn" title={choiceWords(desk.insights.shown.forecast!).join(' ')}>
        <Icon name="alert" size={16} />
      </span>
    )}
    <Icon name="up" size={18} />
  </button>
);

export function LastLine({ desk }: { desk: Desk }) {
  const scenario = scenarioOf(desk.now.view),
    last = useMemo(
      () =>
        sentences(desk.now)
          .filter((line) => !line.heading)
          .at(-1),
      [log.value, language.value],
    );
  return (
    <div class="plast only-phone">
      <span class="grow">
        {last && (
          <>
            <Rich text={last.text} /> {last.rule && <RuleId id={last.rule} />}
          </>
        )}
      </span>
      {scenario && (
        <button class="icon-btn" aria-label={t(scenario.name)} onClick={() => openArmies(desk)}>
          <Icon name="info" />
        </button>
      )}
      <button class="icon-btn" aria-label={t('page-log')} onClick={() => openLog(desk)}>
        <Icon name="list" />
      </button>
    </div>
  );
}
