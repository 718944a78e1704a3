"""What a review says of a decision: only a way that is told to be better is called better."""

from __future__ import annotations

from typing import Any

import pytest

from warpad.review.words import mark_text, rival

PLAYED = {"line": [{"do": "end"}], "chance": 0.2}
OTHER = {"line": [{"do": "place"}], "chance": 0.27}


def decision(mark: str = "", perhaps: str = "", other: dict[str, Any] = OTHER) -> Any:
    facts = {"mark": mark, "perhaps": perhaps, "loss": 0.07, "half": 0.1, "brilliant": False, "only": False}
    return {**facts, "played": PLAYED, "ways": [other, PLAYED]}


@pytest.mark.parametrize(
    ("judged", "name"),
    [(decision(mark="mistake"), "better"), (decision(perhaps="inaccuracy"), "better"), (decision(), "level")],
)
def test_a_way_that_cannot_be_told_apart_is_not_called_better(judged: Any, name: str) -> None:
    assert rival(judged) == (name, OTHER)
    assert (mark_text(judged, "en") == "no better choice found") == (name == "level")


def test_the_way_that_was_played_has_no_rival() -> None:
    assert rival(decision(other=PLAYED)) is None
