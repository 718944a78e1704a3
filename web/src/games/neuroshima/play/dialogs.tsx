// What opens over the board: the forecast, the log, the armies.
import { Dialog, openDialog } from '../../../parts/dialog';
import { LogList } from '../../../shell/log';
import { update } from '../../../state/store';
import { t } from '../../../words/texts';
import { inspectTile } from '../inspector/tile';
import { ForecastBody, type ForecastProps } from '../panels/forecast';
import { PlayerPanel } from '../panels/player';
import { ScenarioPanel } from '../panels/scenario';
import type { Desk } from './desk';

export const forecastProps = ({ now, table, insights }: Desk): ForecastProps => ({
  now,
  table,
  fought: insights.preview?.after ?? table,
  forecast: insights.shown.forecast,
  base: insights.base.forecast,
  isPreview: insights.preview !== null,
});

export const openForecast = (desk: Desk): void =>
  openDialog(() => (
    <Dialog title={t('page-nh-forecast')}>
      <ForecastBody {...forecastProps(desk)} />
    </Dialog>
  ));

export const openLog = ({ now }: Desk): void =>
  openDialog(() => (
    <Dialog title={t('page-log')}>
      <LogList now={update.value ?? now} />
    </Dialog>
  ));

export const openArmies = ({ now, table }: Desk): void =>
  openDialog(() => (
    <Dialog title={t('page-nh-armies')}>
      <ScenarioPanel now={now} />
      {table.players.map((player) => (
        <PlayerPanel
          now={now}
          player={player}
          forecast={null}
          onTile={inspectTile}
          isTurn={player.index === table.active}
        />
      ))}
    </Dialog>
  ));
