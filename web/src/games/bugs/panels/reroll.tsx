// The question whether to roll again: how the battle stands, what each face would make of it.
import { RuleId } from '../../../parts/rich';
import { t } from '../../../words/texts';
import { currentBattle, sideOf, type Battle, type Table } from '../view';
import { Answers, Ask } from './answers';
import { BattleCard } from './battle';
import { percent } from '../words';
import type { Side } from '../../../draw/bugs';
import type { Update } from '../../../wire/types';

const RESULTS = { win: 'w', draw: 'dr', lose: 'l' } as const;

/** How the battle stands for a side. */
function standWords(battle: Battle | undefined, side: Side): string {
  const totalOf = (isMine: boolean): number =>
    battle?.fighters.find((fighter) => (fighter.side === side) === isMine)?.total ?? 0;
  const mine = totalOf(true),
    theirs = totalOf(false),
    id = mine > theirs ? 'winning' : mine < theirs ? 'losing' : 'even';
  return t(`page-bugs-${id}`, { mine, theirs });
}

function Outlook({ table }: { table: Table }) {
  const faces = (table.question.outlook ?? []).map(({ die, result }) => ({
    cls: RESULTS[result],
    words: t('page-bugs-face', { die, result: t(`page-bugs-face-${result}`) }),
  }));
  return (
    <div class="odds num" role="img" aria-label={faces.map((face) => face.words).join(', ')}>
      {[...faces].reverse().map(({ cls, words }) => (
        <span class={cls} style="flex:1">
          {words}
        </span>
      ))}
    </div>
  );
}

/** Whether a reroll helps, hurts or changes nothing. */
function verdictOf({ question: { worth } }: Table): 'helps' | 'hurts' | 'same' {
  const change = (worth?.reroll ?? 0) - (worth?.keep ?? 0);
  return Math.abs(change) < 0.0005 ? 'same' : change > 0 ? 'helps' : 'hurts';
}

const verdictWords = (table: Table): string =>
  t(`page-bugs-reroll-${verdictOf(table)}`, {
    keep: percent(table.question.worth?.keep ?? 0),
    reroll: percent(table.question.worth?.reroll ?? 0),
  });

export function Reroll({ now, table }: { now: Update; table: Table }) {
  const battle = currentBattle(table),
    { args, rule } = table.question,
    side = sideOf(String(args.army ?? 'south'));
  const asks = (
    <div class="ask">
      <span>
        <b>{standWords(battle, side)}</b>{' '}
        <span class="sec small">
          {t('page-bugs-reroll-how', { count: Number(args.energy ?? 0) })} <RuleId id={rule} />
        </span>
      </span>
      <Outlook table={table} />
      <p class="small" data-verdict={verdictOf(table)}>
        {verdictWords(table)}
      </p>
      <Answers now={now} table={table} />
    </div>
  );
  return battle ? (
    <BattleCard battle={battle} side={side}>
      {asks}
    </BattleCard>
  ) : (
    <Ask table={table}>{asks}</Ask>
  );
}
