"""The coach: what it would do and why, whether a choice is a blunder, and what was well done.

It knows what the seat knows: it is given a world that the seat imagines, and imagines others from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import Effort, Hearing, critic_of, is_better, rank
from warpad.core.thinking.grounds import find_why
from warpad.core.thinking.judgement import Alternative, Judgement, half_interval
from warpad.core.thinking.levels import HARD
from warpad.review.marks import INACCURACY, MISTAKE, sure_mark
from warpad.review.reasons import reasons
from warpad.review.shapes import Counsel, Future, Word
from warpad.review.words import fact_text

# Quick enough to be asked at every decision.
EFFORT = Effort(ways=8, draws=5, fresh=14, looks=0)
# How many ways are judged on draws of their own: the best, and those that begin with what was chosen.
FINALISTS, OWN_FINALISTS = 3, 2
MOST_REASONS = 3
# A warning is looked at again on so many times the draws, with more ways to go on after what was chosen.
SECOND_LOOK, SECOND_OWN = 3, 6
# Ways that differ by less, in points of a hundred, are much the same.
CLEAR = 3
# Nothing more than this was lost by a good choice.
GOOD = 0.02


class Coach:
    """One seat's adviser at one decision; `ways` are what it found, best first."""

    def __init__(
        self, game: Game, world: Position, seat: int, seed: int, ways: Sequence[list[int]] = ()
    ) -> None:
        self._game = game
        self._critic = critic_of(game)
        self._effort = EFFORT.times(self._critic.pace)
        self._world = world
        self._seat = seat
        self._dice = Dice(seed)
        self._sight = Sight(game, world, seat)
        self.ways = [list(moves) for moves in ways]

    # -- what to do --------------------------------------------------------------------------

    def advise(self) -> Counsel:
        """What it would do, with the reasons, and what matters at this decision."""
        hearing = self._critic.hear(self._world, self._seat, self._dice)
        favourites = [way.moves for move in self._favourites() for way in self._begun_with(move)]
        field = hearing.look(self._effort, favourites)
        finalists = self._compared(
            hearing, [*field[:FINALISTS], *with_moves(field, favourites)], self._effort
        )
        ranked = self._sensible(rank(finalists))
        self.ways = [way.moves for way in ranked]
        best = ranked[0]
        return {
            "line": self._critic.line(self._world, self._seat, best.moves),
            "chance": round(best.mean(), 4),
            "reasons": self._advice_reasons(best, ranked),
            "why": find_why(hearing, best, ranked),
            "matters": self._told(self._critic.matters(self._world, self._seat)),
        }

    def _favourites(self) -> list[int]:
        """What the game's own bot would choose: it looks at more moves than a critic can compare."""
        if self._game.mind is None:
            return []
        return [self._game.mind(self._game.name, HARD).choose(self._sight, self._dice)]

    def _begun_with(self, move: int, most: int = OWN_FINALISTS) -> list[Alternative]:
        return self._critic.ways_from(self._sight, move, most, self._dice)

    def _sensible(self, ranked: list[Alternative]) -> list[Alternative]:
        """The first with a reason, else the first that at least wastes nothing, where another is not clearly
        better: advice must be told."""
        near = takewhile(lambda way: not is_better(ranked[0], way), ranked)
        said = [(way, self._said_for(way)) for way in near]
        pointed = [way for way, ids in said if not all(map(is_vain, ids))]
        thrifty = [way for way, ids in said if not any(map(is_vain, ids))]
        first = next(iter([*pointed, *thrifty]), None)
        return ranked if first is None else [first, *(way for way in ranked if way is not first)]

    def _said_for(self, way: Alternative) -> list[str]:
        return [saying.id for saying in self._critic.reasons(self._world, self._seat, way.moves, [])]

    # -- what was chosen ---------------------------------------------------------------------

    def judge(self, move: int) -> Word:
        """A choice that is not made yet, beside the best: a warning, praise, or nothing to say.

        Whoever is warned in vain stops listening: a warning must hold in a second look, on more draws."""
        word = self._look(move, self._effort, OWN_FINALISTS)
        if word["kind"] != "warning":
            return word
        return self._look(move, self._effort.times(SECOND_LOOK), SECOND_OWN)

    def _look(self, move: int, effort: Effort, most_own: int) -> Word:
        hearing = self._critic.hear(self._world, self._seat, self._dice)
        begun = [way.moves for way in self._begun_with(move, most_own)]
        field = hearing.look(effort, [*self.ways, *begun])
        own = [way for way in field if way.moves[0] == move][:most_own]
        others = [way for way in field if way.moves[0] != move][:FINALISTS]
        finalists = self._compared(hearing, [*others, *own], effort)
        mine = max((way for way in finalists if way.moves[0] == move), key=Alternative.mean)
        theirs = [way for way in finalists if way.moves[0] != move]
        if not theirs:
            return silence()
        return self._word(Judgement(mine, [rank(theirs)[0]]), theirs)

    def _word(self, judgement: Judgement, others: list[Alternative]) -> Word:
        mine, best = judgement.played, judgement.best
        loss, half = judgement.loss(), judgement.half()
        mark = sure_mark(loss, judgement.doubt())
        word = silence()
        word["loss"], word["half"], word["mark"] = round(loss, 4), round(half, 4), mark
        if mark in ("mistake", "blunder"):
            word["reasons"] = self._reasons(best, mine.moves) or self._averages(judgement)
            if word["reasons"]:
                word["kind"] = "warning"
                word["futures"] = [self._future(mine), self._future(best)]
        elif loss <= GOOD:
            worst = min(others, key=Alternative.mean)
            gaps = [own - other for own, other in zip(mine.values, worst.values, strict=True)]
            if sum(gaps) / len(gaps) - half_interval(gaps) >= INACCURACY:
                word["reasons"] = self._reasons(mine, worst.moves)[:1]
                word["kind"] = "praise" if word["reasons"] else ""
        return word

    # -- how it is told ----------------------------------------------------------------------

    def _compared(self, hearing: Hearing, field: Sequence[Alternative], effort: Effort) -> list[Alternative]:
        """These ways, each once, on draws of their own."""
        finalists: list[Alternative] = []
        for way in field:
            if not any(way.moves == other.moves for other in finalists):
                finalists.append(way.anew())
        hearing.compare(finalists, effort.fresh)
        return finalists

    def _reasons(self, way: Alternative, instead: list[int]) -> list[Saying]:
        return self._told(self._critic.reasons(self._world, self._seat, way.moves, instead))

    def _advice_reasons(self, best: Alternative, ranked: list[Alternative]) -> list[Saying]:
        if len(self._sight.legal()) == 1:
            return [Saying("coach-because-only")]
        meant = self._critic.intent(self._sight, best.moves, self._dice)
        return self._told([*meant, *(self._reasons(best, []) or self._comparison(ranked))])

    def _averages(self, judgement: Judgement) -> list[Saying]:
        """Where the board alone tells nothing: what people count, after one way and after the other."""
        told = [fact_text(self._game, fact, "instead") for fact in reasons(judgement.best, judgement.played)]
        return self._told([Saying(id, facts) for id, facts in told])

    def _comparison(self, ranked: list[Alternative]) -> list[Saying]:
        """Where nothing else can be told: how the sampled games went, this way and the least good one."""
        best, worst = ranked[0], min(ranked, key=Alternative.mean)
        better, instead = round(100 * best.mean()), round(100 * worst.mean())
        told = Saying("coach-because-chance", {"better": better, "instead": instead})
        return self._told([told] if better - instead >= CLEAR else [Saying("coach-because-same")])

    def _told(self, sayings: Sequence[Saying]) -> list[Saying]:
        return list(sayings[:MOST_REASONS])

    def _future(self, way: Alternative) -> Future:
        tally = self._critic.tally(self._world, self._seat, way)
        return {
            "line": self._critic.line(self._world, self._seat, way.moves),
            "own": [round(number, 1) for number in tally.own],
            "foe": [round(number, 1) for number in tally.foe],
            "exact": tally.exact,
        }


def is_vain(id: str) -> bool:
    """Whether a reason only excuses what comes to nothing."""
    return id.endswith("-nothing-hit")


def with_moves(field: Sequence[Alternative], wanted: Sequence[list[int]]) -> list[Alternative]:
    return [way for way in field if way.moves in wanted]


def silence() -> Word:
    """Nothing to say."""
    return {"kind": "", "mark": "", "loss": 0.0, "half": 0.0, "reasons": [], "futures": []}


def is_warning(word: Word) -> bool:
    return word["kind"] == "warning" and word["loss"] - word["half"] >= MISTAKE
