// Everything that may be answered now: options with what they do, what they cost and how they can be taken.
import type { ComponentChildren } from 'preact';
import type { Action } from '../../state/choose';
import { RuleId } from '../../parts/rich';
import { hinted, legal, play } from '../../state/store';
import { plain, t } from '../../words/texts';
import { eyed } from './chances';
import { basicRange, design, effectTold, type Told } from './content';
import { Cost, Effects, inspectSource } from './inspect';
import { ClassMark, Glyph, rangeWords, Supply, Token } from './pieces';
import { halfName, lootName, named, sayAction, sectorTitle, sourceName } from './words';
import { sectorOf, type Table } from './view';
import type { Update } from '../../wire/types';

/** One thing that can be done, in one or several ways. */
export interface Offer {
  key: string;
  icon: ComponentChildren;
  title: string;
  about: ComponentChildren;
  told: Told | null;
  source: string | null;
  ways: { label: string; action: Action }[];
}

/** Answers that decline: they stand apart, below the others. */
export const DECLINES = new Set(['pass', 'skip', 'stay']);

const gearOf = (source: string): string =>
  source.startsWith('loot-')
    ? (design(source.slice(5))?.type ?? 'basic')
    : source.startsWith('upgrade-')
      ? 'upgrade'
      : source.startsWith('sector-')
        ? 'move'
        : source === 'basic-weapon'
          ? 'basic'
          : 'energy';
const gear = (source: string): ComponentChildren => <Glyph name={gearOf(source)} size={30} />;
const text = (action: Action, field: string): string => String(action[field] ?? '');

const lootAbout = (id: string): ComponentChildren => {
  const made = design(id);
  return (
    <>
      {made?.range && <span class="small sec">{rangeWords(made.range)}</span>}
      <Effects source={`loot-${id}`} />
      {made && (
        <span class="tiny sec row wrap">
          {t('page-neon-as-supply')}{' '}
          {made.supplies.map((name) => (
            <Supply name={name} size={15} />
          ))}
        </span>
      )}
    </>
  );
};

const lootIcon = (id: string): ComponentChildren => (
  <span class="col" style="align-items:center">
    {design(id) && <ClassMark kind={design(id)!.class} />}
    {gear(`loot-${id}`)}
  </span>
);

function keyOf(action: Action): string {
  const verb = String(action.do);
  if (verb === 'use') return `use ${text(action, 'effect')}`;
  if (verb === 'aim') return `aim ${text(action, 'weapon')} ${text(action, 'effect')}`;
  if (['equip', 'cover', 'stow', 'throw'].includes(verb)) return `place ${text(action, 'loot')}`;
  if (verb === 'go') return `go ${text(action, 'effect')}`;
  if (['land', 'flee', 'pay', 'pay-bot', 'pay-itself', 'block', 'declare'].includes(verb))
    return verb.startsWith('pay') ? 'pay' : verb;
  return JSON.stringify(action);
}

/** Dice that the weapon shows at this range. */
function diceAt(weapon: string, range: number): string {
  const shown = (
    weapon === 'basic-weapon' ? basicRange() : design(weapon.replace('loot-', ''))?.range
  )?.[String(range)];
  return shown ? t('page-neon-n-dice', { n: shown }) : '';
}

export function wayOf(action: Action, now: Update): string {
  switch (action.do) {
    case 'use':
      return action.sector
        ? sectorTitle(text(action, 'sector'))
        : action.ally
          ? String(named('ally', action.ally))
          : t('page-neon-use');
    case 'aim':
      return [
        named('target', action.target),
        text(action, 'target').startsWith('sector-') ? '' : sectorTitle(text(action, 'sector')),
        t('neon-range', { n: Number(action.range) }),
        action.effect ? '' : diceAt(text(action, 'weapon'), Number(action.range)),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'go':
    case 'land':
    case 'flee':
      return sectorTitle(text(action, 'sector'));
    case 'equip':
      return t('page-neon-equip');
    case 'cover':
      return t('page-neon-cover', { loot: String(named('covered', action.covered)) });
    case 'stow':
      return t('page-neon-stow', { loot: String(named('under', action.under)) });
    case 'throw':
    case 'drop':
      return t('page-neon-throw');
    case 'leave':
      return t('page-neon-leave');
    case 'take':
      return t('page-neon-take');
    case 'choose':
    case 'pick':
      return t('page-neon-choose');
    case 'act':
      return t('page-neon-do');
    case 'declare':
      return halfName(text(action, 'action'));
    default:
      return plain(sayAction(action, now.seat ?? 0, now));
  }
}

function headOf(action: Action, now: Update, table: Table): Omit<Offer, 'key' | 'ways'> {
  const verb = String(action.do),
    source = typeof action.source === 'string' ? action.source : null,
    none = { told: null, source: null };
  if (verb === 'use' && source) {
    const told = effectTold(source, text(action, 'effect'));
    return { icon: gear(source), title: sourceName(source), about: told.does, told, source };
  }
  if (verb === 'aim') {
    const weapon = text(action, 'weapon'),
      told = source ? effectTold(source, text(action, 'effect')) : null;
    return {
      icon: gear(weapon),
      title: `${sourceName(weapon)}${source ? ` + ${sourceName(source)}` : ''}`,
      about:
        told?.does ??
        rangeWords(
          weapon === 'basic-weapon' ? basicRange() : design(weapon.replace('loot-', ''))?.range,
        ),
      told,
      source: weapon === 'basic-weapon' ? null : weapon,
    };
  }
  if (verb === 'go' && source) {
    const told = effectTold(source, text(action, 'effect'));
    return { icon: gear(source), title: sourceName(source), about: told.does, told, source };
  }
  if (['go', 'land', 'flee'].includes(verb))
    return {
      icon: <Glyph name="move" size={30} />,
      title: t(`page-neon-title-${verb}`),
      about: t('page-neon-on-ring'),
      ...none,
    };
  if (verb === 'act') {
    const what = text(action, 'action'),
      here = now.seat === null ? null : table.fighters[now.seat];
    return {
      icon: <Glyph name={what} size={32} />,
      title: halfName(what),
      about: `${t(`page-neon-does-${what}`)}${what === 'search' && here?.search_cost != null ? `. ${t('page-neon-search-cost', { n: here.search_cost })}` : ''}`,
      ...none,
    };
  }
  if (verb.startsWith('pay'))
    return {
      icon: <Glyph name={String(table.ask?.args.supply ?? 'energy')} size={30} />,
      title: t('page-neon-pay', { supply: t(`neon-supply-${String(table.ask?.args.supply)}`) }),
      about: '',
      ...none,
    };
  if (verb === 'choose')
    return {
      icon: gear('upgrade-'),
      title: t(`neon-upgrade-${text(action, 'upgrade')}`),
      about: <Effects source={`upgrade-${text(action, 'upgrade')}`} />,
      ...none,
    };
  if (verb === 'pick')
    return {
      icon: <Token id={text(action, 'fighter')} size={44} />,
      title: t(`neon-fighter-${text(action, 'fighter')}`),
      about: t(`neon-corporation-${text(action, 'fighter')}`),
      ...none,
    };
  if (verb === 'block')
    return {
      icon: <Glyph name="defense" size={30} />,
      title: t('page-neon-block'),
      about: '',
      ...none,
    };
  if (verb === 'declare')
    return {
      icon: <Glyph name="defense" size={30} />,
      title: t('page-neon-declare', { n: Number(action.half) }),
      about: t('page-neon-does-defense'),
      ...none,
    };
  if (typeof action.loot === 'string')
    return {
      icon: lootIcon(action.loot),
      title: lootName(action.loot),
      about: lootAbout(action.loot),
      ...none,
    };
  return {
    icon: <Glyph name="die" size={30} />,
    title: plain(sayAction(action, now.seat ?? 0, now)),
    about: '',
    ...none,
  };
}

export const titleOf = (action: Action, now: Update, table: Table): string =>
  headOf(action, now, table).title;

/** What may be answered, like with like. */
export function offersOf(now: Update, table: Table): Offer[] {
  const made = new Map<string, Offer>();
  for (const action of legal.value) {
    if (DECLINES.has(String(action.do)) || action.do === 'reroll' || action.do === 'plan') continue;
    const key = keyOf(action),
      found = made.get(key) ?? { key, ...headOf(action, now, table), ways: [] };
    found.ways.push({ label: wayOf(action, now), action });
    made.set(key, found);
  }
  return [...made.values()];
}

/** All ways of all offers, in the order of their number keys. */
export const waysOf = (offers: readonly Offer[]): Action[] =>
  offers.flatMap((offer) => offer.ways.map((way) => way.action));
export const declining = (): Action | undefined =>
  legal.value.find((action) => DECLINES.has(String(action.do)));

/** A label that needs a line of its own. */
const LONG = 18;

const isHinted = (action: Action): boolean =>
  hinted.value !== null && JSON.stringify(hinted.value) === JSON.stringify(action);

/** `note` says what an action would bring. */
export function Offers({
  offers,
  note,
}: {
  offers: readonly Offer[];
  note?: (action: Action) => ComponentChildren;
}) {
  let count = 0;
  return (
    <ul class="opts">
      {offers.map((offer) => (
        <li
          class={`opt ${offer.ways.length > 1 || offer.ways[0]!.label.length > LONG ? 'many' : ''}`}
          key={offer.key}
        >
          <span class="oi">{offer.icon}</span>
          <div class="ot">
            <b>{offer.title}</b>
            <div class="sec">{offer.about}</div>
            {offer.source && (
              <button class="more-about" onClick={() => inspectSource(offer.source!)}>
                {t('page-neon-about')}
              </button>
            )}
          </div>
          {offer.told && (offer.told.energy > 0 || offer.told.supply) && <Cost told={offer.told} />}
          <div class="po">
            {offer.ways.map(({ label, action }) => {
              const n = ++count,
                look = (): void => {
                  eyed.value = action;
                };
              return (
                <button
                  onPointerEnter={look}
                  onFocus={look}
                  class={`btn ${offer.ways.length === 1 && offers.length === 1 ? 'primary' : ''} ${isHinted(action) ? 'hinted' : ''}`}
                  data-option={n}
                  onClick={() => {
                    void play(action);
                  }}
                >
                  <span class="unseen">{offer.title}: </span>
                  <span>
                    {label}
                    {note?.(action)}
                  </span>
                  {n < 10 && <span class="key">{n}</span>}
                </button>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The answer that declines, in words that say what follows. */
export function Decline({ now }: { now: Update }) {
  const action = declining();
  if (!action) return null;
  const label =
    action.do === 'pass'
      ? t('page-neon-pass')
      : action.do === 'skip'
        ? t('neon-do-skip')
        : t('neon-do-stay');
  return (
    <button
      class={`btn ${isHinted(action) ? 'hinted' : ''}`}
      data-act="decline"
      onClick={() => {
        void play(action);
      }}
    >
      {label}
      <span class="key">{action.do === 'skip' ? '⇧⏎' : '⏎'}</span>
      <span class="unseen">{plain(sayAction(action, now.seat ?? 0, now))}</span>
    </button>
  );
}

export const AskRule = ({ table }: { table: Table }) =>
  table.ask ? <RuleId id={table.ask.rule} /> : null;

/** The sectors that can be chosen now. */
export function openSectors(): Set<string> {
  const found = new Set<string>();
  for (const action of legal.value) if (typeof action.sector === 'string') found.add(action.sector);
  return found;
}

/** What pressing a sector does: its only action, or the question which. */
export const actionsAt = (table: Table, number: number): Action[] => {
  const name = sectorOf(table, number)?.sector;
  return legal.value.filter((action) => action.sector === name);
};
