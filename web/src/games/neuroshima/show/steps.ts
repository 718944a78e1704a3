// The show of Neuroshima: which events are one step together, and how they are told.
import { heading, type Beat, type Eyes, type Group, type Step } from '../../../stage';
import type { GameEvent } from '../../../wire/types';
import { t } from '../../../words/texts';
import { factsIn } from '../view';
import { fightFrom } from './fight';
import { Maker } from './maker';
import { tellNets } from './nets';
import { isTurnEvent, tellTurn } from './turns';
import { emptyTray } from './tray';

function beginTurn(maker: Maker, event: GameEvent): void {
  const { player = 0 } = factsIn(event);
  maker.group = heading(maker.sentence(event), maker.seatOf(player));
  maker.tray = emptyTray(player);
}

/** Tells the events of one beat; gives steps in order. */
function tellBeat(maker: Maker, beat: Beat): void {
  maker.open(beat);
  const { events } = beat;
  for (let index = 0; index < events.length;) {
    const event = events[index]!;
    if (event.event === 'turn-began') {
      beginTurn(maker, event);
      maker.advance([event]);
      index += 1;
    } else if (event.event === 'battle-begun' || maker.isInBattle)
      index += fightFrom(maker, events, index);
    else if (isTurnEvent(event)) index += tellTurn(maker, events, index);
    else {
      maker.advance([event]);
      index += 1;
    }
  }
  tellNets(maker, beat);
}

const opening = (): Group => ({ id: 'begin', title: t('page-stage-before'), seat: null });

/** Where the last show stopped: a battle may wait for a choice in its middle. */
let last: Maker | null = null;

/** A show that begins in the middle of a turn, as in a lesson, says whose turn that is. */
function resumeTurn(maker: Maker, beat: Beat): void {
  maker.open(beat);
  const { turn, active, players } = maker.table,
    army = players.find((player) => player.index === active)?.army;
  if (turn > 0 && army) beginTurn(maker, { event: 'turn-began', turn, player: active, army });
}

export function stepsOf(beats: readonly Beat[], told: Eyes, group: Group | null): Step[] {
  const maker = new Maker(told, group ?? opening()),
    isGoingOn = last !== null && group !== null && last.group === group;
  if (isGoingOn) maker.resume(last!);
  else if (!group && beats[0]) resumeTurn(maker, beats[0]);
  for (const beat of beats) tellBeat(maker, beat);
  last = maker;
  return maker.steps;
}
