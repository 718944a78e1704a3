"""What to do once the dice lie: for each first outcome of chance the best own moves, told together."""

from __future__ import annotations

import msgspec

from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.puzzles.solver import Answer, Collector, Line


def advice_of(game: Game, answer: Answer, line: Line) -> list[Json]:
    """After a line: `actions` are best in so great a `share` of all outcomes, those in `when`.

    `chance` is what is left then on average. The greatest share comes first.
    """
    assert answer.search is not None
    goal, position = answer.search.goal, line.end
    if goal.value(position) >= 0 or position.actor() != CHANCE:
        return []
    table = [int(number) for number in position.odds()]
    found: dict[bytes, Json] = {}
    for outcome, weight in zip(table[::2], table[1::2], strict=True):
        following = position.copy()
        following.play(outcome)
        share, chance = weight / sum(table[1::2]), answer.search.worth(following)
        actions = best_actions(game, answer, following) if chance > 0 else []
        part = found.setdefault(
            msgspec.json.encode([actions, chance > 0]),
            {"share": 0.0, "chance": 0.0, "actions": actions, "when": []},
        )
        part["when"].append(game.action(position, CHANCE, outcome))
        part["share"] += share
        part["chance"] += share * chance
    for part in found.values():
        part["chance"] /= part["share"]
    return sorted(found.values(), key=lambda part: -part["share"])


def best_actions(game: Game, answer: Answer, position: Position) -> list[Json]:
    """The own moves up to where chance steps in again; passing goes without saying."""
    assert answer.search is not None
    search = answer.search
    collector = Collector(search, answer.value)
    found: list[Json] = []
    while search.goal.value(position) < 0 and (who := position.actor()) not in (CHANCE, SEVERAL, NOBODY):
        move, following = collector.likeliest(position, who)
        action = game.action(position, who, move)
        if who == search.seat and action["do"] != "pass":
            found.append(action)
        position = following
    return found
