// From the JSON of the engine to what the screen draws: the only place that knows its field names.
import { marksOf } from './faces';
import { framesOf } from './frames';
import { scenarioOf } from './scenario';
import type { Initiative } from '../../draw/middle';
import type { Mark } from '../../draw/sides';
import type { GameEvent, Json, SeatInfo } from '../../wire/types';
import type {
  Fate,
  Forecast,
  Leader,
  Line,
  Piece,
  Player,
  Reason,
  Reserve,
  Table,
  Unit,
  Value,
} from './view';

interface LentJson {
  by: string;
  tile: string;
  army: string;
  effect: string;
  value: number;
  rule: string;
  reason: string;
}
interface LineJson {
  from: string;
  player: number;
  kind: Line['kind'];
  direction: number;
  strength: number;
  hits: { at: string; wounds: number }[];
}
interface AttackJson extends LineJson {
  side: number;
  printed: number;
  lent: LentJson[];
  rule: string;
}
interface InitiativeJson {
  printed: number[];
  now: number[];
  extra: number[];
  lent: LentJson[];
}
interface TileJson {
  at: string;
  tile: string;
  kind: string;
  player: number;
  commander: number;
  rotation: number;
  wounds: number;
  toughness: number;
  netted: boolean;
  netted_by: string[];
  sides: string[][];
  initiative: InitiativeJson;
  attacks: AttackJson[];
  lent: LentJson[];
  medics: string[];
  moves: { mobile: boolean; used: boolean; gifts: { by: string; used: boolean }[] };
  hp?: number;
  unit?: Unit;
}
interface GroundJson {
  at: string;
  tile: string;
  player: number;
}
interface PlayerJson {
  player: number;
  seat: number;
  army: string;
  hp: number;
  start_hp: number;
  energy: number;
  fallen: boolean;
  terror: boolean;
  hand: string[];
  stack: { tile: string; count: number }[];
  stack_size: number;
  discard: { tile: string; count: number }[];
  construction?: Reserve | null;
}
interface ViewJson {
  turn: number;
  player: number;
  ask: { kind: string; message: string; seat: number | null; player: number | null; args: Json };
  players: PlayerJson[];
  tiles: TileJson[];
  grounds: GroundJson[];
  setup: {
    cells: { at: string; q: number; r: number; terminal: boolean }[];
    points: boolean;
    most_energy: number;
  };
  last_tile: { turns: number } | null;
  leaders?: { sides: Leader[] };
}

const MOST_POINTS = 20;

/** The marks of a tile by its own sides, attacks at their present strength. */
function sidesOf(tile: TileJson): Mark[][] {
  return Array.from({ length: 6 }, (_, side) => {
    const printed = marksOf(tile.sides[(side + tile.rotation) % 6] ?? []);
    return printed.map((mark) => {
      const attack = tile.attacks.find((one) => one.side === side && one.kind === mark.type);
      return attack
        ? { ...mark, value: attack.strength, base: Math.min(attack.printed, attack.strength) }
        : mark;
    });
  });
}

function initiativeOf({ printed, now, extra }: InitiativeJson): Initiative[] {
  const own = now.filter((value) => !extra.includes(value));
  const changed =
    own.reduce((sum, value) => sum + value, 0) -
    [...printed]
      .sort((a, b) => b - a)
      .slice(0, own.length)
      .reduce((sum, value) => sum + value, 0);
  return now.map((value): Initiative =>
    extra.includes(value)
      ? { v: value, lent: true }
      : changed
        ? { v: value, change: Math.sign(changed) }
        : value,
  );
}

const lentReason = (lent: LentJson): Reason => ({
  message: lent.reason,
  args: { tile: lent.tile, at: lent.by, by: lent.by, army: lent.army },
  value: lent.value || null,
  rule: lent.rule,
});
const printedReason = (value: number | string | null): Reason => ({
  message: 'nh-reason-printed',
  args: {},
  value,
  rule: null,
});

function valuesOf(tile: TileJson): Value[] {
  const values: Value[] = tile.attacks.map((attack) => ({
    kind: attack.kind,
    side: attack.side,
    total: String(attack.strength),
    reasons: [printedReason(attack.printed), ...attack.lent.map(lentReason)],
    rule: attack.rule,
  }));
  if (tile.initiative.printed.length)
    values.push({
      kind: 'initiative',
      side: null,
      total: tile.initiative.now.join(', '),
      reasons: [
        printedReason(tile.initiative.printed.join(', ')),
        ...tile.initiative.lent.map(lentReason),
      ],
      rule: 'NH-BAT-02',
    });
  const kinds = new Set(tile.sides.flat().map((text) => text.replace(/-\d+$/, '')));
  for (const [word, kind, rule] of [
    ['net', 'net', 'NH-NET-01'],
    ['armour', 'armour', 'NH-BAT-10'],
    ['link', 'link', 'NH-MOD-01'],
    ['enemy-link', 'enemy-link', 'NH-MOD-06'],
    ['control-link', 'control-link', 'NH-CTL-01'],
  ] as const)
    if (kinds.has(word)) values.push({ kind, side: null, total: '', reasons: [], rule });
  if (tile.hp === undefined)
    values.push({
      kind: 'toughness',
      side: null,
      total: String(tile.toughness),
      reasons: tile.medics.map((by) => ({
        message: 'nh-effect-medic',
        args: { at: by },
        value: null,
        rule: 'NH-MED-01',
      })),
      rule: 'NH-TILE-04',
    });
  else
    values.push({
      kind: 'hit-points',
      side: null,
      total: String(tile.hp),
      reasons: [],
      rule: 'NH-BAT-13',
    });
  return values;
}

function readPiece(tile: TileJson): Piece {
  return {
    tile: tile.tile,
    cell: tile.at,
    facing: tile.rotation,
    owner: tile.player,
    commander: tile.commander,
    wounds: tile.wounds,
    toughness: tile.toughness,
    hp: tile.hp ?? null,
    sides: sidesOf(tile),
    initiative: initiativeOf(tile.initiative),
    netted: tile.netted,
    nettedBy: tile.netted_by,
    mobility:
      (tile.moves.mobile && !tile.moves.used) || tile.moves.gifts.some((gift) => !gift.used),
    values: valuesOf(tile),
    foundation: false,
    unit: tile.unit ?? null,
  };
}

const known = new Map<string, { text: string; piece: Piece }>();

/** The piece on a hex; one that is as it was in the last picture is the same object, so that nothing of it is made again. */
function keptPiece(tile: TileJson): Piece {
  const text = JSON.stringify(tile),
    old = known.get(tile.at);
  if (old?.text === text) return old.piece;
  const piece = readPiece(tile);
  known.set(tile.at, { text, piece });
  return piece;
}

const readGround = (base: GroundJson): Piece => ({
  tile: base.tile,
  cell: base.at,
  facing: 0,
  owner: base.player,
  commander: base.player,
  wounds: 0,
  toughness: 0,
  hp: null,
  sides: [[], [], [], [], [], []],
  initiative: [],
  netted: false,
  nettedBy: [],
  mobility: false,
  values: [],
  foundation: true,
  unit: null,
});

function readPlayer(player: PlayerJson, view: ViewJson): Player {
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
function cardsOf(player: PlayerJson | undefined, { ask }: ViewJson): string[] {
  if (ask.kind === 'lay' && ask.player === player?.player)
    return player.construction?.tokens[ask.args.half === 'first' ? 0 : 1] ?? [];
  return player?.hand ?? [];
}

const zoneAt = (cell: string, view: Json): string | null =>
  Object.entries(scenarioOf(view)?.tags ?? {}).find(([, cells]) => cells.includes(cell))?.[0] ??
  null;

let last: { view: unknown; table: Table } | null = null;

/** The table of a view; the hand is that of the seat that looks, else of the player in turn. */
export function readTable(view: Json, _seats: SeatInfo[], seat: number | null): Table {
  if (last?.view === view) return last.table;
  const json = view as unknown as ViewJson;
  const players = json.players.map((player) => readPlayer(player, json)),
    own = json.ask.seat ?? seat;
  const asked = json.players.find((player) => player.player === json.ask.player);
  const eyes =
    asked && (seat === null || asked.seat === seat)
      ? asked
      : (json.players.find((player) => player.seat === seat) ?? json.players[json.player]);
  const table: Table = {
    cells: json.setup.cells.map((cell) => ({
      name: cell.at,
      at: [cell.q, cell.r],
      terminal: cell.terminal,
      zone: zoneAt(cell.at, view),
      hasPart: Boolean(scenarioOf(view)?.parts.includes(cell.at)),
    })),
    pieces: [...json.grounds.map(readGround), ...json.tiles.map(keptPiece)],
    players,
    turn: json.turn,
    active: json.player,
    asker: json.ask.player ?? json.player,
    hand: cardsOf(eyes, json),
    ask: own === null ? null : { message: json.ask.message, args: json.ask.args },
    notes: [
      ...(json.last_tile
        ? [
            {
              message: 'nh-state-last-tile',
              args: { turns: json.last_tile.turns },
              rule: 'NH-END-01',
            },
          ]
        : []),
      ...json.players
        .filter((player) => player.terror)
        .map(() => ({ message: 'nh-state-terror', args: {}, rule: 'NH-INS-09' })),
    ],
  };
  last = { view, table };
  return table;
}

export const linesInView = (view: Json): Line[] =>
  readLines(
    (view as unknown as ViewJson).tiles
      .filter((tile) => !tile.netted)
      .flatMap((tile) => tile.attacks),
  );

/** Only attacks that hit somebody are lines; a gauss shot is drawn to the last it pierces. */
export function readLines(data: unknown): Line[] {
  const list = Array.isArray(data)
    ? (data as LineJson[])
    : ((data as { lines?: LineJson[] }).lines ?? []);
  return list.flatMap((line): Line[] => {
    const to = line.kind === 'gauss' ? line.hits.at(-1) : line.hits[0];
    return to
      ? [
          {
            from: line.from,
            to: to.at,
            kind: line.kind,
            seat: line.player,
            strength: line.strength,
          },
        ]
      : [];
  });
}

interface ForecastJson {
  hp: { player: number; before: number; after: number }[];
  lost: { at: string }[];
  wounded: { at: string; wounds: number }[];
  events: GameEvent[];
}

export function readForecast(data: Json, table: Table): Forecast {
  const json = data as unknown as ForecastJson,
    fates = new Map<string, Fate>();
  const frames = framesOf(table, json.events);
  for (const frame of frames)
    for (const fate of frame.fates) {
      const old = fates.get(fate.cell);
      fates.set(fate.cell, {
        ...fate,
        wounds: fate.wounds + (old?.wounds ?? 0),
        segment: frame.segment,
      });
    }
  for (const loss of json.lost) {
    const old = fates.get(loss.at);
    fates.set(loss.at, {
      cell: loss.at,
      wounds: old?.wounds ?? 1,
      dies: true,
      segment: old?.segment ?? null,
    });
  }
  return {
    hp: Object.fromEntries(json.hp.map((one) => [one.player, one.after])),
    fates: [...fates.values()].filter((fate) => fate.wounds > 0),
    events: json.events,
    isExact: true,
    notes: [],
  };
}
