// What keys do at the board.
import { back, isMine as canAct, legal, play, showing, update } from '../../../state/store';
import { Dialog, openDialog } from '../../../parts/dialog';
import { onControl } from '../../../parts/keys';
import { LogList } from '../../../shell/log';
import { say } from '../../../words/live';
import { t } from '../../../words/texts';
import {
  drawn,
  isGeneral,
  isOrdering,
  isPlacing,
  openUnits,
  pickKind,
  pickUnit,
  seal,
  shorten,
  stay,
  step,
  tentative,
} from '../order/choice';
import { prepare, standing } from '../order/prepare';
import { replies } from '../panels/answers';
import { asSeen } from '../view';
import { unitName } from '../words';
import { focusCell, type Desk } from './desk';

const WASD: Record<string, string> = { w: 'N', a: 'W', s: 'S', d: 'E' };
const UNIT_KEYS = 6;

export const openLog = (desk: Desk): void =>
  openDialog(() => (
    <Dialog title={t('page-log')}>
      <LogList now={update.value ?? desk.now} />
    </Dialog>
  ));

/** A number answers a question, else chooses a unit. */
function pressNumber(number: number, { table }: Desk): boolean {
  const isAsked = canAct.value && !isOrdering.value && !isPlacing.value,
    reply = isAsked ? replies(table)[number - 1] : undefined,
    unit = number <= UNIT_KEYS ? openUnits.value[number - 1] : undefined;
  if (reply) void play(reply);
  else if (unit) {
    pickUnit(unit);
    say(unitName(unit));
  }
  return Boolean(reply ?? unit);
}

/** While something is shown a number prepares the next order. */
function pressPrepared(number: number, { shown }: Desk): boolean {
  const unit = standing(shown)[number - 1];
  if (unit) {
    prepare(unit);
    say(unitName(unit));
  }
  return Boolean(unit);
}

/** Keys of an order that is being written. */
function pressOrderKey(key: string, { table }: Desk): boolean {
  const seen = WASD[key];
  if (seen) {
    if (!step(table, asSeen(table, seen))) say(t('page-bugs-no-step'));
  } else if (key === 'x') stay();
  else if (key === 'o') {
    pickKind(!isGeneral.value);
    say(t(isGeneral.value ? 'page-bugs-all' : 'page-bugs-one'));
  } else return false;
  return true;
}

/** Plays the first legal action with this verb, if there is one. */
function playVerb(verb: string): boolean {
  const action = legal.value.find((one) => one.do === verb);
  if (action) void play(action);
  return Boolean(action);
}

function escape({ why, setWhy }: Desk): void {
  if (why) setWhy(null);
  else if (drawn.value !== null) shorten();
  else back();
}

const LETTERS: Record<string, (desk: Desk) => void> = {
  backspace: shorten,
  escape,
  g: openLog,
  i: (desk) => desk.explain(desk.focus),
};

const isOnBoard = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.b5') !== null;

export function pressKey(event: KeyboardEvent, desk: Desk): boolean {
  const key = event.key.toLowerCase(),
    act = LETTERS[key];
  if (showing.value) return isOrdering.value && pressPrepared(Number(key), desk);
  if (/^[1-9]$/.test(key)) return pressNumber(Number(key), desk);
  if (isOrdering.value && pressOrderKey(key, desk)) return true;
  if (key === 'r') return playVerb('reroll');
  if (key === 'k') return playVerb('keep');
  if (act) act(desk);
  else if (key === 'enter' && !onControl(event) && tentative.value) seal();
  else if (key === 'c' && desk.table.trophies.length) desk.openCampaign();
  else if (key.startsWith('arrow') && !isOnBoard(event)) focusCell(desk.focus);
  else return false;
  return true;
}
