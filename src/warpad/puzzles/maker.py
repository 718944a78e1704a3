"""Making etudes: random boards are solved, and only the interesting ones are kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.etude import Draft, Etude, Saying
from warpad.core.game import Game, Json
from warpad.core.position import SEVERAL, Position
from warpad.puzzles.attempts import (
    lucky_tries,
    lucky_ways,
    obvious_order,
    obvious_try,
    open_moves,
    size_of,
)
from warpad.puzzles.exact import Exact
from warpad.puzzles.grading import budget_of, grade_of, reasons_of, rules_in
from warpad.puzzles.search import NO_LIMIT
from warpad.puzzles.solver import (
    Answer,
    Line,
    knowing,
    mixture_in,
    own_choice,
    prepared,
    solve,
    steps_of,
    with_luck,
)

MOST_SOLUTIONS = 1
RANDOM_TRIES = 200
# More best tries than this (in whatever order, turned whichever way) are not worth a closer look.
MOST_WAYS = 40
# A mixture of more choices than this is for machines.
MOST_MIXED = 4
FEWEST_THEMES = 2
PROBES = 6
# So much better than the obvious tries the best chance must be.
MARGIN = 0.05


@dataclass
class Maker:
    """Tries one random board after another; with a grade in mind, those that take no longer than it does."""

    game: Game
    dice: Dice
    grade: int | None = None
    most_solutions: int = MOST_SOLUTIONS
    tried: int = 0
    # Etudes of another grade than was wanted.
    others: int = 0

    @property
    def nodes(self) -> int:
        return budget_of(self.grade)

    def attempts(self) -> Iterator[Etude | None]:
        """For each board tried the etude it gave, or None."""
        while True:
            self.tried += 1
            yield self.attempt()

    def attempt(self) -> Etude | None:
        draft = knowing(self.game).propose(self.dice)
        etude = None if draft is None else self.refined(draft)
        if etude is None or self.grade in (None, etude.grade):
            return etude
        self.others += 1
        return None

    def refined(self, draft: Draft) -> Etude | None:
        """The etude of a draft, when it has few enough solutions and each needs everything given."""
        etudes = knowing(self.game)
        seat = draft.etude.seat
        if size_of(draft.position, draft.goal, PROBES, self.dice) > self.nodes:
            return None
        most = MOST_WAYS if etudes.plain(draft.etude, draft.position) is None else None
        rough = solve(draft.position, draft.goal, seat, limit=self.nodes, most=most)
        if not self.is_tight(rough, draft.etude):
            return None
        etude = etudes.settle(draft, rough.value, rough.lines[0].end)
        if etude is None:
            return None
        position, goal = prepared(self.game, etude)
        answer = solve(position, goal, seat, limit=self.nodes)
        if not self.is_tight(answer, etude) or self.is_obvious(etude, position, answer):
            return None
        return self.finished(etude, position, answer)

    def is_tight(self, answer: Answer, etude: Etude) -> bool:
        etudes = knowing(self.game)
        return (
            answer.proved
            and answer.is_only
            and 1 <= answer.solutions <= self.most_solutions
            and len(answer.lines) <= max(MOST_MIXED, self.most_solutions)
            and all(etudes.is_whole(line.shape, etude) for line in answer.lines)
        )

    def plain_chance(self, etude: Etude, position: Position) -> float | None:
        """The chance of the obvious tries, where the game knows them."""
        goal = knowing(self.game).plain(etude, position)
        return None if goal is None else solve(position, goal, etude.seat, most=0).value

    def is_obvious(self, etude: Etude, position: Position, answer: Answer) -> bool:
        """Whether what looks best at once is a solution, or nearly as good as one."""
        chance = self.plain_chance(etude, position)
        if chance is not None:
            return answer.value - chance < MARGIN
        _, goal = prepared(self.game, etude)
        if position.actor() != SEVERAL:
            return obvious_try(self.game, position, goal, etude.seat)
        if answer.is_mixture:
            return False
        order = obvious_order(self.game, position, goal, etude.seat)
        return order in [own_choice(position, line, etude.seat) for line in answer.lines]

    def luck(self, etude: Etude, position: Position, answer: Answer) -> int:
        """How many of the random tries are solutions."""
        _, goal = prepared(self.game, etude)
        if knowing(self.game).plain(etude, position) is not None and answer.search is not None:
            return lucky_ways(position, answer.search, answer.value, RANDOM_TRIES, self.dice)
        if position.actor() != SEVERAL:
            return lucky_tries(position, goal, etude.seat, RANDOM_TRIES, self.dice)
        good = [own_choice(position, line, etude.seat) for line in answer.lines]
        moves = open_moves(position, goal, etude.seat)
        return sum(moves[self.dice.below(len(moves))] in good for _ in range(RANDOM_TRIES))

    def finished(self, etude: Etude, position: Position, answer: Answer) -> Etude | None:
        """The etude with all that was proved of it, unless too few rules play together."""
        _, events = steps_of(self.game, position, self.shown(etude, position, answer))
        themes = knowing(self.game).themes(etude, events, answer.lines[0].shape)
        return self.described(etude, position, answer) if len(themes) >= FEWEST_THEMES else None

    def shown(self, etude: Etude, position: Position, answer: Answer) -> Line:
        """The line from which themes and rules are read: where fortune rules, to its lucky end."""
        line = answer.lines[0]
        return line if knowing(self.game).plain(etude, position) is None else with_luck(answer, line)

    def described(self, etude: Etude, position: Position, answer: Answer) -> Etude:
        """Everything that was proved and measured is written into the etude."""
        etudes = knowing(self.game)
        steps, events = steps_of(self.game, position, self.shown(etude, position, answer))
        etude.themes = etudes.themes(etude, events, answer.lines[0].shape)
        etude.solutions = answer.solutions
        etude.chance = answer.value
        etude.measures = {
            "tries": answer.tries,
            "solutions": answer.solutions,
            "depth": answer.lines[0].own,
            "rules": len(rules_in(events)),
            "obvious": self.is_obvious(etude, position, answer),
            "lucky": self.luck(etude, position, answer),
            "random_tries": RANDOM_TRIES,
        }
        turns = etude.goal.get("turns", 1)
        if turns > 1 or etude.opponent == "mixed":
            etude.themes += [*(["turns"] if turns > 1 else []), *(["mixture"] if answer.is_mixture else [])]
            etude.measures |= {"turns": turns, "mixed": len(answer.lines) if answer.is_mixture else 1}
            etude.mixture = mixture_in(self.game, position, etude.seat, answer)
            _state_fractions(etude, position, answer)
        if 0 < answer.value < 1 or "turns" in etude.measures:
            etude.measures["positions"] = answer.nodes
        plain = self.plain_chance(etude, position)
        if plain is not None and answer.search is not None:
            etude.measures["plain"] = plain
            etude.fraction = str(Exact(answer.search).chance(position))
        etude.grade = grade_of(etude.measures)
        etude.reasons = reasons_of(etude.measures)
        etude.hints = hints_of(steps, etude)
        return etude


def _state_fractions(etude: Etude, position: Position, answer: Answer) -> None:
    """Chance and shares as fractions, where they can be told exactly."""
    assert answer.search is not None
    answer.search.limit = NO_LIMIT
    exact = Exact(answer.search)
    choices = [own_choice(position, line, etude.seat) for line in answer.lines]
    with suppress(ArithmeticError):
        chance = exact.chance(position)
        etude.chance, etude.fraction = float(chance), str(chance)
        shares = exact.shares(position, choices) if etude.mixture else []
        for part, share in zip(etude.mixture, shares, strict=True):
            part.share, part.fraction = float(share), str(share)


def hints_of(steps: list[Json], etude: Etude) -> list[Saying]:
    """Three steps: the idea, what it begins with, where and how that is used."""
    first = steps[0][str(etude.seat)]
    where = [step[str(etude.seat)] for step in steps if str(etude.seat) in step]
    found = [Saying("etude-hint-theme", {"theme": theme}) for theme in etude.themes[-1:]]
    if etude.mixture:
        found.append(Saying("etude-hint-mixed", {"count": len(etude.mixture)}))
    else:
        found += key_of(first, where)
    found.append(Saying("etude-hint-action", {"action": first}))
    return found


def key_of(first: Json, actions: list[Json]) -> list[Saying]:
    """The tile, unit or card with which a solution begins, else the last place that it names."""
    for what in ("tile", "unit", "source", "weapon"):
        if what in first:
            return [Saying(f"etude-hint-{what}", {what: first[what]})]
    for what in ("unit", "source", "weapon"):
        told = next((action[what] for action in actions if what in action), None)
        if told is not None:
            return [Saying(f"etude-hint-{what}", {what: told})]
    places = [str(action["at"]) for action in actions if "at" in action]
    return [Saying("etude-hint-place", {"at": places[-1]})] if places else []
