// The row of a round: two cards laid over each other; the three halves that stay visible are the actions.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/icon';
import { t } from '../../../words/texts';
import { card } from '../content';
import { usePhone } from '../phone';
import { ActionCard, Glyph, HalfView, Initiative } from '../pieces';
import { halfTip } from '../tips';
import { halfName, halfNames, halfShort } from '../words';
import { commit, lying, pickCard, rowWords, TOOLS } from './choice';
import { halvesOf } from './lay';
import { outlookOf } from './outlook';
import { isVain, reachOf } from './reach';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { HalfOutlook } from '../../../wire/neon';

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

/** A half that would come to nothing says so where it lies. */
const SeenHalf = ({
  options,
  n,
  row,
  table,
}: {
  options: readonly string[];
  n: number;
  row: Action;
  table: Table;
}) => (
  <HalfView
    options={options}
    note={
      isVain(options, outlookOf(row)?.[n] ?? null, table) ? t('page-neon-reach-nobody') : undefined
    }
  />
);

function Overlap({ row, table }: { row: Action; table: Table }) {
  const isLeft = row.side === 'left',
    halves = halvesOf(row),
    bottom = card(String(row.bottom)),
    half = (n: number) => <SeenHalf options={halves[n]!} n={n} row={row} table={table} />,
    hidden = <HalfView options={bottom.halves[row.half === 'left' ? 1 : 0]!.options} hidden />;
  return (
    <div class={`overlap ${isLeft ? 'on-left' : 'on-right'}`} role="img" aria-label={rowWords(row)}>
      <div class="ac under">
        <Initiative n={bottom.initiative} />
        {isLeft ? half(0) : hidden}
        {isLeft ? hidden : half(2)}
      </div>
      <div class="ac over">
        <Initiative n={Number(row.initiative)} />
        {half(isLeft ? 1 : 0)}
        {half(isLeft ? 2 : 1)}
      </div>
      <span class="lab l1">{t('page-neon-bottom-card')}</span>
      <span class="lab l2">{t('page-neon-top-card')}</span>
    </div>
  );
}

/** What the engine foresees of each action of a half. */
const Foreseen = ({
  options,
  half,
  table,
}: {
  options: readonly string[];
  half: HalfOutlook | null;
  table: Table;
}) => (
  <span class="reaches">
    {options.map((option) => {
      const { words, vain } = reachOf(option, half, table);
      return (
        <span class={`tiny ${vain ? 'warn' : 'sec'}`} data-vain={vain ? option : undefined}>
          {options.length > 1 && <i>{halfName(option)}: </i>}
          {words}
        </span>
      );
    })}
  </span>
);

const HalfLine = ({
  options,
  n,
  half,
  table,
}: {
  options: readonly string[];
  n: number;
  half: HalfOutlook | null;
  table: Table;
}) => (
  <li data-half={n}>
    <span class="st num">{n}</span>
    <span class="signs" data-tip={halfTip(options)}>
      {options.map((option) => (
        <Glyph name={option} size={options.length > 2 ? 18 : 24} />
      ))}
    </span>
    <span>
      <b class="only-wide">{halfNames(options)}</b>
      <b class="only-phone blk" aria-hidden="true">
        {halfShort(options)}
      </b>
      <Foreseen options={options} half={half} table={table} />
    </span>
  </li>
);

const Result = ({ row, table }: { row: Action; table: Table }) => {
  const halves = outlookOf(row);
  return (
    <div class="res" data-foreseen={halves !== null}>
      <div class="rh">
        <Initiative n={Number(row.initiative)} big />
        <span>
          <b>{t('page-neon-your-row')}</b>
          <br />
          <span class="tiny sec">
            {t(halves ? 'page-neon-reach-title' : 'page-neon-reach-counting')}
          </span>
        </span>
      </div>
      <ol class="acts3">
        {halvesOf(row).map((options, i) => (
          <HalfLine options={options} n={i + 1} half={halves?.[i] ?? null} table={table} />
        ))}
      </ol>
    </div>
  );
};

/** What a row comes to is seen as soon as it is laid otherwise; on a phone it may lie below the screen. */
function useForetold(row: Action | null): void {
  const first = useRef(row),
    phone = usePhone();
  useEffect(() => {
    if (row === first.current) return;
    first.current = null;
    if (phone) document.querySelector('.build .res')?.scrollIntoView({ block: 'nearest' });
  }, [row]);
}

export function Builder({ table, seat }: { table: Table; seat: number }) {
  const row = lying();
  useForetold(row);
  if (!row) return null;
  return (
    <section class="build" aria-label={t('neon-row')}>
      <Hand hand={table.fighters[seat]?.hand ?? []} row={row} />
      <Overlap row={row} table={table} />
      <div class="tools">
        {TOOLS.map(({ label, tip, key, icon, act }) => (
          <button class="btn sm quiet" data-tool={key} data-tip={t(tip)} onClick={act}>
            <Icon name={icon} size={16} />
            {t(label)}
            <span class="key">{key}</span>
          </button>
        ))}
      </div>
      <Result row={row} table={table} />
      <div class="commit">
        <button
          class="btn primary"
          data-act="commit"
          data-action={JSON.stringify(row)}
          onClick={commit}
        >
          <Icon name="lock" size={16} />
          {t('page-neon-commit')}
          <span class="key">⏎</span>
        </button>
      </div>
    </section>
  );
}
