// What keys do at the board.
import { picked } from '../../../state/choose';
import { back, picks, play } from '../../../state/store';
import { onControl } from '../../../parts/keys';
import { say } from '../../../words/live';
import { t } from '../../../words/texts';
import {
  answers,
  asides,
  confirm,
  endAction,
  facing,
  pickCard,
  tentative,
  turn,
} from '../choice/choice';
import { endTurn } from '../hand/end';
import { directionName } from '../words/names';
import { openArmies, openForecast, openLog } from './dialogs';
import { cycleLines } from './lines';
import type { Desk } from './desk';

function turnAloud(by: 1 | -1): void {
  turn(by);
  if (facing.value !== null) say(t('page-nh-facing', { direction: directionName(facing.value) }));
}

function discard(): void {
  const action = asides.value.find((one) => one.do === 'discard');
  if (action) void play(action);
}

const LETTERS: Record<string, (desk: Desk) => void> = {
  q: () => turnAloud(-1),
  e: () => turnAloud(1),
  l: cycleLines,
  f: openForecast,
  g: openLog,
  t: openArmies,
  i: (desk) => desk.explain(desk.focus),
  escape: (desk) => (desk.why ? desk.setWhy(null) : back()),
};

/** A number answers the question, else takes a card of the hand. */
function pressNumber(number: number, { table }: Desk): boolean {
  const answer = answers.value[number - 1],
    tile = table.hand[number - 1];
  if (answer) void play(answer);
  else if (tile) pickCard(number - 1, tile);
  return Boolean(answer ?? tile);
}

/** Whether a control has the key for itself; a card that is chosen has done its part. */
const isTaken = (event: KeyboardEvent): boolean =>
  onControl(event) && !(event.target as Element).matches('.slot-main[aria-pressed=true]');

/** With Shift the turn is ended, without it the choice confirmed. */
function pressEnter(event: KeyboardEvent, { table }: Desk): boolean {
  if (event.shiftKey && endAction()) endTurn(table);
  else if (!isTaken(event) && tentative.value) confirm();
  else return false;
  return true;
}

const isOnBoard = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.board') !== null;

export function pressKey(event: KeyboardEvent, desk: Desk): boolean {
  const key = event.key.toLowerCase(),
    act = LETTERS[key];
  if (/^[1-9]$/.test(key)) return pressNumber(Number(key), desk);
  if (key === 'enter') return pressEnter(event, desk);
  if (act) act(desk);
  else if (key === 'd' && picked(picks.value, 'tile')) discard();
  else if (key.startsWith('arrow') && !isOnBoard(event))
    document.querySelector<SVGElement>(`[data-cell="${desk.focus}"]`)?.focus();
  else return false;
  return true;
}
