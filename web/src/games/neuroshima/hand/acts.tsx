// The buttons beside the hand: undo, turning, what needs no hex, and the one that sends or ends.
import {
  back,
  canUndo,
  choose,
  isMine,
  isUndoTold,
  picks,
  play,
  sending,
  undo,
} from '../../../state/store';
import { HoldButton } from '../../../parts/hold';
import { guide } from '../../../parts/guide';
import { Icon } from '../../../parts/icon';
import { plain, t } from '../../../words/texts';
import {
  asides,
  confirm,
  endAction,
  isDutyNow,
  mainAnswers,
  procedures,
  stops,
  tentative,
  turn,
  variants,
} from '../choice/choice';
import { sayAction } from '../words/sentences';
import { asksToEnd, endAtOnce, endsPuzzle, endTurn } from './end';
import type { Action } from '../../../state/choose';
import type { Table } from '../view';
import type { Update } from '../../../wire/types';

const ASIDES_SHOWN = 3;

/** What beside procedures is chosen by a button before a hex. */
const LABELS: Record<string, string> = {
  swivel: 'nh-effect-swivel',
  'lead-turn': 'nh-leader-drillmaster',
  'lead-move': 'nh-leader-pathfinder',
  'lead-push': 'nh-leader-enforcer',
};

const labelOf = (verb: string): string =>
  t(
    LABELS[verb] ?? (verb.startsWith('run-') ? `nh-procedure-${verb.slice(4)}` : `nh-verb-${verb}`),
  );

const wordsOf = (action: Action, now: Update): string =>
  plain(sayAction(action, now.seat ?? 0, now));

const Key = ({ name }: { name: string }) => <span class="key" aria-hidden="true" data-key={name} />;

/** A try has a way of its own to take back: none is told as locked beside it. */
const UndoButton = ({ isShort }: { isShort: boolean }) =>
  guide.value && !canUndo() ? null : (
    <button
      class="btn quiet"
      aria-label={t('page-undo')}
      data-tip={t('page-undo')}
      aria-disabled={!canUndo()}
      onClick={undo}
    >
      <Icon name={canUndo() ? 'undo' : 'lock'} />
      {!isShort && <span class="only-wide">{t('page-undo')}</span>}
      <Key name="Z" />
    </button>
  );

const TurnButtons = () => (
  <>
    <button
      class="btn quiet"
      aria-label={t('page-nh-turn-left')}
      data-tip={t('page-nh-turn-left')}
      onClick={() => turn(-1)}
    >
      <Icon name="left" />
      <Key name="Q" />
    </button>
    <button
      class="btn quiet"
      aria-label={t('page-nh-turn-right')}
      data-tip={t('page-nh-turn-right')}
      onClick={() => turn(1)}
    >
      <Icon name="turn" />
      <Key name="E" />
    </button>
  </>
);

const AsideButton = ({ action, now }: { action: Action; now: Update }) => (
  <button class="btn quiet" data-action={JSON.stringify(action)} onClick={() => void play(action)}>
    {action.do === 'discard' ? (
      <>
        <Icon name="bin" />
        {t('page-nh-discard')}
        <Key name="D" />
      </>
    ) : (
      wordsOf(action, now)
    )}
  </button>
);

/** What can be done now besides pressing hexes and cards. */
function MyTools({ now }: { now: Update }) {
  const shown = asides.value
    .filter((action) => !mainAnswers.value.includes(action) && !variants.value.includes(action))
    .slice(0, ASIDES_SHOWN);
  return (
    <>
      {shown.map((action) => (
        <AsideButton action={action} now={now} />
      ))}
      {procedures.value.map((verb) => (
        <button class="btn quiet" data-verb={verb} onClick={() => choose('do', verb)}>
          {labelOf(verb)}
        </button>
      ))}
      {variants.value.map((action) => (
        <button
          class="btn"
          data-do={String(action.do)}
          data-action={JSON.stringify(action)}
          onClick={() => void play(action)}
        >
          {wordsOf(action, now)}
        </button>
      ))}
    </>
  );
}

const ConfirmButton = ({ action, now }: { action: Action; now: Update }) => (
  <button
    class="btn primary grow big"
    data-act="confirm"
    data-do={String(action.do)}
    data-action={JSON.stringify(action)}
    onClick={confirm}
  >
    <Icon name="check" />
    {action.do === 'place' ? t('page-nh-place', { at: String(action.at) }) : wordsOf(action, now)}
    <Key name="⏎" />
  </button>
);

/** Pressed it asks when tiles are left, held down it does not. */
const EndButton = ({ table }: { table: Table }) => (
  <HoldButton
    cls={`btn grow big ${table.hand.length ? '' : 'primary'}`}
    act="end"
    press={() => endTurn(table)}
    held={asksToEnd(table) ? endAtOnce : null}
  >
    <Icon name={endsPuzzle() ? 'swords' : 'check'} />
    <span>
      {t(endsPuzzle() ? 'page-etude-fight' : 'nh-do-end')}
      {asksToEnd(table) && <span class="hold-words tiny">{t('page-nh-hold')}</span>}
    </span>
    <Key name="⇧⏎" />
  </HoldButton>
);

function MainButton({ now, table }: { now: Update; table: Table }) {
  if (tentative.value) return <ConfirmButton action={tentative.value} now={now} />;
  if (isMine.value && endAction() && picks.value.length === 0) return <EndButton table={table} />;
  if (isMine.value && isDutyNow.value)
    return (
      <div class="duty grow">
        <Icon name="bin" size={18} />
        <b>{t('nh-ask-discard')}</b>
      </div>
    );
  return <span class="grow sec small hint-words">{sending.value ? t('page-sending') : ''}</span>;
}

export function Acts({ now, table }: { now: Update; table: Table }) {
  const isTurning = stops.value.length > 1;
  return (
    <div class="acts">
      <div class="row wrap tools">
        {now.undo && isUndoTold(now) && <UndoButton isShort={isTurning} />}
        {isTurning && <TurnButtons />}
        {isMine.value && <MyTools now={now} />}
      </div>
      <div class="row main-act">
        <MainButton now={now} table={table} />
        {picks.value.length > 0 && (
          <button class="btn quiet big" aria-label={t('page-cancel')} onClick={back}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
