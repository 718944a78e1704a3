// The play screen: tracks on top, the board, and beside it the tablet, the tray, a question or the log.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  arrivals,
  back,
  hinted,
  isMine as canAct,
  legal,
  picks,
  play,
  refusal,
  showing,
  takeArrivals,
  update,
} from '../../state/store';
import { Dialog, openDialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { LogList, LogPanel } from '../../shell/log';
import { onControl, useKeys } from '../../parts/keys';
import { say } from '../../words/live';
import { plain, t } from '../../words/texts';
import { Questions, replies, Tray, Waiting } from './asks';
import { Boards, type Arrow, type Shot } from './board';
import { openCampaign, Strip } from './campaign';
import {
  army,
  beginDrawing,
  chosenUnit,
  drawn,
  drawing,
  drawTo,
  forecastOf,
  isGeneral,
  isOrdering,
  openCells,
  openUnits,
  pickKind,
  pickUnit,
  press,
  seal,
  shorten,
  stay,
  step,
  tentative,
  trail,
  walked,
} from './choice';
import { framesOf, isShow } from './frames';
import { inspectUnit } from './inspector';
import { film, FilmScreen } from './reveal';
import { previewWords } from './sums';
import { Tablet } from './tablet';
import { Tracks } from './tracks';
import { cellWords, directionName, sayAction, signWords, unitName, unitWords } from './words';
import {
  cellsOf,
  sealedOrders,
  sideOf,
  tableOf,
  unitOf,
  unitsAt,
  type Table,
  type Unit,
} from './view';
import type { Update } from '../../wire/types';

const WASD: Record<string, string> = { w: 'N', a: 'W', s: 'S', d: 'E' };

function WhyCard({ at, table, now, box }: { at: string; table: Table; now: Update; box: DOMRect }) {
  const right = box.right + 300 < innerWidth,
    style = `${right ? `left:${box.right + 6}px` : `right:${innerWidth - box.left + 6}px`};top:${Math.max(8, Math.min(box.top, innerHeight - 200))}px`;
  const units = unitsAt(table, at),
    signs = signWords(table, at);
  return (
    <div class="why-card" style={style} role="tooltip">
      {units.map((unit) => (
        <>
          <b>{unitName(unit.unit)}</b>
          {unitWords(unit, table, now)}
          <br />
          {unit.traits.map((trait) => (
            <>
              {t(trait.message)}
              <br />
            </>
          ))}
        </>
      ))}
      {signs.map((sign) => (
        <div>{sign}</div>
      ))}
      {units.length > 0 && <span class="muted">{t('page-nh-more')}</span>}
    </div>
  );
}

/** The paths to draw: the order under way, else the own sealed one, else those of the last turn. */
function arrowsOf(table: Table, now: Update): Arrow[] {
  const cells = trail(table),
    unit = chosenUnit.value;
  if (isOrdering.value) {
    const told = forecastOf(table, unit, drawn.value);
    if (cells.length > 1)
      return [{ cells: walked(table), side: sideOf(army.value), meets: Boolean(told?.battle) }];
    const direction = tentative.value?.do === 'advance' ? String(tentative.value.direction) : null;
    if (direction)
      return table.units
        .filter((one) => one.army === army.value && one.at && !one.general)
        .map((one) => ({
          cells: cellsOf(table, one.at!, direction),
          side: one.side,
          meets: false,
          bare: true,
        }));
    return [];
  }
  const asked = table.question;
  if (asked.leads)
    return asked.leads
      .filter((lead) => lead.same_board)
      .map((lead) => ({
        cells: [String(asked.args.at), lead.at],
        side: sideOf(String(asked.args.army)),
        meets: false,
        leaps: true,
      }));
  return sealedOrders(table, now.chosen)
    .filter((order) => order.kind === 'personal')
    .flatMap((order) => {
      const from = unitOf(table, order.army, order.unit)?.at;
      return from
        ? [{ cells: cellsOf(table, from, order.path), side: sideOf(order.army), meets: false }]
        : [];
    });
}

/** The cell that the question is about. */
function leadOf(table: Table): string | null {
  const { army: asked } = table.question.args,
    at = table.question.args.at ?? legal.value.find((action) => action.at !== undefined)?.at,
    mine = table.armies.find((one) => one.army === (asked ?? legal.value[0]?.army ?? army.value));
  return typeof at === 'string' ? at : (mine?.train.at ?? null);
}

/** Who would come to stand where by a portal. */
function leapsOf(table: Table): { unit: Unit; at: string }[] {
  const { leads = [], args } = table.question,
    unit = unitOf(table, String(args.army), String(args.unit));
  return unit
    ? leads.filter((lead) => !lead.units.length).map((lead) => ({ unit, at: lead.at }))
    : [];
}

function shotsOf(table: Table): Shot[] {
  if (isOrdering.value) {
    const told = forecastOf(table, chosenUnit.value, drawn.value);
    return (
      told?.shots.map((one) => ({ from: told.ends, to: one.at, side: sideOf(told.army) })) ?? []
    );
  }
  return legal.value
    .filter((action) => action.do === 'shoot')
    .flatMap((action) => {
      const from = unitOf(table, String(action.army), String(action.unit))?.at;
      return from ? [{ from, to: String(action.at), side: sideOf(String(action.army)) }] : [];
    });
}

/** What the order under way does, for the ear. */
function orderWords(table: Table): string {
  const unit = chosenUnit.value,
    path = drawn.value;
  if (!unit || path === null) return '';
  const told = forecastOf(table, unit, path),
    cells = trail(table);
  const way =
    path === 'stay'
      ? t('bugs-path-stay')
      : [...path]
          .slice(0, cells.length - 1)
          .map((direction, index) =>
            t('page-bugs-ear-step', { direction: directionName(direction), at: cells[index + 1]! }),
          )
          .join(', ');
  return [
    `${unitName(unit)} ${cells[0]}: ${way}.`,
    told?.stopped
      ? t('page-bugs-stops', { at: told.ends, reason: t(`bugs-reason-${told.stopped}`) })
      : '',
    told?.battle ? previewWords(told.battle) : '',
    ...(told?.shots.slice(0, 1).map(previewWords) ?? []),
  ]
    .filter(Boolean)
    .join(' ');
}

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => tableOf(now.view), [now.view]),
    [focus, setFocus] = useState(table.cells[12]?.at ?? ''),
    [why, setWhy] = useState<{ at: string; box: DOMRect } | null>(null),
    lastAsk = useRef(0);
  useEffect(() => {
    const shown = takeArrivals().filter(({ events }) => isShow(events)),
      frames = shown.flatMap(({ events, from, to }) =>
        framesOf(tableOf(from.view), tableOf(to.view), events),
      );
    if (frames.at(-1)?.battle?.result === null && now.legal.length) frames.pop();
    if (frames.length)
      film.value = film.value
        ? { ...film.value, frames: [...film.value.frames, ...frames] }
        : { frames, from: tableOf(shown[0]!.from.view), key: now.version };
    else if (!film.value) showing.value = false;
  }, [arrivals.value]);
  useEffect(
    () => () => {
      film.value = null;
      showing.value = false;
    },
    [],
  );
  const placing = canAct.value && legal.value[0]?.do === 'place';
  useEffect(() => {
    if (placing && chosenUnit.value === null && openUnits.value.length)
      pickUnit(openUnits.value[0]!);
  }, [placing, now.version, picks.value.length]);
  useEffect(() => {
    const words = isOrdering.value ? orderWords(table) : '';
    if (words) say(words);
  }, [drawn.value, chosenUnit.value]);
  const inspect = (unit: Unit): void => {
    setWhy(null);
    inspectUnit(unit, table, now);
  };
  const inspectCell = (at: string): void => {
    const unit = unitsAt(table, at)[0];
    if (unit && !isOrdering.value) inspect(unit);
    else if (unit) inspect(unit);
  };
  const explain = (at: string): void => {
    const again = Date.now() - lastAsk.current < 1500,
      target = document.querySelector(`[data-cell="${at}"]`);
    lastAsk.current = Date.now();
    if (again) {
      inspectCell(at);
      return;
    }
    if (target && (unitsAt(table, at).length || signWords(table, at).length))
      setWhy({ at, box: target.getBoundingClientRect() });
    say(cellWords(at, table, now, null));
  };
  const openLog = (): void =>
    openDialog(() => (
      <Dialog title={t('page-log')}>
        <LogList now={update.value ?? now} />
      </Dialog>
    ));
  const campaign = (): void => openCampaign(() => tableOf((update.value ?? now).view));
  const pressCell = (at: string): void => {
    setWhy(null);
    if (canAct.value) press(table, at);
    else explain(at);
  };
  useKeys((event) => {
    if (film.value) return false;
    const key = event.key.toLowerCase();
    if (
      /^[1-9]$/.test(key) &&
      canAct.value &&
      !isOrdering.value &&
      !placing &&
      replies(table)[Number(key) - 1]
    ) {
      void play(replies(table)[Number(key) - 1]!);
      return true;
    }
    if (/^[1-6]$/.test(key) && openUnits.value[Number(key) - 1]) {
      pickUnit(openUnits.value[Number(key) - 1]!);
      say(unitName(openUnits.value[Number(key) - 1]!));
      return true;
    }
    if (WASD[key] && isOrdering.value) {
      if (!step(table, WASD[key]!)) say(t('page-bugs-no-step'));
      return true;
    }
    if (key === 'backspace') {
      shorten();
      return true;
    }
    if (key === 'x' && isOrdering.value) {
      stay();
      return true;
    }
    if (key === 'o' && isOrdering.value) {
      pickKind(!isGeneral.value);
      say(t(isGeneral.value ? 'page-bugs-all' : 'page-bugs-one'));
      return true;
    }
    if (key === 'enter' && !onControl(event) && tentative.value) {
      seal();
      return true;
    }
    if (key === 'r') {
      const action = legal.value.find((one) => one.do === 'reroll');
      if (action) void play(action);
      return Boolean(action);
    }
    if (key === 'k') {
      const action = legal.value.find((one) => one.do === 'keep');
      if (action) void play(action);
      return Boolean(action);
    }
    if (key === 'escape') {
      if (why) setWhy(null);
      else if (drawn.value !== null) shorten();
      else back();
      return true;
    }
    if (key === 'g') {
      openLog();
      return true;
    }
    if (key === 'c' && table.trophies.length) {
      campaign();
      return true;
    }
    if (key === 'i') {
      explain(focus);
      return true;
    }
    if (key.startsWith('arrow') && !(event.target as Element | null)?.closest?.('.b5')) {
      document.querySelector<SVGElement>(`[data-cell="${focus}"]`)?.focus();
      return true;
    }
    return false;
  });
  const enter = (at: string): boolean => {
    const ready =
      tentative.value !== null &&
      isOrdering.value &&
      (isGeneral.value || trail(table).at(-1) === at);
    if (ready) seal();
    return ready;
  };
  useEffect(() => {
    const end = isOrdering.value && drawn.value !== null ? trail(table).at(-1) : undefined;
    if (!end) return;
    setFocus(end);
    if (document.activeElement?.closest('.b5'))
      document.querySelector<SVGElement>(`[data-cell="${end}"]`)?.focus();
  }, [drawn.value, chosenUnit.value]);
  const shown = film.value;
  if (shown)
    return (
      <FilmScreen
        key={shown.key}
        show={shown}
        now={now}
        close={() => {
          film.value = null;
          showing.value = false;
        }}
      />
    );
  const open = openCells(table),
    offer = (at: string): string | null => (open.has(at) ? t('page-bugs-ear-enter') : null),
    hint = hinted.value,
    told = forecastOf(table, chosenUnit.value, drawn.value),
    path = walked(table);
  const chosen =
    isOrdering.value && chosenUnit.value ? { army: army.value, unit: chosenUnit.value } : null;
  const panel = !legal.value.length ? (
    <Waiting now={now} table={table} />
  ) : isOrdering.value ? (
    <Tablet table={table} inspect={inspect} />
  ) : placing ? (
    <Tray now={now} table={table} inspect={inspect} />
  ) : (
    <Questions now={now} table={table} />
  );
  return (
    <div
      class={`bugs ${isOrdering.value ? 'ordering' : placing ? 'placing' : legal.value.length ? 'asking' : ''}`}
    >
      <Tracks now={now} table={table} />
      <main class="mid" id="main">
        {hint && (
          <div class="hint-line">
            <Icon name="bulb" size={18} />
            <span class="grow">
              {t('page-hint-says', { action: plain(sayAction(hint, now.seat ?? 0, now)) })}
            </span>
            <button
              class="btn sm primary"
              onClick={() => {
                void play(hint);
              }}
            >
              {t('page-hint-do')}
            </button>
          </div>
        )}
        <Strip table={table} open={campaign} log={openLog} />
        <Boards
          table={table}
          lead={leadOf(table)}
          units={table.units.filter((unit) => unit.at)}
          open={open}
          ghosts={leapsOf(table)}
          hot={new Set(path.length > 1 ? path.slice(1) : told?.battle ? [told.battle.at] : [])}
          chosen={chosen}
          arrows={arrowsOf(table, now)}
          shots={shotsOf(table)}
          clashes={table.battles
            .filter((battle) => battle.kind === 'cell' && battle.result === null)
            .map((battle) => battle.at)}
          crossed={typeof refusal.value?.target === 'string' ? refusal.value.target : null}
          hint={hint && typeof hint.at === 'string' ? hint.at : null}
          title={t('page-bugs-board')}
          role={t('page-bugs-board-role')}
          label={(at) => cellWords(at, table, now, offer(at))}
          onCell={pressCell}
          onEnter={enter}
          onInspect={inspectCell}
          onExplain={(at, box) => {
            if (!at || !box) {
              setWhy(null);
              return;
            }
            if (unitsAt(table, at).length || signWords(table, at).length) setWhy({ at, box });
          }}
          onDrag={{
            begin: (at) => beginDrawing(table, at),
            over: (from, at) => {
              setWhy(null);
              drawTo(table, from, at);
            },
            end: () => {
              drawing.value = false;
            },
          }}
          focus={focus}
          setFocus={setFocus}
        />
      </main>
      <div class="beside">
        {panel}
        {!isOrdering.value && <LogPanel now={now} />}
      </div>
      {why && <WhyCard at={why.at} table={table} now={now} box={why.box} />}
    </div>
  );
}
