// Luck and skill as bars that can be added up by hand.
import type { Review } from '../wire/judged';
import { t } from '../words/texts';

const PARTS = ['own', 'others', 'luck', 'guessing', 'rest'] as const;
const points = (chance: number): number => Math.round(chance * 100);
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const Bar = ({ part, amount, scale }: { part: string; amount: number; scale: number }) => {
  const wide = (Math.abs(amount) / scale) * 50;
  return (
    <li>
      <span class="what">{t(`page-review-${part}`)}</span>
      <span class="track" aria-hidden="true">
        <span
          class={`amount ${part} ${amount < 0 ? 'less' : 'more'}`}
          style={`width:${wide}%;${amount < 0 ? `right:50%` : `left:50%`}`}
        />
      </span>
      <span class="num">{signed(points(amount))}</span>
    </li>
  );
};

export function Ledger({ review, seat }: { review: Review; seat: number }) {
  const account = review.accounts[seat];
  if (!account) return null;
  const amounts = PARTS.map((part) => ({ part, amount: account[part] ?? 0 })),
    scale = Math.max(0.05, ...amounts.map(({ amount }) => Math.abs(amount)));
  return (
    <section class="panel ledger">
      <div class="ph">
        <h2>{t('page-review-ledger')}</h2>
        <span class="end">{t('page-review-ledger-unit')}</span>
      </div>
      <ul>
        {amounts
          .filter(({ amount }) => points(amount) !== 0)
          .map((entry) => (
            <Bar {...entry} scale={scale} />
          ))}
      </ul>
      <p class="total num">
        {points(account.start ?? 0)}% → {points(account.end ?? 0)}%
      </p>
    </section>
  );
}
