"""What decided: its parts add up to the loss, it knows what the seat knows, and asking changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from tests.review.test_coach import some_position
from warpad.bots import Bot, Sight, make
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, NOBODY
from warpad.core.thinking.critic import Effort, critic_of
from warpad.core.thinking.grounds import find_why
from warpad.core.thinking.judgement import Alternative
from warpad.core.thinking.why import Why
from warpad.games import GAMES, find
from warpad.review import why, why_of

QUICK = Effort(ways=4, draws=1, fresh=5, looks=0)
# Worths are told with four digits.
ROUNDED = 0.003


@pytest.mark.parametrize("name", GAMES)
class TestEveryGame:
    @pytest.mark.parametrize("steps", [4, 14, 30])
    def test_facts_add_up_to_what_the_next_best_loses(self, name: str, steps: int) -> None:
        game = find(name)
        position, seat = some_position(game, steps)
        found = why(game, position, seat, int(position.legal(seat)[0]), effort=QUICK)
        assert found.line[0] == game.action(position, seat, int(position.legal(seat)[0]))
        assert 0 <= found.chance <= 1
        if found.beside is not None:
            assert found.beside.line != found.line
            assert sum(one.worth for one in found.weighs) == pytest.approx(found.beside.loss, abs=ROUNDED)

    def test_worlds_that_look_the_same_are_explained_the_same(self, name: str) -> None:
        game = find(name)
        position, seat = some_position(game, 12)
        move = int(position.legal(seat)[-1])
        one, other = (position.imagine(seat, Dice(seed)) for seed in (1, 2))
        assert one.observe(seat) == other.observe(seat)
        assert why(game, one, seat, move, effort=QUICK) == why(game, other, seat, move, effort=QUICK)

    def test_answers_are_those_of_others_and_what_they_may_do_in_an_imagined_world(self, name: str) -> None:
        game = find(name)
        position, seat = some_position(game, 30)
        found = why(game, position, seat, int(position.legal(seat)[0]), effort=QUICK)
        for one in found.expects:
            assert one.seat != seat
            assert 0 < one.share <= 1
            assert "do" in one.action

    def test_it_can_be_written_and_read(self, name: str) -> None:
        game = find(name)
        position, seat = some_position(game, 12)
        found = why(game, position, seat, int(position.legal(seat)[0]), effort=QUICK)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Why) == found

    def test_asking_changes_no_move(self, name: str) -> None:
        """The same seeds, once with everybody asked why: the same game, move by move."""
        game = find(name)
        assert played(game, False) == played(game, True)


def played(game: Game, asked: bool) -> list[int]:
    position, dice = game.new(game.among_programs({})), Dice(3)
    seats = len(game.seats(position))
    bots, moves, found = [make("easy", game) for _ in range(seats)], position.actors(), []
    for bot in bots:
        bot.budget._clock = lambda: 0.0  # type: ignore[attr-defined]
    while len(found) < 14 and position.actor() != NOBODY:
        moves = position.actors()
        for i, actor in enumerate(list(moves)):
            if actor == CHANCE:
                moves[i] = position.draw(dice)
                continue
            moves[i] = bots[actor].choose(Sight(game, position, int(actor)), dice)
            if asked and len(found) % 5 == 0:
                why(game, position, int(actor), int(moves[i]), effort=Effort(2, 1, 2, 0))
        found += [int(move) for move in moves]
        position.apply(moves)
    return found


def test_a_bot_of_ones_own_may_say_why_itself() -> None:
    game = find("neuroshima")
    position, seat = some_position(game, 12)
    said = Why([], 0.5, 0.1, [], None, [])

    class Candid(Bot):
        def choose(self, sight: Sight, dice: Dice) -> int:
            return sight.legal()[0]

        def why(self, sight: Sight, move: int, dice: Dice) -> Why:
            return said

    assert why_of(Candid(game.name), game, position, seat, int(position.legal(seat)[0])) is said


@pytest.mark.parametrize("name", GAMES)
def test_the_same_draws_come_again(name: str) -> None:
    """What is looked up afterwards is what the values were made of, to the last digit."""
    game = find(name)
    position, seat = some_position(game, 20)
    critic = critic_of(game)
    hearing = critic.hear(position, seat, Dice(5))
    way = hearing.look(QUICK)[0].anew()
    hearing.compare([way], 3)
    again = [sum(end.share * end.value for end in hearing.again(lot, way)) for lot in way.lots]
    assert again == pytest.approx(way.values, abs=1e-9)


def test_a_way_in_another_order_is_not_the_next_best() -> None:
    game = find("neuroshima")
    position, seat = some_position(game, 12)
    hearing = critic_of(game).hear(position, seat, Dice(5))
    way = hearing.look(QUICK)[0].anew()
    twin = Alternative(list(way.moves))
    hearing.compare([way, twin], 3)
    assert find_why(hearing, way, [way, twin]).beside is None
