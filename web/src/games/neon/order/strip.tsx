// The order of play, which is also the list of rivals: who acts when, points, row, energy, health; everybody fits.
import { t } from '../../../words/texts';
import { inspectFighter } from '../inspect/fighter';
import { Glyph, Token } from '../pieces';
import {
  botTip,
  energyTip,
  fighterTip,
  fighterWords,
  healthTip,
  initiativeTip,
  leaderTip,
  lootTip,
  pointsTip,
} from '../tips';
import { fighterName } from '../words';
import { Hearts } from './hearts';
import { RowSigns } from './row';
import { stateOf } from './state';
import type { Fighter, Table } from '../view';
import type { Update } from '../../../wire/types';

interface Given {
  fighter: Fighter;
  table: Table;
  now: Update;
}

const Points = ({ fighter }: { fighter: Fighter }) =>
  fighter.points === null ? null : (
    <span class="pts num" data-tip={pointsTip(fighter)} data-points={fighter.points}>
      <b>{fighter.points}</b>
      <small>{t('page-neon-pts')}</small>
    </span>
  );

const Gear = ({ fighter }: { fighter: Fighter }) => (
  <span class="oc-gear only-wide">
    {fighter.equipment.map((one) => (
      <span data-tip={lootTip(one.loot)}>
        <Glyph name={one.type} size={13} />
      </span>
    ))}
    {fighter.bots.map((one) => (
      <span class={one.used ? 'spent' : ''} data-tip={botTip(one.bot, one.used)}>
        <Glyph name="bot" size={13} />
      </span>
    ))}
  </span>
);

const Standing = ({ fighter, table }: Omit<Given, 'now'>) => (
  <span class="oc-st">
    {fighter.fighter !== 'automa' && (
      <span class="oc-en num" data-tip={energyTip(fighter.energy)}>
        <Glyph name="energy" size={13} />
        <b>{fighter.energy}</b>
      </span>
    )}
    <span class="oc-hp" data-tip={healthTip(fighter)}>
      <span class="oc-hearts only-phone num">
        <Glyph name="heart" size={12} />
        <b>{fighter.tokens}</b>
      </span>
      <Hearts fighter={fighter} />
    </span>
    <Gear fighter={fighter} />
    {table.leader === fighter.seat && (
      <span class="oc-crown" data-crown={fighter.seat} data-tip={leaderTip()}>
        <Glyph name="leadership" size={17} />
      </span>
    )}
  </span>
);

/** The row once it is revealed; before that, whether it lies already. */
const Laid = ({ fighter, table, now }: Given) => {
  const doing = stateOf(now, table, fighter.seat);
  return fighter.row ? (
    <RowSigns row={fighter.row} />
  ) : (
    <span class={`oc-doing tiny ${doing.good ? 'good' : 'sec'}`}>
      <span class="only-wide">{doing.text}</span>
      <span class="only-phone">{doing.sign}</span>
    </span>
  );
};

const classOf = ({ fighter, table, now }: Given): string =>
  [
    'oc',
    fighter.seat === now.seat ? 'you' : '',
    table.active === fighter.seat ? 'now' : '',
    fighter.acted && table.active !== fighter.seat ? 'past' : '',
    fighter.place === 'out' ? 'out' : '',
  ].join(' ');

const isAlly = ({ fighter, table, now }: Given): boolean =>
  fighter.team !== null && now.seat !== null && table.fighters[now.seat]?.team === fighter.team;

const Name = (given: Given) => {
  const { fighter, table, now } = given,
    mine = fighter.seat === now.seat,
    mark = mine
      ? t('page-neon-you-short')
      : isAlly(given)
        ? t('page-neon-ally')
        : fighter.team === null
          ? ''
          : t('neon-team', { n: fighter.team + 1 });
  return (
    <span class="oc-nm">
      <b>{fighterName(table, fighter.seat)}</b> <span class="tiny">{mark}</span>
    </span>
  );
};

function Card(given: Given) {
  const { fighter, table, now } = given,
    colour = fighter.fighter === 'automa' ? 'var(--text-2)' : `var(--f-${fighter.fighter})`;
  return (
    <li
      class={classOf(given)}
      style={`--fc:${colour}`}
      data-card={fighter.seat}
      data-fighter={fighter.fighter}
      onClick={() => inspectFighter(table, fighter.seat)}
    >
      <button
        class="oc-hit"
        aria-label={fighterWords(table, fighter, now)}
        aria-current={table.active === fighter.seat ? 'step' : undefined}
        data-tip={fighterTip(table, fighter, now)}
      />
      <div class="oc-in" aria-hidden="true" data-tip={fighterTip(table, fighter, now)}>
        {fighter.initiative !== null && (
          <span class="in num" data-tip={initiativeTip(fighter.initiative)}>
            {fighter.initiative}
          </span>
        )}
        <span class="oc-tok">
          <Token
            id={fighter.fighter}
            size={38}
            you={fighter.seat === now.seat}
            field={fighter.fields}
          />
        </span>
        <Name {...given} />
        <Points fighter={fighter} />
        <Laid {...given} />
        <Standing fighter={fighter} table={table} />
      </div>
    </li>
  );
}

export const OrderStrip = ({ table, now }: { table: Table; now: Update }) => (
  <ol class="order" aria-label={t('page-neon-order')} data-count={table.sequence.length}>
    {table.sequence.map((seat) => (
      <Card key={seat} fighter={table.fighters[seat]!} table={table} now={now} />
    ))}
  </ol>
);
