// What keys do at the ring, and at the row that is laid.
import { onControl } from '../../../parts/keys';
import { back, isMine, legal, play } from '../../../state/store';
import { inspectDecks } from '../inspect/decks';
import { inspectFighter } from '../inspect/fighter';
import { declining, offersOf, waysOf } from '../offers/offers';
import { commit, pickCard, TOOLS } from '../row/choice';
import { isPlanning, openLog, type Desk } from './desk';

const LETTERS: Record<string, (desk: Desk) => void> = {
  g: openLog,
  l: ({ table }) => inspectDecks(table),
  m: ({ table, seat }) => inspectFighter(table, seat),
  i: (desk) => desk.explain(desk.focus),
  escape: back,
};

/** While a row is laid: tools by their letters, cards by number, Enter seals. */
function pressPlanKey(event: KeyboardEvent, key: string, hand: readonly string[]): boolean {
  const tool = TOOLS.find((one) => one.key.toLowerCase() === key),
    card = /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
  if (tool) tool.act();
  else if (card) pickCard(card);
  else if (key === 'enter' && !onControl(event)) commit();
  else return false;
  return true;
}

/** Ways by their keys; Enter declines, or takes the only way; skipping wants Shift. */
function pressAnswerKey(event: KeyboardEvent, key: string, { now, table }: Desk): boolean {
  const offers = offersOf(now, table),
    ways = waysOf(offers),
    way = offers.flatMap((offer) => offer.ways).find((one) => one.key === key)?.action,
    declined = declining();
  if (way) {
    void play(way);
    return true;
  }
  if (key !== 'enter' || onControl(event)) return false;
  const isDeclined = declined && (declined.do !== 'skip' || event.shiftKey),
    action = isDeclined ? declined : ways.length === 1 ? ways[0] : undefined;
  if (action) void play(action);
  return Boolean(action);
}

export function pressKey(event: KeyboardEvent, desk: Desk): boolean {
  const key = event.key.toLowerCase(),
    act = LETTERS[key];
  if (act) {
    act(desk);
    return true;
  }
  if (key.startsWith('arrow')) {
    document.querySelector<SVGElement>(`[data-sector="${desk.focus}"]`)?.focus();
    return true;
  }
  if (!isMine.value) return false;
  if (isPlanning(desk.table))
    return pressPlanKey(event, key, desk.table.fighters[desk.seat]?.hand ?? []);
  if (legal.value.some((action) => action.do === 'reroll')) return false;
  return pressAnswerKey(event, key, desk);
}
