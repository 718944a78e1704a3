// The end of a match: who won, why, how every score came about, the story, and what to do next.
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../../games/face';
import { Dialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { resultSentence, sideName } from '../../state/result';
import { api } from '../../wire/api';
import type { Account, Json, Update } from '../../wire/types';
import { t } from '../../words/texts';
import { face } from '../face';
import { Next } from './next';
import { Story } from './story';
import { Sources, Why } from './why';

interface Row {
  sign: Json;
  name: string;
  isYou: boolean;
  isMine: boolean;
  score: string;
  won: boolean;
}

/** Winners first, then by how they stand; with those who fought without holding a seat. */
function rowsOf(now: Update, made: Face): Row[] {
  const scores = now.result?.scores ?? [],
    best = Math.max(0, ...scores);
  const seats = now.seats.map((info): Row => {
    const isMine = now.held.includes(info.seat);
    return {
      sign: info,
      name: sideName(now, info.seat),
      isYou: isMine && now.held.length === 1,
      isMine,
      score: made.score(now.view, info.seat),
      won: best > 0 && scores[info.seat] === best,
    };
  });
  const others = (made.others?.(now.view) ?? []).map((one): Row => ({
    ...one,
    isYou: false,
    isMine: false,
  }));
  return [...seats, ...others].sort(
    (a, b) =>
      Number(b.won) - Number(a.won) || (parseFloat(b.score) || 0) - (parseFloat(a.score) || 0),
  );
}

/** What the server tells of a finished match, as it comes in: first why, then the chances. */
function useAccount(match: string): { account: Account | null; values: number[][] } {
  const [account, setAccount] = useState<Account | null>(null),
    [values, setValues] = useState<number[][]>([]);
  useEffect(() => {
    let gone = false;
    const unless = <T,>(set: (found: T) => void) => {
      return (found: T): void => {
        if (!gone) set(found);
      };
    };
    void api.account(match).then(
      unless((answer) => setAccount(answer.account)),
      () => undefined,
    );
    void api.evaluation(match).then(
      unless((answer) => setValues(answer.values)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [match]);
  return { account, values };
}

function Standing({ now, made }: { now: Update; made: Face }) {
  const Sign = made.Sign,
    counted = made.counted?.(now.view);
  return (
    <table>
      {counted && (
        <thead>
          <tr>
            <th colSpan={2} />
            <th>{counted}</th>
            <th />
          </tr>
        </thead>
      )}
      <tbody>
        {rowsOf(now, made).map((row) => (
          <tr class={row.won ? 'winner' : ''}>
            <td>
              <Sign seat={row.sign} size={34} mine={row.isMine} />
            </td>
            <td>
              {row.name}
              {row.isYou && <span class="chip">{t('page-you')}</span>}
            </td>
            <td class="num b">{row.score}</td>
            <td>{row.won && <Icon name="check" size={18} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Finish({ now }: { now: Update }) {
  const made = face.value!,
    reason = now.result?.reason ?? 'played',
    { account, values } = useAccount(now.match);
  return (
    <Dialog title={t('page-over')} wide footer={<Next now={now} />}>
      <div class="finish" data-told={account !== null}>
        <div class="outcome">
          <h2>{resultSentence(now)}</h2>
          {reason !== 'played' && <p class="sec">{t(`page-reason-${reason}`)}</p>}
          <Standing now={now} made={made} />
        </div>
        {account && (
          <>
            {account.why.length > 0 && <Why account={account} now={now} />}
            <Sources account={account} now={now} />
            {values.length > 1 && <Story account={account} values={values} now={now} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
