// The play screen: armies on the left, board in the middle, forecast and log on the right, hand below.
import { useEffect, useMemo } from 'preact/hooks';
import { guide } from '../../../parts/guide';
import { picks } from '../../../state/store';
import { useKeys } from '../../../parts/keys';
import { useScreen } from '../../../parts/screen';
import { AdviceCard } from '../../../shell/advice';
import { isActive, isStill, SincePanel, skipAll, Strip } from '../../../stage';
import { say } from '../../../words/live';
import { chosenCells, letGo, settleRing, tentative } from '../choice/choice';
import { Hand } from '../hand/hand';
import { inspectTile } from '../inspector/tile';
import { ForecastPanel, previewWords } from '../panels/forecast';
import { PlayerPanel } from '../panels/player';
import { ScenarioPanel } from '../panels/scenario';
import { readTable } from '../read/table';
import { useShown } from '../show/shown';
import { Sign } from '../sign';
import { pieceAt, scenarioOf, type Table } from '../view';
import { useDesk, type Desk } from './desk';
import { forecastProps } from './dialogs';
import { Field } from './field';
import { useInsight, type Insights } from './insight';
import { pressKey } from './keys';
import { ArmiesOnTop, ForecastLine, LastLine } from './phone';
import { WhyCard } from './why';
import type { Update } from '../../../wire/types';

/** The ring follows what is picked, and is let go when nothing is. */
function useRing(table: Table): void {
  useEffect(() => {
    if (!picks.value.length) letGo();
  }, [picks.value.length]);
  useEffect(() => settleRing((cell) => pieceAt(table, cell)), [picks.value, table]);
}

/** What a move under way would lead to is told to the ear. */
function usePreviewWords(now: Update, table: Table, { preview }: Insights): void {
  useEffect(() => {
    if (preview?.forecast && tentative.value) say(previewWords(now, table, preview.forecast));
  }, [preview]);
}

/** Beginning to choose on the board ends the show; choosing a card only prepares. */
function useYield(): void {
  useEffect(() => {
    const isOnBoard = chosenCells.value.size > 0;
    if (picks.value.length && isActive.value && (isStill() || isOnBoard)) skipAll();
  }, [picks.value]);
}

const Armies = ({
  desk: {
    now,
    shown: { table },
    insights,
  },
}: {
  desk: Desk;
}) => (
  <aside class="left">
    <ScenarioPanel now={now} />
    {guide.value?.left(insights.shown.progress) ??
      table.players.map((player) => (
        <PlayerPanel
          key={player.index}
          now={now}
          player={player}
          forecast={isActive.value ? null : insights.shown.forecast}
          onTile={inspectTile}
          isTurn={player.index === table.active && !now.result}
        />
      ))}
  </aside>
);

/** Where what is beside the board has room there: as the style has it. */
const WIDE = '(min-width: 1024px) and (min-height: 521px)';

export function Play({ now }: { now: Update }) {
  const table = useMemo(() => readTable(now.view, now.seat), [now.view, now.seat]),
    insights = useInsight(now, table),
    shown = useShown(now),
    desk = useDesk(shown, now, table, insights),
    wide = useScreen(WIDE);
  useYield();
  useRing(table);
  usePreviewWords(now, table, insights);
  useKeys((event) => pressKey(event, desk));
  return (
    <div class={`place ${scenarioOf(now.view) ? 'on-atlas' : ''}`}>
      <Armies desk={desk} />
      <ArmiesOnTop desk={desk} />
      <Field desk={desk}>{!wide && <AdviceCard now={now} />}</Field>
      <Strip now={now} Sign={Sign} />
      <ForecastLine desk={desk} />
      <LastLine desk={desk} />
      <aside class="right">
        {!isActive.value && !now.result && <ForecastPanel {...forecastProps(desk)} />}
        {wide && <AdviceCard now={now} />}
        {guide.value?.right?.() ?? <SincePanel now={now} Sign={Sign} />}
      </aside>
      <Hand now={now} table={table} onTile={inspectTile} />
      {desk.why && <WhyCard why={desk.why} table={table} />}
    </div>
  );
}
