"""Judging decisions: ways to go on, what each comes to in sampled worlds, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from typing import Literal

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Game, Json
from warpad.core.playout import play_out
from warpad.core.position import NOBODY, Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.trials import advance, settle_chance, shuffle

# Half of a 95 % interval, in standard errors.
SURE = 1.96


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


@dataclass
class Alternative:
    """One way to go on, as the seat's own moves in order, and what came of it: values, and facts in sum."""

    moves: list[int]
    values: list[float] = field(default_factory=list)
    facts: dict[str, float] = field(default_factory=dict)
    share: float = 0.0  # how often the best mixture chooses it, where choices are secret
    readings: list[float] = field(default_factory=list)  # in sum, by each guess at what others mix

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def half(self) -> float:
        """Half of the interval that holds the true value in 95 of 100 cases."""
        return half_interval(self.values)

    def add(self, value: float, facts: dict[str, float]) -> None:
        self.values.append(value)
        for name, amount in facts.items():
            self.facts[name] = self.facts.get(name, 0.0) + amount

    def read(self, worths: list[float]) -> None:
        """What came of it by each of several guesses at how others mix their choices."""
        before = self.readings or [0.0] * len(worths)
        self.readings = [total + worth for total, worth in zip(before, worths, strict=True)]

    def mean_facts(self) -> dict[str, float]:
        return {name: total / len(self.values) for name, total in self.facts.items()}

    def anew(self) -> Alternative:
        return Alternative(self.moves, share=self.share)


def half_interval(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return SURE * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


# The same for few values, by their number (Student's t with one less).
SURE_OF_FEW = {2: 12.7, 3: 4.3, 4: 3.18, 5: 2.78, 6: 2.57}


def t_interval(values: list[float]) -> float:
    """Half of the interval of the mean of a few values."""
    return half_interval(values) * SURE_OF_FEW.get(len(values), SURE) / SURE


@dataclass
class Judgement:
    """What a decision was worth beside the best: all judged on the same fresh draws, best first.

    Where there were several looks, each from the beginning, the loss is the mean of all, and what they
    disagree by is its interval."""

    played: Alternative
    ranking: list[Alternative]
    obvious: list[int] = field(default_factory=list)  # the moves that looked best at first
    others: list[Judgement] = field(default_factory=list)  # the other looks
    waver: float = 0.0  # half of the interval of what all looks may err by together
    is_settled: bool = True  # else other looks are still to come, and nothing is sure

    @property
    def best(self) -> Alternative:
        return self.ranking[0]

    def loss(self) -> float:
        found = [0.0 if one.best is one.played else one._gap() for one in (self, *self.others)]
        return sum(found) / len(found)

    def _gap(self) -> float:
        return max(0.0, self.best.mean() - self.played.mean())

    def cost(self) -> float:
        """What counts in sums: what cannot be told apart from the best is as good. Doubtful losses cannot be
        negative, so that many of them would add up to something that was never lost."""
        return self.loss() if self.loss() > self.half() else 0.0

    def half(self) -> float:
        """Half of the interval of the loss: what draws leave open, and what others may mix."""
        if self.others:
            alone = [replace(self, others=[]), *self.others]
            within = hypot(*(one.half() for one in alone)) / len(alone)
            return max(within, t_interval([one.loss() for one in alone]))
        if self.best is self.played:
            return 0.0
        return hypot(self._spread("values"), self._spread("readings") / max(1, len(self.best.values)))

    def doubt(self) -> float:
        """Half of the interval that a mark has to clear: more looks do not lessen what all of them share."""
        return hypot(self.half(), self.waver) if self.is_settled else 1.0

    def _spread(self, of: Literal["values", "readings"]) -> float:
        pairs = zip(getattr(self.best, of), getattr(self.played, of), strict=True)
        gaps = [best - played for best, played in pairs]
        return half_interval(gaps) if gaps else 0.0


@dataclass(frozen=True)
class Tally:
    """What each side counts, now and then."""

    own: list[float]
    foe: list[float]
    exact: bool


@dataclass(frozen=True)
class Outcome:
    """A world some way on, and what it is worth to each seat."""

    world: Position
    values: list[float]


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
        return Judgement(chosen, rank(finalists), ways[0].moves, waver=hearing.waver)

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
        critic, seat = self.critic, self.sight.seat
        for _ in range(draws):
            world, luck = self.sight.imagine(self.dice), self.dice.bits()
            for way in field:
                twin, fate = world.copy(), Dice(luck)
                critic.carry_out(twin, seat, way.moves, fate)
                outcome = critic.unfold(twin, fate)
                way.add(outcome.values[seat], self.facts(outcome.world))

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
