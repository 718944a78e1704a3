"""A blunder that must be warned of in each game, and its twin of which nobody may be warned.

Judged by what the server calls, as it calls it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.core.thinking.critic import Effort
from warpad.games import find
from warpad.lessons.shelf import find as find_task
from warpad.review import coach
from warpad.review.shapes import Word
from warpad.server.work.coaching import judge
from warpad.server.work.thinking import Question

SEAT, SEED = 0, 5
# Uncompiled battles take their time, and this blunder is clear on few draws; the other games are quick.
FEW = Effort(ways=3, draws=1, fresh=4, looks=0)


@dataclass
class Choice:
    """A decision and what is chosen."""

    position: Position
    action: Json

    def judged(self, name: str) -> Word:
        world = self.position.imagine(SEAT, Dice(SEED))
        return judge(Question(find(name), "", world, SEAT, SEED, "match"), self.action, [])


def battle(facing: int) -> Choice:
    """A Ganger and a Thug beside an HQ of 3, which they strike when they face it: is a battle called?"""
    turned = (facing + 5) % 6
    board = [
        ((0, 2), "outpost-hq", 0, 0),
        ((-1, -1), "outpost-runner", 0, 0),
        ((0, 1), "hegemony-ganger", 1, facing),
        ((-1, 2), "hegemony-thug", 1, turned),
        ((0, -2), "hegemony-hq", 1, 0),
    ]
    position: dict[str, Any] = {
        "game": "neuroshima",
        "ruleset": "3.0",
        "players": [
            {"army": "outpost", "hp": 3, "hand": ["outpost-battle", "outpost-brawler", "outpost-sniper"]},
            {"army": "hegemony", "hp": 8, "hand": []},
        ],
        "board": [
            {"at": list(at), "tile": tile, "player": player, "rotation": rotation}
            for at, tile, player, rotation in board
        ],
        "turn": 0,
    }
    return Choice(find("neuroshima").load(position), {"do": "battle", "tile": "outpost-battle"})


TOWARDS_THE_HQ, AWAY = 3, 0


def task_position(name: str, lesson: str, task: str) -> Position:
    game = find(name)
    return game.lesson_start(find_task(game, lesson, task)[1])


def reroll(task: str) -> Choice:
    """An Ant that may roll its die again: behind by two in task b, ahead in task c."""
    position = task_position("bugs", "bugs-05", task)
    action = next(one for one in find("bugs").legal_actions(position, SEAT) if one["do"] == "reroll")
    return Choice(position, action)


def last_action(action: str) -> Choice:
    """The last round: an attack brings the points that win, a search brings none."""
    return Choice(task_position("neon", "neon-12", "b"), {"do": "act", "action": action, "half": 1})


BLUNDERS = {
    "neuroshima": (battle(TOWARDS_THE_HQ), battle(AWAY), "nh-because-keeps-hq"),
    "neon": (last_action("search"), last_action("attack"), "neon-why-own-points"),
    "bugs": (reroll("c"), reroll("b"), "bugs-because-answer"),
}


@pytest.mark.parametrize("name", BLUNDERS)
class TestABlunder:
    @pytest.fixture(autouse=True)
    def quick(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        if name == "neuroshima":
            monkeypatch.setattr(coach, "EFFORT", FEW)

    def test_is_warned_of_with_its_reason_and_a_way_out(self, name: str) -> None:
        choice, _, reason = BLUNDERS[name]
        word = choice.judged(name)
        assert word["kind"] == "warning"
        assert reason in [saying.id for saying in word["reasons"]]
        chosen, better = word["futures"]
        assert chosen["line"][0] == choice.action
        assert better["line"][0] in find(name).legal_actions(choice.position, SEAT)
        assert better["line"][0] != choice.action

    def test_has_a_twin_that_nobody_is_warned_of(self, name: str) -> None:
        _, twin, _ = BLUNDERS[name]
        assert twin.judged(name)["kind"] != "warning"
