"""All that is true at one moment of a game, as numbers and lists of numbers.

Written by `./run fields` from the table in fields.py: change it there."""

from warpad.core.bits import mix
from warpad.core.hexes import FULL_MASK
from warpad.core.lists import mix_all
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.empty import NO_CELLS, NO_ITEMS, NO_LINKS, NO_PLAYERS, STALE, UNKNOWN
from warpad.games.neuroshima.rules.questions import NO_LIMIT, NO_PLAYER
from warpad.games.neuroshima.rules.setup import Setup


class Facts(Position):
    """All that is true at one moment of a game, as numbers and lists of numbers."""

    __slots__ = (
        "setup",
        "occupied",
        "piece",
        "grounds",
        "ground",
        "hp",
        "energy",
        "pile",
        "top",
        "fallen",
        "turn",
        "ask",
        "asked",
        "struck",
        "spent",
        "doomed",
        "hits",
        "stage",
        "segment",
        "ask_cell",
        "ask_hit",
        "blasts_decided",
        "conversions_decided",
        "exploding",
        "converted",
        "turn_closed",
        "owes_discard",
        "was_idle",
        "had_choice",
        "first_there",
        "has_moved",
        "has_taken",
        "turn_number",
        "to_draw",
        "plays_left",
        "untouched",
        "terror",
        "last_by",
        "remaining",
        "contenders",
        "cause",
        "pusher",
        "pushed",
        "to_face",
        "to_turn",
        "faced",
        "winners",
        "board_before",
        "unattended",
        "known",
        "changed",
        "work",
        "traits",
        "binders",
        "lenders",
        "medics",
        "actors_at",
        "hqs",
        "movers",
        "netted",
        "taken",
        "hacked",
        "wide",
        "links",
        "open_command",
        "open_work",
        "open_net",
        "coming",
        "careful",
        "blocks",
        "blocks_end",
        "offered",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Setup = setup
        self.occupied: i64 = 0  # cells with a tile on them (foundations do not count)
        self.piece: vec[i64] = NO_CELLS
        self.grounds: i64 = 0  # cells with a foundation
        self.ground: vec[i64] = NO_CELLS
        self.hp: vec[i64] = NO_PLAYERS  # hit points; points gained in mode points
        self.energy: vec[i64] = NO_PLAYERS
        self.pile: vec[i64] = NO_ITEMS
        self.top: i64 = 0  # known tops of stacks, six bits a player: number within the army + 1
        self.fallen: i64 = 0  # players whose HQ has fallen and whose tiles have gone
        self.turn: i64 = 0  # whose turn it is: an index into setup.order
        self.ask: i64 = 0  # what is asked
        self.asked: i64 = 0  # the player who is asked
        self.struck: i64 = 0  # tiles wounded in this segment or by this instant
        self.spent: i64 = 0  # medics spent on them
        self.doomed: i64 = 0  # tiles that leave whatever happens (an exploded Clown)
        self.hits: vec[i64] = NO_ITEMS  # hits to be settled, where they are noted
        self.stage: i64 = 0  # where the battle stands
        self.segment: i64 = 0
        self.ask_cell: i64 = 0  # the tile a question is about
        self.ask_hit: i64 = 0  # the hit for which a medic is to be chosen
        self.blasts_decided: i64 = 0  # Clowns whose choice in this segment has been made
        self.conversions_decided: i64 = 0  # the same for a Quartermaster's gift
        self.exploding: i64 = 0  # Clowns that explode in this segment
        self.converted: vec[i64] = NO_ITEMS  # changes of this battle
        self.turn_closed: bool = False  # the turn is over, the battle after it may still be on
        self.owes_discard: bool = False  # a procedure came before the compulsory discard, still due
        self.was_idle: bool = False  # the last battle on the full board changed nothing
        self.had_choice: bool = False  # somebody was asked something in the last battle on the full board
        self.first_there: i64 = 0  # players who were the first to reach 20 points
        self.has_moved: bool = False  # some tile has used a source of movement in this turn
        self.has_taken: bool = False  # some tile obeyed a stranger when last looked at
        self.turn_number: i64 = 0
        self.to_draw: i64 = 0  # how many tiles are still drawn in this turn
        self.plays_left: i64 = NO_LIMIT
        self.untouched: bool = False  # nothing was done since the tiles were drawn
        self.terror: i64 = 0  # players who may place nothing in their next turn
        self.last_by: i64 = NO_PLAYER  # who drew their last tile first
        self.remaining: i64 = 0  # once that happened: players who still have a turn
        self.contenders: i64 = 0  # players in the extra turns
        self.cause: i64 = 0  # why the battle that is on, or the last in this turn, is fought
        self.pusher: i64 = 0
        self.pushed: i64 = 0
        self.to_face: i64 = 0  # tiles just taken, which may be turned
        self.to_turn: i64 = 0  # links just swapped, which may be turned
        self.faced: i64 = 0  # tiles asked about since the last action
        self.winners: i64 = 0
        self.board_before: i64 = 0  # a hash of the board before that battle
        self.unattended: bool = False  # choices take their documented defaults, nobody is asked
        self.known: i64 = STALE  # how much of what follows from the tiles is up to date
        self.changed: i64 = FULL_MASK  # cells whose tiles came or went since the last look
        self.work: vec[i64] = NO_ITEMS
        self.traits: i64 = 0  # all traits seen on the board so far
        self.binders: i64 = 0  # cells with nets, control links, hacker links
        self.lenders: i64 = 0  # cells of modules and HQs that change others' values
        self.medics: i64 = 0
        self.actors_at: i64 = 0  # cells of tiles with initiative
        self.hqs: i64 = 0
        self.movers: i64 = 0  # cells of tiles that are mobile, lend mobility or make room
        self.netted: i64 = 0
        self.taken: i64 = 0  # cells of tiles commanded by somebody else than their owner
        self.hacked: i64 = 0  # cells of modules that work for somebody else than their commander
        self.wide: i64 = 0  # cells of units that cover more than one hex
        self.links: vec[i64] = NO_LINKS
        self.open_command: i64 = 0  # while circles are opened: tiles whose commander is not yet known
        self.open_work: i64 = 0  # the same: tiles whose master is not yet known
        self.open_net: i64 = 0  # the same: tiles not yet known to be netted or free
        self.coming: i64 = UNKNOWN  # segments in which something is due, bit v for segment v
        self.careful: bool = False  # hits are noted one by one, for medics or points
        self.blocks: vec[i64] = NO_ITEMS
        self.blocks_end: i64 = 0
        self.offered: i64 = 0  # how many moves are on offer

    def copy(self) -> "Facts":
        raise NotImplementedError

    def copy_into(self, twin: "Facts") -> None:
        """Makes the twin equal to this position, with lists of its own."""
        twin.occupied = self.occupied
        twin.piece = self.piece[:]
        twin.grounds = self.grounds
        twin.ground = self.ground
        twin.hp = self.hp[:]
        twin.energy = self.energy
        twin.pile = self.pile[:]
        twin.top = self.top
        twin.fallen = self.fallen
        twin.turn = self.turn
        twin.ask = self.ask
        twin.asked = self.asked
        twin.struck = self.struck
        twin.spent = self.spent
        twin.doomed = self.doomed
        twin.hits = self.hits
        twin.stage = self.stage
        twin.segment = self.segment
        twin.ask_cell = self.ask_cell
        twin.ask_hit = self.ask_hit
        twin.blasts_decided = self.blasts_decided
        twin.conversions_decided = self.conversions_decided
        twin.exploding = self.exploding
        twin.converted = self.converted
        twin.turn_closed = self.turn_closed
        twin.owes_discard = self.owes_discard
        twin.was_idle = self.was_idle
        twin.had_choice = self.had_choice
        twin.first_there = self.first_there
        twin.has_moved = self.has_moved
        twin.has_taken = self.has_taken
        twin.turn_number = self.turn_number
        twin.to_draw = self.to_draw
        twin.plays_left = self.plays_left
        twin.untouched = self.untouched
        twin.terror = self.terror
        twin.last_by = self.last_by
        twin.remaining = self.remaining
        twin.contenders = self.contenders
        twin.cause = self.cause
        twin.pusher = self.pusher
        twin.pushed = self.pushed
        twin.to_face = self.to_face
        twin.to_turn = self.to_turn
        twin.faced = self.faced
        twin.winners = self.winners
        twin.board_before = self.board_before
        twin.unattended = self.unattended

    def mix_facts(self, digest: i64) -> i64:
        """A digest that also depends on the fields of the part 'facts' of the key."""
        digest = mix_all(digest, self.hp)
        digest = mix_all(digest, self.energy)
        digest = mix_all(digest, self.pile)
        digest = mix(digest, self.top)
        digest = mix(digest, self.fallen)
        digest = mix(digest, self.turn)
        digest = mix(digest, self.ask)
        digest = mix(digest, self.asked)
        digest = mix(digest, self.struck)
        digest = mix(digest, self.spent)
        digest = mix(digest, self.doomed)
        digest = mix_all(digest, self.hits)
        digest = mix(digest, self.stage)
        digest = mix(digest, self.segment)
        digest = mix(digest, self.ask_cell | (self.ask_hit << 6))
        digest = mix(digest, self.blasts_decided)
        digest = mix(digest, self.conversions_decided)
        digest = mix(digest, self.exploding)
        digest = mix_all(digest, self.converted)
        digest = mix(digest, self.turn_number)
        digest = mix(digest, self.to_draw)
        digest = mix(digest, self.plays_left)
        digest = mix(
            digest,
            (1 if self.untouched else 0)
            | (2 if self.turn_closed else 0)
            | (4 if self.owes_discard else 0)
            | (8 if self.was_idle else 0)
            | (16 if self.had_choice else 0),
        )
        digest = mix(digest, self.terror)
        digest = mix(digest, self.last_by + 1)
        digest = mix(digest, self.remaining)
        digest = mix(digest, self.contenders)
        digest = mix(digest, self.cause)
        digest = mix(digest, self.pusher)
        digest = mix(digest, self.pushed)
        digest = mix(digest, self.to_face)
        digest = mix(digest, self.to_turn)
        digest = mix(digest, self.faced)
        digest = mix(digest, self.winners | (self.first_there << 8))
        return mix(digest, self.board_before)
