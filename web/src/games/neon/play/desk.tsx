// What a player does at the ring besides answering: sectors are pressed, explained, refused.
import { useState } from 'preact/hooks';
import { Dialog, closeDialog, openDialog } from '../../../parts/dialog';
import { isActive, isStill, skipAll } from '../../../stage';
import { LogList } from '../../../shell/log';
import { isMine, legal, play, probe, update } from '../../../state/store';
import { say } from '../../../words/live';
import { plain, t } from '../../../words/texts';
import { inspectSector } from '../inspect/sector';
import { actionsAt } from '../offers/offers';
import { asksFor, eyes, sectorOf, type Table } from '../view';
import { sayAction, sectorTitle, sectorWords } from '../words';
import type { Action } from '../../../state/choose';
import type { Update } from '../../../wire/types';

export interface Desk {
  now: Update;
  table: Table;
  /** With whose eyes the table is seen. */
  seat: number;
  focus: number;
  setFocus(number: number): void;
  press(number: number): void;
  explain(number: number): void;
}

/** A row is laid now. */
export const isPlanning = (table: Table): boolean =>
  asksFor(table) === 'plan' && legal.value.length > 0;

export const openLog = ({ now }: Desk): void =>
  openDialog(() => (
    <Dialog title={t('page-log')}>
      <LogList now={update.value ?? now} />
    </Dialog>
  ));

/** Which of several actions a pressed sector means. */
const askWhich = (now: Update, sector: string, actions: readonly Action[]): void =>
  openDialog(() => (
    <Dialog title={sectorTitle(sector)}>
      <div class="col">
        {actions.map((action, i) => (
          <button
            class="btn"
            data-first={i === 0 ? '' : undefined}
            onClick={() => {
              closeDialog();
              void play(action);
            }}
          >
            {plain(sayAction(action, now.seat ?? 0, now))}
          </button>
        ))}
      </div>
    </Dialog>
  ));

const GOING = ['go', 'land', 'flee'];

/** Asks why a sector that is not offered cannot be chosen; false when nobody goes anywhere. */
function refuseAt(table: Table, number: number): boolean {
  const like = legal.value.find((action) => GOING.includes(String(action.do)) && !action.effect),
    sector = sectorOf(table, number)?.sector;
  if (!like || !sector) return false;
  void probe({ ...like, sector }, number);
  return true;
}

/** A press ends the show; where things move it means nothing else, since the board was not yet as it is. */
function press(now: Update, table: Table, number: number): void {
  const isMoving = isActive.value && !isStill();
  if (isActive.value) skipAll();
  if (isMoving) return;
  const [first, ...others] = isMine.value ? actionsAt(table, number) : [];
  if (first && others.length)
    askWhich(now, sectorOf(table, number)?.sector ?? '', [first, ...others]);
  else if (first) void play(first);
  else if (!isMine.value || !refuseAt(table, number)) inspectSector(table, number);
}

export function useDesk(now: Update, table: Table): Desk {
  const [focus, setFocus] = useState(table.ring[0]?.number ?? 1);
  return {
    now,
    table,
    seat: eyes(now),
    focus,
    setFocus,
    press: (number) => press(now, table, number),
    explain: (number) => {
      say(sectorWords(table, number, now, null));
      inspectSector(table, number);
    },
  };
}
