"""A position as a row of numbers, as the seat that looks at it knows it; its own fighter comes first."""

from typing import Final

from warpad.core.bits import count
from warpad.core.learning.encoding import Encoding, capped
from warpad.core.position import Position
from warpad.core.vecs import i64, u8, vec
from warpad.games.neon.data.codes import BOT, CLASSES, FACES, FIGHTERS, SECTORS
from warpad.games.neon.learn import sheets
from warpad.games.neon.learn.fighters import ONE, set_bits, write_fighters
from warpad.games.neon.learn.numbering import NUMBERS, fighter_seen, number_of
from warpad.games.neon.learn.sheets import ACTIONS, OBSERVATION
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.frames import (
    ASK_PLAN,
    ASK_WINDOW,
    LAST_DECISION,
    LAST_STEP,
)
from warpad.games.neon.rules.layout import (
    ACTIVE,
    AREA,
    ATTACKER,
    AUTOMA_ROLL,
    BOARD,
    BOT_ROLL,
    BOTS,
    CLOSING,
    COUNTERED,
    CURRENT,
    DECK,
    DEFENSE_REROLLED,
    DEFENSE_ROLLED,
    DEPTH,
    DESIGN,
    DISCARD,
    FLOODS,
    LEADER,
    LOOK,
    LOOK_KNOWN,
    LOOKED,
    LOOKER,
    MODE,
    OFFER,
    OFFER_KNOWN,
    OFFERED,
    PHASE,
    PLACE_IN_RING,
    REROLLED,
    RESOLVED,
    RING_SIZE,
    ROLLED,
    ROUND,
    SEEN,
    STAGE,
    TARGET_BOT,
    TARGET_SECTOR,
    TARGETS,
    TOKENS,
    TOP,
    TURNS,
    UNDER,
    UNDER_KNOWN,
    UNSEEN,
    UPGRADES_UNDER,
    UPGRADES_UNSEEN,
    WEAPON_GONE,
)
from warpad.games.neon.rules.sizes import MOST_BOT_TYPES
from warpad.games.neon.rules.state import State, faces

_AT: Final = OBSERVATION.at
_DO: Final = ACTIONS.at
SIZE: Final[i64] = OBSERVATION.size
MOST: Final[i64] = 63

OPEN: Final[i64] = _AT["open"]
AHEAD: Final[i64] = _AT["ahead"]
BACK: Final[i64] = _AT["back"]
CLASS: Final[i64] = _AT["class"]
SEARCH: Final[i64] = _AT["search"]
BOT_AT: Final[i64] = _AT["bot"]
CLOSES: Final[i64] = _AT["closes"]
HIDDEN: Final[i64] = _AT["hidden"]
CLOSING_AT: Final[i64] = _AT["closing"]
ATTACKER_AT: Final[i64] = _AT["attacker"]
TARGETS_AT: Final[i64] = _AT["targets"]
RESOLVED_AT: Final[i64] = _AT["resolved"]
CURRENT_AT: Final[i64] = _AT["current"]
TARGET_BOT_AT: Final[i64] = _AT["target_bot"]
TARGET_SECTOR_AT: Final[i64] = _AT["target_sector"]
WEAPON_AT: Final[i64] = _AT["weapon"]
WEAPON_GONE_AT: Final[i64] = _AT["weapon_gone"]
AREA_AT: Final[i64] = _AT["area"]
STAGE_AT: Final[i64] = _AT["stage"]
ROLLED_AT: Final[i64] = _AT["rolled"]
SEEN_AT: Final[i64] = _AT["seen"]
DEFENSE_AT: Final[i64] = _AT["defense"]
BOT_ROLL_AT: Final[i64] = _AT["bot_roll"]
AUTOMA_ROLL_AT: Final[i64] = _AT["automa_roll"]
COUNTERED_AT: Final[i64] = _AT["countered"]
REROLLED_AT: Final[i64] = _AT["rerolled"]
COUNTS: Final[i64] = _AT["counts"]
DECK_AT: Final[i64] = _AT["deck"]
DISCARDED: Final[i64] = _AT["discarded"]
UPGRADE_DECK: Final[i64] = _AT["upgrade_deck"]
LOOKING: Final[i64] = _AT["looking"]
LOOKING_UNKNOWN: Final[i64] = _AT["looking_unknown"]
LOOKER_AT: Final[i64] = _AT["looker"]
OFFERED_AT: Final[i64] = _AT["offered"]
OFFERED_UNKNOWN: Final[i64] = _AT["offered_unknown"]
UNDER_DECK: Final[i64] = _AT["under_deck"]
MODE_AT: Final[i64] = _AT["mode"]
BOARD_AT: Final[i64] = _AT["board"]
ROUND_AT: Final[i64] = _AT["round"]
TURNS_AT: Final[i64] = _AT["turns"]
PHASE_AT: Final[i64] = _AT["phase"]
FLOODS_AT: Final[i64] = _AT["floods"]
LEADER_AT: Final[i64] = _AT["leader"]
ACTIVE_AT: Final[i64] = _AT["active"]
ASKED: Final[i64] = _AT["asked"]
QUESTION: Final[i64] = _AT["question"]
WINDOW: Final[i64] = _AT["window"]
ASK: Final[i64] = _AT["ask"]
STAGES: Final[i64] = 32
# The facts of an attack that are plain counts, in the order of the channel.
COUNTED: Final = vec[i64](
    [
        layout.RANGE,
        layout.BASE,
        layout.ADDED,
        layout.POOL,
        layout.DEFENSE_ADDED,
        layout.DEFENSE_POOL_SIZE,
        layout.CRITS,
        layout.HITS,
        layout.DAMAGE,
        layout.DEALT,
        layout.FAILED,
    ]
)

# What each block of numbers leaves behind while more is picked: from, to, where it is written.
_LEFT_BY: Final = {
    "plain": "picked_verb",
    "use": "picked_effect",
    "go": "picked_sector",
    "cover": "picked_design",
    "stow": "picked_design",
    "aim": "picked_slot",
    "target": "picked_target",
    "range": "picked_range",
}
PICKS: Final = vec[i64](
    [n for name, where in _LEFT_BY.items() for n in (_DO[name], _DO[name] + ACTIONS[name].size, _AT[where])]
)
PICKED_VERB: Final[i64] = _AT["picked_verb"]
PICKED_DICE: Final[i64] = _AT["picked_dice"]
REROLL: Final[i64] = _DO["reroll"]
STOW: Final[i64] = _DO["stow"]
STOW_END: Final[i64] = _DO["stow"] + ACTIONS["stow"].size
STOW_VERB: Final[i64] = 13
DICE: Final[i64] = sheets.DICE


class NeonEncoding(Encoding):
    """Neon as numbers."""

    def write(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        assert isinstance(position, Neon)
        write_ring(position, seat, out, at)
        write_fighters(position, seat, out, at)
        if position.s[ATTACKER] >= 0:
            write_attack(position, seat, out, at)
        write_cards(position, seat, out, at)
        write_table(position, seat, out, at)
        write_picked(picked, out, at)

    def amend(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        write_picked(picked, out, at)

    def number(self, position: Position, seat: i64, move: i64, step: i64) -> i64:
        assert isinstance(position, Neon)
        return number_of(position, seat, move, step)


def set_fighters(g: State, viewer: i64, mask: i64, out: vec[u8], at: i64) -> None:
    """A one for each fighter of a set."""
    who: i64 = 0
    while who < FIGHTERS:
        if mask >> who & 1:
            out[at + fighter_seen(g, viewer, who)] = ONE
        who += 1


def set_faces(packed: i64, out: vec[u8], at: i64) -> None:
    """Dice by face."""
    face: i64 = 0
    while face < FACES:
        out[at + face] = u8(faces(packed, face))
        face += 1


def write_ring(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """The sectors, and how far each is from the one who looks."""
    s = g.s
    own = g.place(viewer)
    start: i64 = s[PLACE_IN_RING + own] if own >= 0 else 0
    if start < 0:
        start = 0
    size = s[RING_SIZE]
    sector: i64 = 0
    while sector < SECTORS:
        place = s[PLACE_IN_RING + sector]
        if place >= 0 and place < size:
            ahead = (place - start + size) % size
            out[at + OPEN + sector] = ONE
            out[at + AHEAD + sector * SECTORS + ahead] = ONE
            out[at + BACK + sector * SECTORS + (size - ahead) % size] = ONE
            out[at + CLASS + sector * CLASSES + g.t.sector_class[sector]] = ONE
            out[at + SEARCH + sector] = capped(s[TOKENS + sector], 15)
            if s[BOTS + sector] > 0:
                out[at + BOT_AT + sector * MOST_BOT_TYPES + s[BOTS + sector] - 1] = ONE
        sector += 1
    set_bits(s[UNSEEN], out, at + HIDDEN)
    if s[TOP] >= 0:
        out[at + CLOSES + s[TOP]] = ONE
    if s[CLOSING] >= 0 and s[CLOSING] < SECTORS:
        out[at + CLOSING_AT + s[CLOSING]] = ONE


def write_attack(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """The attack under way, as all can see it."""
    s = g.s
    out[at + ATTACKER_AT + fighter_seen(g, viewer, s[ATTACKER])] = ONE
    set_fighters(g, viewer, s[TARGETS], out, at + TARGETS_AT)
    set_fighters(g, viewer, s[RESOLVED], out, at + RESOLVED_AT)
    if s[CURRENT] >= 0 and s[CURRENT] < BOT:
        out[at + CURRENT_AT + fighter_seen(g, viewer, s[CURRENT])] = ONE
    out[at + TARGET_BOT_AT] = ONE if s[TARGET_BOT] else u8(0)
    if s[TARGET_SECTOR] >= 0:
        out[at + TARGET_SECTOR_AT + s[TARGET_SECTOR]] = ONE
    if s[DESIGN] > 0:
        out[at + WEAPON_AT + s[DESIGN] - 1] = ONE
    out[at + WEAPON_GONE_AT] = ONE if s[WEAPON_GONE] else u8(0)
    out[at + AREA_AT] = ONE if s[AREA] else u8(0)
    if s[STAGE] >= 0 and s[STAGE] < STAGES:
        out[at + STAGE_AT + s[STAGE]] = ONE
    set_faces(s[ROLLED], out, at + ROLLED_AT)
    set_faces(s[SEEN], out, at + SEEN_AT)
    set_faces(s[DEFENSE_ROLLED], out, at + DEFENSE_AT)
    set_faces(s[BOT_ROLL], out, at + BOT_ROLL_AT)
    set_faces(s[AUTOMA_ROLL], out, at + AUTOMA_ROLL_AT)
    set_faces(s[COUNTERED], out, at + COUNTERED_AT)
    out[at + REROLLED_AT] = ONE if s[REROLLED] else u8(0)
    out[at + REROLLED_AT + 1] = ONE if s[DEFENSE_REROLLED] else u8(0)
    i: i64 = 0
    while i < len(COUNTED):
        out[at + COUNTS + i] = capped(s[COUNTED[i]], MOST)
        i += 1


def write_cards(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """NEON-HID-01, NEON-SRCH-09: loot and upgrades, those being looked at as far as the seat knows them."""
    s = g.s
    kind: i64 = 0
    while kind < CLASSES:
        total: i64 = 0
        design = g.t.class_first[kind]
        while design < g.t.class_end[kind]:
            total += s[DECK + design]
            out[at + DISCARDED + design] = capped(s[DISCARD + design], 15)
            design += 1
        out[at + DECK_AT + kind] = capped(total, 127)
        kind += 1
    out[at + UPGRADE_DECK] = capped(count(s[UPGRADES_UNSEEN]) + s[UPGRADES_UNDER], 31)
    unknown: i64 = 0
    i: i64 = 0
    while i < s[LOOKED]:
        if s[LOOKER] == viewer or s[LOOK_KNOWN + i]:
            here = at + LOOKING + s[LOOK + i]
            out[here] = capped(i64(out[here]) + 1, 15)
        else:
            unknown += 1
        i += 1
    out[at + LOOKING_UNKNOWN] = capped(unknown, 15)
    if s[LOOKED] > 0 and s[LOOKER] >= 0:
        out[at + LOOKER_AT + fighter_seen(g, viewer, s[LOOKER])] = ONE
    write_upgrades(g, viewer, out, at)


def write_upgrades(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """The upgrades on offer and under the deck that the seat has seen."""
    s = g.s
    unknown: i64 = 0
    i: i64 = 0
    while i < s[OFFERED]:
        if s[OFFER_KNOWN + i] >> viewer & 1:
            out[at + OFFERED_AT + s[OFFER + i]] = ONE
        else:
            unknown += 1
        i += 1
    out[at + OFFERED_UNKNOWN] = capped(unknown, 15)
    i = 0
    while i < s[UPGRADES_UNDER]:
        if s[UNDER_KNOWN + i] >> viewer & 1:
            out[at + UNDER_DECK + s[UNDER + i]] = ONE
        i += 1


def write_table(g: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Where in the game we are, and what is asked."""
    s = g.s
    out[at + MODE_AT + s[MODE]] = ONE
    out[at + BOARD_AT + s[BOARD]] = ONE
    out[at + ROUND_AT] = capped(s[ROUND], 31)
    out[at + TURNS_AT] = capped(s[TURNS], 15)
    out[at + PHASE_AT + s[PHASE]] = ONE
    out[at + FLOODS_AT] = capped(s[FLOODS], 31)
    if s[LEADER] >= 0:
        out[at + LEADER_AT + fighter_seen(g, viewer, s[LEADER])] = ONE
    if s[ACTIVE] >= 0 and s[ROUND] > 0:
        out[at + ACTIVE_AT + fighter_seen(g, viewer, s[ACTIVE])] = ONE
    if s[DEPTH] == 0:
        return
    top = g.top()
    kind = s[top]
    if kind <= LAST_STEP:
        return
    out[at + QUESTION + kind] = ONE
    if kind > LAST_DECISION or kind == ASK_PLAN:
        return
    if kind == ASK_WINDOW:
        out[at + WINDOW + s[top + 1]] = ONE
        out[at + ASKED + fighter_seen(g, viewer, s[top + 2])] = ONE
        return
    out[at + ASKED + fighter_seen(g, viewer, s[top + 1])] = ONE
    out[at + ASK] = capped(s[top + 2], MOST)
    out[at + ASK + 1] = capped(s[top + 3], MOST)


def write_picked(picked: vec[i64], out: vec[u8], at: i64) -> None:
    """What the seat that is asked has picked so far."""
    i: i64 = 0
    while i < len(picked):
        number = picked[i]
        if number >= REROLL and number < REROLL + FACES * DICE:
            face = (number - REROLL) // DICE
            out[at + PICKED_DICE + face] = u8((number - REROLL) % DICE + 1)
        block: i64 = 0
        while block < len(PICKS):
            if number >= PICKS[block] and number < PICKS[block + 1]:
                out[at + PICKS[block + 2] + number - PICKS[block]] = ONE
            block += 3
        if number >= STOW and number < STOW_END:
            out[at + PICKED_VERB + STOW_VERB] = ONE
        i += 1


def make_encoding() -> NeonEncoding:
    """The encoding of this game."""
    return NeonEncoding(SIZE, NUMBERS)
