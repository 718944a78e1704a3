// Both sides at the top: energy in bars, influence in pennants, trophies, captured trains, sealed orders.
import { t } from '../../../words/texts';
import { Icon } from '../../../parts/icon';
import { botLevel } from '../seats';
import { Mark, Piece } from '../piece';
import { armyName, waysToWin } from '../words';
import { isMine, type Army, type SideInfo, type Table } from '../view';
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

/** Whether two seats are of one player: those who share a screen are not. */
const isAlike = (now: Update, one: number, other: number): boolean =>
  one === other || now.seats[one]?.team === now.seats[other]?.team;

function playerWords(now: Update, army: Army): string {
  const seat = now.seats[army.seat];
  if (now.held.includes(army.seat) && !now.held.some((held) => !isAlike(now, held, army.seat)))
    return t('page-you');
  return seat?.kind === 'bot' ? botLevel(seat.bot) : seat?.player || t('page-seat-human');
}

function whoWords(now: Update, army: Army): string {
  const who = playerWords(now, army),
    shape = t(army.side === 'south' ? 'page-bugs-round' : 'page-bugs-square');
  return `${who}, ${shape}`;
}

const Energy = ({ army }: { army: Army }) => (
  <span
    class="trk"
    data-energy={army.army}
    data-tip={t('page-bugs-tip-energy', { n: army.income })}
  >
    <Mark mark="energy" />
    <b class="num">{army.energy}</b>
    <Pips
      cls="en"
      count={army.energy}
      most={army.energy_max}
      label={t('page-bugs-energy-of', { count: army.energy, most: army.energy_max })}
    />
  </span>
);

const Influence = ({ army, side, table }: { army: Army; side: SideInfo; table: Table }) => (
  <span class="trk" data-influence={army.army} data-tip={waysToWin(table)}>
    <Mark mark="influence" />
    <b class="num">{army.influence}</b>
    <Pips
      cls="inf"
      count={army.influence}
      most={army.influence_max}
      label={t('page-bugs-influence-of', { count: army.influence, most: side.goal })}
    />
    {table.boards === 1 && <span class="tiny sec">{t('page-bugs-of', { n: side.goal })}</span>}
  </span>
);

function ArmyTrack({
  now,
  table,
  army,
  side,
  past,
}: {
  now: Update;
  table: Table;
  past: boolean;
  army: Army;
  side: SideInfo;
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
        <span class="who sec only-phone">{playerWords(now, army)}</span>
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
        <span class="captured" data-tip={t('page-bugs-train-lost')}>
          <Mark mark="train" size={22} />
          <span class="unseen">{t('page-bugs-train-lost')}</span>
        </span>
      )}
      {side.trophies > 0 && (
        <span
          class="chip won"
          data-tip={t('page-bugs-tip-trophies', {
            count: side.trophies,
            most: side.trophies_to_win,
          })}
        >
          <Mark mark="artefact" size={16} />
          <span class="only-wide">{t('page-bugs-trophies', { count: side.trophies })}</span>
          <b class="only-phone num">{side.trophies}</b>
        </span>
      )}
      <Energy army={army} />
      <Influence army={army} side={side} table={table} />
    </section>
  );
}

/** `past`: they are shown as they were, so nobody thinks now. */
export const Tracks = ({
  now,
  table,
  past = false,
}: {
  now: Update;
  table: Table;
  past?: boolean;
}) => (
  <div class={`tracks of-${table.armies.length}`}>
    {table.armies.map((army) => (
      <ArmyTrack
        now={now}
        table={table}
        army={army}
        side={table.sides.find((side) => side.side === army.side)!}
        past={past}
      />
    ))}
  </div>
);
