// The tiles before you and the buttons beside them; cards can be clicked, pressed by number, or dragged to a hex.
import { useEffect, useState } from 'preact/hooks';
import { picked } from '../../state/choose';
import {
  ask,
  back,
  canUndo,
  choose,
  clear,
  isMine,
  legal,
  picks,
  play,
  refusalWords,
  refuse,
  sending,
  undo,
  trying,
} from '../../state/store';
import { confirm as askFirst } from '../../parts/dialog';
import { HoldButton } from '../../parts/hold';
import { Icon } from '../../parts/icon';
import { plain, t } from '../../words/texts';
import {
  asides,
  card,
  confirm,
  endAction,
  pickCard,
  press,
  procedures,
  stops,
  tentative,
  turn,
  variants,
} from './choice';
import { House } from './panels';
import { Tile, tileName, tileWords } from './tile';
import { sayAction } from './words';
import type { Action } from '../../state/choose';
import type { Table } from './view';
import type { Refused, Update } from '../../wire/types';

const DRAG_START = 8,
  LIFT = 40;

interface Drag {
  tile: string;
  x: number;
  y: number;
  isTouch: boolean;
}

const cellUnder = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-cell]')?.getAttribute('data-cell'))
    .find(Boolean) ?? null;

/** Follows a card from the hand until it is let go over a hex. */
function startDrag(
  event: PointerEvent,
  tile: string,
  index: number,
  show: (drag: Drag | null) => void,
): void {
  if (
    event.button !== 0 ||
    !legal.value.some((action) => action.tile === tile && action.at !== undefined)
  )
    return;
  const { clientX, clientY } = event,
    isTouch = event.pointerType !== 'mouse',
    lift = isTouch ? LIFT : 0;
  let moving = false;
  const move = (now: PointerEvent): void => {
    if (!moving && Math.hypot(now.clientX - clientX, now.clientY - clientY) < DRAG_START) return;
    if (!moving) {
      moving = true;
      pickCard(index, tile);
    }
    show({ tile, x: now.clientX, y: now.clientY - lift, isTouch });
  };
  const drop = (now: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    show(null);
    const cell =
      moving && now.type === 'pointerup' ? cellUnder(now.clientX, now.clientY - lift) : null;
    if (cell) press(cell);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}

/** One of the tiles must go before anything else. */
const isDuty = (): boolean =>
  legal.value.some((action) => action.do === 'discard') &&
  legal.value.every((action) => DUTIES.includes(String(action.do)));
const DUTIES = ['discard', 'redraw', 'build', 'lead-keep'];

/** Why tiles of the hand cannot be used now, as the engine says. */
function useClosed(now: Update): Record<string, Refused> {
  const [closed, setClosed] = useState<Record<string, Refused>>({}),
    mine = isMine.value;
  useEffect(() => {
    let gone = false;
    setClosed({});
    if (mine)
      void ask('closed', null).then((answer) => {
        if (!gone)
          setClosed(
            Object.fromEntries(
              ((answer?.closed ?? []) as (Refused & { tile: string })[]).map((one) => [
                one.tile,
                one,
              ]),
            ),
          );
      });
    return () => {
      gone = true;
    };
  }, [now.version, mine]);
  return closed;
}

function Slot({
  tile,
  index,
  onTile,
  show,
  why,
}: {
  tile: string;
  index: number;
  onTile(tile: string): void;
  show(drag: Drag | null): void;
  why: Refused | undefined;
}) {
  const on = picked(picks.value, 'tile') === tile && (card.value === index || card.value === null),
    usable = legal.value.some(
      (action) => action.tile === tile || (action.do === 'hq' && tile.endsWith('-hq')),
    ),
    at = on ? picked(picks.value, 'at') : undefined;
  return (
    <div
      class={`slot ${on ? 'sel' : ''} ${usable ? '' : 'idle'}`}
      onContextMenu={(event) => {
        event.preventDefault();
        onTile(tile);
      }}
    >
      <button
        class="slot-main"
        aria-pressed={on}
        aria-disabled={!usable}
        data-tile={tile}
        onPointerDown={(event) => startDrag(event, tile, index, show)}
        onClick={() => {
          if (on) clear();
          else if (why && !usable) refuse(why);
          else pickCard(index, tile);
        }}
      >
        <Tile id={tile} width={86} tone="light" style={{ lod: 'l' }} />
        <span class="words">
          <b>{tileName(tile)}</b>
          {why ? (
            <span class="small closed-why" data-closed={why.rule}>
              <Icon name="lock" size={14} /> {refusalWords(why)}
            </span>
          ) : (
            <span class="small sec">{tileWords(tile)}</span>
          )}
          {at !== undefined ? (
            <span class="chip on">{String(at)}</span>
          ) : (
            usable && (
              <span class="chip only-wide">
                <kbd class="key" aria-hidden="true" data-key={index + 1} />
                {t(isDuty() ? 'page-nh-discard' : 'page-nh-use')}
              </span>
            )
          )}
        </span>
      </button>
      <button
        class="icon-btn slot-info"
        aria-label={t('page-nh-about', { tile: tileName(tile) })}
        onClick={() => onTile(tile)}
      >
        <Icon name="info" size={18} />
      </button>
    </div>
  );
}

/** What beside procedures is chosen by a button before a hex. */
const LABELS: Record<string, string> = {
  swivel: 'nh-effect-swivel',
  'lead-turn': 'nh-leader-drillmaster',
  'lead-move': 'nh-leader-pathfinder',
  'lead-push': 'nh-leader-enforcer',
};

/** Tiles are left that could still be used: ending the turn is asked about first. */
const asksToEnd = (table: Table): boolean =>
  table.hand.length > 0 && legal.value.some((one) => one.tile !== undefined);

function endTurn(now: Update, table: Table): void {
  const action = endAction();
  if (!action) return;
  if (asksToEnd(table))
    askFirst(
      t('nh-do-end'),
      t('page-nh-end-sure', { count: table.hand.length }),
      t('nh-do-end'),
      () => {
        void play(action);
      },
    );
  else void play(action);
  void now;
}

export const tryEnd = endTurn;

function Acts({ now, table }: { now: Update; table: Table }) {
  const mine = isMine.value,
    ready = tentative.value,
    ring = stops.value.length > 1;
  return (
    <div class="acts">
      <div class="row wrap tools">
        <button
          class="btn quiet"
          aria-label={t('page-undo')}
          aria-disabled={!canUndo()}
          onClick={undo}
        >
          <Icon name={canUndo() ? 'undo' : 'lock'} />
          {!ring && <span class="only-wide">{t('page-undo')}</span>}
          <span class="key" aria-hidden="true" data-key="Z" />
        </button>
        {ring && (
          <>
            <button class="btn quiet" aria-label={t('page-nh-turn-left')} onClick={() => turn(-1)}>
              <Icon name="left" />
              <span class="key" aria-hidden="true" data-key="Q" />
            </button>
            <button class="btn quiet" aria-label={t('page-nh-turn-right')} onClick={() => turn(1)}>
              <Icon name="turn" />
              <span class="key" aria-hidden="true" data-key="E" />
            </button>
          </>
        )}
        {mine &&
          variants.value.length === 0 &&
          asides()
            .filter((action) => !mainAnswers().includes(action))
            .slice(0, 3)
            .map((action) => (
              <button
                class="btn quiet"
                onClick={() => {
                  void play(action);
                }}
              >
                {action.do === 'discard' ? (
                  <>
                    <Icon name="bin" />
                    {t('page-nh-discard')}
                    <span class="key" aria-hidden="true" data-key="D" />
                  </>
                ) : (
                  plain(sayAction(action, now.seat ?? 0, now))
                )}
              </button>
            ))}
        {mine &&
          procedures().map((verb) => (
            <button class="btn quiet" data-verb={verb} onClick={() => choose('do', verb)}>
              {t(
                LABELS[verb] ??
                  (verb.startsWith('run-') ? `nh-procedure-${verb.slice(4)}` : `nh-verb-${verb}`),
              )}
            </button>
          ))}
        {mine &&
          variants.value.map((action) => (
            <button
              class="btn"
              onClick={() => {
                void play(action);
              }}
            >
              {plain(sayAction(action, now.seat ?? 0, now))}
            </button>
          ))}
      </div>
      <div class="row main-act">
        {ready ? (
          <button class="btn primary grow big" data-act="confirm" onClick={confirm}>
            <Icon name="check" />
            {ready.do === 'place'
              ? t('page-nh-place', { at: String(ready.at) })
              : plain(sayAction(ready, now.seat ?? 0, now))}
            <span class="key" aria-hidden="true" data-key="⏎" />
          </button>
        ) : mine && endAction() && picks.value.length === 0 ? (
          <HoldButton
            cls={`btn grow big ${table.hand.length ? '' : 'primary'}`}
            act="end"
            press={() => endTurn(now, table)}
            held={
              asksToEnd(table)
                ? () => {
                    void play(endAction()!);
                  }
                : null
            }
          >
            <Icon name={trying.value ? 'swords' : 'check'} />
            <span>
              {t(trying.value ? 'page-etude-fight' : 'nh-do-end')}
              {asksToEnd(table) && <span class="hold-words tiny">{t('page-nh-hold')}</span>}
            </span>
            <span class="key" aria-hidden="true" data-key="⇧⏎" />
          </HoldButton>
        ) : mine && isDuty() ? (
          <div class="duty grow">
            <Icon name="bin" size={18} />
            <b>{t('nh-ask-discard')}</b>
          </div>
        ) : (
          <span class="grow sec small hint-words">{sending.value ? t('page-sending') : ''}</span>
        )}
        {picks.value.length > 0 && (
          <button class="btn quiet big" aria-label={t('page-cancel')} onClick={back}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Legal actions that name neither a tile of the hand nor wait for a hex: answers to a question. */
export function answers(): readonly Action[] {
  const list = legal.value,
    isPlain =
      isMine.value &&
      picks.value.length === 0 &&
      list.length <= 12 &&
      list.every((action) => action.tile === undefined && action.facing === undefined) &&
      !list.some((action) => ['hq', 'end', 'go', 'ride'].includes(String(action.do)));
  return isPlain ? list : [];
}

/** The same without what stands among the buttons already, such as doing nothing. */
function mainAnswers(): readonly Action[] {
  const list = answers(),
    main = list.filter((action) => !asides().includes(action));
  return main.length ? main : list;
}

function Answers({ now }: { now: Update }) {
  const list = mainAnswers();
  return list.length ? (
    <div class="answers">
      {list.map((action, i) => (
        <button
          class={`btn ${action.leader === undefined ? '' : 'told'}`}
          onClick={() => {
            void play(action);
          }}
        >
          {plain(sayAction(action, now.seat ?? 0, now))}
          {action.leader !== undefined && (
            <>
              <span class="small sec">{t(`nh-about-leader-${String(action.leader)}`)}</span>
              <House origin={originOf(now, String(action.leader))} />
            </>
          )}
          {i < 9 && <span class="key" aria-hidden="true" data-key={i + 1} />}
        </button>
      ))}
    </div>
  ) : null;
}

/** Whose content a leader dealt to the viewer is. */
const originOf = (now: Update, leader: string): string =>
  (now.view.leaders as { dealt: { leader: string; origin: string }[] } | undefined)?.dealt.find(
    (card) => card.leader === leader,
  )?.origin ?? '';

export function Hand({
  now,
  table,
  onTile,
}: {
  now: Update;
  table: Table;
  onTile(tile: string): void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null),
    closed = useClosed(now);
  return (
    <section class="hand" aria-label={t('nh-hand')}>
      <div class="hand-left">
        <Answers now={now} />
        <div class="slots">
          {table.hand.map((tile, i) => (
            <Slot
              key={`${i}-${tile}`}
              tile={tile}
              index={i}
              onTile={onTile}
              show={setDrag}
              why={closed[tile]}
            />
          ))}
          {table.hand.length === 0 && answers().length === 0 && (
            <p class="sec small empty">
              {t(now.seat === null ? 'page-nh-watching' : 'page-nh-hand-empty')}
            </p>
          )}
        </div>
      </div>
      <Acts now={now} table={table} />
      {drag && (
        <div
          class="dragged"
          style={`left:calc(${drag.x}px / var(--large));top:calc(${drag.y}px / var(--large))`}
        >
          <Tile id={drag.tile} width={96} tone="light" />
        </div>
      )}
    </section>
  );
}
