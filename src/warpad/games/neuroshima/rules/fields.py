"""Every field of a state, declared once."""

from __future__ import annotations

from typing import Any

from warpad.core.fields import FRESH, MOST, OWN, SHARED, Field, Given, Table, flag, number, numbers
from warpad.core.hexes import CELLS
from warpad.games.neuroshima.rules.questions import NO_LIMIT, NO_PLAYER

_LAST_CELL = CELLS - 1
_ALL_CELLS = (1 << CELLS) - 1
_LONG = 10_000
# The part of the key that follows from these fields; what lies on the hexes is mixed in before.
KEY = "facts"
_TURN_FLAGS = (
    "(1 if self.untouched else 0) | (2 if self.turn_closed else 0) | (4 if self.owes_discard else 0)"
    " | (8 if self.was_idle else 0) | (16 if self.had_choice else 0)"
)


def _last_player(state: Any) -> int:
    return int(state.setup.players) - 1


def _cells(name: str, about: str = "", high: int = _ALL_CELLS) -> Field:
    """A set of cells."""
    return number(name, high=high, key=KEY, about=about)


def _players(name: str, about: str = "") -> Field:
    """A set of players."""
    return number(name, high=lambda s: (1 << s.setup.players) - 1, key=KEY, about=about)


def _notes(name: str, about: str) -> Field:
    """Numbers that are noted one by one; before a position changes those it may share, it takes its own."""
    return numbers(
        name, high=_ALL_CELLS, initial="NO_ITEMS", copied=SHARED, key=KEY, about=about, mixed="mix_all"
    )


def _place(name: str, about: str) -> Field:
    """A number that is saved in its own way."""
    return number(name, key=KEY, saved=False, about=about)


def _row(name: str, initial: str, copied: str = OWN, about: str = "") -> Field:
    """Numbers by player, or by tile, which are saved in their own way."""
    return numbers(name, initial=initial, copied=copied, key=KEY, saved=False, about=about, mixed="mix_all")


def _known(name: str, start: str = "0", about: str = "") -> Field:
    """What follows from the rest and is worked out again when it is wanted."""
    return number(name, start, copied=FRESH, saved=False, about=about)


# Tiles on the board, foundations under them, piles, hit points and energy; saved tile by tile.
BOARD = (
    number("occupied", saved=False, about="cells with a tile on them (foundations do not count)"),
    numbers("piece", initial="NO_CELLS", saved=False),
    number("grounds", saved=False, about="cells with a foundation"),
    numbers("ground", initial="NO_CELLS", copied=SHARED, saved=False),
    _row("hp", "NO_PLAYERS", about="hit points; points gained in mode points"),
    _row("energy", "NO_PLAYERS", copied=SHARED),
    _row("pile", "NO_ITEMS"),
    _place("top", "known tops of stacks, six bits a player: number within the army + 1"),
    _place("fallen", "players whose HQ has fallen and whose tiles have gone"),
    _place("turn", "whose turn it is: an index into setup.order"),
)

# What is pending in a battle, or while wounds from outside one are settled.
BATTLE = (
    number("ask", high=99, key=KEY, about="what is asked"),
    number("asked", high=_last_player, key=KEY, about="the player who is asked"),
    _cells("struck", "tiles wounded in this segment or by this instant"),
    _cells("spent", "medics spent on them"),
    _cells("doomed", "tiles that leave whatever happens (an exploded Clown)"),
    _notes("hits", "hits to be settled, where they are noted"),
    number("stage", high=2, key=KEY, about="where the battle stands"),
    number("segment", high=31, key=KEY),
    number(
        "ask_cell",
        high=_LAST_CELL,
        key=KEY,
        about="the tile a question is about",
        mixed="self.ask_cell | (self.ask_hit << 6)",
    ),
    number("ask_hit", high=_LONG, about="the hit for which a medic is to be chosen"),
    _cells("blasts_decided", "Clowns whose choice in this segment has been made"),
    _cells("conversions_decided", "the same for a Quartermaster's gift"),
    _cells("exploding", "Clowns that explode in this segment"),
    _notes("converted", "changes of this battle"),
)

# Where in the course of the game we are. The key takes several flags as one number.
TURN = (
    flag("turn_closed", about="the turn is over, the battle after it may still be on"),
    flag("owes_discard", about="a procedure came before the compulsory discard, still due"),
    flag("was_idle", about="the last battle on the full board changed nothing"),
    flag("had_choice", about="somebody was asked something in the last battle on the full board"),
    number(
        "first_there",
        high=lambda s: (1 << s.setup.players) - 1,
        about="players who were the first to reach 20 points",
    ),
    flag("has_moved", about="some tile has used a source of movement in this turn"),
    flag("has_taken", about="some tile obeyed a stranger when last looked at"),
    number("turn_number", high=_LONG, key=KEY),
    number("to_draw", high=9, key=KEY, about="how many tiles are still drawn in this turn"),
    number("plays_left", "NO_LIMIT", low=-NO_LIMIT, high=NO_LIMIT, key=KEY),
    flag("untouched", key=KEY, about="nothing was done since the tiles were drawn", mixed=_TURN_FLAGS),
    _players("terror", "players who may place nothing in their next turn"),
    number(
        "last_by",
        "NO_PLAYER",
        low=NO_PLAYER,
        high=_last_player,
        key=KEY,
        about="who drew their last tile first",
        mixed="self.last_by + 1",
    ),
    _players("remaining", "once that happened: players who still have a turn"),
    _players("contenders", "players in the extra turns"),
    number("cause", high=5, key=KEY, about="why the battle that is on, or the last in this turn, is fought"),
    number("pusher", high=_LAST_CELL, key=KEY),
    number("pushed", high=_LAST_CELL, key=KEY),
    _cells("to_face", "tiles just taken, which may be turned", MOST),
    _cells("to_turn", "links just swapped, which may be turned", MOST),
    _cells("faced", "tiles asked about since the last action", MOST),
    number(
        "winners",
        high=lambda s: (1 << s.setup.players) - 1,
        key=KEY,
        mixed="self.winners | (self.first_there << 8)",
    ),
    number("board_before", key=KEY, about="a hash of the board before that battle"),
)

# What is known at a glance, and the moves on offer.
WORK = (
    flag("unattended", saved=False, about="choices take their documented defaults, nobody is asked"),
    _known("known", "STALE", "how much of what follows from the tiles is up to date"),
    _known("changed", "FULL_MASK", "cells whose tiles came or went since the last look"),
    numbers("work", initial="NO_ITEMS", copied=FRESH, saved=False),
    _known("traits", about="all traits seen on the board so far"),
    _known("binders", about="cells with nets, control links, hacker links"),
    _known("lenders", about="cells of modules and HQs that change others' values"),
    _known("medics"),
    _known("actors_at", about="cells of tiles with initiative"),
    _known("hqs"),
    _known("movers", about="cells of tiles that are mobile, lend mobility or make room"),
    _known("netted"),
    _known("taken", about="cells of tiles commanded by somebody else than their owner"),
    _known("hacked", about="cells of modules that work for somebody else than their commander"),
    _known("wide", about="cells of units that cover more than one hex"),
    numbers("links", initial="NO_LINKS", copied=FRESH, saved=False),
    _known("open_command", about="while circles are opened: tiles whose commander is not yet known"),
    _known("open_work", about="the same: tiles whose master is not yet known"),
    _known("open_net", about="the same: tiles not yet known to be netted or free"),
    _known("coming", "UNKNOWN", "segments in which something is due, bit v for segment v"),
    flag("careful", copied=FRESH, saved=False, about="hits are noted one by one, for medics or points"),
    numbers("blocks", initial="NO_ITEMS", copied=FRESH, saved=False),
    _known("blocks_end"),
    _known("offered", about="how many moves are on offer"),
)

FIELDS = (*BOARD, *BATTLE, *TURN, *WORK)

TABLES = (
    Table(
        "facts",
        "Facts",
        "All that is true at one moment of a game, as numbers and lists of numbers.",
        FIELDS,
        (Given("setup", "Setup"),),
        {
            "warpad.core.hexes": ("FULL_MASK",),
            "warpad.games.neuroshima.rules.empty": (
                "NO_CELLS",
                "NO_LINKS",
                "NO_PLAYERS",
                "NO_ITEMS",
                "STALE",
                "UNKNOWN",
            ),
            "warpad.games.neuroshima.rules.questions": ("NO_LIMIT", "NO_PLAYER"),
            "warpad.games.neuroshima.rules.setup": ("Setup",),
        },
    ),
)
