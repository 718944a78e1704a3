"""Laws of the numbers for programs that learn: nothing secret, nothing lost, nothing out of bounds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.games import Sample, seats_of, snapshots
from warpad.core.dice import Dice
from warpad.core.learning.batch import zeros
from warpad.core.learning.choice import UNDECIDED, Choice
from warpad.core.learning.encoding import ENDED
from warpad.core.learning.notation import Notation
from warpad.core.learning.play import Play
from warpad.core.position import Position
from warpad.core.vecs import i64, vec

SOME = 4
WORLDS = 2
STEPS = 60
MOST_NUMBERS = 4096


@pytest.fixture
def notation(sample: Sample) -> Notation:
    if sample.game.name == "toy":
        pytest.skip("the toy is not for learning")
    return sample.game.notation()


def written(notation: Notation, position: Position, seat: int, picked: tuple[int, ...] = ()) -> bytes:
    row = zeros(notation.observation.size)
    notation.encoding.write(position, seat, vec[i64](list(picked)), row, 0)
    return bytes(row)


def marked(choice: Choice, notation: Notation) -> list[int]:
    mask = zeros(notation.actions.size)
    choice.mark(mask, 0)
    return [number for number, one in enumerate(mask) if one]


def numbers_of(notation: Notation, position: Position, seat: int, move: int) -> list[int]:
    """All steps of a move, whether they are needed or not."""
    found: list[int] = []
    while (number := notation.encoding.number(position, seat, move, len(found))) != ENDED:
        found.append(number)
    return found


def steps_of(sample: Sample, notation: Notation, seed: int) -> Iterator[Play]:
    """A random game, at each step of each decision."""
    play, dice = Play(notation.encoding, -1), Dice(seed)
    play.begin(sample.start(), Dice(seed + 1))
    for _ in range(STEPS):
        if play.asked < 0:
            return
        yield play
        numbers = marked(play.choice, notation)
        assert play.choose(numbers[dice.below(len(numbers))])


def test_a_seat_reads_the_same_numbers_in_every_world_it_can_imagine(
    sample: Sample, notation: Notation, seed: int
) -> None:
    for position in snapshots(sample, seed, SOME):
        for seat in seats_of(sample, position):
            mine = written(notation, position, seat)
            for number in range(WORLDS):
                world = position.imagine(seat, Dice(seed * WORLDS + number))
                assert written(notation, world, seat) == mine


def test_numbers_stay_within_what_the_sheet_says(sample: Sample, notation: Notation, seed: int) -> None:
    highest = notation.observation.highest()
    assert notation.actions.size <= MOST_NUMBERS
    for play in steps_of(sample, notation, seed):
        row = written(notation, play.position, play.asked, tuple(play.choice.picked))
        over = [place for place, value in enumerate(row) if value > highest[place]]
        assert not over, notation.observation.find(over[0])


def test_every_move_is_reached_by_its_numbers_and_by_no_others(
    sample: Sample, notation: Notation, seed: int
) -> None:
    for position in snapshots(sample, seed, SOME):
        for seat in [who for who in position.actors() if who >= 0]:
            moves = list(position.legal(seat))
            rows = [numbers_of(notation, position, seat, move) for move in moves]
            assert len({tuple(row) for row in rows}) == len(moves)
            for move, row in zip(moves, rows, strict=True):
                assert reached(notation, position, seat, row) == move


def reached(notation: Notation, position: Position, seat: int, row: list[int]) -> int:
    """The move to which numbers lead; those after the decision are not needed."""
    choice = Choice(notation.encoding)
    choice.open(position, seat)
    for number in row:
        assert number in marked(choice, notation)
        assert choice.pick(number)
        if choice.move != UNDECIDED:
            break
    return int(choice.move)


def test_the_mask_holds_what_is_open_and_nothing_else(sample: Sample, notation: Notation, seed: int) -> None:
    for count, play in enumerate(steps_of(sample, notation, seed)):
        if count % 10:
            continue
        numbers = set(marked(play.choice, notation))
        for number in range(count % 7, notation.actions.size, 7):
            twin = play.choice.copy(play.position)
            assert twin.pick(number) == (number in numbers)


def test_what_differs_to_the_eye_differs_in_numbers(sample: Sample, notation: Notation, seed: int) -> None:
    """Two moments of a game that a seat can tell apart by its moves have different rows or masks."""
    seen: dict[tuple[int, bytes, tuple[int, ...]], int] = {}
    for play in steps_of(sample, notation, seed):
        if len(play.choice.picked):
            continue
        row = written(notation, play.position, play.asked)
        moves = tuple(play.choice.moves)
        known = seen.setdefault((int(play.asked), row, tuple(marked(play.choice, notation))), hash(moves))
        assert known == hash(moves)


def test_a_copy_of_a_game_goes_the_same_way(sample: Sample, notation: Notation, seed: int) -> None:
    for count, play in enumerate(steps_of(sample, notation, seed)):
        if count % 25 == 0:
            twin = play.copy()
            number = marked(play.choice, notation)[0]
            before = play.position.key()
            assert twin.choose(number)
            assert play.position.key() == before
