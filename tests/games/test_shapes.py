"""What the games send is of the shapes that the page is written with: nothing missing, nothing unnamed."""

from __future__ import annotations

from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest

from tests.contract.games import Sample, samples, some_moves, viewers_of
from warpad.core.dice import Dice
from warpad.core.position import SPECTATOR, Position

SEED = 7
MOST_STEPS = 400
VIEWS_EVERY = 12
ANSWERS_EVERY = 25

everything = pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.name)


def shapes_of(sample: Sample) -> Any:
    return import_module(f"warpad.games.{sample.game.name}.tell.shapes")


def answers_of(sample: Sample) -> dict[str, type]:
    """The shape of each answer, by what is asked; a game that is asked nothing has none."""
    answers = [shape for shape in sample.game.shapes() if shape.__name__ == "Answers"]
    return get_type_hints(answers[0]) if answers else {}


def as_sent(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def check(value: object, shape: type) -> None:
    """The value has this shape and holds nothing that the shape does not name."""
    known = msgspec.convert(value, shape, strict=True)
    assert as_sent(known) == as_sent(value)


def check_views(sample: Sample, position: Position) -> None:
    shapes = shapes_of(sample)
    for viewer in viewers_of(sample, position):
        check(position.observe(viewer), shapes.View)
    for seat in sample.game.seats(position):
        check(seat, shapes.Seat)


def check_answers(sample: Sample, position: Position) -> None:
    for question, shape in answers_of(sample).items():
        for about in asked_about(sample, position, question):
            check(getattr(sample.game, question)(position, *about), shape)


def asked_about(sample: Sample, position: Position, question: str) -> list[tuple[Any, ...]]:
    """What a question needs besides the position: a move, a tile on the board, or nothing."""
    if question in sample.game.weighs:
        return [(int(seat), position.legal(seat)[0]) for seat in position.actors() if seat >= 0]
    if question in sample.game.points:
        return [(tile["at"],) for tile in position.observe(SPECTATOR)["tiles"][:2]]
    return [()]


def check_events(sample: Sample, position: Position) -> None:
    for raw in position.take_events():
        msgspec.convert(sample.game.event(position, raw), shapes_of(sample).EventFacts, strict=True)


@everything
def test_views_seats_events_and_answers_have_their_shapes(sample: Sample) -> None:
    position, dice = sample.start(), Dice(SEED)
    position.listen()
    for step in range(MOST_STEPS):
        if step % VIEWS_EVERY == 0:
            check_views(sample, position)
        if step % ANSWERS_EVERY == 0:
            check_answers(sample, position)
        if not len(position.actors()):
            break
        position.apply(some_moves(position, dice))
        check_events(sample, position)
    check_views(sample, position)


@everything
def test_every_question_of_a_game_has_an_answer_with_a_shape(sample: Sample) -> None:
    asked = getattr(sample.game, "questions", ())
    assert sorted(answers_of(sample)) == sorted(asked)


def test_a_view_that_lacks_something_or_says_more_is_noticed() -> None:
    sample = samples()[0]
    view = sample.start().observe(0)
    shape = shapes_of(sample).View
    with pytest.raises(msgspec.ValidationError):
        check({name: value for name, value in view.items() if name != "ask"}, shape)
    with pytest.raises(AssertionError):
        check({**view, "weather": "rain"}, shape)
