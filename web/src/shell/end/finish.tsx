// The end of a match: who won, why, how every score came about, the story, and what to do next.
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../../games/face';
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

/** Whether the end is told beside the table; it can be put away and brought back. */
export const isEndShown = signal(false);

const putAway = (): void => {
  isEndShown.value = false;
};

/** It stands beside the board, which stays to be looked at: how it ended can be shown again, tiles asked about. */
export function Finish({ now }: { now: Update }) {
  const made = face.value!,
    box = useRef<HTMLElement>(null),
    reason = now.result?.reason ?? 'played',
    { account, values } = useAccount(now.match);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="ending"
      aria-label={t('page-over')}
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') putAway();
      }}
    >
      <div class="dh">
        <h2 class="grow">{resultSentence(now)}</h2>
        <button class="icon-btn" aria-label={t('page-close')} onClick={putAway}>
          <Icon name="close" />
        </button>
      </div>
      <div
        class="finish"
        data-told={account !== null}
        tabIndex={0}
        role="group"
        aria-label={t('page-end-why')}
      >
        <div class="outcome">
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
      <div class="df">
        <Next now={now} />
      </div>
    </section>
  );
}
