"""Judging decisions: ways to go on, what each comes to in sampled worlds, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Game, Json
from warpad.core.playout import play_out
from warpad.core.position import NOBODY, Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.judgement import Alternative, Judgement, Lot, half_interval
from warpad.core.thinking.trials import advance, settle_chance, shuffle
from warpad.core.thinking.why import Side


@dataclass(frozen=True)
class Effort:
    """How hard a critic looks: ways compared, samples for each at first, then of the best few on draws
    of their own, and samples of a moment of the graph."""

    ways: int
    draws: int
    fresh: int
    looks: int

    def times(self, factor: int) -> Effort:
        """As many ways, looked at on so many times the draws."""
        return Effort(self.ways, self.draws * factor, self.fresh * factor, self.looks * factor)


QUICK = Effort(ways=6, draws=4, fresh=10, looks=12)
USUAL = Effort(ways=12, draws=8, fresh=32, looks=24)
DEEP = USUAL.times(3)
# How many of the ways are judged anew on fresh draws, the best first.
FINALISTS = 5


@dataclass(frozen=True)
class Tally:
    """What each side counts, now and then."""

    own: list[float]
    foe: list[float]
    exact: bool


@dataclass(frozen=True)
class Outcome:
    """A world some way on, what it is worth to each seat, and who moved last, where that counts."""

    world: Position
    values: list[float]
    mover: int = -1


@dataclass(frozen=True)
class End:
    """Where a way leads in one draw, what that is worth to the seat, and how often that draw counts."""

    outcome: Outcome
    value: float
    share: float = 1.0


class Difference(NamedTuple):
    """A fact of two boards: its amount on both, and by how much it moves the sum behind the chance."""

    name: str
    what: str
    side: Side
    better: float
    instead: float
    worth: float


# What the evaluation counts on one board, by name, piece and side: the amount, and what it adds.
Counts = dict[tuple[str, str, Side], tuple[float, float]]


class Critic:
    """Judges decisions of any game; a game's own critic knows how to look for ways and how to play on."""

    # How many times the usual draws a game can afford, and how many times more for a moment of the graph (the
    # noise of a hundred throws adds up); how many new looks a loss gets that is as large beyond doubt.
    pace = 1
    steadiness = 1
    more_looks = 0
    suspicious = 0.05

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- what a game may know better ---------------------------------------------------------

    def goes_on(self, began: Position, now: Position, seat: int) -> bool:
        """Whether a decision that began there is still being made here: a turn of several moves, say."""
        return False

    def find_ways(self, sight: Sight, most: int, dice: Dice) -> list[Alternative]:
        """Ways worth comparing, at most so many."""
        return [Alternative([move]) for move in shuffle(sight.legal(), dice)[:most]]

    def carry_out(self, world: Position, seat: int, moves: list[int], dice: Dice) -> None:
        """Makes the moves of a way in a world; others who act at the same time act as they may."""
        for move in moves:
            advance(world, seat, move, dice)

    def unfold(self, world: Position, dice: Dice) -> Outcome:
        """Plays on in this world to where values can be told apart."""
        play_out(world, dice, 2 * len(self.game.seats(world)))
        settle_chance(world, dice)
        return Outcome(world, self.values(world))

    def settled(self, position: Position) -> list[float] | None:
        """What a stretch that ended here came to, where the next one is looked at by other means."""
        return None

    def facts(self, world: Position, seat: int) -> dict[str, float]:
        """What a person would count on this board: the reasons behind a value."""
        return {}

    def counts(self, outcome: Outcome, seat: int) -> Counts:
        """What the evaluation counts for a seat: in sum, what stands behind its chance (1 is 73 %)."""
        return {}

    def differences(self, one: Outcome, other: Outcome, seat: int) -> list[Difference]:
        """What the evaluation counts otherwise; nothing where a game is over."""
        if NOBODY in (one.world.actor(), other.world.actor()):
            return []
        mine, theirs, none = self.counts(one, seat), self.counts(other, seat), (0.0, 0.0)
        pairs = [(key, mine.get(key, none), theirs.get(key, none)) for key in {**mine, **theirs}]
        return [Difference(*key, a[0], b[0], a[1] - b[1]) for key, a, b in pairs]

    def answers(self, world: Position, seat: int, dice: Dice) -> list[tuple[int, Json]]:
        """What others do next in a world where a way of this seat has been carried out."""
        return []

    def ways_from(self, sight: Sight, move: int, most: int, dice: Dice) -> list[Alternative]:
        """The best few ways that begin with this move."""
        return [Alternative([move])]

    def turned(self, position: Position, seat: int, moves: list[int]) -> list[list[int]]:
        """The same way with one piece turned otherwise, where pieces face somewhere."""
        return []

    def reasons(
        self, position: Position, seat: int, better: Sequence[int], instead: Sequence[int]
    ) -> list[Saying]:
        """What speaks for one way and against another, what weighs most first; nothing played is a way too.

        Facts of the board as this seat sees it, in a small vocabulary of each game."""
        return []

    def intent(self, sight: Sight, moves: Sequence[int], dice: Dice) -> list[Saying]:
        """What a way is meant for, where its moves leave that open."""
        return []

    def matters(self, position: Position, seat: int) -> list[Saying]:
        """What a seat should look at before it decides, what weighs most first."""
        return []

    def tally(self, position: Position, seat: int, way: Alternative) -> Tally:
        """What both sides count now and after a way: what was found on average, where nothing is exact."""
        now, then = self.facts(position, seat), way.mean_facts()
        own, foe = (next((name for name in now if name.startswith(side)), None) for side in ("own", "foe"))
        return Tally(
            [now[own], then.get(own, now[own])] if own else [],
            [now[foe], then.get(foe, now[foe])] if foe else [],
            exact=False,
        )

    # -- what follows ------------------------------------------------------------------------

    def line(self, position: Position, seat: int, moves: list[int]) -> list[Json]:
        """The moves of a way as actions."""
        twin, found = position.copy(), []
        for move in moves:
            found.append(self.game.action(twin, seat, move))
            self.carry_out(twin, seat, [move], Dice(0))
        return found

    def moves(self, position: Position, seat: int, line: Sequence[Json]) -> list[int]:
        """The actions of a way as moves; raises IllegalMove where one is none."""
        twin, found = position.copy(), []
        for action in line:
            found.append(self.game.legal_move(twin, seat, action))
            self.carry_out(twin, seat, found[-1:], Dice(0))
        return found

    def values(self, world: Position) -> list[float]:
        """How good a position looks to each seat, or how it ended."""
        if world.actor() == NOBODY:
            return list(world.scores())
        return [self.game.evaluate(world, seat) for seat in range(len(self.game.seats(world)))]

    def look(self, position: Position, looks: int, dice: Dice) -> list[float]:
        """The chance of each seat from here on; exact when the game is over."""
        if position.actor() == NOBODY:
            return list(position.scores())
        samples = [self.unfold(position.copy(), dice).values for _ in range(looks)]
        return [sum(column) / looks for column in zip(*samples, strict=True)]

    def hear(self, position: Position, seat: int, dice: Dice) -> Hearing:
        """The judging of one decision of a seat."""
        return Hearing(self, Sight(self.game, position, seat), dice)

    def weigh(
        self, position: Position, seat: int, played: list[int], effort: Effort, dice: Dice
    ) -> Judgement:
        """Judges what a seat chose, by what it could know: all worlds are imagined ones.

        The best few of the first look are judged again on draws of their own, together with what was
        played: the best of many noisy values is too high."""
        hearing = self.hear(position, seat, dice)
        ways = hearing.look(effort, [played])
        own = next(way for way in ways if way.moves == played)
        finalists = [way.anew() for way in ways[:FINALISTS]]
        if own not in ways[:FINALISTS]:
            finalists.append(own.anew())
        hearing.compare(finalists, effort.fresh)
        chosen = next(way for way in finalists if way.moves == played)
        return Judgement(chosen, rank(finalists), ways[0].moves, waver=hearing.waver, hearing=hearing)

    def plan(self, position: Position, seat: int, effort: Effort, dice: Dice) -> list[Alternative]:
        """The best few ways to go on for a seat, judged on draws of their own."""
        hearing = self.hear(position, seat, dice)
        finalists = [way.anew() for way in hearing.look(effort)[:FINALISTS]]
        hearing.compare(finalists, effort.fresh)
        return rank(finalists)


class Hearing:
    """One decision before the critic."""

    waver = 0.0

    def __init__(self, critic: Critic, sight: Sight, dice: Dice) -> None:
        self.critic = critic
        self.sight = sight
        self.dice = dice

    def look(self, effort: Effort, wanted: Sequence[list[int]] = ()) -> list[Alternative]:
        """The first look: ways worth comparing, best first, those that are wanted among them."""
        field = with_wanted(self.critic.find_ways(self.sight, effort.ways, self.dice), wanted)
        self.compare(field, effort.draws)
        return sorted(field, key=Alternative.mean, reverse=True)

    def compare(self, field: list[Alternative], draws: int) -> None:
        """So many samples for every way, all with the same worlds and the same luck."""
        for number in range(draws):
            lot = Lot(number, self.dice.copy())
            world, luck = self.sight.imagine(self.dice), self.dice.bits()
            for way in field:
                outcome = self._end(way, world, luck)
                way.add(outcome.values[self.sight.seat], self.facts(outcome.world), lot)

    def _end(self, way: Alternative, world: Position, luck: int) -> Outcome:
        twin, fate = world.copy(), Dice(luck)
        self.critic.carry_out(twin, self.sight.seat, way.moves, fate)
        return self.critic.unfold(twin, fate)

    # -- asked afterwards --------------------------------------------------------------------

    def again(self, lot: Lot, way: Alternative) -> list[End]:
        """Where a way led in a draw, as it was when ways were compared."""
        dice = lot.dice.copy()
        world, luck = self.sight.imagine(dice), dice.bits()
        outcome = self._end(way, world, luck)
        return [End(outcome, outcome.values[self.sight.seat])]

    def answers(self, lot: Lot, way: Alternative) -> list[tuple[float, int, Json]]:
        """What others did then: how often, which seat, what."""
        dice, seat = lot.dice.copy(), self.sight.seat
        twin, fate = self.sight.imagine(dice).copy(), Dice(dice.bits())
        self.critic.carry_out(twin, seat, way.moves, fate)
        return [(1.0, who, action) for who, action in self.critic.answers(twin, seat, fate)]

    def differences(self, one: End, other: End) -> list[Difference]:
        """What the evaluation counts otherwise where two ways led."""
        return self.critic.differences(one.outcome, other.outcome, self.sight.seat)

    def line(self, way: Alternative) -> list[Json]:
        """A way as actions, in a world that the seat imagines."""
        return self.critic.line(self.sight.imagine(Dice(0)), self.sight.seat, way.moves)

    def facts(self, world: Position) -> dict[str, float]:
        """What a person would count where this decision has led."""
        return self.critic.facts(world, self.sight.seat)


def with_wanted(field: list[Alternative], wanted: Sequence[list[int]]) -> list[Alternative]:
    """The field, and behind it what is wanted and not in it."""
    found = list(field)
    for moves in wanted:
        if not any(way.moves == moves for way in found):
            found.append(Alternative(moves))
    return found


def rank(field: list[Alternative]) -> list[Alternative]:
    """Best first, by values on draws of their own. The first of the field stays first unless another is
    better beyond doubt: that it leads was found on other draws, so its value here is not the luckiest one."""
    leader, *others = field
    others.sort(key=Alternative.mean, reverse=True)
    if others and is_better(others[0], leader):
        return sorted(field, key=Alternative.mean, reverse=True)
    return [leader, *others]


def is_better(one: Alternative, other: Alternative) -> bool:
    """Better beyond doubt, draw by draw."""
    gaps = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]
    return bool(gaps) and sum(gaps) / len(gaps) > half_interval(gaps)


def critic_of(game: Game) -> Critic:
    """The critic of a game."""
    return (game.critic or Critic)(game)
