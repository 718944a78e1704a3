// What may be answered, as a list of options with their buttons; and the answer that declines.
import { RuleId } from '../../../parts/rich';
import { hinted, play } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { eyed } from '../attack/eyed';
import { Cost } from '../inspect/effects';
import { inspectSource } from '../inspect/loot';
import { sayAction } from '../words';
import { declining, type Offer } from './offers';
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

/** A label that needs a line of its own. */
const LONG = 18;
const NUMBER_KEYS = 9;

const isHinted = (action: Action): boolean =>
  hinted.value !== null && JSON.stringify(hinted.value) === JSON.stringify(action);

type Note = (action: Action) => ComponentChildren;

function WayButton({
  offer,
  way: { label, action },
  n,
  isOnly,
  note,
}: {
  offer: Offer;
  way: Offer['ways'][number];
  n: number;
  isOnly: boolean;
  note: Note | undefined;
}) {
  const look = (): void => {
    eyed.value = action;
  };
  return (
    <button
      onPointerEnter={look}
      onFocus={look}
      class={`btn ${isOnly ? 'primary' : ''} ${isHinted(action) ? 'hinted' : ''}`}
      data-option={n}
      onClick={() => void play(action)}
    >
      <span class="unseen">{offer.title}: </span>
      <span>
        {label}
        {note?.(action)}
      </span>
      {n <= NUMBER_KEYS && <span class="key">{n}</span>}
    </button>
  );
}

const About = ({ offer: { title, about, source } }: { offer: Offer }) => (
  <div class="ot">
    <b>{title}</b>
    <div class="sec">{about}</div>
    {source && (
      <button class="more-about" onClick={() => inspectSource(source)}>
        {t('page-neon-about')}
      </button>
    )}
  </div>
);

/** Whether the buttons of an offer need a line of their own. */
const isWide = ({ ways }: Offer): boolean => ways.length > 1 || ways[0]!.label.length > LONG;

/** `note` says what an action would bring. */
export function Offers({ offers, note }: { offers: readonly Offer[]; note?: Note }) {
  const isOnly = offers.length === 1 && offers[0]!.ways.length === 1;
  let count = 0;
  return (
    <ul class="opts">
      {offers.map((offer) => (
        <li class={`opt ${isWide(offer) ? 'many' : ''}`} key={offer.key}>
          <span class="oi">{offer.icon}</span>
          <About offer={offer} />
          {offer.told && (offer.told.energy > 0 || offer.told.supply) && <Cost told={offer.told} />}
          <div class="po">
            {offer.ways.map((way) => (
              <WayButton offer={offer} way={way} n={++count} isOnly={isOnly} note={note} />
            ))}
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
      onClick={() => void play(action)}
    >
      {label}
      <span class="key">{action.do === 'skip' ? '⇧⏎' : '⏎'}</span>
      <span class="unseen">{plain(sayAction(action, now.seat ?? 0, now))}</span>
    </button>
  );
}

export const AskRule = ({ table }: { table: Table }) =>
  table.ask ? <RuleId id={table.ask.rule} /> : null;
