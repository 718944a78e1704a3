// An attack in stages: weapon, roll, defence, result; the dice, where they come from, and what can be done about them.
import { useEffect, useState } from 'preact/hooks';
import { remaining } from '../../state/choose';
import { useKeys, onControl } from '../../parts/keys';
import { Icon } from '../../parts/icon';
import { RuleId } from '../../parts/rich';
import { legal, log, play, undo } from '../../state/store';
import { plain, t, tOr } from '../../words/texts';
import { Chances, Expected, eyed, useChances } from './chances';
import { ClosedList } from './closed';
import { sectorName, sourceTold } from './content';
import { AskRule, Decline, Offers, offersOf, titleOf, waysOf } from './options';
import { Die, Energy, Glyph, Health, Token } from './pieces';
import { fighterName, lootName, sectorTitle, sentenceOf, tell } from './words';
import { tableOf, type Attack, type Pool, type Roll, type Table } from './view';
import type { GameEvent, Update } from '../../wire/types';

/** Whom an attack is aimed at; a bot by its own name. */
const targetName = (table: Table, attack: Attack, who: number | 'bot'): string => {
  const bot = who === 'bot' ? table.ring.find((one) => one.number === attack.sector)?.bot : null;
  return bot ? `${t('neon-bot')} ${t(`neon-bot-${bot}`)}` : fighterName(table, who);
};

const STEPS = [
  ['declare'],
  ['attack_pre', 'attack_post'],
  ['defense_pre', 'defense_post', 'attack_counter', 'block', 'soak'],
  ['result', 'after_attack'],
];
const ATTACK_ORDER = ['crit', 'hit', 'maybe', 'miss'],
  DEFENSE_ORDER = ['block_any', 'block_normal', 'fail_energy', 'fail'];

export const diceOf = (roll: Roll | null, kind: 'attack' | 'defense'): string[] =>
  roll
    ? (kind === 'attack' ? ATTACK_ORDER : DEFENSE_ORDER).flatMap((face) =>
        Array.from({ length: roll[face] ?? 0 }, () => face),
      )
    : [];

function Sources({ pool, title }: { pool: Pool; title: string }) {
  return (
    <div class="pool">
      <b>{title}</b>
      {pool.sources.map((source) => (
        <span class="x">
          {tOr(source.source, source.source)}{' '}
          <b class="num">
            {source.n > 0 && source !== pool.sources[0] ? '+' : ''}
            {source.n}
          </b>
        </span>
      ))}
      <span class="muted only-wide">
        {t('page-neon-at-most', { n: pool.most })} <RuleId id={pool.rule} />
      </span>
    </div>
  );
}

function Dice({
  roll,
  kind,
  chosen,
  toggle,
}: {
  roll: Roll;
  kind: 'attack' | 'defense';
  chosen?: ReadonlySet<number>;
  toggle?: (i: number) => void;
}) {
  const dice = diceOf(roll, kind);
  return (
    <div class="ds" data-dice={kind}>
      {dice.map((face, i) => {
        const words = (
          <>
            <b>{t(`page-neon-face-${face}`)}</b>
            <br />
            <span class="sec">{t(`page-neon-face-${face}-means`)}</span>
          </>
        );
        return toggle ? (
          <button
            class={`d ${chosen?.has(i) ? 'pick' : ''}`}
            data-die={i}
            aria-pressed={chosen?.has(i) ?? false}
            onClick={() => toggle(i)}
          >
            <Die face={face} kind={kind} size={72} />
            <span>{words}</span>
          </button>
        ) : (
          <figure class={`d ${face === 'miss' || face === 'fail' ? 'dull' : ''}`}>
            <Die face={face} kind={kind} size={72} />
            <figcaption>{words}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** Which dice to roll again: press them, then send. */
function Reroll({ now, roll, kind }: { now: Update; roll: Roll; kind: 'attack' | 'defense' }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set()),
    dice = diceOf(roll, kind);
  const toggle = (i: number): void => {
    const next = new Set(chosen);
    if (!next.delete(i)) next.add(i);
    setChosen(next);
  };
  const counts = (kind === 'attack' ? ATTACK_ORDER : DEFENSE_ORDER).map(
    (face) => [face, dice.filter((one, i) => one === face && chosen.has(i)).length] as const,
  );
  const found = chosen.size ? remaining(legal.value, [['do', 'reroll'], ...counts])[0] : undefined;
  const send = (): void => {
    if (found) void play(found);
  };
  useChances(now, found ? [found] : []);
  useEffect(() => {
    eyed.value = found ?? null;
  }, [found]);
  useKeys((event) => {
    if (/^[1-9]$/.test(event.key) && Number(event.key) <= dice.length) {
      toggle(Number(event.key) - 1);
      return true;
    }
    if (event.key === 'Enter' && !onControl(event) && found) {
      send();
      return true;
    }
    return false;
  });
  return (
    <>
      <Dice roll={roll} kind={kind} chosen={chosen} toggle={toggle} />
      <div class="row wrap">
        <button class="btn primary" data-act="reroll" aria-disabled={!found} onClick={send}>
          {t('page-neon-reroll', { n: chosen.size })}
          <span class="key">⏎</span>
        </button>
        <span class="small sec">{t('page-neon-reroll-how')}</span>
      </div>
    </>
  );
}

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

function Defender({ now, table, attack }: { now: Update; table: Table; attack: Attack }) {
  const who = attack.target ?? attack.targets[0],
    fighter = typeof who === 'number' ? table.fighters[who] : undefined,
    place = sectorTitle(sectorName(attack.sector));
  return (
    <section class="panel def" style={`--fc:var(--f-${fighter?.fighter ?? 'ghost'})`}>
      <div class="ph">
        {fighter ? (
          <Token id={fighter.fighter} size={44} field={fighter.fields} />
        ) : (
          <Glyph name="bot" size={40} />
        )}
        <span class="grow">
          {t('page-neon-defends', { name: targetName(table, attack, who ?? 'bot') })}
          <br />
          <span class="tiny sec">
            {place}, {t('neon-range', { n: attack.range })}
          </span>
        </span>
      </div>
      <div class="pb">
        {fighter && (
          <div class="row between">
            <Health fighter={fighter} />
            {fighter.fighter !== 'automa' && <Energy n={fighter.energy} />}
          </div>
        )}
        {attack.defense_pool && (
          <Sources
            pool={attack.defense_pool}
            title={t('page-neon-defence-dice', { n: attack.defense_pool.dice })}
          />
        )}
        {attack.defense && <Dice roll={attack.defense} kind="defense" />}
        {!attack.defense && attack.bot_dice && <Dice roll={attack.bot_dice} kind="defense" />}
        {!attack.defense && attack.automa_dice && <Dice roll={attack.automa_dice} kind="defense" />}
        {attack.hits && (
          <p>
            <b>
              {t('page-neon-through', { crit: attack.hits.crit ?? 0, hit: attack.hits.hit ?? 0 })}
            </b>
          </p>
        )}
        <Chances
          table={table}
          name={(action) =>
            action.do === 'reroll' ? t('page-neon-chosen-dice') : titleOf(action, now, table)
          }
        />
        <ul class="facts">
          {fighter?.equipment
            .filter((one) => ['armor', 'helmet'].includes(one.type))
            .map((one) => (
              <li>
                <Glyph name={one.type} size={22} />
                <span>
                  <b>{lootName(one.loot)}</b>{' '}
                  {sourceTold(`loot-${one.loot}`)
                    .map((told) => told.does)
                    .join('; ')}{' '}
                  <span class="chip num">
                    {one.supplies.length}/{one.max}
                  </span>
                </span>
              </li>
            ))}
          {sourceTold(`sector-${sectorName(attack.sector)}`).map((told) => (
            <li>
              <Glyph name="move" size={22} />
              <span>
                <b>{place}</b> {told.does}
                <br />
                <span class="tiny muted">{told.when}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function AttackWindow({ now, table }: { now: Update; table: Table }) {
  const attack = table.attack!,
    offers = offersOf(now, table),
    mine = legal.value.length > 0,
    attacker = table.fighters[attack.attacker]!,
    target = attack.target ?? attack.targets[0] ?? 'bot';
  useChances(now, waysOf(offers));
  const rerolls = legal.value.some((action) => action.do === 'reroll'),
    pool = table.ask?.args.pool === 'defense' ? ('defense' as const) : ('attack' as const);
  const weapon =
    attack.attacker < now.seats.length
      ? lootName(attack.weapon.replace('loot-', ''))
      : t('neon-automa');
  return (
    <div
      class="win"
      role="region"
      aria-label={t('page-neon-attack-of', {
        name: fighterName(table, attack.attacker),
        target: targetName(table, attack, target),
        weapon,
      })}
      data-stage={attack.stage}
    >
      <div class="head">
        <Token id={attacker.fighter} size={40} you={now.seat === attack.attacker} />
        <h2>{fighterName(table, attack.attacker)}</h2>
        <span class="acc">
          <Glyph name="attack" size={24} />
        </span>
        {typeof target === 'number' ? (
          <Token
            id={table.fighters[target]!.fighter}
            size={44}
            field={table.fighters[target]!.fields}
            you={now.seat === target}
          />
        ) : (
          <Glyph name="bot" size={36} />
        )}
        <h2>{targetName(table, attack, target)}</h2>
        <Steps stage={attack.stage} />
      </div>
      <div class="dice">
        <Sources pool={attack.pool} title={t('page-neon-attack-dice', { n: attack.pool.dice })} />
        {rerolls && pool === 'attack' && attack.attack ? (
          <Reroll key={now.version} now={now} roll={attack.attack} kind="attack" />
        ) : attack.attack ? (
          <Dice roll={attack.seen ?? attack.attack} kind="attack" />
        ) : (
          <p class="sec not-yet">
            <Glyph name="die" size={30} />
            {t('page-neon-not-rolled', { weapon, n: attack.range })}
          </p>
        )}
        {rerolls && pool === 'defense' && attack.defense && (
          <Reroll key={now.version} now={now} roll={attack.defense} kind="defense" />
        )}
      </div>
      <div class="ow">
        {mine ? (
          <>
            <Offers
              offers={offers}
              note={(action) => (
                <Expected action={action} isAttacker={now.seat === attack.attacker} />
              )}
            />
            <ClosedList now={now} table={table} />
          </>
        ) : (
          <p class="sec waits" role="status">
            {table.ask?.seat != null
              ? t('page-neon-waits', { name: fighterName(table, table.ask.seat) })
              : t('page-going-on')}
          </p>
        )}
      </div>
      <div class="foot">
        <span class="small sec grow only-wide">
          {table.ask && plain(sentenceOf(table.ask.message, table.ask.args))}{' '}
          <AskRule table={table} />
        </span>
        {now.undo && now.seat !== null && (
          <button
            class="btn quiet"
            aria-disabled={!now.undo.possible}
            title={t('page-undo')}
            onClick={undo}
          >
            <Icon name={now.undo.possible ? 'undo' : 'lock'} size={18} />
            <span class="only-wide">{t('page-undo')}</span>
          </button>
        )}
        <Decline now={now} />
      </div>
      <Defender now={now} table={table} attack={attack} />
    </div>
  );
}

// -- what the last attack came to ----------------------------------------------------------------

const PART = new Set([
  'attacked',
  'attack-rolled',
  'attack-rerolled',
  'defense-rolled',
  'defense-rerolled',
  'face-turned',
  'used',
  'blocked',
  'hits-cancelled',
  'damaged',
  'withstood',
  'bot-destroyed',
  'attack-failed',
  'defeated',
  'eliminated',
  'supply-paid',
  'card-paid',
  'bot-paid',
  'token-lost',
]);
const OUTCOME = new Set([
  'damaged',
  'withstood',
  'bot-destroyed',
  'attack-failed',
  'defeated',
  'eliminated',
]);

/** The events of the last attack, when it is the last thing of weight that happened. */
export function lastAttack(events: readonly GameEvent[]): GameEvent[] {
  let start = events.length - 1;
  while (start >= 0 && events[start]!.event !== 'attacked') start--;
  if (start < 0) return [];
  return events.slice(start).filter((event) => PART.has(event.event));
}

const rollIn = (events: readonly GameEvent[], kind: string): Roll | null =>
  (events
    .filter((event) => event.event === `${kind}-rolled` || event.event === `${kind}-rerolled`)
    .at(-1) ?? null) as unknown as Roll | null;

/** A card that shows how an attack ended, until the next one or until it is closed. */
export function Report({ now }: { now: Update }) {
  const events = lastAttack(log.value),
    first = events[0],
    [closed, setClosed] = useState<GameEvent | null>(null),
    round = tableOf(now.view).turn;
  const [seen, setSeen] = useState<{ event: GameEvent; round: unknown } | null>(null);
  useEffect(() => {
    if (first && seen?.event !== first) setSeen({ event: first, round });
  }, [first]);
  if (
    !first ||
    closed === first ||
    (seen?.event === first && Number(round) > Number(seen.round) + 1)
  )
    return null;
  const attack = rollIn(events, 'attack'),
    defense = rollIn(events, 'defense');
  return (
    <section class="report" aria-label={t('page-neon-last-attack')}>
      <button class="icon-btn" aria-label={t('page-close')} onClick={() => setClosed(first)}>
        <Icon name="close" size={16} />
      </button>
      <p class="small">{plain(tell(first, now)?.text ?? '')}</p>
      <div class="row wrap">
        {attack &&
          diceOf(attack, 'attack').map((face) => (
            <Die face={face} kind="attack" size={34} label={t(`page-neon-face-${face}`)} />
          ))}
        {defense && (
          <>
            <span class="muted">:</span>
            {diceOf(defense, 'defense').map((face) => (
              <Die face={face} kind="defense" size={34} label={t(`page-neon-face-${face}`)} />
            ))}
          </>
        )}
      </div>
      {events
        .filter((event) => OUTCOME.has(event.event))
        .map((event) => (
          <p class="small b">{plain(tell(event, now)?.text ?? '')}</p>
        ))}
    </section>
  );
}
