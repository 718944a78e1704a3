"""One state of a game, and the hooks by which variants take part in it.

The chapters are functions over the state. They know no variant: where one may have its say they ask
`state.variant`, or `state.units` where a unit may cover more than one hex. A plain game holds the two
classes as they are here.
"""

from typing import Final

from warpad.core.bits import lowest, mix
from warpad.core.dice import Dice
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.empty import NO_ITEMS
from warpad.games.neuroshima.rules.facts import Facts
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.verdict import verdict

EVERYWHERE: Final[i64] = -1
NO_HEX: Final[i64] = -1


class Units:
    """Which hexes are one unit: in a plain game each tile is one.

    `state.wide` holds the cells of units with more than one hex; most hooks are asked only about those.
    """

    def find(self, state: "State") -> None:
        """Called at each look, once the tiles are sorted: notes the wide units."""

    def other_hex(self, state: "State", cell: i64) -> i64:
        """The other hex of the unit on a cell, or NO_HEX."""
        return NO_HEX

    def head_of(self, state: "State", cell: i64) -> i64:
        """The hex that stands for a wide unit: it holds the wounds and is the one that acts."""
        return cell

    def whole_cells(self, state: "State", cells: i64) -> i64:
        """The same cells, with all hexes of each unit among them."""
        return cells

    def each_once(self, state: "State", cells: i64) -> i64:
        """The same cells with one hex of each unit."""
        return cells

    def first_met(self, state: "State", line: i64, direction: i64) -> i64:
        """Of a wide unit that lies in a line with several hexes, only the nearest."""
        return line

    def leash(self, state: "State", cell: i64) -> i64:
        """The hexes that each step of the tile on a cell may lead to."""
        return EVERYWHERE

    def join_links(self, state: "State") -> i64:
        """Called when all links are noted: joins those of one unit; gives all cells pointed at."""
        return 0

    def follow_control(self, state: "State") -> None:
        """Called when control links have taken tiles: the other hex of a unit goes with it."""

    def lend(self, state: "State") -> None:
        """Called when all is lent: what one hex of a unit is lent, the whole is lent, by each lender once."""

    def wound(self, state: "State") -> i64:
        """Adds the wounds of this segment to wide units; gives the cells of those that bear them no more."""
        return 0

    def attack(self, state: "State", acting: i64) -> None:
        """Called when the acting tiles of a segment have attacked: the other hexes of their units follow."""

    def offer_moves(self, state: "State", player: i64, cells: i64) -> None:
        """Offers the moves that wide units have by their own mobility."""


class Variant:
    """What a variant may change in the course of a game; these are the answers of a plain one."""

    def copy(self) -> "Variant":
        """The same for a copy of the state."""
        return self

    def key(self, digest: i64) -> i64:
        """A digest that also depends on all that the variant holds."""
        return digest

    def imagine(self, state: "State", seat: i64, dice: Dice) -> None:
        """Puts something possible in place of what this seat cannot know."""

    # What only a variant asks (from ASK_VARIANT on).

    def actor(self, state: "State") -> i64:
        """Who answers: CHANCE, one seat, or SEVERAL."""
        return state.setup.seat[state.asked]

    def actors(self, state: "State") -> vec[i64]:
        """Who the several are."""
        return NO_ITEMS

    def odds(self, state: "State") -> vec[i64]:
        """The outcomes of CHANCE with their weights."""
        return NO_ITEMS

    def legal(self, state: "State", seat: i64) -> vec[i64]:
        """The answers open to one of several seats."""
        return NO_ITEMS

    def apply(self, state: "State", moves: vec[i64]) -> None:
        """Takes an outcome of CHANCE, or the answers of several seats."""

    # What may be done, and what a move does.

    def offer(self, state: "State") -> None:
        """Adds moves to the menu of the question that is open."""

    def may_end(self, state: "State", player: i64) -> bool:
        """Whether the player may end the turn now."""
        return True

    def act(self, state: "State", verb: i64, move: i64) -> bool:
        """Does what a move of the variant says; False for a move of the plain game."""
        return False

    def hq_ground(self, state: "State", player: i64) -> i64:
        """The hexes on which the HQ of a player may be placed, free or not."""
        return EVERYWHERE

    def own_ground(self, state: "State", player: i64) -> i64:
        """The hexes on which a player may place tiles, free or not."""
        return EVERYWHERE

    def reach(self, state: "State", cell: i64, player: i64) -> i64:
        """The hexes that a tile may come to: moved by a player, or (NO_PLAYER) pushed."""
        return EVERYWHERE

    def retreater(self, state: "State", pusher: i64, chooser: i64) -> i64:
        """Who chooses where a pushed tile goes."""
        return chooser

    # The course of the game. Where a bool is asked for, False means: the variant goes on by itself.

    def hqs_come(self, state: "State") -> bool:
        """Before the next HQ is placed."""
        return True

    def turn_begins(self, state: "State") -> bool:
        """Before the player whose turn it is draws."""
        return True

    def turn_ends(self, state: "State") -> bool:
        """Before the turn of a player is closed."""
        return True

    def turn_passed(self, state: "State", before: i64) -> None:
        """The turn has gone on in the order of turns, from the place it had before."""

    def action_done(self, state: "State") -> None:
        """Before it is seen how the game goes on after an action."""

    def player_goes_on(self, state: "State") -> None:
        """The player whose turn it is may act again."""

    def board_fills(self, state: "State") -> bool:
        """The board is full. False: a battle is fought even if the last one changed nothing."""
        return True

    def battle_begins(self, state: "State") -> bool:
        """Before the first segment of a battle."""
        return True

    def wounds_settle(self, state: "State") -> bool:
        """After the medics, before wounds count."""
        return True

    def harm_done(self, state: "State") -> bool:
        """Wounds from outside a battle have landed."""
        return True

    def battle_ends(self, state: "State") -> bool:
        """After a battle, before it is seen who has won by it."""
        return True

    def judge(self, state: "State") -> i64:
        """NH-END-03: who has won by this battle; GOES_ON or DRAW otherwise."""
        return verdict(state.setup, state.hp, state.fallen, state.first_there)

    def decide(self, state: "State") -> bool:
        """The final battle is over and nobody has won by it. False: the variant has decided."""
        return True


PLAIN_UNITS: Final = Units()
PLAIN: Final = Variant()


class State(Facts):
    """The facts, with the variant that is in force."""

    __slots__ = ("units", "variant")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.units: Units = PLAIN_UNITS
        self.variant: Variant = PLAIN

    def copy_state(self, twin: "State") -> None:
        """Makes the twin an independent copy of this."""
        self.copy_into(twin)
        twin.units = self.units
        twin.variant = self.variant.copy()

    def key(self) -> i64:
        return self.variant.key(self.mix_facts(self.mix_tiles(self.setup.key())))

    def mix_tiles(self, digest: i64) -> i64:
        """A digest that also depends on all that lies on the hexes."""
        digest = mix(digest, self.occupied)
        left = self.occupied
        while left != 0:
            digest = mix(digest, self.piece[lowest(left)])
            left &= left - 1
        digest = mix(digest, self.grounds)
        left = self.grounds
        while left != 0:
            digest = mix(digest, self.ground[lowest(left)])
            left &= left - 1
        return digest
