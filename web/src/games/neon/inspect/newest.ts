// A card that stays open follows the game.
import { update } from '../../../state/store';
import { tableOf, type Table } from '../view';

/** The table of the newest update, or the one that was given where nothing is played. */
export const newest = (table: Table): Table =>
  update.value?.game === 'neon' ? tableOf(update.value.view) : table;
