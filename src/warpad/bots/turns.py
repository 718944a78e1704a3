"""Ways through one turn of a player who decides several times: a beam of the positions that look best."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from warpad.bots.budget import Budget
from warpad.bots.sampler import shuffled
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, NOBODY, Position

# So few ways to go on (which tile to discard, say) are all followed.
FEW = 4
MOVES_A_LOOK = 8
VALUE = attrgetter("value")


@dataclass(slots=True)
class Node:
    """A position on the way through a turn: how good it looks, and the move that led to it from another."""

    world: Position
    value: float
    move: int = 0
    parent: Node | None = None

    def moves(self) -> dict[int, int]:
        """All moves of the way, each by the key of the position it is meant for."""
        found: dict[int, int] = {}
        node = self
        while node.parent is not None:
            found[node.parent.world.key()] = node.move
            node = node.parent
        return found


class Turn:
    """The search through the rest of a seat's turn. Of `skipped` moves in a hundred it does not think."""

    def __init__(self, game: Game, seat: int, budget: Budget, dice: Dice, skipped: int = 0) -> None:
        self._game = game
        self._seat = seat
        self._budget = budget
        self._dice = dice
        self._skipped = skipped
        self._turn = 0
        self._open: list[Node] = []
        self._ends: list[Node] = []

    def ends(self, world: Position, width: int) -> list[Node]:
        """Ends of the turn, best first; at each step only `width` positions are followed."""
        self._turn = self._game.turn_number(world)
        self._ends = []
        edge = [Node(world, 0.0)]
        while edge:
            self._open = []
            for node in edge:
                if not self._expand(node):
                    return ordered([*self._ends, *self._open])
            edge = distinct(ordered(self._open), width if len(self._open) > FEW else FEW)
        return ordered(self._ends)

    def _expand(self, node: Node) -> bool:
        """Tries the moves from a position; False when time is over."""
        evaluate, seat = self._game.evaluate, self._seat
        for number, move in enumerate(self._moves(node.world)):
            if number % MOVES_A_LOOK == 0 and self._budget.is_over():
                return False
            child = node.world.copy()
            child.play(move)
            found = Node(child, 0.0, move, node)
            (self._open if self._goes_on(child) else self._ends).append(found)
            found.value = evaluate(child, seat)
        return True

    def _moves(self, world: Position) -> list[int]:
        moves = list(world.legal(self._seat))
        if not self._skipped or len(moves) <= FEW:
            return moves
        return shuffled(moves, self._dice)[: max(FEW, len(moves) * (100 - self._skipped) // 100)]

    def _goes_on(self, world: Position) -> bool:
        """Whether the seat decides on in this turn; small choices of others fall to the first offer."""
        who = world.actor()
        while who not in (self._seat, CHANCE, NOBODY) and self._game.turn_number(world) == self._turn:
            world.play(world.legal(who)[0])
            who = world.actor()
        return who == self._seat and self._game.turn_number(world) == self._turn


def ordered(nodes: list[Node]) -> list[Node]:
    return sorted(nodes, key=VALUE, reverse=True)


def distinct(nodes: list[Node], most: int) -> list[Node]:
    """The first few nodes, none twice by another order of the same moves."""
    found: dict[int, Node] = {}
    for node in nodes:
        if len(found) == most:
            break
        found.setdefault(node.world.key(), node)
    return list(found.values())
