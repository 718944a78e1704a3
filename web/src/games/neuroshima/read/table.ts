// The whole table, from the view of the engine.
import { keptPiece, readGround } from './piece';
import { viewOf, type Cell, type Player, type Table } from '../view';
import type { PlayerView, View } from '../../../wire/neuroshima';
import type { Json } from '../../../wire/types';

const MOST_POINTS = 20;

function readPlayer(player: PlayerView, view: View): Player {
  return {
    index: player.player,
    seat: player.seat,
    army: player.army,
    hp: player.hp,
    most: view.setup.points ? MOST_POINTS : Math.max(player.start_hp, player.hp),
    points: view.setup.points ? player.hp : null,
    energy: view.setup.most_energy ? player.energy : null,
    stack: player.stack,
    discard: player.discard,
    hand: player.hand,
    handSize: player.hand.length,
    stackSize: player.stack_size,
    isOut: player.fallen,
    reserve: player.construction ?? null,
    leader: view.leaders?.sides.find((side) => side.players.includes(player.player)) ?? null,
  };
}

/** What lies before a player: the hand, or the two faces of the half that is laid down now. */
function cardsOf(player: PlayerView | undefined, { ask }: View): string[] {
  if (ask.kind === 'lay' && ask.player === player?.player)
    return player.construction?.tokens[ask.args.half === 'first' ? 0 : 1] ?? [];
  return player?.hand ?? [];
}

const zoneAt = (cell: string, { scenario }: View): string | null =>
  Object.entries(scenario?.tags ?? {}).find(([, cells]) => cells.includes(cell))?.[0] ?? null;

const readCells = (view: View): Cell[] =>
  view.setup.cells.map((cell) => ({
    name: cell.at,
    at: [cell.q, cell.r],
    terminal: cell.terminal,
    zone: zoneAt(cell.at, view),
    hasPart: Boolean(view.scenario?.parts.includes(cell.at)),
  }));

/** Whose hand is shown: that of the player asked, of the seat that looks, else of the player in turn. */
function handOwner({ ask, players, player }: View, seat: number | null) {
  const asked = players.find((one) => one.player === ask.player);
  if (asked && (seat === null || asked.seat === seat)) return asked;
  return players.find((one) => one.seat === seat) ?? players[player];
}

function makeTable(view: View, seat: number | null): Table {
  return {
    cells: readCells(view),
    pieces: [...view.grounds.map(readGround), ...view.tiles.map(keptPiece)],
    players: view.players.map((player) => readPlayer(player, view)),
    turn: view.turn,
    active: view.player,
    asker: view.ask.player ?? view.player,
    hand: cardsOf(handOwner(view, seat), view),
    ask:
      (view.ask.seat ?? seat) === null ? null : { message: view.ask.message, args: view.ask.args },
  };
}

const made = new WeakMap<View | Json, Map<number | null, Table>>();

/** The table of a view as a seat sees it; made once. */
export function readTable(view: View | Json, seat: number | null): Table {
  const known = made.get(view) ?? new Map<number | null, Table>(),
    table = known.get(seat) ?? makeTable(viewOf(view), seat);
  made.set(view, known.set(seat, table));
  return table;
}
