"""A position as a row of numbers, as the seat that looks at it knows it; its own side comes first."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.hexes import CELLS
from warpad.core.learning.encoding import Encoding, capped
from warpad.core.position import Position
from warpad.core.vecs import i64, u8, vec
from warpad.games.neuroshima.data.tables import GIFT_MASK, KINDS
from warpad.games.neuroshima.learn.leaders import write_leaders
from warpad.games.neuroshima.learn.numbering import (
    ATTACK,
    BY,
    EXPLODE,
    FROM,
    LIE,
    NUMBERS,
    SOURCE,
    TILE,
    VERB,
    keep_fitting,
    mark_numbers,
    number_of,
)
from warpad.games.neuroshima.learn.sheets import INITIATIVES, OBSERVATION
from warpad.games.neuroshima.learn.stamps import FIRST_STAMP, STAMPS, VALUE, VALUE_BITS
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.battle.status import moves_far, slots_of, weigh
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, GIFTS
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET, HIT_WOUNDS_SHIFT, SOURCE_INSTANT
from warpad.games.neuroshima.rules.board import DISCARD, HAND, STACK, known_top, player_to_move, zone_start
from warpad.games.neuroshima.rules.course import cell_to_turn
from warpad.games.neuroshima.rules.pieces import MOVED, POSE, SLOT_BITS, SPENT_SHIFT, owner_of, wounds_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in
from warpad.games.neuroshima.rules.questions import (
    ASK_CLOWN,
    ASK_FACE,
    ASK_QUARTERMASTER,
    ASK_RETREAT,
    ASK_SHARPSHOOTER,
)
from warpad.games.neuroshima.rules.setup import ALTERNATIVE_START, REINFORCEMENTS
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.codes import CARRIES, READY
from warpad.games.neuroshima.variants.choice import CONSTRUCTIONS_BIT, LEADERS_BIT
from warpad.games.neuroshima.variants.constructions.yard import is_in_reserve
from warpad.games.neuroshima.variants.house import House
from warpad.games.neuroshima.variants.leaders.cards import side_of

_AT: Final = OBSERVATION.at
SIZE: Final[i64] = OBSERVATION.size
ONE: Final[u8] = 1
HIGHEST: Final[i64] = 255
RELATIONS: Final[i64] = 3

BOARD: Final[i64] = _AT["board"]
MAIN: Final[i64] = _AT["main"]
TERMINAL: Final[i64] = _AT["terminal"]
TAG: Final[i64] = _AT["tag"]
OWNER: Final[i64] = _AT["owner"]
COMMANDER: Final[i64] = _AT["commander"]
PLAYER: Final[i64] = _AT["player"]
WOUNDS: Final[i64] = _AT["wounds"]
INITIATIVE: Final[i64] = _AT["initiative"]
MORE_MELEE: Final[i64] = _AT["more_melee"]
MORE_RANGED: Final[i64] = _AT["more_ranged"]
CONVERTS: Final[i64] = _AT["converts"]
NETTED: Final[i64] = _AT["netted"]
MOVED_AT: Final[i64] = _AT["moved"]
ACTED: Final[i64] = _AT["acted"]
CARRIES_AT: Final[i64] = _AT["carries"]
READY_AT: Final[i64] = _AT["ready"]
GROUND: Final[i64] = _AT["ground"]
GROUND_TILE: Final[i64] = _AT["ground_tile"]
HURT: Final[i64] = _AT["hurt"]
ASKED_CELL: Final[i64] = _AT["asked_cell"]
PUSHED: Final[i64] = _AT["pushed"]
PICKED_BY: Final[i64] = _AT["picked_by"]
PICKED_FROM: Final[i64] = _AT["picked_from"]
PICKED_TILE: Final[i64] = _AT["picked_tile"]
PICKED_VERB: Final[i64] = _AT["picked_verb"]
QUESTION: Final[i64] = _AT["question"]
RELATION: Final[i64] = _AT["relation"]
ARMY: Final[i64] = _AT["army"]
HP: Final[i64] = _AT["hp"]
START_HP: Final[i64] = _AT["start_hp"]
ENERGY: Final[i64] = _AT["energy"]
FALLEN: Final[i64] = _AT["fallen"]
TERROR: Final[i64] = _AT["terror"]
TURN: Final[i64] = _AT["turn"]
ASKED: Final[i64] = _AT["asked"]
LAST_BY: Final[i64] = _AT["last_by"]
REMAINING: Final[i64] = _AT["remaining"]
CONTENDER: Final[i64] = _AT["contender"]
FAR_MOVES: Final[i64] = _AT["far_moves"]
CONSTRUCTION: Final[i64] = _AT["construction"]
IN_HAND: Final[i64] = _AT["hand"]
IN_STACK: Final[i64] = _AT["stack"]
DISCARDED: Final[i64] = _AT["discard"]
ON_TOP: Final[i64] = _AT["top"]
RULESET: Final[i64] = _AT["ruleset"]
MODE: Final[i64] = _AT["mode"]
VARIANTS: Final[i64] = _AT["variants"]
TEMPER: Final[i64] = _AT["temper"]
TURN_NUMBER: Final[i64] = _AT["turn_number"]
TURN_CLOSED: Final[i64] = _AT["turn_closed"]
UNTOUCHED: Final[i64] = _AT["untouched"]
PLAYS_LEFT: Final[i64] = _AT["plays_left"]
SEGMENT: Final[i64] = _AT["segment"]
CAUSE: Final[i64] = _AT["cause"]
SCENARIO: Final[i64] = _AT["scenario"]
PROGRESS: Final[i64] = _AT["progress"]
PASSES: Final[i64] = _AT["passes"]
TRUCE: Final[i64] = _AT["truce"]
OWED: Final[i64] = _AT["owed"]
ARMY_COUNT: Final[i64] = OBSERVATION["army"].shape[1]
LAST_INITIATIVE: Final[i64] = INITIATIVES - 1
NO_PLAY_LIMIT: Final[i64] = 15
MOST_WOUNDS: Final[i64] = 63


class NeuroshimaEncoding(Encoding):
    """Neuroshima Hex as numbers."""

    def write(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        assert isinstance(position, Neuroshima)
        viewer = viewer_of(position, seat)
        write_board(position, out, at)
        write_tiles(position, viewer, out, at)
        write_players(position, viewer, out, at)
        write_moment(position, out, at)
        write_picked(position, picked, out, at)
        if not position.setup.plain:
            write_variant(position, viewer, out, at)

    def amend(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        assert isinstance(position, Neuroshima)
        write_picked(position, picked, out, at)

    def number(self, position: Position, seat: i64, move: i64, step: i64) -> i64:
        assert isinstance(position, Neuroshima)
        return number_of(position, move, step)

    def mark(
        self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], mask: vec[u8], at: i64
    ) -> None:
        assert isinstance(position, Neuroshima)
        mark_numbers(position, moves, picked, mask, at)

    def keep(self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], number: i64) -> vec[i64]:
        assert isinstance(position, Neuroshima)
        return keep_fitting(position, moves, picked, number)


def viewer_of(state: State, seat: i64) -> i64:
    """The player for whom a seat looks: the one asked or, when another is asked, its first."""
    setup = state.setup
    if setup.seat[state.asked] == seat:
        return state.asked
    player: i64 = 0
    while player < setup.players - 1 and setup.seat[player] != seat:
        player += 1
    return player


def place_of(state: State, viewer: i64, player: i64) -> i64:
    """The place of a player among those of the view."""
    place = player - viewer
    return place if place >= 0 else place + state.setup.players


def relation_of(state: State, viewer: i64, player: i64) -> i64:
    """0 the one who looks, 1 an ally, 2 an enemy."""
    if player == viewer:
        return 0
    return 1 if state.setup.team[player] == state.setup.team[viewer] else 2


def set_cells(cells: i64, out: vec[u8], at: i64) -> None:
    """A one for each cell of a set."""
    left = cells
    while left != 0:
        out[at + lowest(left)] = ONE
        left &= left - 1


def write_board(state: State, out: vec[u8], at: i64) -> None:
    """The hexes, and what does not change during a game."""
    setup = state.setup
    set_cells(setup.board, out, at + BOARD)
    set_cells(setup.main, out, at + MAIN)
    set_cells(setup.terminals, out, at + TERMINAL)
    out[at + RULESET + setup.ruleset] = ONE
    out[at + MODE + setup.mode] = ONE
    if setup.variants & ALTERNATIVE_START:
        out[at + VARIANTS] = ONE
    if setup.variants & REINFORCEMENTS:
        out[at + VARIANTS + 1] = ONE
    if setup.temper:
        out[at + TEMPER] = ONE


def write_tiles(state: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """All that lies on the hexes."""
    weigh(state)
    left = state.occupied
    while left != 0:
        write_tile(state, viewer, lowest(left), out, at)
        left &= left - 1
    set_cells(state.netted & state.occupied, out, at + NETTED)
    left = state.grounds
    while left != 0:
        cell = lowest(left)
        piece = state.ground[cell]
        out[at + GROUND + relation_of(state, viewer, owner_of(piece)) * CELLS + cell] = ONE
        out[at + GROUND_TILE + cell] = u8(tile_in(piece))
        left &= left - 1


def write_tile(state: State, viewer: i64, cell: i64, out: vec[u8], at: i64) -> None:
    """A tile: what is printed on it, whose it is, and what it is worth now."""
    piece = state.piece[cell]
    here = at + cell
    stamp = FIRST_STAMP[piece & POSE]
    end = FIRST_STAMP[(piece & POSE) + 1]
    while stamp < end:
        out[here + (STAMPS[stamp] >> VALUE_BITS)] = u8(STAMPS[stamp] & VALUE)
        stamp += 1
    owner = owner_of(piece)
    out[here + OWNER + relation_of(state, viewer, owner) * CELLS] = ONE
    out[here + COMMANDER + relation_of(state, viewer, state.work[COMMANDS + cell]) * CELLS] = ONE
    out[here + PLAYER] = u8(place_of(state, viewer, owner) + 1)
    out[here + WOUNDS] = u8(wounds_of(piece))
    if piece & MOVED:
        out[here + MOVED_AT] = ONE
    if piece >> SPENT_SHIFT & SLOT_BITS:
        out[here + ACTED] = ONE
    write_worth(state, cell, out, here)


def write_worth(state: State, cell: i64, out: vec[u8], here: i64) -> None:
    """What is lent to a tile, and when it acts."""
    gift = state.work[GIFTS + cell]
    if gift != 0:
        out[here + MORE_MELEE] = capped(gift & GIFT_MASK, MOST_WOUNDS)
        out[here + MORE_RANGED] = capped(gift >> 8 & GIFT_MASK, MOST_WOUNDS)
        out[here + CONVERTS] = capped(gift >> 24 & GIFT_MASK, MOST_WOUNDS)
    slots = slots_of(state, cell)
    while slots != 0:
        value = lowest(slots)
        plane = value if value < LAST_INITIATIVE else LAST_INITIATIVE
        out[here + INITIATIVE + plane * CELLS] = ONE
        slots &= slots - 1


def write_players(state: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Every player, the one who looks first."""
    setup = state.setup
    player: i64 = 0
    while player < setup.players:
        place = place_of(state, viewer, player)
        here = at + place
        out[at + RELATION + place * RELATIONS + relation_of(state, viewer, player)] = ONE
        out[at + ARMY + place * ARMY_COUNT + setup.army[player]] = ONE
        out[here + HP] = capped(state.hp[player], MOST_WOUNDS)
        out[here + START_HP] = capped(setup.start_hp[player], MOST_WOUNDS)
        out[here + ENERGY] = capped(state.energy[player], NO_PLAY_LIMIT)
        out[here + FALLEN] = u8(state.fallen >> player & 1)
        out[here + TERROR] = u8(state.terror >> player & 1)
        out[here + REMAINING] = u8(state.remaining >> player & 1)
        out[here + CONTENDER] = u8(state.contenders >> player & 1)
        out[here + FAR_MOVES] = ONE if moves_far(state, player) else u8(0)
        write_piles(state, player, out, at + place * KINDS)
        player += 1
    if state.turn_number > 0:
        out[at + TURN + place_of(state, viewer, player_to_move(state))] = ONE
    out[at + ASKED + place_of(state, viewer, state.asked)] = ONE
    if state.last_by >= 0:
        out[at + LAST_BY + place_of(state, viewer, state.last_by)] = ONE


def write_piles(state: State, player: i64, out: vec[u8], here: i64) -> None:
    """Hand, stack and discard pile as counts."""
    pile = state.pile
    stack = zone_start(state, player, STACK)
    hand = zone_start(state, player, HAND)
    discard = zone_start(state, player, DISCARD)
    kinds = state.setup.kinds[player]
    number: i64 = 0
    while number < kinds:
        out[here + IN_STACK + number] = u8(pile[stack + number])
        out[here + IN_HAND + number] = u8(pile[hand + number])
        out[here + DISCARDED + number] = u8(pile[discard + number])
        number += 1
    top = known_top(state, player)
    if top >= 0:
        out[here + ON_TOP + top] = ONE


def write_moment(state: State, out: vec[u8], at: i64) -> None:
    """Where in the turn and in a battle we are, and what is asked."""
    out[at + QUESTION + state.ask] = ONE
    out[at + TURN_NUMBER] = capped(state.turn_number, HIGHEST)
    out[at + TURN_CLOSED] = ONE if state.turn_closed else u8(0)
    out[at + UNTOUCHED] = ONE if state.untouched else u8(0)
    out[at + PLAYS_LEFT] = capped(state.plays_left, NO_PLAY_LIMIT)
    out[at + SEGMENT] = u8(state.segment + 1) if in_battle(state) else u8(0)
    out[at + CAUSE + state.cause] = ONE
    i: i64 = 0
    while i < len(state.hits):
        here = at + HURT + (state.hits[i] & HIT_TARGET)
        out[here] = capped(i64(out[here]) + (state.hits[i] >> HIT_WOUNDS_SHIFT), MOST_WOUNDS)
        i += 1
    ask = state.ask
    if ask in (ASK_CLOWN, ASK_QUARTERMASTER, ASK_SHARPSHOOTER):
        out[at + ASKED_CELL + state.ask_cell] = ONE
    elif ask == ASK_FACE:
        out[at + ASKED_CELL + cell_to_turn(state)] = ONE
    elif ask == ASK_RETREAT:
        out[at + PUSHED + state.pushed] = ONE


def write_picked(state: State, picked: vec[i64], out: vec[u8], at: i64) -> None:
    """What the seat that is asked has picked so far."""
    i: i64 = 0
    while i < len(picked):
        number = picked[i]
        if number >= TILE:
            kind = (number - TILE) // 2 - state.setup.first[state.asked]
            if kind >= 0 and kind < KINDS:
                out[at + PICKED_TILE + kind] = ONE
        elif number >= ATTACK:
            out[at + PICKED_TILE + number - ATTACK] = ONE
        elif number >= EXPLODE:
            return
        elif number >= SOURCE:
            if number - SOURCE < SOURCE_INSTANT:
                out[at + PICKED_FROM + (number - SOURCE) // 8] = ONE
        elif number >= BY:
            out[at + PICKED_BY + number - BY] = ONE
        elif number >= FROM:
            out[at + PICKED_FROM + number - FROM] = ONE
        elif number >= LIE:
            return
        elif number < LIE - CELLS:
            out[at + PICKED_VERB + number - VERB] = ONE
        else:
            out[at + PICKED_BY + number - (LIE - CELLS)] = ONE
        i += 1


def write_variant(state: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """What leaders, scenarios and constructions add."""
    variant = state.variant
    if state.setup.variants & LEADERS_BIT:
        out[at + VARIANTS + 2] = ONE
    if state.setup.variants & CONSTRUCTIONS_BIT:
        out[at + VARIANTS + 3] = ONE
    if not isinstance(variant, House):
        return
    mission = variant.atlas
    out[at + SCENARIO + mission.scenario] = ONE
    out[at + PROGRESS] = capped(mission.progress, MOST_WOUNDS)
    out[at + PASSES] = capped(mission.passes, NO_PLAY_LIMIT)
    out[at + TRUCE] = ONE if mission.truce else u8(0)
    tag: i64 = 0
    while tag < len(mission.tag):
        set_cells(mission.tag[tag], out, at + TAG + tag * CELLS)
        tag += 1
    left = state.occupied
    while left != 0:
        cell = lowest(left)
        out[at + CARRIES_AT + cell] = ONE if state.piece[cell] & CARRIES else u8(0)
        out[at + READY_AT + cell] = ONE if state.piece[cell] & READY else u8(0)
        left &= left - 1
    yard = variant.constructions
    out[at + OWED] = capped(yard.owed, NO_PLAY_LIMIT)
    player: i64 = 0
    while player < len(yard.token):
        if is_in_reserve(yard, player):
            out[at + CONSTRUCTION + place_of(state, viewer, player)] = ONE
        player += 1
    if state.setup.variants & LEADERS_BIT:
        write_leaders(state, variant.leaders, side_of(state, viewer), out, at)


def make_encoding() -> NeuroshimaEncoding:
    """The encoding of this game."""
    return NeuroshimaEncoding(SIZE, NUMBERS)
