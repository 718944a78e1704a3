// The campaign: the trophy that is fought for, trophies won, medals with how far each army is.
import { Dialog, openDialog } from '../../../parts/dialog';
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { Seal } from '../piece';
import { armyName, goalWords, waysToWin } from '../words';
import type { Table } from '../view';

function Campaign({ table }: { table: Table }) {
  return (
    <Dialog title={t('page-bugs-campaign')} wide>
      <div class="trophies">
        {table.trophies.map((one) => (
          <div class={`tcard ${one.trophy === table.trophy?.trophy ? 'on' : ''}`}>
            <b>{t(`bugs-trophy-${one.trophy}`)}</b>
            <span class="tiny sec">
              {one.side
                ? t('page-bugs-held-by', { side: t(`bugs-side-${one.side}`) })
                : one.trophy === table.trophy?.trophy
                  ? t('page-bugs-fought-for')
                  : t('page-bugs-not-yet')}
            </span>
            {one.side && <Seal side={one.side} size={30} />}
            {one.trophy === table.trophy?.trophy && (
              <ol>
                {table.trophy.options.map((message, index) => (
                  <li class={table.trophy?.option === index + 1 ? 'b' : 'sec'}>{t(message)}</li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
      <h3>{t('page-bugs-medals')}</h3>
      <ul class="medals">
        {table.medals.map((medal) => (
          <li>
            <b>{t(medal.name)}</b>
            <span class="chip">
              {medal.army ? armyName(medal.army) : t('page-bugs-free-medal')}
              {medal.used ? ` · ${t('page-bugs-used')}` : ''}
            </span>
            <span class="small sec">{t(medal.need)}</span>
            <span class="small">{t(medal.bonus)}</span>
            <span class="tiny sec num">
              {table.armies
                .map(
                  (army) =>
                    `${armyName(army.army)}: ${Math.min(medal.progress[army.army] ?? 0, medal.wanted)}/${medal.wanted}`,
                )
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {table.history.length > 0 && (
        <>
          <h3>{t('page-bugs-history')}</h3>
          <ol class="history">
            {table.history.map((one) => (
              <li>
                {one.trophy ? `${t(`bugs-trophy-${one.trophy}`)}: ` : ''}
                {t(`bugs-result-${one.result}`)}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

export const openCampaign = (table: () => Table): void =>
  openDialog(() => <Campaign table={table()} />);

/** The line above the board: party, turn, what is fought for. */
export const Headline = ({ table, open, log }: { table: Table; open(): void; log(): void }) => (
  <div class="headline">
    <span class="goal" data-tip={waysToWin(table)} tabIndex={0}>
      <b>{t(`bugs-mode-${table.mode}`)}</b>
      <span> · {goalWords(table)}</span>
      {table.boards > 1 && (
        <span class="num"> · {table.sides.map((side) => side.influence).join(' : ')}</span>
      )}
    </span>
    <span class="when">
      {table.turn === 0
        ? t('page-bugs-placing')
        : table.mode === 'training'
          ? t('page-bugs-turn', { turn: table.turn })
          : t('page-bugs-party-turn', { party: table.party, turn: table.turn })}
    </span>
    {table.trophy && (
      <button
        class="chip grow1"
        data-tip={table.trophy.message ? t(table.trophy.message) : undefined}
        onClick={open}
      >
        <span>
          <b>{t(table.trophy.name)}</b>
          {table.trophy.message && <span class="only-wide">: {t(table.trophy.message)}</span>}
        </span>
      </button>
    )}
    {table.medals.length > 0 && (
      <button class="chip" data-tip={t('page-bugs-tip-medals')} onClick={open}>
        {t('page-bugs-medals')}
      </button>
    )}
    <button class="icon-btn" aria-label={t('page-log')} onClick={log}>
      <Icon name="list" />
    </button>
  </div>
);
