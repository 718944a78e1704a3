"""Ways through whole turns, for bots: a beam of positions that look best, and turns played on from there."""

import math
from collections.abc import Callable
from typing import Final

from warpad.core.bits import mix, single
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.mind.evaluate import (
    battles_in_hand,
    evaluate,
    player_of,
    stack_left,
    tiles_in_hand,
)
from warpad.games.neuroshima.mind.net import judge
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.modes import sides_in
from warpad.games.neuroshima.rules.questions import ASK_TURN

# So few ways to go on (which tile to discard, say) are all followed.
FEW: Final[i64] = 4
# Moves tried between two looks at the clock.
MOVES_A_LOOK: Final[i64] = 16
# Moves whose value is remembered, a power of two.
REMEMBERED: Final[i64] = 1 << 16
LAST: Final[i64] = REMEMBERED - 1
# A value so near to 0 or 1 is certain; and how fine luck is.
SURE: Final = 1e-4
FINE: Final[i64] = 1 << 30
SPAN: Final = 1073741824.0


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
        self.seen: i64 = 0  # ways that were found, the same position in another order too
        self.ways: list[Way] = []

    def wants(self, value: float) -> bool:
        """Whether a way with this value, which was found now, is among them."""
        self.seen += 1
        return len(self.ways) < self.most or value > self.ways[len(self.ways) - 1].value

    def add(self, way: Way) -> None:
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


class Memory:
    """What moves were found to lead to: how good it looks, and whether the turn goes on from there.

    The same tile comes to the same hex in many draws, whichever other tile is in hand."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * REMEMBERED)  # the lowest bit: the turn goes on
        self.values: list[float] = [0.0] * REMEMBERED

    def knows(self, key: i64) -> bool:
        return self.keys[key & LAST] | 1 == key | 1

    def goes_on(self, key: i64) -> bool:
        return self.keys[key & LAST] & 1 == 1

    def value(self, key: i64) -> float:
        return self.values[key & LAST]

    def keep(self, key: i64, value: float, goes_on: bool) -> None:
        """A new one takes the place of an older one."""
        self.keys[key & LAST] = key | 1 if goes_on else key & ~1
        self.values[key & LAST] = value


def situation(world: Neuroshima, seat: i64) -> i64:
    """A hash of all on which it depends how good a move looks to the seat; 0 where that is too much.

    Of the hands and stacks only so much counts as the evaluation sees."""
    setup = world.setup
    if world.ask < ASK_TURN or in_battle(world) or not setup.plain:
        return 0
    digest = world.mix_tiles(setup.key() + single(seat))
    player: i64 = 0
    while player < setup.players:
        digest = mix(mix(digest, world.hp[player]), world.energy[player])
        digest = mix(mix(digest, stack_left(world, player)), tiles_in_hand(world, player))
        digest = mix(digest, battles_in_hand(world, player))
        player += 1
    digest = mix(mix(mix(digest, world.fallen), world.turn), world.terror)
    digest = mix(mix(mix(digest, world.ask), world.asked), world.plays_left)
    digest = mix(mix(mix(digest, world.last_by + 1), world.remaining), world.contenders)
    digest = mix(mix(mix(digest, world.cause), world.pusher), world.pushed)
    digest = mix(mix(mix(digest, world.to_face), world.to_turn), world.faced)
    flags = (1 if world.turn_closed else 0) | (2 if world.owes_discard else 0) | (4 if world.was_idle else 0)
    return mix(mix(digest, world.board_before), flags)


class Eyes:
    """How positions are judged: by the net or by the weights; with the coming battle or only as they are.

    Blurred eyes take a worse move for a better one, the more often the closer they are: each move is taken
    as often as its worth says at this temperature."""

    def __init__(self, learned: bool, foreseeing: bool = True, blur: float = 0.0) -> None:
        self.learned: bool = learned
        self.foreseeing: bool = foreseeing
        self.blur: float = blur

    def see(self, world: Neuroshima, seat: i64) -> float:
        if self.learned:
            return judge(world, seat, self.foreseeing)
        return evaluate(world, seat)

    def dim(self, value: float, dice: Dice) -> float:
        """What a value is taken for."""
        sure = min(max(value, SURE), 1.0 - SURE)
        drawn = dice.below(FINE)
        luck = (float(drawn) + 0.5) / SPAN
        return math.log(sure / (1.0 - sure)) - self.blur * math.log(-math.log(luck))


WEIGHTS_EYES: Final = Eyes(False)


class Planner:
    """The search through the rest of a seat's turn. Of `skipped` moves in a hundred it does not think."""

    def __init__(self, over: Callable[[], bool], skipped: i64, eyes: Eyes = WEIGHTS_EYES) -> None:
        self.over: Callable[[], bool] = over
        self.skipped: i64 = skipped
        self.eyes: Eyes = eyes
        self.memory: Memory = Memory()
        self.dice: Dice = Dice(0)
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.mover: i64 = 0
        self.open: Best = Best(0)
        self.ended: Best = Best(0)

    def ends(self, world: Neuroshima, seat: i64, width: i64, most: i64, dice: Dice) -> list[Way]:
        """The best ends of the turn, best first; at each step only `width` positions are followed.

        When time is over, the best positions on the way count as ends."""
        self.dice = dice
        self.seat = seat
        self.turn = world.turn_number
        self.ended = Best(most)
        edge = [Way(world, 0.0, 0, None)]
        while len(edge) > 0:
            self.open = Best(max(width, FEW))
            i = 0
            while i < len(edge):
                if not self.expand(edge[i]):
                    return self.gather()
                i += 1
            edge = self.open.ways
            if self.open.seen > FEW and len(edge) > width:
                edge = edge[:width]
        return self.ended.ways

    def gather(self) -> list[Way]:
        for way in self.open.ways:
            self.ended.add(way)
        return self.ended.ways

    def expand(self, way: Way) -> bool:
        """Tries the moves from a position; False when time is over."""
        moves = self.moves_from(way.world)
        here = situation(way.world, self.seat)
        i: i64 = 0
        while i < len(moves):
            if i % MOVES_A_LOOK == 0 and self.over():
                return False
            self.try_move(way, moves[i], 0 if here == 0 else mix(here, moves[i]))
            i += 1
        return True

    def try_move(self, way: Way, move: i64, key: i64) -> None:
        """Sees where a move leads; one that is known to lead nowhere good is not played again."""
        memory = self.memory
        is_known = key != 0 and memory.knows(key)
        if is_known and not self.kind_of(memory.goes_on(key)).wants(memory.value(key)):
            return
        child = way.world.copy()
        child.play(move)
        goes_on = self.goes_on(child)
        best = self.kind_of(goes_on)
        if is_known:
            best.add(Way(child, memory.value(key), move, way))
            return
        value = self.eyes.see(child, self.seat)
        if self.eyes.blur > 0.0:
            value = self.eyes.dim(value, self.dice)
        else:
            memory.keep(key, value, goes_on)
        if best.wants(value):
            best.add(Way(child, value, move, way))

    def kind_of(self, goes_on: bool) -> Best:
        return self.open if goes_on else self.ended

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

    def value_after(self, world: Neuroshima, seat: i64, turns: i64, width: i64, dice: Dice) -> float:
        """How a position looks after the best turns of the next players, tiles drawn from the known rest."""
        now = self.play_turns(world.copy(), seat, turns, width, dice)
        return value_for(now, self.mover, seat, self.eyes)

    def play_turns(self, world: Neuroshima, mover: i64, turns: i64, width: i64, dice: Dice) -> Neuroshima:
        """Where so many turns lead, each as it looks best; `mover` is then who moved last."""
        now = world
        while turns > 0:
            settle_chance(now, dice)
            if now.actor() == NOBODY:
                break
            mover = now.actor()
            ways = self.ends(now, mover, width, 1, dice)
            if len(ways) > 0:
                now = ways[0].world
            turns -= 1
        self.mover = mover
        return now


def value_for(world: Neuroshima, mover: i64, seat: i64, eyes: Eyes = WEIGHTS_EYES) -> float:
    """How a position looks to a seat.

    Where two sides fight, it is seen with the eyes of who moved last, as it was learned."""
    if mover == seat or not is_two_sided(world):
        return eyes.see(world, seat)
    own = eyes.see(world, mover)
    return own if are_friends(world, mover, seat) else 1.0 - own


def settle_chance(world: Neuroshima, dice: Dice) -> None:
    """Draws until somebody decides or the game is over."""
    while world.actor() == CHANCE:
        world.play(world.draw(dice))


def are_friends(world: Neuroshima, seat: i64, other: i64) -> bool:
    setup = world.setup
    return setup.team[player_of(setup, seat)] == setup.team[player_of(setup, other)]


def is_two_sided(world: Neuroshima) -> bool:
    return sides_in(world, single(world.setup.players) - 1) == 2
