"""Errors are told by message id and facts, in English and in any other language."""

from __future__ import annotations

import pickle

import pytest

from warpad import locales
from warpad.core.errors import DecodeError, IllegalMove, SetupError, StaleMove, WarpadError, reading

TWICE = SetupError("nh-setup-army-twice", army="borgo", option="mirror", detail="mirror=true")


def test_its_text_is_the_english_sentence_of_the_catalogue() -> None:
    assert str(TWICE) == (
        "Each army can be taken only once. Borgo on several sides needs the option "
        "“The same army on several sides”. (mirror=true)"
    )


def test_it_is_told_in_another_language() -> None:
    told = TWICE.told(lambda id, facts: locales.told(id, facts, "pl"))
    assert told.startswith("Każdą armię można wziąć raz.")
    assert told.endswith("(mirror=true)")


def test_a_sentence_for_authors_stands_for_itself() -> None:
    assert str(DecodeError("expected a list, found 5", "board")) == "board: expected a list, found 5"


def test_a_place_is_added_from_the_inside_out() -> None:
    with pytest.raises(DecodeError, match=r"^game.jsonl:3: board: expected a list$"), reading("game.jsonl:3"):
        raise DecodeError("expected a list", "board")
    with pytest.raises(DecodeError, match=r"^options: Each army") as caught, reading("options"):
        raise TWICE
    assert caught.value.facts == TWICE.facts


@pytest.mark.parametrize(
    "error",
    [
        TWICE,
        DecodeError("record-line", "game.jsonl:3", line=3, detail="not JSON"),
        IllegalMove("NH-HND-01", "nh-refuse-taken", {"at": "C4"}).at("game.jsonl:3"),
        StaleMove(3, 4),
    ],
    ids=lambda error: type(error).__name__,
)
def test_it_survives_the_way_between_processes(error: WarpadError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
