// The values of a tile, one block each: its sign, how it is made up, and what it means.
import { words as glyphs } from '../../../draw/glyphs';
import { flag, type Initiative } from '../../../draw/middle';
import { Drawing } from '../../../parts/icon';
import { Rich, RuleId } from '../../../parts/rich';
import { t, tOr } from '../../../words/texts';
import { directionName, signed } from '../words/names';
import { sentenceOf } from '../words/sentences';
import { lookedAt, looking } from './callouts';
import { lenderIn, letterOf } from './sources';
import type { ComponentChildren } from 'preact';
import type { PrintedEffect } from '../faces';
import type { Piece, Reason, Value } from '../view';
import type { Update } from '../../../wire/types';

const GLYPH: Record<string, string> = {
  armour: 'armor',
  'enemy-link': 'hostile',
  'control-link': 'control',
  mobile: 'mobility',
  'hit-points': 'wound',
};

export const Sign = ({ kind }: { kind: string }) => (
  <span class="sw">
    <Drawing
      svg={glyphs[GLYPH[kind] ?? kind] ?? glyphs.wound!}
      box="-17 -17 34 34"
      width={22}
      height={22}
    />
  </span>
);

/** A heading with a sign, and what is said about it. */
export const Block = ({
  kind,
  index,
  name,
  total,
  about,
}: {
  kind: string;
  index?: number;
  name: string;
  total?: ComponentChildren;
  about: string;
}) => (
  <section class="val">
    <h3>
      {index !== undefined && <span class="no">{index}</span>}
      <Sign kind={kind} />
      {name}
      {total !== undefined && <span class="tot num">{total}</span>}
    </h3>
    <p>{about}</p>
  </section>
);

/** What a tile lends to others. */
export const EffectBlock = ({ effect }: { effect: PrintedEffect }) => (
  <Block
    kind="link"
    name={tOr(`nh-effect-${effect.do}`, effect.do, { value: signed(effect.value ?? 0) })}
    about={tOr(`nh-about-${effect.do}`, '')}
  />
);

const flagOf = (one: Initiative): string => {
  const { v, lent = false, change = 0 } = typeof one === 'number' ? { v: one } : one;
  return flag(v, { h: 24, lent, change });
};

const Flags = ({ initiative }: { initiative: readonly Initiative[] }) => (
  <span class="row" style="gap:2px">
    {initiative.map((one) => (
      <Drawing
        cls="tone-dark tile-svg"
        svg={flagOf(one)}
        box="-16 -17 32 34"
        width={30}
        height={32}
      />
    ))}
  </span>
);

/** One part of a value: the printed one, or what another tile adds. */
function ReasonLine({
  reason,
  isPrinted,
  now,
  lenders,
}: {
  reason: Reason;
  isPrinted: boolean;
  now: Update;
  lenders: readonly string[];
}) {
  const amount = Number(reason.value),
    cls = !isPrinted && amount > 0 ? 'good' : amount < 0 ? 'bad' : '',
    letter = isPrinted ? '' : letterOf(lenders, lenderIn(reason));
  return (
    <li>
      <span>
        {letter && <span class="letter">{letter}</span>}
        <Rich text={sentenceOf(reason.message, reason.args, now)} />
      </span>
      <b class={`num ${cls}`}>
        {typeof reason.value === 'number' && !isPrinted ? signed(reason.value) : reason.value}
      </b>
      {reason.rule ? <RuleId id={reason.rule} /> : <span />}
    </li>
  );
}

export function ValueBlock({
  value,
  index,
  piece,
  now,
  lenders,
}: {
  value: Value;
  index: number;
  piece: Piece;
  now: Update;
  lenders: readonly string[];
}) {
  const mark = tOr(`nh-mark-${value.kind}`, value.kind),
    side = value.side === null ? null : directionName(value.side + piece.facing),
    left = Math.max(0, piece.toughness - piece.wounds);
  return (
    <section class={`val ${lookedAt.value === index ? 'on' : ''}`} {...looking(index)}>
      <h3>
        <span class="no">{index}</span>
        <Sign kind={value.kind} />{' '}
        {side === null ? mark : t('page-nh-value-side', { mark, direction: side })}
        <span class="tot num">
          {value.kind === 'initiative' ? <Flags initiative={piece.initiative} /> : value.total}
        </span>
      </h3>
      {value.reasons.length > 0 && (
        <ul>
          {value.reasons.map((reason, i) => (
            <ReasonLine reason={reason} isPrinted={i === 0} now={now} lenders={lenders} />
          ))}
        </ul>
      )}
      <p>
        {tOr(`nh-about-${value.kind}`, '', { left })} {value.rule && <RuleId id={value.rule} />}
      </p>
    </section>
  );
}
