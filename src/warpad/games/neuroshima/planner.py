"""Ways through whole turns, for bots: a beam of positions that look best, and turns played on from there."""

from collections.abc import Callable
from typing import Final

from warpad.core.bits import single
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.evaluate import evaluate, player_of
from warpad.games.neuroshima.neuroshima import Neuroshima

# So few ways to go on (which tile to discard, say) are all followed.
FEW: Final[i64] = 4
# Moves tried between two looks at the clock.
MOVES_A_LOOK: Final[i64] = 16


class Way:
    """A position on the way through a turn: how good it looks, and the move that led to it from another."""

    def __init__(self, world: Neuroshima, value: float, move: i64, parent: "Way | None") -> None:
        self.world: Neuroshima = world
        self.value: float = value
        self.move: i64 = move
        self.parent: Way | None = parent
        self.key: i64 = 0

    def moves(self) -> dict[int, int]:
        """All moves of the way, each by the key of the position it is meant for."""
        found: dict[int, int] = {}
        way = self
        parent = way.parent
        while parent is not None:
            found[parent.world.key()] = way.move
            way = parent
            parent = way.parent
        return found


class Best:
    """The best few ways, best first; the same position reached in another order counts once."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.ways: list[Way] = []

    def is_wanted(self, value: float) -> bool:
        return len(self.ways) < self.most or value > self.ways[len(self.ways) - 1].value

    def add(self, way: Way) -> None:
        if not self.is_wanted(way.value):
            return
        way.key = way.world.key()
        ways = self.ways
        at = len(ways)
        i = 0
        while i < len(ways):
            if ways[i].key == way.key:
                return
            if at == len(ways) and way.value > ways[i].value:
                at = i
            i += 1
        ways.insert(at, way)
        if len(ways) > self.most:
            ways.pop()


class Planner:
    """The search through the rest of a seat's turn. Of `skipped` moves in a hundred it does not think."""

    def __init__(self, over: Callable[[], bool], dice: Dice, skipped: i64) -> None:
        self.over: Callable[[], bool] = over
        self.dice: Dice = dice
        self.skipped: i64 = skipped
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.opened: i64 = 0  # positions found at this step from which the turn goes on
        self.open: Best = Best(0)
        self.ended: Best = Best(0)

    def ends(self, world: Neuroshima, seat: i64, width: i64, most: i64) -> list[Way]:
        """The best ends of the turn, best first; at each step only `width` positions are followed.

        When time is over, the best positions on the way count as ends."""
        self.seat = seat
        self.turn = world.turn_number
        self.ended = Best(most)
        edge = [Way(world, 0.0, 0, None)]
        while len(edge) > 0:
            self.open = Best(max(width, FEW))
            self.opened = 0
            i = 0
            while i < len(edge):
                if not self.expand(edge[i]):
                    return self.gathered()
                i += 1
            edge = self.open.ways
            if self.opened > FEW and len(edge) > width:
                edge = edge[:width]
        return self.ended.ways

    def gathered(self) -> list[Way]:
        for way in self.open.ways:
            self.ended.add(way)
        return self.ended.ways

    def expand(self, way: Way) -> bool:
        """Tries the moves from a position; False when time is over."""
        moves = self.moves_from(way.world)
        i: i64 = 0
        while i < len(moves):
            if i % MOVES_A_LOOK == 0 and self.over():
                return False
            child = way.world.copy()
            child.play(moves[i])
            best = self.ended
            if self.goes_on(child):
                self.opened += 1
                best = self.open
            value = evaluate(child, self.seat)
            if best.is_wanted(value):
                best.add(Way(child, value, moves[i], way))
            i += 1
        return True

    def moves_from(self, world: Neuroshima) -> vec[i64]:
        """The moves to try; where there are many, some are overlooked."""
        moves = world.legal(self.seat)
        count: i64 = len(moves)
        if self.skipped == 0 or count <= FEW:
            return moves
        kept = max(FEW, count * (100 - self.skipped) // 100)
        i: i64 = 0
        while i < kept:
            other = i + self.dice.below(count - i)
            chosen = moves[other]
            moves[other] = moves[i]
            moves[i] = chosen
            i += 1
        return moves[:kept]

    def goes_on(self, world: Neuroshima) -> bool:
        """Whether the seat decides on in this turn; small choices of others fall to the first offer."""
        who = world.actor()
        while who != self.seat and who != CHANCE and who != NOBODY and world.turn_number == self.turn:
            world.play(world.legal(who)[0])
            who = world.actor()
        return who == self.seat and world.turn_number == self.turn

    def value_after(self, world: Neuroshima, seat: i64, turns: i64, width: i64) -> float:
        """How a position looks after the best turns of the next players, tiles drawn from the known rest.

        Where two sides fight, a position is seen with the eyes of who moved last, as it was learned."""
        now = world.copy()
        mover = seat
        while turns > 0:
            settle_chance(now, self.dice)
            if now.actor() == NOBODY:
                break
            mover = now.actor()
            ways = self.ends(now, mover, width, 1)
            if len(ways) > 0:
                now = ways[0].world
            turns -= 1
        if mover == seat or not is_two_sided(now):
            return evaluate(now, seat)
        own = evaluate(now, mover)
        return own if are_friends(now, mover, seat) else 1.0 - own


def settle_chance(world: Neuroshima, dice: Dice) -> None:
    """Draws until somebody decides or the game is over."""
    while world.actor() == CHANCE:
        world.play(world.draw(dice))


def are_friends(world: Neuroshima, seat: i64, other: i64) -> bool:
    setup = world.setup
    return setup.team[player_of(setup, seat)] == setup.team[player_of(setup, other)]


def is_two_sided(world: Neuroshima) -> bool:
    return world.sides_in(single(world.setup.players) - 1) == 2
