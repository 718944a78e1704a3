"""Mistakes tried anew: the same decision, the others as they did, judged beside the best."""

from __future__ import annotations

from functools import cache

import pytest

from tests.review.games import played
from warpad.core.attempt import Attempt
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.record import actor_name, step_of
from warpad.core.thinking.critic import Effort
from warpad.core.thinking.judgement import Alternative
from warpad.core.vecs import i64, vec
from warpad.games import GAMES, find
from warpad.review import review
from warpad.review.mistakes import Mistake, Retrying, mistake_of
from warpad.review.reasons import reasons
from warpad.review.shapes import Decision

SMALL = Effort(ways=4, draws=1, fresh=3, looks=1)
STEPS = {"bugs": 18, "neuroshima": 24, "neon": 40}


@cache
def worst(name: str) -> tuple[Mistake, Decision]:
    """The decision that gave most away in a game at random."""
    game, record = find(name), played(name, most=STEPS[name])
    found = review(game, record, SMALL)
    decision = max(found["decisions"], key=lambda one: one["loss"])
    return mistake_of(game, record, decision), decision


def tried(retrying: Retrying, line: list[Json]) -> list[Json]:
    """The steps so far of a try that has done this much."""
    game, steps, left = retrying.game, [], list(line)
    now = retrying.replayed([])
    while not retrying.is_over(now):
        actors = [int(actor) for actor in now.position.actors()]
        if retrying.seat in actors and not left:
            break
        own = game.legal_move(now.position, retrying.seat, left.pop(0)) if retrying.seat in actors else -1
        others = retrying.answers(now, own)
        moves = [own if actor == retrying.seat else others.pop(0) for actor in actors]
        steps.append(step_of(game, now.position, vec[i64](moves)))
        now = retrying.replayed(steps)
    return steps


@pytest.mark.parametrize("name", GAMES)
class TestEveryGame:
    def test_the_position_is_the_one_before_the_decision(self, name: str) -> None:
        mistake, decision = worst(name)
        retrying = Retrying(find(name), mistake, SMALL)
        assert mistake.seat in list(retrying.start.actors())
        assert not retrying.is_over(Attempt(retrying.start, [], []))
        assert mistake.played == decision["played"]["line"]

    def test_what_was_played_is_known_again_and_is_no_solution(self, name: str) -> None:
        mistake, _ = worst(name)
        retrying = Retrying(find(name), mistake, SMALL)
        verdict = retrying.verdict(tried(retrying, mistake.played))
        assert verdict["retrial"]["kind"] == "same"
        assert not verdict["solved"]

    def test_the_best_line_can_be_played_step_by_step_and_solves_it(self, name: str) -> None:
        mistake, _ = worst(name)
        retrying = Retrying(find(name), mistake, SMALL)
        now, shown = retrying.replayed([]), []
        while not retrying.is_over(now):
            if retrying.seat in list(now.position.actors()):
                move = retrying.best(now)
                shown.append(retrying.game.action(now.position, retrying.seat, move))
            now = retrying.replayed(tried(retrying, shown))
        assert shown == mistake.best
        verdict = retrying.verdict(list(now.steps))
        assert (verdict["solved"], verdict["retrial"]["kind"]) == (True, "best")
        assert verdict["retrial"]["chance"] == verdict["retrial"]["best"]

    def test_the_others_do_what_they_did(self, name: str) -> None:
        mistake, _ = worst(name)
        retrying = Retrying(find(name), mistake, SMALL)
        game, start = retrying.game, retrying.start
        others = [int(actor) for actor in start.actors() if actor not in (mistake.seat, CHANCE)]
        moves = retrying.answers(Attempt(start, [], []))
        told = {
            actor_name(seat): game.action(start, seat, move) for seat, move in zip(others, moves, strict=True)
        }
        assert told == {name: mistake.others[name] for name in told}


class TestReasons:
    def way(self, **facts: float) -> Alternative:
        return Alternative([1], [0.5], {name.replace("_", "-"): value for name, value in facts.items()})

    def test_what_speaks_against_the_better_choice_is_no_reason(self) -> None:
        better, other = self.way(own_hp=19.0, foe_tiles=10.6), self.way(own_hp=17.0, foe_tiles=9.5)
        assert reasons(better, other) == [{"name": "own-hp", "what": "", "best": 19.0, "played": 17.0}]

    def test_less_of_what_the_others_have_is_one(self) -> None:
        better, other = self.way(foe_hp=12.0), self.way(foe_hp=17.5)
        assert [fact["name"] for fact in reasons(better, other)] == ["foe-hp"]

    def test_a_piece_is_told_by_its_name(self) -> None:
        better = Alternative([1], [0.5], {"own-tile:moloch-guard": 1.0})
        other = Alternative([2], [0.5], {"own-tile:moloch-guard": 0.0})
        assert reasons(better, other)[0]["what"] == "moloch-guard"

    def test_what_differs_little_is_not_told(self) -> None:
        assert reasons(self.way(own_hp=19.0), self.way(own_hp=18.9)) == []
