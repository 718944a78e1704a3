"""Sits in for everyone but the solver of an etude: answers as badly for the try as it can, then judges it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import SystemRandom
from typing import NamedTuple

import msgspec

from warpad.core.attempt import Attempt
from warpad.core.etude import Etude
from warpad.core.game import Game, Json
from warpad.core.goal import Goal
from warpad.core.position import CHANCE, SEVERAL, Position
from warpad.core.vecs import i64, vec
from warpad.core.verdict import Reply, Verdict
from warpad.puzzles.attempts import open_moves
from warpad.puzzles.search import CLOSE, Sealed, Search
from warpad.puzzles.solver import Collector, knowing, prepared

# How many positions one question may cost; what lies beyond counts as hopeless.
MOST_POSITIONS = 3_000_000
NOTHING = -1


class Referee:
    """One etude while somebody tries it. What was searched once is known for the next try."""

    def __init__(self, game: Game, etude: Etude) -> None:
        self.game = game
        self.etude = etude
        self.seat = etude.seat
        self.start, self.goal = prepared(game, etude)
        self._whole = Search(self.goal, self.seat, MOST_POSITIONS)
        # Where a sure way may be found, the first one tells enough.
        is_sure = self._best_chance() >= 1
        self._sure = Search(self.goal, self.seat, MOST_POSITIONS, True) if is_sure else self._whole

    # -- while it is tried ---------------------------------------------------------------------

    def allows(self, position: Position, move: int) -> bool:
        return knowing(self.game).allows(self.goal, position, move)

    def is_decided(self, position: Position) -> bool:
        return self.goal.value(position) >= 0

    def is_over(self, attempt: Attempt) -> bool:
        return self.is_decided(attempt.position)

    def outcome(self, attempt: Attempt) -> int | None:
        """Dice fall as they like."""
        return None

    def progress(self, position: Position) -> Json | None:
        """How far what is about to happen would lead towards the goal, where that can be counted."""
        found = knowing(self.game).progress(self.etude, self.start, position)
        return None if found is None else msgspec.to_builtins(found)

    def answers(self, position: Position, own: int = NOTHING) -> list[int]:
        """What the others choose, in the order of the actors; `own` is the solver's sealed choice."""
        if self._is_duel(position):
            return [self._drawn(position)]
        actors = list(position.actors())
        open_to = [[own] if seat == self.seat else open_moves(position, self.goal, seat) for seat in actors]
        worst = min(product(*open_to), key=lambda moves: self._worth_after(position, moves))
        return [int(move) for seat, move in zip(actors, worst, strict=True) if seat != self.seat]

    def best(self, position: Position) -> int:
        """The solver's next move on a shortest way to the most that can be had from here."""
        if self._is_duel(position):
            duel, cells = self._whole.duel(position), Sealed(self._whole, position)
            return int(cells.mine[max(range(duel.rows), key=lambda row: duel.mine[row])])
        lines = Collector(self._whole, self._whole.worth(position)).collected(position)
        return int(lines[0].moves[0][list(position.actors()).index(self.seat)])

    def _is_duel(self, position: Position) -> bool:
        """Whether two choose in secret here, and may leave their choice to chance."""
        return self.goal.mixes() and position.actor() == SEVERAL and self.seat in position.actors()

    def _drawn(self, position: Position) -> int:
        """The other's choice where it is left to chance, as often as is best for the other."""
        duel, cells = self._sure.duel(position), Sealed(self._sure, position)
        return int(SystemRandom().choices(list(cells.theirs), duel.theirs)[0])

    def _worth_after(self, position: Position, moves: Sequence[int]) -> float:
        following = position.copy()
        following.apply(vec[i64](list(moves)))
        return self._sure.worth(following)

    # -- afterwards ----------------------------------------------------------------------------

    def verdict(self, played: Sequence[vec[i64]]) -> Verdict:
        """What came of a try: whether it was as good as can be, how the goal stands, and why not.

        Where dice fell, luck does not count: each own choice must keep the best chance there was.
        """
        course = Course(self, played)
        reached = self.goal.value(course.end)
        is_diced = course.is_diced or self.goal.mixes()
        slip = self._slip(course) if is_diced else None
        best = slip.best if slip else self._best_chance()
        chance = slip.chance if slip else best if is_diced else max(reached, 0.0)
        is_sure = best >= 1 and not is_diced
        return {
            "solved": chance >= best - CLOSE,
            "met": reached >= 1,
            "outcome": msgspec.to_builtins(knowing(self.game).outcome(self.etude, self.start, course.end)),
            "chance": None if is_sure else chance,
            "best": None if is_sure else best,
            "slip": {"n": slip.n, "action": slip.action} if slip else None,
            "answers": course.answers,
        }

    def _best_chance(self) -> float:
        return 1.0 if self.etude.chance is None else self.etude.chance

    def _slip(self, course: Course) -> Slip | None:
        """The first own choice that gave away some of the chance."""
        for number, (n, position, move) in enumerate(course.choices):
            best = self._sure.worth(position) if number else self._best_chance()
            chance = self._chance_of(position, move)
            if chance < best - CLOSE:
                return Slip(n, self.game.action(position, self.seat, move), chance, best)
        return None

    def _chance_of(self, position: Position, move: int) -> float:
        actors = position.actors()
        own = list(actors).index(self.seat)
        if self._is_duel(position):
            duel, cells = self._sure.duel(position), Sealed(self._sure, position)
            shares = zip(cells.theirs, duel.theirs, strict=True)
            pairs = [
                ((move, other) if own == 0 else (other, move), share) for other, share in shares if share
            ]
            return sum(share * self._worth_after(position, moves) for moves, share in pairs)
        return self._sure.against_all(position, actors, 0, vec[i64]([]), own, move)


class Slip(NamedTuple):
    """A choice after which less could be had than before it."""

    n: int
    action: Json
    chance: float
    best: float


class Course:
    """A try as it was played: the own choices, the others' answers, and where it ended."""

    def __init__(self, referee: Referee, played: Sequence[vec[i64]]) -> None:
        self.choices: list[tuple[int, Position, int]] = []
        self.answers: list[Reply] = []
        self.is_diced = False
        self.end = referee.start.copy()
        for n, moves in enumerate(played, start=1):
            self._note(referee, n, moves)
            self.end.apply(moves)

    def _note(self, referee: Referee, n: int, moves: vec[i64]) -> None:
        for seat, move in zip(self.end.actors(), moves, strict=True):
            if seat == CHANCE:
                self.is_diced = True
            elif seat == referee.seat:
                self.choices.append((n, self.end.copy(), int(move)))
            elif _is_free(self.end, referee.goal, seat):
                action = referee.game.action(self.end, seat, move)
                self.answers.append({"n": n, "seat": int(seat), "action": action})


def _is_free(position: Position, goal: Goal, seat: int) -> bool:
    return len(open_moves(position, goal, seat)) > 1
