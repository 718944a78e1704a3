"""The referee of etudes: answers as badly as it can, judges tries by what could be had, knows the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.vecs import i64, vec
from warpad.games import find
from warpad.games.neuroshima.puzzles.goals import BattleGoal
from warpad.puzzles import shelf
from warpad.puzzles.referee import Referee

MOST_ETUDES = 8
TRIES = 4


def referee_of(id: str) -> Referee:
    etude = shelf.find(id)
    return Referee(find(etude.game), etude)


def tried(referee: Referee, *actions: dict[str, Any], seed: int = 1) -> Any:
    """Plays these own actions, then the best ones, to the end; the verdict on it."""
    position, played, wanted, dice = referee.start.copy(), [], list(actions), Dice(seed)
    while len(position.actors()) and not referee.is_decided(position):
        moves = vec[i64](moves_at(referee, position, wanted, dice))
        played.append(moves)
        position.apply(moves)
    return referee.verdict(played)


def moves_at(referee: Referee, position: Any, wanted: list[dict[str, Any]], dice: Dice) -> list[int]:
    actors = list(position.actors())
    if actors == [CHANCE]:
        return [position.draw(dice)]
    if referee.seat not in actors:
        return referee.answers(position)
    game, seat = referee.game, referee.seat
    own = game.move(position, seat, wanted.pop(0)) if wanted else referee.best(position)
    others = referee.answers(position, own) if len(actors) > 1 else []
    return [own if actor == seat else others.pop(0) for actor in actors]


@pytest.mark.parametrize("id", ["borgo-01", "moloch-05", "outpost-03", "ant-02", "duel-02"])
def test_who_follows_the_referee_has_solved_it(id: str) -> None:
    told = tried(referee_of(id))
    assert told["solved"] is True
    assert told["slip"] is None


def test_a_try_without_dice_is_judged_by_the_goal() -> None:
    told = tried(referee_of("moloch-05"), {"do": "end"})
    assert (told["solved"], told["met"], told["chance"]) == (False, False, None)
    assert told["outcome"] == {"id": "etude-outcome-survive", "args": {"amount": 8, "wanted": 9}}


def test_the_answer_that_refutes_is_named() -> None:
    push = {"do": "push", "tile": "moloch-push-back", "from": "E1", "at": "D1"}
    told = tried(referee_of("moloch-05"), push, {"do": "end"})
    assert told["solved"] is False
    assert [one["action"]["do"] for one in told["answers"]] == ["retreat"]


def test_luck_does_not_count() -> None:
    referee = referee_of("ant-02")
    weak = {"do": "order", "army": "south", "unit": "spider", "path": "NE"}
    verdicts = [tried(referee, weak, seed=seed) for seed in range(12)]
    assert {one["solved"] for one in verdicts} == {False}
    assert {one["met"] for one in verdicts} == {True, False}
    for told in verdicts:
        assert 0 < told["chance"] < told["best"]
        assert told["slip"]["action"] == weak


def test_bad_luck_does_not_count_either() -> None:
    referee = referee_of("wasp-04")
    verdicts = [tried(referee, seed=seed) for seed in range(6)]
    assert {one["solved"] for one in verdicts} == {True}
    assert {one["met"] for one in verdicts} == {True, False}


def test_every_order_of_a_mixture_is_as_good_and_another_is_not() -> None:
    referee = referee_of("duel-02")
    etude = referee.etude
    assert len(etude.mixture) > 1
    for share in etude.mixture:
        assert tried(referee, share.action)["solved"] is True
    idle = {"do": "order", "army": "south", "unit": "rhino", "path": "stay"}
    told = tried(referee, idle)
    assert (told["solved"], told["best"]) == (False, etude.chance)


def test_an_etude_of_neuroshima_allows_only_what_belongs_to_it() -> None:
    referee = referee_of("borgo-01")
    legal = referee.game.legal_actions(referee.start, 0)
    allowed = [
        action
        for action, move in zip(legal, referee.start.legal(0), strict=True)
        if referee.allows(referee.start, move)
    ]
    assert "discard" in {action["do"] for action in legal}
    assert "discard" not in {action["do"] for action in allowed}


def moments(referee: Referee, dice: Dice) -> Iterator[Any]:
    """The free decisions of a random try."""
    position, end = referee.start.copy(), {"do": "end"}
    while not referee.is_decided(position):
        if position.actor() != referee.seat:
            position.apply(vec[i64](moves_at(referee, position, [], dice)))
            continue
        allowed = [move for move in position.legal(referee.seat) if referee.allows(position, move)]
        if end in [referee.game.action(position, referee.seat, move) for move in allowed]:
            yield position.copy()
        position.play(allowed[dice.below(len(allowed))])


@pytest.mark.parametrize("kind", ["destroy-hq", "damage", "survive", "destroy-tile", "lose-nothing"])
def test_progress_foretells_what_the_goal_will_say(kind: str) -> None:
    """Whoever ends the turn now gets what the progress said, where nobody has to choose in the battle."""
    compared, dice = 0, Dice(4)
    asked = [one for one in shelf.etudes("neuroshima") if one.goal["kind"] == kind][:MOST_ETUDES]
    for etude in asked * TRIES:
        referee = Referee(find("neuroshima"), etude)
        assert isinstance(referee.goal, BattleGoal)
        for position in moments(referee, dice):
            told = referee.progress(position)
            assert told is not None
            position.play(referee.game.move(position, referee.seat, {"do": "end"}))
            if referee.is_decided(position):
                compared += 1
                assert told["met"] == (referee.goal.value(position) == 1), (etude.id, told)
                if kind not in ("destroy-hq", "lose-nothing"):
                    assert told["amount"] == max(referee.goal.reached(position), 0), (etude.id, told)
    assert compared > MOST_ETUDES


def test_progress_counts_what_the_goal_counts() -> None:
    referee = referee_of("moloch-05")
    assert referee.progress(referee.start) == {"amount": 8, "wanted": 9, "met": False}
    assert referee_of("ant-02").progress(referee_of("ant-02").start) is None
