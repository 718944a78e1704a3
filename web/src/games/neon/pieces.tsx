// Small parts of Neon's screens: signs, health, energy, rows, cards.
import { Drawing } from '../../parts/icon';
import { token } from '../../draw/fighters';
import { actions, automaToken, CLASS, die, gear, signs, supplies } from '../../draw/neon';
import { t } from '../../words/texts';
import { card, design, mostEnergy } from './content';
import { energyTip, halfTip, healthTip, initiativeTip } from './tips';
import { halfName, halfNames, lootName } from './words';
import type { Fighter, HalfView as Half } from './view';

const BOX = '-17 -17 34 34';
const ALL: Record<string, string> = { ...signs, ...gear, ...supplies, ...actions };

export const Glyph = ({
  name,
  size = 24,
  from,
}: {
  name: string;
  size?: number;
  from?: Record<string, string>;
}) => <Drawing svg={(from ?? ALL)[name] ?? ''} box={BOX} width={size} height={size} cls="glyph" />;
export const Supply = ({ name, size = 18 }: { name: string; size?: number }) => (
  <Drawing
    svg={supplies[name] ?? ''}
    box={BOX}
    width={size}
    height={size}
    cls="glyph"
    label={t(`neon-supply-${name}`)}
  />
);

export const Token = ({
  id,
  size = 34,
  you = false,
  field = 0,
}: {
  id: string | null;
  size?: number;
  you?: boolean;
  field?: number;
}) => (
  <Drawing
    svg={id === 'automa' ? automaToken(1) : token(id ?? '', { you, field })}
    box={field > 1 ? '-40 -40 80 80' : field ? '-34 -34 68 68' : '-27 -27 54 54'}
    width={size}
    height={size}
    cls="tile-svg"
  />
);

export const Die = ({
  face,
  kind,
  size = 64,
  label,
}: {
  face: string;
  kind: 'attack' | 'defense';
  size?: number;
  label?: string;
}) => (
  <Drawing
    svg={die(face, kind)}
    box="-30 -30 60 60"
    width={size}
    height={size}
    cls="tile-svg"
    label={label}
  />
);

const ROWS = [3, 2, 1];
const SHAPE = ['v0', 'v1', 'v2', 'v3'];

/** Health tokens row by row, lost ones crossed out. */
export function Health({ fighter }: { fighter: Fighter }) {
  const full = ROWS.map((size, row) => ({
    left: fighter.health[row] ?? [],
    lost: size - (fighter.health[row]?.length ?? 0),
  }));
  return (
    <span
      class="health"
      role="img"
      aria-label={t('page-neon-health', { n: fighter.tokens })}
      data-tip={healthTip(fighter)}
    >
      {full.map(({ left, lost }) => (
        <span>
          {Array.from({ length: lost }, () => (
            <i class="lost">×</i>
          ))}
          {left.map((value) => (
            <i class={SHAPE[value] ?? 'v1'}>{value || ''}</i>
          ))}
        </span>
      ))}
    </span>
  );
}

export const Energy = ({ n }: { n: number }) => (
  <span
    class="energy"
    role="img"
    aria-label={t('page-neon-energy', { n, most: mostEnergy() })}
    data-tip={energyTip(n)}
  >
    <Glyph name="energy" size={16} />
    <b class="num">{n}</b>
    <span class="pips">
      {Array.from({ length: mostEnergy() }, (_, i) => (
        <i class={i < n ? 'on' : ''} />
      ))}
    </span>
  </span>
);

export const Initiative = ({ n, big = false }: { n: number; big?: boolean }) => (
  <span class={`in num ${big ? 'big' : ''}`} data-tip={initiativeTip(n)}>
    {n}
  </span>
);

/** The three actions of a revealed row: which are done, which is under way. */
export const Row = ({ row, initiative }: { row: Half[]; initiative: number | null }) => (
  <span class="row3">
    {initiative !== null && <Initiative n={initiative} />}
    {row.map((half) => {
      const shown = half.chosen ? [half.chosen] : half.options;
      return (
        <span
          class={`h3 ${half.done ? 'done' : ''} ${half.now ? 'now' : ''}`}
          role="img"
          aria-label={`${halfNames(shown)}${half.done ? `, ${t('page-neon-done')}` : ''}`}
          data-tip={halfTip(shown)}
        >
          {shown.map((option) => (
            <Glyph name={option} size={shown.length > 1 ? 15 : 20} />
          ))}
        </span>
      );
    })}
  </span>
);

export function HalfView({
  options,
  hidden = false,
  size = 38,
  note,
}: {
  options: readonly string[];
  hidden?: boolean;
  size?: number;
  note?: string;
}) {
  const [main, ...alternatives] = options;
  return (
    <div class={`half ${hidden ? 'hid' : ''}`} data-tip={hidden ? undefined : halfTip(options)}>
      <span class="main">
        {main && <Glyph name={main} size={size} />}
        <b>{main && halfName(main)}</b>
      </span>
      {alternatives.map((option) => (
        <span class="alt">
          <span>{t('page-neon-or')}</span>
          <Glyph name={option} size={14} />
          <span>
            {option.startsWith('energy') ? t(`page-neon-short-${option}`) : halfName(option)}
          </span>
        </span>
      ))}
      {note && <span class="vain">{note}</span>}
    </div>
  );
}

/** An action card of the hand. */
export function ActionCard({ id, tag, used }: { id: string; tag?: string; used: boolean }) {
  const made = card(id);
  return (
    <span class={`ac ${used ? 'used' : ''}`}>
      <Initiative n={made.initiative} />
      {made.halves.map((half) => (
        <HalfView options={half.options} size={26} />
      ))}
      {tag && <span class="tag">{tag}</span>}
    </span>
  );
}

export const ClassMark = ({ kind }: { kind: string }) => (
  <span class={`cl c-${kind}`} data-tip={t(`neon-class-${kind}`)}>
    {CLASS[kind]?.roman}
  </span>
);

export const LootLine = ({ id, children }: { id: string; children?: preact.ComponentChildren }) => {
  const made = design(id);
  return (
    <>
      {made && <ClassMark kind={made.class} />}
      <Glyph name={made?.type ?? 'basic'} size={24} />
      <span class="grow">
        <b>{lootName(id)}</b>
        {children}
      </span>
    </>
  );
};
