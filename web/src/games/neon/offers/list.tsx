// What may be answered, as a list of options with their buttons; and the answer that declines.
import { RuleId } from '../../../parts/rich';
import { hinted, play } from '../../../state/store';
import { plain, t } from '../../../words/texts';
import { eyed } from '../attack/eyed';
import { Cost } from '../inspect/effects';
import { inspectSource } from '../inspect/loot';
import { sayAction } from '../words';
import { declining, type Offer, type Way } from './offers';
import type { ComponentChildren } from 'preact';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

const isHinted = (action: Action): boolean =>
  hinted.value !== null && JSON.stringify(hinted.value) === JSON.stringify(action);

type Note = (action: Action) => ComponentChildren;

function WayButton({
  offer,
  way: { label, action, key },
  n,
  isBest,
  note,
}: {
  offer: Offer;
  way: Way;
  n: number;
  isBest: boolean;
  note: Note | undefined;
}) {
  const look = (): void => {
    eyed.value = action;
  };
  return (
    <button
      onPointerEnter={look}
      onFocus={look}
      class={`btn ${isBest ? 'primary' : ''} ${isHinted(action) ? 'hinted' : ''}`}
      data-option={n}
      data-action={JSON.stringify(action)}
      onClick={() => void play(action)}
    >
      <span class="unseen">{offer.title}: </span>
      <span>
        {label}
        {note?.(action)}
      </span>
      {key && <span class="key">{key}</span>}
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

const isSame = (a: Action | null, b: Action | null): boolean =>
  a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);

/** `note` says what an action would bring; the bright button is the favoured one, or the only thing that can be done. */
export function Offers({
  offers,
  favoured = null,
  note,
}: {
  offers: readonly Offer[];
  favoured?: Action | null;
  note?: Note;
}) {
  const isOnly = offers.length === 1 && offers[0]!.ways.length === 1 && !declining();
  let count = 0;
  return (
    <ul class="opts">
      {offers.map((offer) => (
        <li class="opt" key={offer.key}>
          <span class="oi">{offer.icon}</span>
          <About offer={offer} />
          {offer.told && (offer.told.energy > 0 || offer.told.supply) && <Cost told={offer.told} />}
          <div class="po">
            {offer.ways.map((way) => (
              <WayButton
                offer={offer}
                way={way}
                n={++count}
                isBest={isOnly || isSame(favoured, way.action)}
                note={note}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The answer that declines, in words that say what follows. */
export function Decline({ now, favoured }: { now: Update; favoured: Action | null }) {
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
      class={`btn ${isSame(favoured, action) ? 'primary' : ''} ${isHinted(action) ? 'hinted' : ''}`}
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
