"""The coach: warns of what is clearly worse, knows no more than its seat, and advises what can be played."""

from __future__ import annotations

import pytest

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, NOBODY, Position
from warpad.core.thinking.critic import Effort
from warpad.games import GAMES, find
from warpad.review import coach
from warpad.review.coach import Coach

SEED = 4
QUICK = Effort(ways=4, draws=1, fresh=4, looks=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many draws as a test can wait for."""
    monkeypatch.setattr(coach, "EFFORT", QUICK)
    monkeypatch.setattr(Coach, "_favourites", lambda self: [])


def some_position(game: Game, steps: int) -> tuple[Position, int]:
    """A decision some way into a game, and whose it is."""
    position, dice = game.new(game.among_programs({})), Dice(SEED)
    done = 0
    while position.actor() != NOBODY:
        actors = [int(actor) for actor in position.actors()]
        free = [actor for actor in actors if actor != CHANCE and len(position.legal(actor)) > 2]
        if done >= steps and free:
            return position, free[0]
        moves = position.actors()
        for i, actor in enumerate(actors):
            moves[i] = position.draw(dice) if actor == CHANCE else position.pick(actor, dice)
        position.apply(moves)
        done += 1
    raise AssertionError("the game is over")


@pytest.mark.parametrize("name", GAMES)
class TestEveryGame:
    def test_what_is_advised_can_be_played_and_has_a_reason(self, name: str) -> None:
        game = find(name)
        position, seat = some_position(game, 12)
        counsel = Coach(game, position.imagine(seat, Dice(1)), seat, SEED).advise()
        assert counsel["line"][0] in game.legal_actions(position, seat)
        assert counsel["reasons"]
        assert 0 <= counsel["chance"] <= 1

    def test_worlds_that_look_the_same_are_advised_the_same(self, name: str) -> None:
        """All that the coach is given is a world that the seat imagines; from its view all else follows."""
        game = find(name)
        position, seat = some_position(game, 12)
        one, other = (position.imagine(seat, Dice(seed)) for seed in (1, 2))
        assert one.observe(seat) == other.observe(seat)
        advice = [Coach(game, world, seat, SEED) for world in (one, other)]
        first, second = (one.advise() for one in advice)
        assert first == second
        move = int(position.legal(seat)[0])
        assert advice[0].judge(move) == advice[1].judge(move)

    def test_a_choice_is_judged_beside_better_ones(self, name: str) -> None:
        game = find(name)
        position, seat = some_position(game, 12)
        adviser = Coach(game, position.imagine(seat, Dice(1)), seat, SEED)
        best = game.move(position, seat, adviser.advise()["line"][0])
        word = adviser.judge(best)
        assert word["kind"] != "warning"
        assert word["loss"] >= 0


def test_where_only_one_move_is_open_the_coach_says_so() -> None:
    game = find("neon")
    position, dice = game.new(game.among_programs({})), Dice(SEED)
    while True:
        actors = [int(actor) for actor in position.actors()]
        forced = [actor for actor in actors if actor != CHANCE and len(position.legal(actor)) == 1]
        if forced:
            break
        moves = position.actors()
        for i, actor in enumerate(actors):
            moves[i] = position.draw(dice) if actor == CHANCE else position.pick(actor, dice)
        position.apply(moves)
    counsel = Coach(game, position.imagine(forced[0], Dice(1)), forced[0], SEED).advise()
    assert [saying.id for saying in counsel["reasons"]] == ["coach-because-only"]
