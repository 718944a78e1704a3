// The row of a round: two cards laid over each other; the three halves that stay visible are the actions.
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { card } from '../content';
import { ActionCard, Glyph, HalfView, Initiative } from '../pieces';
import { halfNames, halfShort } from '../words';
import { commit, lying, pickCard, rowWords, TOOLS } from './choice';
import { halvesOf } from './lay';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';

function Hand({ hand, row }: { hand: readonly string[]; row: Action }) {
  const tagOf = (id: string): string =>
    t(
      id === row.top ? 'page-neon-top' : id === row.bottom ? 'page-neon-bottom' : 'page-neon-spare',
    );
  return (
    <div class="handc" role="group" aria-label={t('neon-hand')}>
      {hand.map((id) => {
        const lies = id === row.top || id === row.bottom;
        return (
          <button class="handb" data-card={id} onClick={() => pickCard(id)} aria-pressed={lies}>
            <ActionCard id={id} used={lies} tag={tagOf(id)} />
          </button>
        );
      })}
    </div>
  );
}

function Overlap({ row }: { row: Action }) {
  const isLeft = row.side === 'left',
    [first, second, third] = halvesOf(row),
    bottom = card(String(row.bottom)),
    pair = isLeft ? [second, third] : [first, second],
    seen = <HalfView options={isLeft ? first : third} />,
    hidden = <HalfView options={bottom.halves[row.half === 'left' ? 1 : 0]!.options} hidden />;
  return (
    <div class={`overlap ${isLeft ? 'on-left' : 'on-right'}`} role="img" aria-label={rowWords(row)}>
      <div class="ac under">
        <Initiative n={bottom.initiative} />
        {isLeft ? seen : hidden}
        {isLeft ? hidden : seen}
      </div>
      <div class="ac over">
        <Initiative n={Number(row.initiative)} />
        {pair.map((options) => (
          <HalfView options={options} />
        ))}
      </div>
      <span class="lab l1">{t('page-neon-bottom-card')}</span>
      <span class="lab l2">{t('page-neon-top-card')}</span>
    </div>
  );
}

const HalfLine = ({ options, n }: { options: readonly string[]; n: number }) => (
  <li>
    <span class="st num">{n}</span>
    <span class="signs">
      {options.map((option) => (
        <Glyph name={option} size={options.length > 2 ? 18 : 24} />
      ))}
    </span>
    <span>
      <b class="only-wide">{halfNames(options)}</b>
      <b class="only-phone blk" aria-hidden="true">
        {halfShort(options)}
      </b>
      <br />
      <span class="tiny sec">
        {options.map((option) => t(`page-neon-does-${option}`)).join('; ')}
      </span>
    </span>
  </li>
);

const Result = ({ row }: { row: Action }) => (
  <div class="res">
    <div class="rh">
      <Initiative n={Number(row.initiative)} big />
      <span>
        <b>{t('page-neon-your-row')}</b>
        <br />
        <span class="tiny sec">{t('page-neon-lower-first')}</span>
      </span>
    </div>
    <ol class="acts3">
      {halvesOf(row).map((options, i) => (
        <HalfLine options={options} n={i + 1} />
      ))}
    </ol>
    <button class="btn primary" data-act="commit" onClick={commit}>
      <Icon name="lock" size={16} />
      {t('page-neon-commit')}
      <span class="key">⏎</span>
    </button>
  </div>
);

export function Builder({ table, seat }: { table: Table; seat: number }) {
  const row = lying();
  if (!row) return null;
  return (
    <section class="build" aria-label={t('neon-row')}>
      <Hand hand={table.fighters[seat]?.hand ?? []} row={row} />
      <Overlap row={row} />
      <div class="tools">
        {TOOLS.map(({ label, key, icon, act }) => (
          <button class="btn sm quiet" data-tool={key} onClick={act}>
            <Icon name={icon} size={16} />
            {t(label)}
            <span class="key">{key}</span>
          </button>
        ))}
      </div>
      <Result row={row} />
    </section>
  );
}
