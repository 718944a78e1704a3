// The row of a round: two cards laid over each other; the three halves that stay visible are the actions.
import { remaining, type Action } from '../../state/choose';
import { Icon } from '../../parts/icon';
import { say } from '../../words/live';
import { legal, picks, play } from '../../state/store';
import { t } from '../../words/texts';
import { card } from './content';
import { ActionCard, Glyph, HalfView, Initiative } from './pieces';
import { halfNames, halfShort } from './words';
import type { Table } from './view';

/** How the two cards lie: what a row is picked by. */
interface Lay {
  top: string;
  turned: boolean;
  bottom: string;
  half: string;
  side: string;
}
const FIELDS = ['top', 'turned', 'bottom', 'half', 'side'] as const;

const layOf = (action: Action): Lay =>
  Object.fromEntries(FIELDS.map((field) => [field, action[field]])) as unknown as Lay;

/** The row that lies now: as picked, else the first that may be laid. */
export function lying(): Action | null {
  const plans = legal.value.filter((action) => action.do === 'plan');
  return remaining(plans, picks.value)[0] ?? plans[0] ?? null;
}

function lay(change: Partial<Lay>): void {
  const now = lying();
  if (!now) return;
  const wanted = { ...layOf(now), ...change },
    next = FIELDS.map((field) => [field, wanted[field]] as const);
  if (!remaining(legal.value, next).length) return;
  picks.value = next;
  const row = lying();
  if (row) say(rowWords(row));
}

const other = (value: string): string => (value === 'left' ? 'right' : 'left');
export const swap = (): void => {
  const now = lying();
  if (now) lay({ top: String(now.bottom), bottom: String(now.top) });
};
export const turnTop = (): void => {
  const now = lying();
  if (now) lay({ turned: !now.turned });
};
export const turnBottom = (): void => {
  const now = lying();
  if (now) lay({ half: other(String(now.half)) });
};
export const slide = (): void => {
  const now = lying();
  if (now) lay({ side: other(String(now.side)) });
};
export const commit = (): void => {
  const now = lying();
  if (now) void play(now);
};

/** A spare card becomes the bottom one; one of the two that lie changes places with the other. */
export function takeCard(id: string): void {
  const now = lying();
  if (!now) return;
  if (id === now.top || id === now.bottom) swap();
  else lay({ bottom: id });
}

const halves = (row: Action): string[][] => [row.first, row.second, row.third] as string[][];

export const rowWords = (row: Action): string =>
  t('page-neon-ear-row', { row: halves(row).map(halfNames).join(', '), n: Number(row.initiative) });

function Overlap({ row }: { row: Action }) {
  const left = row.side === 'left',
    [first, second, third] = halves(row),
    bottom = card(String(row.bottom)),
    seen = left ? first! : third!,
    pair = left ? [second!, third!] : [first!, second!];
  const hidden = bottom.halves[row.half === 'left' ? 1 : 0]!.options;
  return (
    <div class={`overlap ${left ? 'on-left' : 'on-right'}`} role="img" aria-label={rowWords(row)}>
      <div class="ac under">
        <Initiative n={bottom.initiative} />
        {left ? (
          <>
            <HalfView options={seen} />
            <HalfView options={hidden} hidden />
          </>
        ) : (
          <>
            <HalfView options={hidden} hidden />
            <HalfView options={seen} />
          </>
        )}
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

const TOOLS = [
  ['page-neon-swap', 'S', swap, 'share'],
  ['page-neon-turn-top', 'T', turnTop, 'turn'],
  ['page-neon-turn-bottom', 'B', turnBottom, 'turn'],
  ['page-neon-slide', 'D', slide, 'left'],
] as const;

export function Builder({ table, seat }: { table: Table; seat: number }) {
  const row = lying(),
    hand = table.fighters[seat]?.hand ?? [];
  if (!row) return null;
  return (
    <section class="build" aria-label={t('neon-row')}>
      <div class="handc" role="group" aria-label={t('neon-hand')}>
        {hand.map((id) => {
          const tag =
            id === row.top
              ? t('page-neon-top')
              : id === row.bottom
                ? t('page-neon-bottom')
                : t('page-neon-spare');
          return (
            <button
              class="handb"
              data-card={id}
              onClick={() => takeCard(id)}
              aria-pressed={id === row.top || id === row.bottom}
            >
              <ActionCard id={id} used={id === row.top || id === row.bottom} tag={tag} />
            </button>
          );
        })}
      </div>
      <Overlap row={row} />
      <div class="tools">
        {TOOLS.map(([id, key, act, icon]) => (
          <button class="btn sm quiet" data-tool={key} onClick={act}>
            <Icon name={icon} size={16} />
            {t(id)}
            <span class="key">{key}</span>
          </button>
        ))}
      </div>
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
          {halves(row).map((options, i) => (
            <li>
              <span class="st num">{i + 1}</span>
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
          ))}
        </ol>
        <button class="btn primary" data-act="commit" onClick={commit}>
          <Icon name="lock" size={16} />
          {t('page-neon-commit')}
          <span class="key">⏎</span>
        </button>
      </div>
    </section>
  );
}
