"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from warpad.bots.bot import Sight
from warpad.bots.budget import Clock, cpu_clock
from warpad.bots.levels import Level, Thinker
from warpad.bots.sampler import settle_chance
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, NOBODY, Position


@dataclass(frozen=True)
class Manner:
    """How a level plans: positions followed at each step, plans tried against replies, the replies' width."""

    width: int
    plans: int = 1
    reply_width: int = 0


# By rank of the level.
MANNERS = (
    Manner(width=1),
    Manner(width=6),
    Manner(width=12, plans=16, reply_width=1),
    Manner(width=24, plans=32, reply_width=2),
)
# What the first decision of a turn may take of its time, and of that the search for plans.
SHARE = 0.85
PLANNING = 0.35
# Replies to each plan before the weaker half of the plans is dropped.
ROUNDS = 3
MOST_ROUNDS = 48
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


@dataclass
class Plan:
    """A whole turn by its end, and what replies made of it."""

    end: Node
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else self.end.value


class Tactician(Thinker):
    """Plans the turn at its first decision and follows the plan as long as it fits."""

    def __init__(self, game: str, level: Level, clock: Clock = cpu_clock) -> None:
        super().__init__(game, level, clock)
        self._planned: dict[int, int] = {}

    def turn_begins(self) -> None:
        self._planned = {}

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        world = sight.imagine(dice)
        key = world.key()
        if self._planned.get(key) not in moves:
            self._planned = self._plan(sight, world, dice).moves()
        move = self._planned.get(key)
        return move if move in moves else moves[dice.below(len(moves))]

    def _plan(self, sight: Sight, world: Position, dice: Dice) -> Node:
        manner = MANNERS[self.level.rank]
        self.budget.allow(SHARE * PLANNING if manner.reply_width else SHARE)
        ends = self._ends(sight.game, world, sight.seat, manner.width)
        if manner.reply_width and len(ends) > 1:
            self.budget.allow(SHARE)
            return self._best(sight, [Plan(end) for end in ends[: manner.plans]], dice)
        return ends[0] if ends else Node(world, 0.0)

    def _ends(self, game: Game, world: Position, seat: int, width: int) -> list[Node]:
        """Ways through the turn, best first: at each step only the best few positions are followed."""
        turn = game.turn_number(world)
        edge = [Node(world, 0.0)]
        ends: list[Node] = []
        while edge:
            fresh: list[Node] = []
            for node in edge:
                if not self._expand(game, node, seat, turn, fresh, ends):
                    return ordered([*ends, *fresh])
            edge = distinct(ordered(fresh), width if len(fresh) > FEW else FEW)
        return ordered(ends)

    def _expand(
        self, game: Game, node: Node, seat: int, turn: int, fresh: list[Node], ends: list[Node]
    ) -> bool:
        """Every move from a position; False when time is over."""
        world, evaluate = node.world, game.evaluate
        for number, move in enumerate(world.legal(seat)):
            if number % MOVES_A_LOOK == 0 and self.budget.is_over():
                return False
            child = world.copy()
            child.play(move)
            who = child.actor()
            if who != seat and who >= 0:
                answer_defaults(game, child, seat, turn)
                who = child.actor()
            goes_on = who == seat and game.turn_number(child) == turn
            (fresh if goes_on else ends).append(Node(child, evaluate(child, seat), move, node))
        return True

    def _best(self, sight: Sight, plans: list[Plan], dice: Dice) -> Node:
        """Tries all plans against the same draws; the weaker half is dropped from time to time."""
        for round_number in range(1, MOST_ROUNDS + 1):
            draws = dice.bits()
            for plan in plans:
                if self.budget.is_over():
                    return max(plans, key=Plan.mean).end
                plan.total += self._after_reply(sight, plan.end.world.copy(), Dice(draws))
                plan.tries += 1
            if round_number % ROUNDS == 0 and len(plans) > 1:
                plans.sort(key=Plan.mean, reverse=True)
                del plans[max(2, (len(plans) + 1) // 2) :]
        return max(plans, key=Plan.mean).end

    def _after_reply(self, sight: Sight, world: Position, dice: Dice) -> float:
        """How the position looks after the next player's best turn with tiles drawn from the known rest."""
        game, manner = sight.game, MANNERS[self.level.rank]
        settle_chance(world, dice)
        other = world.actor()
        if other == NOBODY or other == sight.seat:
            return game.evaluate(world, sight.seat)
        replies = self._ends(game, world, other, manner.reply_width)
        return game.evaluate(replies[0].world if replies else world, sight.seat)


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


def answer_defaults(game: Game, world: Position, seat: int, turn: int) -> None:
    """Others' small choices in this turn (a medic, say) fall to what is offered first."""
    while (who := world.actor()) not in (seat, CHANCE, NOBODY) and game.turn_number(world) == turn:
        world.play(world.legal(who)[0])
