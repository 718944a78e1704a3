// Why a game ended, step by step, and where every score came from.
import { Rich, RuleId } from '../../parts/rich';
import type { Account, GameEvent, Reason, Saying, Side, Update } from '../../wire/types';
import { ofGame, t, told, tOr } from '../../words/texts';
import { face } from '../face';

const words = ({ id, args = {} }: Saying): string => told(id, args);

function reasonWords({ event, words: saying }: Reason, now: Update): string {
  if (saying) return words(saying);
  return (event && face.value?.tell(event as GameEvent, now)?.text) ?? '';
}

function ReasonLine({ reason, now }: { reason: Reason; now: Update }) {
  return (
    <li>
      <span class="small muted">{ofGame('page-end-turn', now.game, { turn: reason.turn })}</span>
      <span>
        <Rich text={reasonWords(reason, now)} /> {reason.rule && <RuleId id={reason.rule} />}
      </span>
      <b class="num">{reason.score.join(' : ')}</b>
    </li>
  );
}

export function Why({ account, now }: { account: Account; now: Update }) {
  const said = account.why.filter((reason) => reasonWords(reason, now));
  return (
    <section class="panel why-ended">
      <div class="ph">
        <h3>{t('page-end-why')}</h3>
      </div>
      <ol>
        {said.map((reason) => (
          <ReasonLine reason={reason} now={now} />
        ))}
      </ol>
      {account.tie && <p class="pb tie">{words(account.tie)}</p>}
    </section>
  );
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function SideCard({ side, now }: { side: Side; now: Update }) {
  const Sign = face.value!.Sign,
    info = side.seat === null ? null : now.seats[side.seat];
  return (
    <div class="side-score">
      <div class="row">
        {info && <Sign seat={info} size={26} mine={now.held.includes(info.seat)} />}
        <b class="grow">{tOr(side.name, side.name)}</b>
        <b class="num">{side.total}</b>
      </div>
      <ul>
        {side.start !== 0 && (
          <li>
            <span>{t('page-end-start')}</span>
            <span class="num">{side.start}</span>
          </li>
        )}
        {side.sources.map((one) => (
          <li>
            <span>{words(one.words)}</span>
            <span class="num">{signed(one.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Sources = ({ account, now }: { account: Account; now: Update }) =>
  account.sides.some((side) => side.sources.length > 0) ? (
    <section class="panel sources">
      <div class="ph">
        <h3>{t(account.counted)}</h3>
      </div>
      <div class="side-scores">
        {account.sides.map((side) => (
          <SideCard side={side} now={now} />
        ))}
      </div>
    </section>
  ) : null;
