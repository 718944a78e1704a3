"""Neuroshima Hex: whole turns are planned, the best plans tried against replies with sampled draws."""

from __future__ import annotations

from dataclasses import dataclass, field

from warpad.bots.bot import Sight
from warpad.bots.levels import Thinker
from warpad.bots.sampler import settle_chance, shuffled
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, NOBODY, Position


@dataclass(frozen=True)
class Manner:
    """How a level plans: nodes kept at each step, moves tried from each, plans tried against replies."""

    width: int
    moves: int
    plans: int
    reply_width: int
    reply_moves: int


EVERY = 1_000_000
# By rank of the level.
MANNERS = (
    Manner(width=1, moves=EVERY, plans=1, reply_width=0, reply_moves=0),
    Manner(width=6, moves=EVERY, plans=1, reply_width=0, reply_moves=0),
    Manner(width=12, moves=EVERY, plans=16, reply_width=1, reply_moves=EVERY),
    Manner(width=24, moves=EVERY, plans=32, reply_width=2, reply_moves=EVERY),
)
# What the first decision of a turn may take of its time, and of that the search for plans.
SHARE = 0.85
PLANNING = 0.35
# Replies to each plan before the weaker half of the plans is dropped.
ROUNDS = 3
MOST_ROUNDS = 48


@dataclass
class Node:
    """A position on the way through a turn, how it was reached, and how good it looks."""

    world: Position
    path: tuple[int, ...]
    value: float
    keys: tuple[int, ...] = ()


@dataclass
class Plan:
    """A whole turn: its moves, the keys of the positions they are meant for, and what replies made of it."""

    end: Node
    total: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else self.end.value


@dataclass
class Rest:
    """What is left of a plan: for each position, by its key, the move."""

    moves: dict[int, int] = field(default_factory=dict)


class Tactician(Thinker):
    """Plans the turn at its first decision and follows the plan as long as it fits."""

    _rest = Rest()

    def turn_begins(self) -> None:
        self._rest = Rest()

    def think(self, sight: Sight, moves: list[int], dice: Dice) -> int:
        world = sight.imagine(dice)
        planned = self._rest.moves.get(world.key())
        if planned is None or planned not in moves:
            plan = self._plan(sight, world, dice)
            self._rest = Rest(dict(zip(plan.keys, plan.path, strict=True)))
            planned = plan.path[0] if plan.path else moves[dice.below(len(moves))]
        return planned

    def _plan(self, sight: Sight, world: Position, dice: Dice) -> Node:
        manner = MANNERS[self.level.rank]
        self.budget.allow(SHARE * PLANNING if manner.reply_width else SHARE)
        ends = self._ends(sight.game, world, sight.seat, manner.width, manner.moves, dice)
        if manner.reply_width and len(ends) > 1:
            self.budget.allow(SHARE)
            return self._best(sight, [Plan(end) for end in ends[: manner.plans]], dice)
        return ends[0] if ends else Node(world, (), 0.0)

    def _ends(self, game: Game, world: Position, seat: int, width: int, most: int, dice: Dice) -> list[Node]:
        """Ways through the turn, best first: at each step only the best few positions are followed."""
        turn = game.turn_number(world)
        edge = [Node(world, (), 0.0)]
        ends: list[Node] = []
        while edge:
            fresh: dict[int, Node] = {}
            for node in edge:
                key = node.world.key()
                for move in narrowed(node.world, seat, most, dice):
                    child = node.world.copy()
                    child.play(move)
                    answer_defaults(game, child, seat, turn)
                    found = Node(child, (*node.path, move), game.evaluate(child, seat), (*node.keys, key))
                    if child.actor() == seat and game.turn_number(child) == turn:
                        fresh.setdefault(child.key(), found)
                    else:
                        ends.append(found)
                    if self.budget.is_over():
                        return ordered([*ends, *fresh.values()])
            edge = ordered(list(fresh.values()))[:width]
        return ordered(ends)

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
        replies = self._ends(game, world, other, manner.reply_width, manner.reply_moves, dice)
        return game.evaluate(replies[0].world if replies else world, sight.seat)


def narrowed(world: Position, seat: int, most: int, dice: Dice) -> list[int]:
    """The moves to be tried: all of them, or a random part."""
    moves = list(world.legal(seat))
    return moves if len(moves) <= most else shuffled(moves, dice)[:most]


def ordered(nodes: list[Node]) -> list[Node]:
    return sorted(nodes, key=lambda node: -node.value)


def answer_defaults(game: Game, world: Position, seat: int, turn: int) -> None:
    """Others' small choices in this turn (a medic, say) fall to what is offered first."""
    while (who := world.actor()) not in (seat, CHANCE, NOBODY) and game.turn_number(world) == turn:
        world.play(world.legal(who)[0])
