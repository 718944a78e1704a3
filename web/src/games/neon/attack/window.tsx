// An attack in stages: weapon, roll, defence, result; the dice, where they come from, and what can be done about them.
import { Icon } from '../../../parts/icon';
import { legal, undo } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { ClosedList } from '../offers/closed';
import { AskRule, Decline, Offers } from '../offers/list';
import { offersOf, waysOf } from '../offers/offers';
import { Glyph, Token } from '../pieces';
import { fighterName, lootName, sentenceOf } from '../words';
import { Expected } from './chances';
import { favoured } from './best';
import { Defender, isAttackers, targetName } from './defender';
import { Dice, Reroll, Sources } from './dice';
import { prospects, useChances } from './prospects';
import type { Offer } from '../offers/offers';
import type { Attack, Table } from '../view';
import type { Update } from '../../../wire/types';

interface Given {
  now: Update;
  table: Table;
  attack: Attack;
}

const STEPS = [
  ['declare'],
  ['attack_pre', 'attack_post'],
  ['defense_pre', 'defense_post', 'attack_counter', 'block', 'soak'],
  ['result', 'after_attack'],
];

function Steps({ stage }: { stage: string }) {
  const at = STEPS.findIndex((group) => group.includes(stage));
  return (
    <ol class="steps">
      {['weapon', 'roll', 'defence', 'result'].map((name, i) => (
        <li
          class={i < at ? 'done' : i === at ? 'now' : ''}
          aria-current={i === at ? 'step' : undefined}
        >
          <span class="num">{i < at ? '✓' : i + 1}</span>
          {t(`page-neon-step-${name}`)}
        </li>
      ))}
    </ol>
  );
}

const aimOf = (attack: Attack): number | 'bot' => attack.target ?? attack.targets[0] ?? 'bot';

const weaponOf = ({ now, attack }: Given): string =>
  attack.attacker < now.seats.length
    ? lootName(attack.weapon.replace('loot-', ''))
    : t('neon-automa');

function Head({ now, table, attack }: Given) {
  const target = aimOf(attack),
    aimed = typeof target === 'number' ? table.fighters[target] : undefined;
  return (
    <div class="head">
      <Token
        id={table.fighters[attack.attacker]!.fighter}
        size={40}
        you={now.seat === attack.attacker}
      />
      <h2>{fighterName(table, attack.attacker)}</h2>
      <span class="acc">
        <Glyph name="attack" size={24} />
      </span>
      {aimed ? (
        <Token id={aimed.fighter} size={44} field={aimed.fields} you={now.seat === target} />
      ) : (
        <Glyph name="bot" size={36} />
      )}
      <h2>{targetName(table, attack, target)}</h2>
      <Steps stage={attack.stage} />
    </div>
  );
}

/** The dice of the attack, and those of the defence while they may be rolled again. */
function DiceTable({ now, table, attack }: Given) {
  const isReroll = legal.value.some((action) => action.do === 'reroll'),
    kind = table.ask?.args.pool === 'defense' ? 'defense' : 'attack',
    rerolled = isReroll ? attack[kind] : null;
  return (
    <div class="dice">
      <Sources pool={attack.pool} title={t('page-neon-attack-dice', { n: attack.pool.dice })} />
      {rerolled && kind === 'attack' ? null : attack.attack ? (
        <Dice roll={attack.seen ?? attack.attack} kind="attack" />
      ) : (
        <p class="sec not-yet">
          <Glyph name="die" size={30} />
          {t('page-neon-not-rolled', {
            weapon: weaponOf({ now, table, attack }),
            n: attack.range,
          })}
        </p>
      )}
      {rerolled && <Reroll key={now.version} now={now} roll={rerolled} kind={kind} />}
    </div>
  );
}

function Ways({ now, table, attack, offers }: Given & { offers: readonly Offer[] }) {
  if (!legal.value.length)
    return (
      <p class="sec waits" role="status">
        {table.ask?.seat != null
          ? t('page-neon-waits', { name: fighterName(table, table.ask.seat) })
          : t('page-going-on')}
      </p>
    );
  return (
    <>
      <Offers
        offers={offers}
        favoured={favoured(waysOf(offers), isAttackers(now, table, attack))}
        note={(action) => <Expected action={action} isAttacker={isAttackers(now, table, attack)} />}
      />
      <ClosedList now={now} table={table} />
    </>
  );
}

const Foot = ({ now, table, attack }: Given) => (
  <div class="foot">
    <span class="small sec grow only-wide">
      {table.ask && plain(sentenceOf(table.ask.message, table.ask.args))} <AskRule table={table} />
    </span>
    {now.undo && now.seat !== null && (
      <button
        class="btn quiet"
        aria-disabled={!now.undo.possible}
        data-tip={t('page-undo')}
        onClick={undo}
      >
        <Icon name={now.undo.possible ? 'undo' : 'lock'} size={18} />
        <span class="only-wide">{t('page-undo')}</span>
      </button>
    )}
    <Decline
      now={now}
      favoured={favoured(waysOf(offersOf(now, table)), isAttackers(now, table, attack))}
    />
  </div>
);

export function AttackWindow(given: Given) {
  const { now, table, attack } = given,
    offers = offersOf(now, table);
  useChances(now, waysOf(offers));
  return (
    <div
      class="win"
      role="region"
      aria-label={t('page-neon-attack-of', {
        name: fighterName(table, attack.attacker),
        target: targetName(table, attack, aimOf(attack)),
        weapon: weaponOf(given),
      })}
      data-stage={attack.stage}
      data-counted={prospects.value.whole}
    >
      <Head {...given} />
      <div class="win-body" tabIndex={0} role="group" aria-label={t('page-neon-choices')}>
        <DiceTable {...given} />
        <div class="ow">
          <Ways {...given} offers={offers} />
        </div>
        <Defender {...given} />
      </div>
      <Foot {...given} />
    </div>
  );
}
