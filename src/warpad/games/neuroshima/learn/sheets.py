"""What every number of an observation tells, and what every number of an action means."""

from __future__ import annotations

from warpad.core.hexes import CELLS, SIDES
from warpad.core.learning.sheet import Channel, Sheet
from warpad.games.neuroshima.data.content import ALL_ARMIES, TILES
from warpad.games.neuroshima.data.tables import KINDS
from warpad.games.neuroshima.rules.setup import MODE_NAMES, MOST_PLAYERS, RULESET_NAMES
from warpad.games.neuroshima.variants.atlas.scenarios import SCENARIOS, TAG_NAMES
from warpad.games.neuroshima.variants.leaders.deck import LEADERS

CELL_COUNT = int(CELLS)
SIDE_COUNT = int(SIDES)
PLAYERS = int(MOST_PLAYERS)
KIND_COUNT = int(KINDS)
INITIATIVES = 10
QUESTIONS = 36
VERBS = 64
CAUSES = 6
# The one who looks, allies, enemies.
RELATIONS = 3


def _cells(name: str, about: str, highest: int = 1) -> Channel:
    return Channel(name, (CELL_COUNT,), about, highest)


def _sides(name: str, about: str, highest: int = 1) -> Channel:
    """A plane for each direction, clockwise from the top."""
    return Channel(name, (SIDE_COUNT, CELL_COUNT), about, highest)


def _relations(name: str, about: str) -> Channel:
    """Three planes: the one who looks, allies, enemies."""
    return Channel(name, (RELATIONS, CELL_COUNT), about)


def _players(name: str, about: str, highest: int = 1) -> Channel:
    return Channel(name, (PLAYERS,), about, highest)


def _kinds(name: str, about: str, highest: int = 1) -> Channel:
    """By player, by the number of the tile within its army."""
    return Channel(name, (PLAYERS, KIND_COUNT), about, highest)


HEXES = (
    _cells("board", "hexes of this board"),
    _cells("main", "main hexes: when all are taken, a battle is fought"),
    _cells("terminal", "terminals of the Duel board"),
    Channel("tag", (len(TAG_NAMES), CELL_COUNT), "hexes of a scenario, by tag: " + ", ".join(TAG_NAMES)),
)
TILE_CHANNELS = (
    _relations("owner", "whose army the tile is of: own, ally's, enemy's"),
    _relations("commander", "who commands it now (control takes tiles)"),
    _cells("player", "number of the owner, counted from the one who looks, and 1", PLAYERS),
    _cells("tile", "number of the tile in the content, 0 for none", len(TILES)),
    _cells("hq", "an HQ"),
    _cells("unit", "a unit"),
    _cells("module", "a module"),
    _cells("toughness", "wounds it bears", 15),
    _cells("wounds", "wounds it has", 31),
    _sides("melee", "printed strength of the melee attack on this side", 9),
    _sides("ranged", "printed strength of the ranged attack on this side", 9),
    _sides("gauss", "a Gauss cannon on this side"),
    _sides("armour", "armour on this side"),
    _sides("net", "a net on this side"),
    _sides("link", "the module or HQ acts through this side"),
    _sides("control", "a control link on this side"),
    Channel(
        "initiative",
        (INITIATIVES, CELL_COUNT),
        "it acts in this segment, as things stand; the last plane is for all higher ones",
    ),
    _cells("medic", "a medic"),
    _cells("mobile", "may move once a turn"),
    _cells("lends_mobility", "makes others mobile"),
    _cells("hacks", "makes enemy modules work for its side"),
    _cells("explodes", "may explode instead of attacking"),
    _cells("more_melee", "added to its melee attacks", 63),
    _cells("more_ranged", "added to its ranged attacks", 63),
    _cells("converts", "attacks it may change from melee to ranged or back", 63),
    _cells("netted", "caught in a net"),
    _cells("moved", "has used a source of movement in this turn"),
    _cells("acted", "has acted in this battle"),
    _cells("carries", "carries the part of scenario 1"),
    _cells("ready", "stood ready to leave the board when the turn began (scenario 2)"),
    _relations("ground", "a foundation, and whose it is"),
    _cells("ground_tile", "number of the foundation's tile", len(TILES)),
)
MOMENT = (
    _cells("hurt", "wounds just taken, not yet settled", 63),
    _cells("asked_cell", "the tile that the question is about"),
    _cells("pushed", "the tile that is being pushed"),
    _cells("picked_by", "picked so far: the tile that lends its mobility, or the patient of a medic"),
    _cells("picked_from", "picked so far: where from, or the source of the wounds"),
    Channel("picked_tile", (KIND_COUNT,), "picked so far: the tile of the hand, by its number in the army"),
    Channel("picked_verb", (VERBS,), "picked so far: the verb"),
    Channel("question", (QUESTIONS,), "what is asked, by its number in rules/questions.py"),
)
PLAYER_CHANNELS = (
    Channel("relation", (PLAYERS, RELATIONS), "by player, the one who looks first: own, ally, enemy"),
    Channel("army", (PLAYERS, len(ALL_ARMIES)), "the army of each player"),
    _players("hp", "hit points (points in mode points)", 63),
    _players("start_hp", "hit points at the start", 63),
    _players("energy", "energy on the Duel board", 15),
    _players("fallen", "the HQ has fallen"),
    _players("terror", "may place nothing in the next turn"),
    _players("turn", "whose turn it is"),
    _players("asked", "who is asked"),
    _players("last_by", "who drew their last tile first"),
    _players("remaining", "who still has a turn before the final battle"),
    _players("contender", "who takes part in the extra turns"),
    _players("far_moves", "whose moves may go two hexes"),
    _players("construction", "has a construction in reserve"),
    _kinds("hand", "tiles in the hand", 15),
    _kinds("stack", "tiles in the stack", 15),
    _kinds("discard", "tiles in the discard pile", 15),
    _kinds("top", "the tile known to lie on top of the stack"),
)
FRAME = (
    Channel("ruleset", (len(RULESET_NAMES),), "the rules in force: " + ", ".join(RULESET_NAMES)),
    Channel("mode", (len(MODE_NAMES),), "the mode: " + ", ".join(MODE_NAMES)),
    Channel("variants", (4,), "alternative start, reinforcements, leaders, constructions"),
    Channel("temper", (1,), "Moloch hurts its allies"),
    Channel("turn_number", (1,), "number of the turn", 255),
    Channel("turn_closed", (1,), "the turn is over, the battle after it may still be on"),
    Channel("untouched", (1,), "nothing was done since the tiles were drawn"),
    Channel("plays_left", (1,), "tiles that may still be played in this turn; 15: no limit", 15),
    Channel("segment", (1,), "the segment of the battle that is on, and 1; 0 for none", 32),
    Channel("cause", (CAUSES,), "why that battle, or the last one of this turn, is fought"),
    Channel("scenario", (SCENARIOS + 1,), "the scenario of the battle atlas, none first"),
    Channel("progress", (1,), "how far its goal is", 63),
    Channel("passes", (1,), "how often the part may still be handed on", 15),
    Channel("truce", (1,), "the two sides spare each other"),
    Channel("owed", (1,), "tiles still to be discarded for a construction", 15),
    Channel("dealt", (len(LEADERS),), "leaders dealt to the own side, until one is kept"),
    Channel("leader", (2, len(LEADERS)), "the leader of the own side and of the other, once known"),
    Channel("uses", (2,), "how often each can still be used", 15),
    Channel("used", (2,), "each was used in this turn"),
)
OBSERVATION = Sheet((*HEXES, *TILE_CHANNELS, *MOMENT, *PLAYER_CHANNELS, *FRAME))

ACTIONS = Sheet(
    (
        Channel("verb", (VERBS,), "a verb without a tile, by its number in rules/codes.py and variants/"),
        Channel("at", (CELL_COUNT,), "a target hex"),
        Channel("lie", (CELL_COUNT, SIDE_COUNT), "a target hex, and how the tile lies there"),
        Channel("from", (CELL_COUNT,), "where from, or who does it"),
        Channel("by", (CELL_COUNT,), "whose mobility is lent; the patient of a medic"),
        Channel("source", (1024,), "wounds by their source: hex * 8 + direction, 1000 for an instant"),
        Channel("explode", (2,), "attack, explode"),
        Channel(
            "convert",
            (25,),
            "0 keep; 1 + direction * 2 + kind: change this attack; from 13 the other half",
        ),
        Channel("leader", (32,), "a leader's card"),
        Channel("attack", (2,), "melee, ranged"),
        # Whatever armies are added, the numbers above stay.
        Channel("tile", (len(TILES), 2), "a tile of the hand, by number in the content: use it, give it up"),
    )
)
