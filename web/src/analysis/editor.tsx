// The editor: the board as a picture, what can be put on it, values, and what the engine says of it.
import { useEffect, useState } from 'preact/hooks';
import { Drawing, Icon } from '../parts/icon';
import { face, showFace } from '../shell/face';
import { go } from '../state/route';
import { api } from '../wire/api';
import type { Edited, Number as Value, Piece, Thing } from '../wire/explored';
import { faultWords } from '../words/faults';
import { t, tOr } from '../words/texts';
import { begin, tree } from './board';
import {
  beginEditing,
  canUndo,
  chosenPiece,
  edited,
  endEditing,
  held,
  hold,
  make,
  mendable,
  objection,
  press,
  undo,
} from './editing';
import { placeOf, placeUnder } from './marks';

const FACINGS = 6;

/** The board of a replay: it shows, and takes presses on its places. */
export function EditedBoard({ now }: { now: Edited }) {
  const Scene = face.value?.Scene,
    { explored } = now,
    moment = {
      n: 0,
      view: explored.view,
      events: [],
      waiting: explored.actors,
      result: explored.result,
    };
  return (
    <div
      class="eboard"
      onClickCapture={(event) => {
        // What the board does with a press elsewhere, such as telling about a piece, is not wanted here.
        event.stopPropagation();
        const place = placeOf(event.target as Element) ?? placeUnder(event.clientX, event.clientY);
        if (place) void press(place);
      }}
    >
      {Scene && <Scene moment={moment} before={null} seats={explored.seats} seat={explored.seat} />}
    </div>
  );
}

const Stepper = ({ label, value, low, high, set }: StepperProps) => (
  <div class="stepper" role="group" aria-label={label}>
    <span class="grow">{label}</span>
    <button
      class="icon-btn"
      aria-label={`${label}: ${t('page-analysis-edit-less')}`}
      disabled={value <= low}
      onClick={() => set(value - 1)}
    >
      <Icon name="minus" size={16} />
    </button>
    <b class="num">{value}</b>
    <button
      class="icon-btn"
      aria-label={`${label}: ${t('page-analysis-edit-more')}`}
      disabled={value >= high}
      onClick={() => set(value + 1)}
    >
      <Icon name="plus" size={16} />
    </button>
  </div>
);

interface StepperProps {
  label: string;
  value: number;
  low: number;
  high: number;
  set(value: number): void;
}

function Zones({ thing }: { thing: Thing }) {
  return (
    <div class="row wrap zones">
      {thing.zones.map(({ zone, count }) => (
        <button
          class="btn quiet sm"
          data-zone={zone}
          disabled={thing.parts && count > 0}
          onClick={() => void make({ do: 'shift', thing: thing.thing, side: thing.side, to: zone })}
        >
          {t(`page-analysis-edit-to-${zone}`)}{' '}
          {!thing.parts && <span class="num sec">{count}</span>}
        </button>
      ))}
    </div>
  );
}

const PICTURE = 40;

/** What is on the bench, as the board draws it. */
function Picture({ thing }: { thing: Thing }) {
  const sign = face.value?.lessonSign(thing.thing, thing.side === 0);
  return sign?.svg ? (
    <Drawing svg={sign.svg} box={sign.box} width={PICTURE} height={PICTURE} cls={sign.cls} />
  ) : null;
}

/** Its name, or what it consists of. */
const nameOf = ({ name, thing, parts }: Thing): string =>
  parts?.map((choice) => choice.map((part) => tOr(part, part)).join(' / ')).join(' · ') ??
  tOr(name, thing);

/** Where the one card of its kind lies, or how many of a kind are free. */
function whereabouts({ parts, zones, left, most }: Thing): string {
  const here = parts && zones.find(({ count }) => count > 0);
  return here ? t(`page-analysis-edit-${here.zone}`) : `${left}/${most}`;
}

function Palette({ now }: { now: Edited }) {
  const { things, sides } = now.bench,
    [side, setSide] = useState(0);
  return (
    <section class="panel palette" aria-label={t('page-analysis-edit-sides')}>
      <div class="seats" role="radiogroup" aria-label={t('page-analysis-edit-sides')}>
        {sides.map((name, at) => (
          <button role="radio" aria-checked={side === at} onClick={() => setSide(at)}>
            {tOr(name, name)}
          </button>
        ))}
      </div>
      <p class="small sec">
        {t(
          things.some((thing) => thing.is_placed)
            ? 'page-analysis-edit-how'
            : 'page-analysis-edit-how-move',
        )}
      </p>
      <ul>
        {things
          .filter((thing) => thing.side === side)
          .map((thing) => (
            <li>
              <button
                data-thing={thing.thing}
                aria-pressed={held.value?.thing === thing.thing && held.value.side === side}
                onClick={() => hold(thing)}
              >
                <Picture thing={thing} />
                <span class="grow">{nameOf(thing)}</span>
                <span class="num sec">{whereabouts(thing)}</span>
              </button>
              {held.value?.thing === thing.thing && thing.zones.length > 0 && (
                <Zones thing={thing} />
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What can be said of the piece that is chosen. */
function Chosen({ piece }: { piece: Piece }) {
  return (
    <section class="panel piece" aria-label={tOr(piece.name, piece.thing)}>
      <div class="ph">
        <h2 class="grow">
          {tOr(piece.name, piece.thing)} · {piece.at}
        </h2>
        {!piece.is_fixed && (
          <button
            class="icon-btn"
            data-act="take"
            aria-label={t('page-analysis-edit-take')}
            onClick={() =>
              void make({ do: 'take', thing: piece.thing, at: piece.at, side: piece.side })
            }
          >
            <Icon name="bin" size={18} />
          </button>
        )}
      </div>
      {piece.facing !== null && (
        <Stepper
          label={t('page-analysis-edit-facing')}
          value={piece.facing}
          low={-1}
          high={FACINGS}
          set={(value) =>
            void make({
              do: 'turn',
              at: piece.at,
              side: piece.side,
              value: (value + FACINGS) % FACINGS,
            })
          }
        />
      )}
      {piece.wounds !== null && piece.most_wounds > 0 && (
        <Stepper
          label={t('page-analysis-edit-wounds')}
          value={piece.wounds}
          low={0}
          high={piece.most_wounds}
          set={(value) => void make({ do: 'wound', at: piece.at, side: piece.side, value })}
        />
      )}
    </section>
  );
}

const Numbers = ({ numbers }: { numbers: readonly Value[] }) => (
  <section class="panel numbers" aria-label={t('page-analysis-edit-numbers')}>
    {numbers.map(({ number, name, of, value, low, high }) => (
      <Stepper
        key={number}
        label={`${tOr(of, of)}: ${tOr(name, name)}`}
        value={value}
        low={low}
        high={high}
        set={(next) => void make({ do: 'set', thing: number, value: next })}
      />
    ))}
  </section>
);

const ToMove = ({ now: { bench } }: { now: Edited }) =>
  bench.to_move === null ? null : (
    <div class="seats" role="radiogroup" aria-label={t('page-analysis-edit-to-move')}>
      {bench.sides.map((name, side) => (
        <button
          role="radio"
          aria-checked={bench.to_move === side}
          data-to-move={side}
          onClick={() => void make({ do: 'to-move', side })}
        >
          {t('page-analysis-edit-to-move')}: {tOr(name, name)}
        </button>
      ))}
    </div>
  );

function checkWords({ explored }: Edited): string {
  if (explored.result) return t('page-analysis-edit-over');
  if (explored.chance) return t('page-analysis-edit-chance');
  const names = explored.actors.map((seat) => {
    const name = String(explored.seats[seat]?.name ?? seat);
    return tOr(name, name);
  });
  return t('page-analysis-edit-decides', { names: names.join(', ') });
}

const Checks = ({ now }: { now: Edited }) => (
  <section class="panel checks" aria-label={t('page-analysis-edit-checks')} aria-live="polite">
    {objection.value !== null && (
      <p class="bad" data-check="bad">
        <Icon name="close" size={18} />
        <span class="grow">{faultWords(objection.value)}</span>
        {mendable.value && (
          <button
            class="btn quiet sm"
            data-act="mend"
            onClick={() => void make({ ...mendable.value!, mend: true })}
          >
            {t('page-analysis-edit-mend')}
          </button>
        )}
      </p>
    )}
    <p data-check="good">
      <Icon name="check" size={18} />
      {t('page-analysis-edit-fine')} {checkWords(now)}
    </p>
  </section>
);

/** From here on the board shows the position that was built. */
function analyse({ explored }: Edited): void {
  const game = tree.value!.game,
    { position, rules, content } = explored;
  endEditing();
  begin([{ game, position, rules, content }], showFace);
}

/** The position as a record of no moves: its replay offers to make a puzzle of it. */
async function toPuzzle({ explored }: Edited): Promise<void> {
  const { position, rules, content } = explored,
    head = { warpad: 1, game: tree.value!.game, rules, setup: {}, content, position };
  try {
    const made = await api.upload(new Blob([`${JSON.stringify(head)}\n`]));
    go(`/r/${made.match}`);
  } catch (error) {
    objection.value = error;
  }
}

export function Editor() {
  const now = edited.value,
    piece = chosenPiece();
  useEffect(() => {
    void beginEditing();
    return endEditing;
  }, []);
  if (!now)
    return <p class="sec">{objection.value ? faultWords(objection.value) : t('page-loading')}</p>;
  return (
    <>
      <div class="row wrap">
        <button class="btn primary" data-act="edit-done" onClick={() => analyse(now)}>
          {t('page-analysis-edit-done')}
        </button>
        <button class="btn quiet" data-act="edit-puzzle" onClick={() => void toPuzzle(now)}>
          {t('page-analysis-edit-puzzle')}
        </button>
        <button
          class="icon-btn"
          data-act="edit-undo"
          disabled={!canUndo()}
          aria-label={t('page-analysis-edit-undo')}
          onClick={() => void undo()}
        >
          <Icon name="undo" />
        </button>
      </div>
      <Checks now={now} />
      <ToMove now={now} />
      {piece && <Chosen piece={piece} />}
      <Palette now={now} />
      <Numbers numbers={now.bench.numbers} />
    </>
  );
}
