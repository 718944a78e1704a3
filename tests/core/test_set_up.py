"""Options, registers and content files: what is read strictly is refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.toy import TOY
from warpad.core import content
from warpad.core.errors import ContentError, SetupError
from warpad.core.game import Option
from warpad.core.rulebook import Rulebook
from warpad.games import find

CHOICE = Option("mode", "choice", "a", "", choices=("a", "b"))
CHOICES = Option("armies", "choices", ["a"], "", choices=("a", "b"))
NUMBER = Option("rounds", "number", 1, "", low=1, high=3)
FLAG = Option("extra", "flag", False, "")


@pytest.mark.parametrize(
    ("option", "raw", "value"),
    [
        (CHOICE, "b", "b"),
        (CHOICES, "a, b", ["a", "b"]),
        (CHOICES, ["b"], ["b"]),
        (NUMBER, "3", 3),
        (NUMBER, 2, 2),
        (FLAG, "yes", True),
        (FLAG, False, False),
    ],
)
def test_options_are_read(option: Option, raw: object, value: object) -> None:
    assert option.read(raw) == value


@pytest.mark.parametrize(
    ("option", "raw"),
    [(CHOICE, "c"), (CHOICES, "a,c"), (CHOICES, 5), (NUMBER, "x"), (NUMBER, 4), (FLAG, "perhaps")],
)
def test_wrong_values_say_what_is_allowed(option: Option, raw: object) -> None:
    with pytest.raises(SetupError, match=option.name):
        option.read(raw)


def test_unknown_options_and_games_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="rounds"):
        TOY.new({"nonsense": 1})
    with pytest.raises(SetupError, match="neuroshima"):
        find("chess")


def register(tmp_path: Path, text: str) -> Rulebook:
    path = tmp_path / "rules.toml"
    path.write_text(text)
    return Rulebook.load(path)


def test_a_register_is_read(tmp_path: Path) -> None:
    rules = register(tmp_path, '["A-1"]\nsource = "s"\nstatus = "done"\n')
    assert rules["A-1"].source == "s"
    assert "A-1" in rules
    assert len(rules) == 1


def test_a_rule_is_told_in_the_language_of_the_speaker(tmp_path: Path) -> None:
    words = {"rule-A-1": "Eine Regel.", "ruling-A-1": "So entschieden."}
    rules = register(
        tmp_path, '["A-1"]\nsource = "s"\nstatus = "done"\n["A-2"]\nsource = "s"\nstatus = "open"\n'
    )
    told = rules["A-1"].told(lambda id: words.get(id, ""))
    assert told == {
        "id": "A-1",
        "text": "Eine Regel.",
        "source": "s",
        "status": "done",
        "ruling": "So entschieden.",
        "reason": "",
    }
    assert rules["A-2"].ruling(lambda id: words.get(id, "")) == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('["A-1"]\nsource = "s"\n', "status is missing"),
        ('["A-1"]\nsource = "s"\nstatus = "maybe"\n', "is not one of"),
        ('["A-1"]\nsource = "s"\nstatus = "waived"\n', "needs its reason"),
        ('["A-1"]\nsource = 5\nstatus = "done"\n', "expected a text"),
        ('["A-1"]\ntext = "t"\nsource = "s"\nstatus = "done"\n', "unknown key"),
        ("A = 1\n", "expected a table"),
        ("nonsense", "rules.toml"),
    ],
)
def test_a_wrong_register_is_refused(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        register(tmp_path, text)


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: int


@pytest.mark.parametrize("text", ['{"name": "a"}', '{"name": "a", "cost": "b"}', '{"name": 1', "[]"])
def test_wrong_content_names_the_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text)
    with pytest.raises(ContentError, match=r"cards\.json"):
        content.read(path, Card)
    with pytest.raises(ContentError, match=r"other\.json"):
        content.read(tmp_path / "other.json", Card)


def test_digests_see_words_and_not_line_ends(tmp_path: Path) -> None:
    first, second, third = (tmp_path / f"{n}.json" for n in range(3))
    first.write_bytes(b'{"name": "a"}\n')
    second.write_bytes(b'{"name": "a"}  \r\n')
    third.write_bytes(b'{"name": "b"}\n')
    assert content.digest(first) == content.digest(second) != content.digest(third)
    assert set(content.digests(tmp_path)) == {"0.json", "1.json", "2.json"}
