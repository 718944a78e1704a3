"""The review of one record: first the graph, then every decision, the most suspicious first."""

from __future__ import annotations

from collections.abc import Iterator

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.game import Game
from warpad.core.record import Record, given_up
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import USUAL, Effort, critic_of, is_better
from warpad.core.thinking.grounds import find_why
from warpad.core.thinking.judgement import Alternative, Judgement
from warpad.core.thinking.why import Why
from warpad.review.ledger import Change, keep_account
from warpad.review.marks import ALONE, Mark, mark_of, sure_mark, total_accuracy
from warpad.review.moments import Moment, Walk
from warpad.review.reasons import reasons
from warpad.review.shapes import Decision, Point, Review, Way

TURNING_POINTS = 3
MOST_REASONS = 2
# The first glance has one look for so many of the graph, and shows which decisions are judged first.
GLANCE = 8
FIRST = 3


class Reviewer:
    """Judges a record step by step; `found` tells at any time what is known so far."""

    def __init__(self, game: Game, record: Record, effort: Effort = USUAL, seed: int = 1) -> None:
        self.game = game
        self._seed = seed
        self._critic = critic_of(game)
        self.effort = effort.times(self._critic.pace)
        walk = Walk(game, self._critic, record)
        self._record = record
        self._end = walk.end
        self._moments = walk.moments
        self._changes: list[Change] = []
        self._judged: dict[tuple[int, int], Judgement] = {}
        self._because: dict[tuple[int, int], list[Saying]] = {}
        self._why: dict[tuple[int, int], Why | None] = {}
        self._seats = [dict(seat) for seat in game.seats(walk.end)]
        self._open = [(at, seat) for at, moment in enumerate(self._moments) for seat in sorted(moment.free)]

    # -- work --------------------------------------------------------------------------------

    def run(self) -> Iterator[int]:
        """Does the work piece by piece; after each it tells how many decisions are judged.

        A glance at the whole game comes first, and the worst falls that it shows are judged at once: who
        waits has something to look at. Then the graph is drawn with care, and all else is judged."""
        yield from self._draw_graph(GLANCE)
        yield from self._judge(FIRST)
        yield from self._draw_graph()
        yield from self._judge(len(self._open))

    def _judge(self, most: int) -> Iterator[int]:
        """Judges the most suspicious decisions, until so many are judged."""
        while len(self._judged) < min(most, len(self._open)):
            worst = min((key for key in self._open if key not in self._judged), key=self._suspicion)
            for judged in self._weigh(*worst):
                self._keep(worst, judged)
                yield len(self._judged)

    def _keep(self, decision: tuple[int, int], judged: Judgement) -> None:
        at, seat = decision
        self._judged[decision] = judged
        self._because[decision] = self._reasons(self._moments[at], seat, judged)
        self._why[decision] = why_judged(judged)
        for look in (judged, *judged.others):
            look.hearing = None

    def decisions(self) -> list[tuple[int, int]]:
        """All decisions that are judged, each by the step it began with and its seat."""
        return [(self._moments[at].first, seat) for at, seat in self._open]

    def judge(self, first: int, seat: int) -> Mark:
        """The mark of the decision of a seat that began with a step, judged by itself."""
        at = next(at for at, moment in enumerate(self._moments) if moment.first == first)
        *_, judged = self._weigh(at, seat)
        return sure_mark(judged.loss(), judged.doubt())

    def _weigh(self, at: int, seat: int) -> Iterator[Judgement]:
        """Judges a decision. Where a bad mark is near, the first look is told without a mark, and new ones
        follow, each from the search for ways on. Only they count: the first happened to look bad."""
        moment, dice = self._moments[at], Dice(self._seed + 1000 * at + seat)

        def look() -> Judgement:
            return self._critic.weigh(moment.before, seat, moment.moves[seat], self.effort, dice)

        judged, critic = look(), self._critic
        if critic.more_looks and judged.loss() - judged.doubt() >= critic.suspicious:
            judged.is_settled = False
            yield judged
            judged, *judged.others = (look() for _ in range(critic.more_looks))
        yield judged

    def _reasons(self, moment: Moment, seat: int, judged: Judgement) -> list[Saying]:
        """Why the best is better than a choice that may deserve a mark, by what the seat could see."""
        if not mark_of(judged.loss()):
            return []
        world = Sight(self.game, moment.before, seat).imagine(Dice(self._seed))
        found = self._critic.reasons(world, seat, judged.best.moves, judged.played.moves)
        return found[:MOST_REASONS]

    def total(self) -> int:
        return len(self._open)

    def _draw_graph(self, fewer: int = 1) -> Iterator[int]:
        """The chances at every change of hands between seats and chance; what stood there is drawn over."""
        opening = self._look(0, fewer)
        for at in range(len(self._moments)):
            after = self._moments[at + 1].before if at + 1 < len(self._moments) else self._end
            following = self._look(at + 1, fewer)
            self._changes[at : at + 1] = [Change(opening, self._critic.settled(after) or following)]
            opening = following
            yield len(self._judged)

    def _look(self, at: int, fewer: int) -> list[float]:
        if at < len(self._moments):
            looks = max(1, self.effort.looks * self._critic.steadiness // fewer)
            return self._critic.look(self._moments[at].before, looks, Dice(self._seed + at))
        stated = given_up(self.game, self._record, self._end)
        if stated is not None:
            return [float(score) for score in stated["scores"]]
        return self._critic.look(self._end, self.effort.looks, Dice(self._seed + at))

    def _suspicion(self, key: tuple[int, int]) -> float:
        """The more a seat's chance fell in its decision, the sooner it is judged."""
        at, seat = key
        return self._changes[at].of(seat)

    # -- results -----------------------------------------------------------------------------

    def found(self) -> Review:
        done = len(self._judged) == len(self._open)
        decisions = [self._decision(at, seat) for at, seat in sorted(self._judged)]
        worst = sorted((d for d in decisions if d["mark"]), key=lambda d: d["loss"] - d["half"], reverse=True)
        return {
            "game": self.game.name,
            "rules": self._record.rules,
            "steps": len(self._record.steps),
            "seats": self._seats,
            "judged": len(self._judged),
            "total": len(self._open),
            "done": done,
            "graph": self._graph(),
            "decisions": decisions,
            "accounts": self._accounts() if done and self._changes else [],
            "accuracy": [self._accuracy(seat) for seat in range(len(self._seats))],
            "turning": [
                decision["first"] for decision in worst[:TURNING_POINTS] if decision["mark"] != "only"
            ],
        }

    def _graph(self) -> list[Point]:
        """One point where the game begins and one after every decision."""
        if not self._changes:
            return []
        first = self._moments[0]
        points: list[Point] = [{"step": 0, "turn": first.turn, "chances": rounded(self._changes[0].opening)}]
        for moment, change in zip(self._moments, self._changes, strict=False):
            if moment.free:
                points.append({"step": moment.last, "turn": moment.turn, "chances": rounded(change.closing)})
        if self._moments and len(self._changes) == len(self._moments):
            points[-1]["chances"] = rounded(self._changes[-1].closing)
        return points

    def _decision(self, at: int, seat: int) -> Decision:
        moment, judgement = self._moments[at], self._judged[at, seat]
        loss, half = judgement.loss(), judgement.half()
        mark = sure_mark(loss, judgement.doubt())
        chance = self._moments[at - 1] if at and self._moments[at - 1].is_chance else None
        luck = [self._changes[at - 1].of(s) if chance else 0.0 for s in range(len(self._seats))]
        return {
            "first": moment.first,
            "last": moment.last,
            "turn": moment.turn,
            "seat": seat,
            "played": self._way(moment, seat, judgement.played),
            "ways": [self._way(moment, seat, way) for way in judgement.ranking],
            "loss": round(loss, 4),
            "half": round(half, 4),
            "mark": mark,
            "perhaps": "" if mark == mark_of(loss) else mark_of(loss),
            "only": is_only(judgement),
            "brilliant": is_brilliant(judgement),
            "reasons": self._because[at, seat],
            "facts": reasons(judgement.best, judgement.played),
            "why": self._why[at, seat],
            "luck": rounded(luck),
            "before": rounded(self._changes[at].opening),
            "after": rounded(self._changes[at].closing),
        }

    def _way(self, moment: Moment, seat: int, way: Alternative) -> Way:
        return {
            "line": self._critic.line(moment.before, seat, way.moves),
            "chance": round(way.mean(), 4),
            "half": round(way.half(), 4),
            "share": round(way.share, 3),
        }

    def _accounts(self) -> list[dict[str, float]]:
        teams = [int(seat.get("team", number)) for number, seat in enumerate(self._seats)]
        losses: list[dict[int, float]] = [{} for _ in self._moments]
        for (at, seat), judgement in self._judged.items():
            losses[at][seat] = judgement.cost()
        seats = range(len(self._seats))
        return [keep_account(seat, teams, self._moments, self._changes, losses).rounded() for seat in seats]

    def _accuracy(self, seat: int) -> float | None:
        mine = [self._judged[key] for key in sorted(self._judged) if key[1] == seat]
        found = total_accuracy([one.cost() for one in mine], [one.best.mean() for one in mine])
        return None if found is None else round(found, 1)


def why_judged(judged: Judgement) -> Why | None:
    """What decides between the best and what was played, where that may deserve a mark."""
    if judged.hearing is None or judged.best is judged.played or not mark_of(judged.loss()):
        return None
    return find_why(judged.hearing, judged.best, [judged.played])


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def is_only(judgement: Judgement) -> bool:
    """Whether the best was found, and all else was worse by a mistake or more."""
    if judgement.best is not judgement.played or len(judgement.ranking) < 2:
        return False
    second = judgement.ranking[1]
    return judgement.best.mean() - second.mean() >= ALONE and is_better(judgement.best, second)


def is_brilliant(judgement: Judgement) -> bool:
    """The only good choice, and something else looked best at first."""
    return is_only(judgement) and judgement.obvious != judgement.played.moves


def review(game: Game, record: Record, effort: Effort = USUAL, seed: int = 1) -> Review:
    """The whole review of a record."""
    reviewer = Reviewer(game, record, effort, seed)
    for _ in reviewer.run():
        pass
    return reviewer.found()
