// Both sides at the top: energy in bars, influence in pennants, trophies, captured trains, sealed orders.
import { t } from '../../../words/texts';
import { Icon } from '../../../parts/icon';
import { botLevel } from '../seats';
import { Mark, Piece } from '../piece';
import { armyName } from '../words';
import { isMine, type Army, type SideInfo, type Table } from '../view';
import type { Counts } from '../film/counts';
import type { Update } from '../../../wire/types';

const Pips = ({
  count,
  most,
  cls,
  label,
}: {
  count: number;
  most: number;
  cls: string;
  label: string;
}) => (
  <span class={`bars ${cls}`} role="img" aria-label={label}>
    {Array.from({ length: Math.max(most, count) }, (_, index) => (
      <i class={index < count ? 'on' : ''} />
    ))}
  </span>
);

function whoWords(now: Update, army: Army): string {
  const seat = now.seats[army.seat],
    shape = t(army.side === 'south' ? 'page-bugs-round' : 'page-bugs-square');
  const who =
    now.held.length === 1 && now.held[0] === army.seat
      ? t('page-you')
      : seat?.kind === 'bot'
        ? botLevel(seat.bot)
        : seat?.player || t('page-seat-human');
  return `${who}, ${shape}`;
}

function ArmyTrack({
  now,
  table,
  army,
  side,
  energy,
  influence,
  past,
}: {
  now: Update;
  table: Table;
  past: boolean;
  army: Army;
  side: SideInfo;
  energy: number;
  influence: number;
}) {
  const sealed = !past && (army.ordered || (now.sealed ?? []).includes(army.seat)),
    thinking = !past && now.waiting.includes(army.seat) && !sealed && !now.result;
  return (
    <section
      class={`side s-${army.side} ${isMine(now, army) ? 'mine' : ''}`}
      aria-label={armyName(army.army)}
    >
      <Piece unit="rhino" army={army.army} size={44} />
      <span class="nm">
        <b>{armyName(army.army)}</b>
        <span class="tiny sec">
          {whoWords(now, army)}
          {sealed
            ? ` · ${t(table.question.kind === 'order' ? 'page-bugs-sealed' : 'page-bugs-decided')}`
            : thinking && now.thinking.includes(army.seat)
              ? ` · ${t('page-bugs-thinking')}`
              : ''}
        </span>
      </span>
      {sealed && <Icon name="lock" size={18} />}
      {army.train.captured_by && (
        <span class="captured" title={t('page-bugs-train-lost')}>
          <Mark mark="train" size={22} />
          <span class="unseen">{t('page-bugs-train-lost')}</span>
        </span>
      )}
      {side.trophies > 0 && (
        <span class="chip won" title={t('page-bugs-trophies', { count: side.trophies })}>
          <Mark mark="artefact" size={16} />
          <span class="only-wide">{t('page-bugs-trophies', { count: side.trophies })}</span>
          <b class="only-phone num">{side.trophies}</b>
        </span>
      )}
      <span class="trk" title={t('page-bugs-energy')}>
        <Mark mark="energy" />
        <b class="num">{energy}</b>
        <Pips
          cls="en"
          count={energy}
          most={army.energy_max}
          label={t('page-bugs-energy-of', { count: energy, most: army.energy_max })}
        />
      </span>
      <span class="trk" title={t('page-bugs-influence')}>
        <Mark mark="influence" />
        <b class="num">{influence}</b>
        <Pips
          cls="inf"
          count={influence}
          most={army.influence_max}
          label={t('page-bugs-influence-of', { count: influence, most: side.goal })}
        />
      </span>
    </section>
  );
}

export const Tracks = ({
  now,
  table,
  counts,
}: {
  now: Update;
  table: Table;
  counts?: Counts | null;
}) => (
  <div class={`tracks of-${table.armies.length}`}>
    {table.armies.map((army) => (
      <ArmyTrack
        now={now}
        table={table}
        army={army}
        side={table.sides.find((side) => side.side === army.side)!}
        energy={counts?.energy[army.army] ?? army.energy}
        influence={counts?.influence[army.army] ?? army.influence}
        past={Boolean(counts)}
      />
    ))}
  </div>
);
