"""The fighters of a position as numbers, as one of them knows the others."""

from typing import Final

from warpad.core.bits import count, lowest
from warpad.core.learning.encoding import capped
from warpad.core.vecs import i64, u8, vec
from warpad.games.neon.data.codes import ABSENT, AUTOMA, CARDS, FIGHTERS, OUT, ROW, SECTORS, SHIP, SLOTS
from warpad.games.neon.learn import sheets
from warpad.games.neon.learn.numbering import fighter_seen
from warpad.games.neon.learn.sheets import OBSERVATION
from warpad.games.neon.rules.layout import (
    F_ACTED,
    F_BOTS,
    F_DECK,
    F_DISCARD,
    F_ENERGY,
    F_EXHAUSTED,
    F_FIELD,
    F_HALF,
    F_HAND,
    F_HEALTH,
    F_ID,
    F_INITIATIVE,
    F_PLAN,
    F_SIDE,
    F_SPENT_BOTS,
    F_TOKEN,
    F_TROPHIES,
    F_UPGRADE,
    PLAYERS,
    WITH_AUTOMA,
)
from warpad.games.neon.rules.planning import half_at, options_at
from warpad.games.neon.rules.scoring import points, side_of
from warpad.games.neon.rules.sizes import MOST_BOT_TYPES, MOST_DESIGNS, MOST_SUPPLIES, MOST_UPGRADES
from warpad.games.neon.rules.state import State

_AT: Final = OBSERVATION.at
ONE: Final[u8] = 1
HIGHEST: Final[i64] = 255
ROW_ACTIONS: Final[i64] = OBSERVATION["row"].shape[2]
IDS: Final[i64] = sheets.IDS
PLACES: Final[i64] = sheets.PLACES

PRESENT: Final[i64] = _AT["present"]
RELATION: Final[i64] = _AT["relation"]
FIGHTER_ID: Final[i64] = _AT["fighter"]
SIDE: Final[i64] = _AT["side"]
PLACE: Final[i64] = _AT["place"]
HEALTH: Final[i64] = _AT["health"]
ENERGY: Final[i64] = _AT["energy"]
FIELDS: Final[i64] = _AT["fields"]
TOKEN: Final[i64] = _AT["token"]
CARD_COUNT: Final[i64] = _AT["cards"]
HAND: Final[i64] = _AT["hand"]
LEFT: Final[i64] = _AT["left"]
DISCARD: Final[i64] = _AT["discard"]
ROW_AT: Final[i64] = _AT["row"]
ROW_LEFT: Final[i64] = _AT["row_left"]
INITIATIVE: Final[i64] = _AT["initiative"]
ACTED: Final[i64] = _AT["acted"]
HALF: Final[i64] = _AT["half"]
TROPHIES: Final[i64] = _AT["trophies"]
POINTS: Final[i64] = _AT["points"]
UPGRADE: Final[i64] = _AT["upgrade"]
EXHAUSTED: Final[i64] = _AT["exhausted"]
BOTS: Final[i64] = _AT["bots"]
SPENT_BOTS: Final[i64] = _AT["spent_bots"]
WEARS: Final[i64] = _AT["wears"]
UNDER: Final[i64] = _AT["under"]


def set_bits(mask: i64, out: vec[u8], at: i64) -> None:
    """A one for each bit of a mask."""
    left = mask
    while left != 0:
        out[at + lowest(left)] = ONE
        left &= left - 1


def write_fighters(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Every fighter, the one who looks first."""
    who: i64 = 0
    while who < g.s[PLAYERS]:
        place = fighter_seen(g, viewer, who)
        write_body(g, viewer, who, place, out, at)
        write_cards(g, who, place, out, at)
        write_belongings(g, who, place, out, at)
        who += 1
    mine = g.block(viewer)
    set_bits(g.s[mine + F_HAND], out, at + HAND)
    if g.s[WITH_AUTOMA]:
        write_body(g, viewer, AUTOMA, AUTOMA, out, at)


def relation_of(g: State, viewer: i64, who: i64) -> i64:
    """0 the one who looks, 1 an ally, 2 an opponent."""
    if who == viewer:
        return 0
    return 1 if g.is_ally(viewer, who) else 2


def write_body(g: State, viewer: i64, who: i64, place: i64, out: vec[u8], at: i64) -> None:
    """What a player's fighter and the Automa have in common."""
    s = g.s
    block = g.block(who)
    out[at + PRESENT + place] = ONE
    out[at + RELATION + place * 3 + relation_of(g, viewer, who)] = ONE
    out[at + PLACE + place * PLACES + place_number(g.place(who))] = ONE
    out[at + HEALTH + place] = capped(s[block + F_HEALTH], 15)
    value: i64 = 0
    while value < 3:
        out[at + TROPHIES + place * 3 + value] = capped(s[block + F_TROPHIES + value], 31)
        value += 1
    if g.counts_points():
        out[at + POINTS + place] = capped(points(g, side_of(g, who)), 127)


def place_number(place: i64) -> i64:
    """A sector, the drop ship, or out."""
    if place in (SHIP, ABSENT):
        return SECTORS
    return SECTORS + 1 if place == OUT else place


def write_cards(g: State, who: i64, place: i64, out: vec[u8], at: i64) -> None:
    """The cards as all know them, and the row once it is open."""
    s = g.s
    block = g.block(who)
    out[at + CARD_COUNT + place] = capped(count(s[block + F_HAND]), 7)
    set_bits(s[block + F_HAND] | s[block + F_DECK], out, at + LEFT + place * CARDS)
    set_bits(s[block + F_DISCARD], out, at + DISCARD + place * CARDS)
    out[at + INITIATIVE + place] = capped(s[block + F_INITIATIVE], 127)
    out[at + ACTED + place] = ONE if s[block + F_ACTED] > 0 else u8(0)
    if s[block + F_PLAN] < 0 or s[block + F_ID] < 0:
        return
    out[at + HALF + place] = capped(s[block + F_HALF], 7)
    slot: i64 = 0
    while slot < ROW:
        here = at + (place * ROW + slot) * ROW_ACTIONS
        set_bits(half_at(g, who, slot), out, here + ROW_AT)
        set_bits(options_at(g, who, slot), out, here + ROW_LEFT)
        slot += 1


def write_belongings(g: State, who: i64, place: i64, out: vec[u8], at: i64) -> None:
    """Energy, tokens, equipment, bot tokens and the upgrade of a player's fighter."""
    s = g.s
    block = g.block(who)
    if s[block + F_ID] >= 0:
        out[at + FIGHTER_ID + place * IDS + s[block + F_ID]] = ONE
    out[at + SIDE + place * 2 + s[block + F_SIDE]] = ONE
    out[at + ENERGY + place] = capped(s[block + F_ENERGY], 15)
    out[at + FIELDS + place] = capped(s[block + F_FIELD], 7)
    if s[block + F_TOKEN] >= 0:
        out[at + TOKEN + place * SECTORS + s[block + F_TOKEN]] = ONE
    if s[block + F_UPGRADE] > 0:
        out[at + UPGRADE + place * MOST_UPGRADES + s[block + F_UPGRADE] - 1] = ONE
    out[at + EXHAUSTED + place] = ONE if s[block + F_EXHAUSTED] else u8(0)
    kind: i64 = 0
    while kind < MOST_BOT_TYPES:
        out[at + BOTS + place * MOST_BOT_TYPES + kind] = capped(s[block + F_BOTS + kind], 15)
        out[at + SPENT_BOTS + place * MOST_BOT_TYPES + kind] = capped(s[block + F_SPENT_BOTS + kind], 15)
        kind += 1
    slot: i64 = 0
    while slot < SLOTS:
        stack = g.equipment(who, slot)
        if s[stack] > 0:
            out[at + WEARS + place * MOST_DESIGNS + s[stack] - 1] = ONE
            write_supplies(g, stack, out, at + UNDER + (place * SLOTS + slot) * MOST_SUPPLIES)
        slot += 1


def write_supplies(g: State, stack: i64, out: vec[u8], at: i64) -> None:
    """The cards under a piece of equipment."""
    i: i64 = 0
    while i < MOST_SUPPLIES:
        out[at + i] = capped(g.s[stack + 1 + i], MOST_DESIGNS)
        i += 1


assert FIGHTERS == AUTOMA + 1
