// Luck and skill as bars that can be added up by hand, and in one sentence.
import type { Review } from '../wire/judged';
import { t } from '../words/texts';

const PARTS = ['own', 'others', 'luck', 'guessing', 'choosing', 'rest'] as const;
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

const Sum = ({ part, amount }: { part: 'skill' | 'chance'; amount: number }) => (
  <span class={`sum ${part} ${amount < 0 ? 'less' : 'more'}`}>
    {t(`page-review-${part}`)} <b class="num">{signed(points(amount))}</b>
  </span>
);

/** Who chose better, and whom luck helped: between two sides the gain of one is the loss of the other. */
function story(skill: number, luck: number, name: string, other: string): string {
  return t('page-review-outplayed', {
    name: skill >= 0 ? name : other,
    skill: Math.abs(points(skill)),
    lucky: luck >= 0 ? name : other,
    luck: Math.abs(points(luck)),
  });
}

export function Ledger({
  review,
  seat,
  names,
}: {
  review: Review;
  seat: number;
  names: readonly string[];
}) {
  const account = review.accounts[seat];
  if (!account) return null;
  const part = (name: string): number => account[name] ?? 0,
    amounts = PARTS.map((name) => ({ part: name, amount: part(name) })),
    scale = Math.max(0.05, ...amounts.map(({ amount }) => Math.abs(amount))),
    skill = part('own') + part('others'),
    luck = part('luck') + part('guessing'),
    isDuel = names.length === 2;
  return (
    <section class="panel ledger">
      <div class="ph">
        <h2>{t('page-review-ledger')}</h2>
        <span class="end">{t('page-review-ledger-unit')}</span>
      </div>
      {isDuel && (
        <p class="sums">
          <Sum part="skill" amount={skill} />
          <Sum part="chance" amount={luck} />
        </p>
      )}
      <ul>
        {amounts
          .filter(({ amount }) => points(amount) !== 0)
          .map((entry) => (
            <Bar {...entry} scale={scale} />
          ))}
      </ul>
      <p class="startend num">
        {points(part('start'))}% → {points(part('end'))}%
      </p>
      {isDuel && (
        <p class="story small sec">
          {story(skill, luck, names[seat] ?? '', names[1 - seat] ?? '')}
        </p>
      )}
    </section>
  );
}
