"""Laws of positions: the nine questions hold together in every game."""

from __future__ import annotations

import msgspec
import pytest
from rich.text import Text

from tests.contract.games import (
    LONGEST,
    Sample,
    seats_of,
    snapshots,
    some_moves,
    viewers_of,
    walk,
)
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, SetupError
from warpad.core.game import Json
from warpad.core.position import CHANCE, SPECTATOR, Position

SOME = 12
WORLDS = 3
AHEAD = 15


def seen(sample: Sample, position: Position, viewer: int) -> bytes:
    return msgspec.json.encode(position.observe(viewer), order="deterministic")


def options_of(position: Position) -> dict[int, list[int]]:
    """Who acts, and what each of them may do."""
    return {
        seat: list(position.odds() if seat == CHANCE else position.legal(seat)) for seat in position.actors()
    }


def everything(sample: Sample, position: Position) -> tuple[object, ...]:
    """All that a position says of itself."""
    views = [seen(sample, position, viewer) for viewer in viewers_of(sample, position)]
    return position.key(), options_of(position), position.scores(), views


def test_random_play_ends_with_a_score_for_each_seat(sample: Sample, seed: int) -> None:
    position = sample.start()
    for _ in walk(position, Dice(seed)):
        over = not len(position.actors())
        assert bool(position.scores()) == over
    assert over, f"still going after {LONGEST} decisions"
    scores = position.scores()
    assert len(scores) == len(seats_of(sample, position))
    assert all(0 <= score <= 1 for score in scores)


def test_what_is_said_to_look_alike_does(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        if sample.game.looks_alike(position):
            assert len({seen(sample, position, viewer) for viewer in viewers_of(sample, position)}) == 1


def test_actors_always_have_something_to_do(sample: Sample, seed: int) -> None:
    for position in walk(sample.start(), Dice(seed)):
        for seat, moves in options_of(position).items():
            codes = moves[::2] if seat == CHANCE else moves
            assert codes
            assert len(set(codes)) == len(codes)
            assert seat != CHANCE or min(moves[1::2]) > 0


def test_actors_are_chance_alone_or_seats_in_order(sample: Sample, seed: int) -> None:
    for position in walk(sample.start(), Dice(seed)):
        who = list(position.actors())
        assert who == [CHANCE] or who == sorted(set(who) & set(seats_of(sample, position)))


def test_the_fast_pick_and_draw_stay_within_the_rules(sample: Sample, seed: int) -> None:
    dice = Dice(seed)
    for position in snapshots(sample, seed, SOME):
        for seat, moves in options_of(position).items():
            if seat == CHANCE:
                assert position.draw(dice) in moves[::2]
            else:
                assert all(position.pick(seat, dice) in moves for _ in range(5))


def test_copies_are_independent(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        before = everything(sample, position)
        twin = position.copy()
        assert everything(sample, twin) == before
        for _ in walk(twin, Dice(seed), AHEAD):
            pass
        assert everything(sample, position) == before
        other = position.copy()
        after = everything(sample, twin)
        for _ in walk(other, Dice(seed + 1), AHEAD):
            pass
        assert everything(sample, twin) == after


def test_equal_dice_give_equal_games(sample: Sample, seed: int) -> None:
    ends = [[p.key() for p in walk(sample.start(), Dice(seed), 200)] for _ in range(2)]
    assert ends[0] == ends[1]


def test_a_position_survives_json(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        data = msgspec.json.decode(msgspec.json.encode(sample.game.dump(position)))
        again = sample.game.load(data)
        assert everything(sample, again) == everything(sample, position)
        assert sample.game.dump(again) == sample.game.dump(position)
        keys = [[p.key() for p in walk(p, Dice(seed), AHEAD)] for p in (again, position.copy())]
        assert keys[0] == keys[1]


def test_data_names_its_game(sample: Sample) -> None:
    assert sample.game.dump(sample.start())["game"] == sample.game.name


def damaged(data: Json) -> list[Json]:
    """The same data with one part of it missing or wrong."""
    wrong: tuple[object, ...] = (None, "nonsense", -7, 10**9, [], [None], {}, {"nonsense": 1})
    missing = [{n: v for n, v in data.items() if n != name} for name in data]
    return [*missing, *({**data, name: value} for name in data for value in wrong), {**data, "nonsense": 1}]


def test_damaged_data_loads_as_a_sound_position_or_is_refused(sample: Sample, seed: int) -> None:
    if sample.game.name == "toy":
        pytest.skip("the toy trusts its data")
    position = snapshots(sample, seed, SOME)[SOME // 2]
    refused = 0
    for data in damaged(sample.game.dump(position)):
        try:
            loaded = sample.game.load(data)
        except (DecodeError, SetupError):
            refused += 1
        else:
            everything(sample, loaded)
    assert refused


def test_a_seat_sees_the_same_in_every_world_it_can_imagine(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            mine, public = seen(sample, position, seat), seen(sample, position, SPECTATOR)
            for number in range(WORLDS):
                world = position.imagine(seat, Dice(seed * WORLDS + number))
                assert seen(sample, world, seat) == mine
                assert seen(sample, world, SPECTATOR) == public
                assert list(world.actors()) == list(position.actors())
                if seat in list(position.actors()):
                    assert list(world.legal(seat)) == list(position.legal(seat))


def test_an_imagined_world_holds_nothing_of_the_true_one(sample: Sample, seed: int) -> None:
    """Worlds are handed to other people's programs: the same dice give the same world wherever they fall."""
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            other = position.imagine(seat, Dice(seed + 1))
            worlds = [sample.game.dump(one.imagine(seat, Dice(seed))) for one in (position, other)]
            assert worlds[0] == worlds[1]


def test_without_secrets_everybody_sees_the_same(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        if not sample.game.has_secrets(position):
            views = {seen(sample, position, viewer) for viewer in viewers_of(sample, position)}
            assert len(views) == 1


def test_imagined_worlds_can_be_played_on(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            before = position.key()
            for _ in walk(position.imagine(seat, Dice(seed)), Dice(seed), AHEAD):
                pass
            assert position.key() == before


def test_listening_changes_nothing(sample: Sample, seed: int) -> None:
    quiet, heard = sample.start(), sample.start()
    heard.listen()
    dice, same = Dice(seed), Dice(seed)
    while len(quiet.actors()):
        quiet.apply(some_moves(quiet, dice))
        heard.apply(some_moves(heard, same))
        heard.take_events()
    assert heard.key() == quiet.key()


def test_evaluation_is_a_share(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            assert 0 <= sample.game.evaluate(position, seat) <= 1


def test_positions_can_be_drawn(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        for viewer in (None, *seats_of(sample, position)):
            assert Text.from_markup(sample.game.draw(position, viewer)).plain.strip()


def test_turns_are_numbered(sample: Sample, seed: int) -> None:
    for position in snapshots(sample, seed, SOME):
        assert isinstance(sample.game.turn_number(position), int)
