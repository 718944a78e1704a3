// The story of a game: the chance over its turns, its battles, and the turn that turned it.
import { closeDialog } from '../../parts/dialog';
import { Chances } from '../../parts/chance';
import type { Account, Update } from '../../wire/types';
import { ofGame, t } from '../../words/texts';
import { sideName } from '../../state/result';

/** From how much to how much a turn changed the chance of a seat. */
export interface Turning {
  turn: number;
  step: number;
  from: number;
  to: number;
}

const LEAST = 0.1;

/** The turn that changed the chance of a seat the most, if any changed it by a tenth. */
export function turningOf(
  turns: Account['turns'],
  values: readonly number[][],
  seat: number,
): Turning | null {
  let found: Turning | null = null;
  turns.forEach(([step, turn], i) => {
    const end = turns[i + 1]?.[0] ?? values.length - 1,
      from = values[step]?.[seat],
      to = values[end]?.[seat];
    if (from === undefined || to === undefined) return;
    const change = Math.abs(to - from);
    if (change >= Math.max(LEAST, found ? Math.abs(found.to - found.from) : 0))
      found = { turn, step, from, to };
  });
  return found;
}

const percent = (chance: number): number => Math.round(chance * 100);

export function Story({
  account,
  values,
  now,
}: {
  account: Account;
  values: number[][];
  now: Update;
}) {
  const seat = now.held[0] ?? 0,
    total = Math.max(1, values.length - 1),
    stops = [0, ...account.turns.map(([step]) => step), total],
    turning = turningOf(account.turns, values, seat);
  return (
    <section class="panel story">
      <div class="ph">
        <h3>{t('page-end-story')}</h3>
        <span class="end small sec">
          {ofGame('page-end-story-of', now.game, {
            name: sideName(now, seat),
            turns: account.turns.length,
          })}
        </span>
      </div>
      <Chances
        stops={stops}
        values={values}
        total={total}
        seats={now.seats}
        seat={seat}
        marks={account.battles}
        at={turning?.step}
      />
      <p class="pb small">
        {ofGame('page-end-battles', now.game, { count: account.battles.length })}{' '}
        {turning && (
          <a href={`/r/${now.match}?n=${turning.step}`} onClick={closeDialog}>
            {ofGame('page-end-turning', now.game, {
              turn: turning.turn,
              from: percent(turning.from),
              to: percent(turning.to),
            })}
          </a>
        )}
      </p>
    </section>
  );
}
