"""Mistakes of finished games to be tried anew: the position before one, what was played, what was best."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warpad.core.attempt import Attempt
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.etude import Saying
from warpad.core.game import Action, Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import Record, actor_name, moves_of, replay
from warpad.core.thinking.critic import QUICK, USUAL, Effort, Hearing, critic_of
from warpad.core.thinking.judgement import Alternative, half_interval
from warpad.core.verdict import Retried, Verdict
from warpad.review.marks import INACCURACY
from warpad.review.reasons import reasons
from warpad.review.shapes import Decision

NOTHING = -1
SEEDS = 1 << 31
# A choice that the best mixture makes so often is as good as any.
MIXED = 0.05
# Two choices that differ by less are the same to anybody.
LEVEL = 0.01
# What is tried is compared with two known ways only: they need no search, but as many draws as in a review.
LOOK = Effort(ways=QUICK.ways, draws=QUICK.draws, fresh=USUAL.fresh, looks=0)


class Mistake(msgspec.Struct):
    """A decision that gave something away, with all that is needed to try it anew."""

    game: str
    position: Json
    seat: int
    played: list[Action]
    best: list[Action]
    mark: str
    loss: float
    turn: int
    first: int
    # What the others chose at the same time, by seat.
    others: dict[str, Action] = {}
    # The chance that the best would have kept.
    chance: float = 0.0
    match: str = ""
    # How deep the review looked that found it.
    depth: str = ""
    mistake: int = 1


def mistake_of(game: Game, record: Record, decision: Decision) -> Mistake:
    """The mistake that a review found."""
    first, seat = decision["first"], decision["seat"]
    if not 0 <= first < len(record.steps):
        raise DecodeError("review-no-step", steps=len(record.steps), step=first)
    position = replay(game, record, first)
    step = record.steps[first]
    return Mistake(
        game.name,
        game.dump(position),
        seat,
        decision["played"]["line"],
        decision["ways"][0]["line"],
        decision["mark"],
        decision["loss"],
        decision["turn"],
        first,
        {name: action for name, action in step.items() if name not in (actor_name(seat), actor_name(CHANCE))},
        decision["ways"][0]["chance"],
    )


class Retrying:
    """One mistake while somebody tries it anew: the others do what they did, the critic judges."""

    def __init__(self, game: Game, mistake: Mistake, effort: Effort = LOOK) -> None:
        self.game = game
        self.mistake = mistake
        self.seat = mistake.seat
        self.start = game.load(mistake.position)
        self._critic = critic_of(game)
        self._effort = effort.times(self._critic.pace)

    # -- while it is tried ---------------------------------------------------------------------

    def allows(self, position: Position, move: int) -> bool:
        return True

    def progress(self, position: Position) -> Json | None:
        return None

    def outcome(self, attempt: Attempt) -> int | None:
        """Dice fall as they like."""
        return None

    def is_over(self, attempt: Attempt) -> bool:
        """Whether the decision has been made: the same that was judged in the review."""
        actors = [int(actor) for actor in attempt.position.actors()]
        if not actors or actors == [CHANCE]:
            return True
        if not attempt.steps:
            return False
        return len(actors) > 1 or not self._critic.goes_on(self.start, attempt.position, self.seat)

    def answers(self, attempt: Attempt, own: int = NOTHING) -> list[int]:
        """What the others choose: what they chose then, where it is open, else their first move."""
        position = attempt.position
        return [self._answer(position, int(seat)) for seat in position.actors() if seat != self.seat]

    def _answer(self, position: Position, seat: int) -> int:
        action = self.mistake.others.get(actor_name(seat))
        legal = [int(move) for move in position.legal(seat)]
        then = (move for move in legal if self.game.action(position, seat, move) == action)
        return next(then, legal[0])

    def best(self, attempt: Attempt) -> int:
        """The next step of the best line; where something else was done, any."""
        done = sum(actor_name(self.seat) in step for step in attempt.steps)
        legal = [int(move) for move in attempt.position.legal(self.seat)]
        if done >= len(self.mistake.best):
            return legal[0]
        wanted = self.mistake.best[done]
        told = (move for move in legal if self.game.action(attempt.position, self.seat, move) == wanted)
        return next(told, legal[0])

    def replayed(self, steps: Sequence[Json]) -> Attempt:
        """The try of a record."""
        position = self.start.copy()
        for number, step in enumerate(steps, start=1):
            position.apply(moves_of(self.game, position, step, number))
        return Attempt(position, list(steps), [])

    # -- afterwards ----------------------------------------------------------------------------

    def verdict(self, steps: Sequence[Json]) -> Verdict:
        """How good the try is beside the best and beside what was played, by what the seat could know."""
        own = actor_name(self.seat)
        line = [step[own] for step in steps if own in step]
        tried, played, best = (self._moves(one) for one in (line, self.mistake.played, self.mistake.best))
        hearing = self._critic.hear(self.start, self.seat, Dice(sum(tried) % SEEDS + 1))
        return Comparison(hearing, self.start, (tried, played, best), self._effort).verdict(line)

    def _moves(self, line: Sequence[Action]) -> list[int]:
        """The codes of a line of this seat's actions."""
        twin, moves = self.start.copy(), []
        for action in line:
            moves.append(self.game.legal_move(twin, self.seat, action))
            self._critic.carry_out(twin, self.seat, moves[-1:], Dice(0))
        return moves


# What was tried, what was played, and the best, as moves.
Lines = tuple[list[int], list[int], list[int]]


class Comparison:
    """What was tried, beside what was played and the best, all on the same draws."""

    def __init__(self, hearing: Hearing, start: Position, lines: Lines, effort: Effort) -> None:
        tried, played, best = lines
        self._is_same = _comes_to_the_same(hearing, start, tried, played)
        if _comes_to_the_same(hearing, start, tried, best):
            tried = best
        shares = {tuple(way.moves): way.share for way in hearing.look(effort, [tried])}
        ways = {tuple(moves): Alternative(moves) for moves in (best, played, tried)}
        hearing.compare(list(ways.values()), effort.fresh)
        self.tried, self.played, self.best = (ways[tuple(moves)] for moves in (tried, played, best))
        self._share = shares.get(tuple(tried), 0.0)

    def verdict(self, line: list[Action]) -> Verdict:
        """The verdict on what was tried, which is also told as actions."""
        kind = self.kind()
        solved = kind in ("good", "best")
        better, other = (self.tried, self.played) if solved else (self.best, self.tried)
        chance, best = round(self.tried.mean(), 4), round(max(self.best.mean(), self.tried.mean()), 4)
        return {
            "solved": solved,
            "met": kind == "best",
            "outcome": msgspec.to_builtins(Saying(f"review-retrial-{kind}")),
            "chance": chance,
            "best": best,
            "slip": None,
            "answers": [],
            "retrial": {
                "kind": kind,
                "line": line,
                "chance": chance,
                "best": best,
                "played": round(self.played.mean(), 4),
                "half": round(half_interval(self._gaps(self.best, self.tried)), 4),
                "facts": reasons(better, other),
            },
        }

    def kind(self) -> Retried:
        """As good as the best, good enough, or how it stands to what was played."""
        if self._is_same:
            return "same"
        lost = self.best.mean() - self.tried.mean()
        if lost <= LEVEL:
            return "best"
        if lost <= INACCURACY or self._share >= MIXED:
            return "good"
        won, half = self.tried.mean() - self.played.mean(), half_interval(self._gaps(self.tried, self.played))
        if abs(won) <= max(half, LEVEL):
            return "level"
        return "better" if won > 0 else "worse"

    @staticmethod
    def _gaps(one: Alternative, other: Alternative) -> list[float]:
        return [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]


def _comes_to_the_same(hearing: Hearing, start: Position, one: list[int], other: list[int]) -> bool:
    """Whether two lines are the same, or the same moves in another order."""
    if one == other or len(start.actors()) > 1:
        return one == other
    ends = [start.copy(), start.copy()]
    for end, moves in zip(ends, (one, other), strict=True):
        hearing.critic.carry_out(end, hearing.sight.seat, moves, Dice(0))
    return ends[0].key() == ends[1].key()
