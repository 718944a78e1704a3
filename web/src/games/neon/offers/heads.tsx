// What an offer is: its sign, its name, what it does and costs.
import { plain, t } from '../../../words/texts';
import { design, effectTold, type Told } from '../content';
import { Effects } from '../inspect/effects';
import { ClassMark, Glyph, Supply, Token } from '../pieces';
import { rangeWords } from '../ranges';
import { halfName, lootName, sayAction, sentenceOf, sourceName } from '../words';
import { rangeOf, text } from './ways';
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

export interface Head {
  icon: ComponentChildren;
  title: string;
  about: ComponentChildren;
  told: Told | null;
  /** What can be asked about further. */
  source: string | null;
}

const PREFIXES: Record<string, string> = { 'upgrade-': 'upgrade', 'sector-': 'move' };

function gearOf(source: string): string {
  if (source.startsWith('loot-')) return design(source.slice(5))?.type ?? 'basic';
  if (source === 'basic-weapon') return 'basic';
  return Object.entries(PREFIXES).find(([prefix]) => source.startsWith(prefix))?.[1] ?? 'energy';
}

const gear = (source: string): ComponentChildren => <Glyph name={gearOf(source)} size={30} />;

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

/** The name of a card, and how many of it lie among those looked at. */
export function lootTitle(id: string, { looking }: Pick<Table, 'looking'>): string {
  const count = looking?.filter((one) => one === id).length ?? 0;
  return count > 1 ? `${lootName(id)} ×${count}` : lootName(id);
}

const lootIcon = (id: string): ComponentChildren => (
  <span class="col" style="align-items:center">
    {design(id) && <ClassMark kind={design(id)!.class} />}
    {gear(`loot-${id}`)}
  </span>
);

/** An offer about which there is nothing more to say. */
const plainHead = (
  icon: ComponentChildren,
  title: string,
  about: ComponentChildren = '',
): Head => ({ icon, title, about, told: null, source: null });

/** An effect of some thing: an ability, a piece of equipment, an upgrade, a sector. */
function effectHead(action: Action, source: string): Head {
  const told = effectTold(source, text(action, 'effect'));
  return { icon: gear(source), title: sourceName(source), about: told.does, told, source };
}

function aimHead(action: Action): Head {
  const weapon = text(action, 'weapon'),
    source = sourceIn(action),
    told = source === null ? null : effectTold(source, text(action, 'effect'));
  return {
    icon: gear(weapon),
    title: `${sourceName(weapon)}${source ? ` + ${sourceName(source)}` : ''}`,
    about: told?.does ?? rangeWords(rangeOf(weapon)),
    told,
    source: weapon === 'basic-weapon' ? null : weapon,
  };
}

function actHead(action: Action, now: Update, table: Table): Head {
  const what = text(action, 'action'),
    cost = now.seat === null ? null : table.fighters[now.seat]?.search_cost,
    price = what === 'search' && cost != null ? `. ${t('page-neon-search-cost', { n: cost })}` : '';
  return plainHead(
    <Glyph name={what} size={32} />,
    halfName(what),
    `${t(`page-neon-does-${what}`)}${price}`,
  );
}

const moveHead = (action: Action): Head =>
  plainHead(
    <Glyph name="move" size={30} />,
    t(`page-neon-title-${String(action.do)}`),
    t('page-neon-on-ring'),
  );

function payHead(table: Table): Head {
  const supply = table.ask?.args.supply;
  return plainHead(
    <Glyph name={String(supply ?? 'energy')} size={30} />,
    t('page-neon-pay', { supply: t(`neon-supply-${String(supply)}`) }),
  );
}

function upgradeHead(action: Action): Head {
  const upgrade = text(action, 'upgrade');
  return plainHead(
    gear('upgrade-'),
    t(`neon-upgrade-${upgrade}`),
    <Effects source={`upgrade-${upgrade}`} />,
  );
}

function fighterHead(action: Action): Head {
  const fighter = text(action, 'fighter');
  return plainHead(
    <Token id={fighter} size={44} />,
    t(`neon-fighter-${fighter}`),
    t(`neon-corporation-${fighter}`),
  );
}

const shield = (): ComponentChildren => <Glyph name="defense" size={30} />;

const declareHead = (action: Action): Head =>
  plainHead(
    shield(),
    t('page-neon-declare', { n: Number(action.half) }),
    t('page-neon-does-defense'),
  );

/** Which of several allies of the target: the question itself says what for. */
const drainHead = (_: Action, __: Update, { ask }: Table): Head =>
  plainHead(
    <Glyph name="energy" size={30} />,
    ask ? plain(sentenceOf(ask.message, ask.args)) : t('neon-energy'),
  );

const sourceIn = (action: Action): string | null =>
  typeof action.source === 'string' ? action.source : null;

const HEADS: Record<string, (action: Action, now: Update, table: Table) => Head> = {
  aim: aimHead,
  act: actHead,
  go: moveHead,
  land: moveHead,
  flee: moveHead,
  choose: upgradeHead,
  pick: fighterHead,
  block: () => plainHead(shield(), t('page-neon-block')),
  declare: declareHead,
  drain: drainHead,
};

export function headOf(action: Action, now: Update, table: Table): Head {
  const verb = String(action.do),
    source = sourceIn(action);
  if ((verb === 'use' || verb === 'go') && source) return effectHead(action, source);
  if (verb.startsWith('pay')) return payHead(table);
  const made = HEADS[verb]?.(action, now, table);
  if (made) return made;
  if (typeof action.loot === 'string')
    return plainHead(lootIcon(action.loot), lootTitle(action.loot, table), lootAbout(action.loot));
  return plainHead(<Glyph name="die" size={30} />, plain(sayAction(action, now.seat ?? 0, now)));
}

export const titleOf = (action: Action, now: Update, table: Table): string =>
  headOf(action, now, table).title;
