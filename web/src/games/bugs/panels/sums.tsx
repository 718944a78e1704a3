// Sums and odds: what each side brings to a battle, and how it may end.
import { t } from '../../../words/texts';
import { RuleId } from '../../../parts/rich';
import { Piece } from '../piece';
import { armyName, percent, unitName } from '../words';
import type { Odds, Part, Preview, Strength } from '../view';

/** A part of a sum in a few words. */
export function partWords(part: Part): string {
  if (part.source === 'base') return t('bugs-part-strength');
  if (part.source === 'aura' && part.unit)
    return t('page-bugs-part-aura', { unit: unitName(part.unit), at: part.at ?? '' });
  return t(part.message);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const SHORT: Record<string, string> = {
  'bugs-trait-mantis-charge': 'page-bugs-part-charge',
  'bugs-trait-wasp-aim': 'page-bugs-part-aim',
  'bugs-trait-spider-web': 'page-bugs-part-web',
  'bugs-trait-ant-swarm': 'page-bugs-part-swarm',
  'bugs-trait-mosquito-sting': 'page-bugs-part-sting',
};

/** The whole sum on one line: Strength 2, two steps +1. */
export const sumWords = (strength: Strength): string =>
  strength.parts
    .map(
      (part) =>
        `${SHORT[part.message] ? t(SHORT[part.message]!) : partWords(part)} ${part.source === 'base' ? part.n : signed(part.n)}`,
    )
    .join(', ');

export const shortPart = (part: Part): string =>
  SHORT[part.message] ? t(SHORT[part.message]!) : partWords(part);
export const signedPart = (part: Part): string =>
  part.source === 'base' ? String(part.n) : signed(part.n);

/** Shares too small for a word, and too small for a number. */
const NARROW = 0.23,
  TINY = 0.07;

type Share = readonly [cls: string, share: number, id: string];

/** A shot hits or misses: its draw is a miss, and nobody answers it. */
const sharesOf = (odds: Odds, isShot: boolean): readonly Share[] =>
  isShot
    ? [
        ['w', odds.win, 'page-bugs-hit'],
        ['l', odds.draw + odds.lose, 'page-bugs-miss'],
      ]
    : [
        ['w', odds.win, 'page-bugs-win'],
        ['dr', odds.draw, 'page-bugs-draw'],
        ['l', odds.lose, 'page-bugs-lose'],
      ];

export function OddsBar({ odds, isShot = false }: { odds: Odds; isShot?: boolean }) {
  const all = sharesOf(odds, isShot);
  const words = all.map(([, share, id]) => t(id, { percent: percent(share) })).join(', ');
  return (
    <div class="odds num" role="img" aria-label={words} data-tip={t('page-bugs-tip-odds')}>
      {all
        .filter(([, share]) => share > 0)
        .map(([cls, share, id]) => (
          <span class={cls} style={`flex:${share}`}>
            {share < TINY
              ? ''
              : share < NARROW
                ? `${percent(share)}%`
                : t(id, { percent: percent(share) })}
          </span>
        ))}
    </div>
  );
}

const Fighter = ({
  unit,
  army,
  strength,
  isSure,
}: {
  unit: string;
  army: string;
  strength: Strength;
  isSure: boolean;
}) => (
  <span class="sd">
    <Piece unit={unit} army={army} size={38} label={`${unitName(unit)}, ${armyName(army)}`} />
    <span>
      <b class="num big">{strength.total}</b>
      {!isSure && ` ${t('page-bugs-plus-die')}`}
      <br />
      <span class="tiny sec">{sumWords(strength)}</span>
    </span>
  </span>
);

/** A battle that an order would lead to, against what stands there now. */
export function PreviewCard({
  preview,
  unit,
  army,
}: {
  preview: Preview;
  unit: string;
  army: string;
}) {
  const foe = preview.foe,
    isSure = preview.triangle !== null;
  return (
    <div class="fore">
      <div class="sum">
        <Fighter unit={unit} army={army} strength={preview.strength} isSure={isSure} />
        <span class="vs">{t(preview.kind === 'ranged' ? 'page-bugs-shoots' : 'page-against')}</span>
        <Fighter unit={foe.unit} army={foe.army} strength={foe.strength} isSure={isSure} />
      </div>
      <OddsBar odds={preview.odds} isShot={preview.kind === 'ranged'} />
      <p class="small sec">
        {t('page-bugs-if-stays', { unit: unitName(foe.unit), at: preview.at })}{' '}
        {preview.triangle
          ? t(`page-bugs-triangle-${preview.triangle}`)
          : t('page-bugs-value', { percent: percent(preview.value) })}{' '}
        <RuleId id={preview.rule} />
      </p>
    </div>
  );
}

export const previewWords = (preview: Preview): string =>
  t('page-bugs-ear-odds', {
    foe: unitName(preview.foe.unit),
    at: preview.at,
    win: percent(preview.odds.win),
    draw: percent(preview.odds.draw),
    lose: percent(preview.odds.lose),
  });
