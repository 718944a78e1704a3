"""Content files: what is read, what is refused, and what each entry says of its origin."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.marks import rule
from warpad.core.errors import ContentError
from warpad.games.bugs.data import content
from warpad.games.bugs.game import GAME


def changed(folder: Path, name: str, change) -> Path:
    """A copy of the content with one file changed."""
    shutil.copytree(content.FOLDER, folder, dirs_exist_ok=True)
    data = json.loads((folder / name).read_text(encoding="utf-8"))
    change(data)
    (folder / name).write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_the_games_own_content_is_sound():
    assert GAME.check_content() == []
    assert set(GAME.digests()) == {
        "board.json",
        "die.json",
        "medals.json",
        "rules.json",
        "trophies.json",
        "units.json",
    }


def test_every_entry_says_where_it_comes_from():
    found = content.load()
    entries = [*found.units.units, *found.units.troops, *found.trophies.trophies, *found.medals.medals]
    assert {entry.origin for entry in entries} <= {"rulebook", "reference", "house"}
    assert {unit.id: unit.provenance.get("name") for unit in found.units.units}["mantis"] == "rulebook"


@pytest.mark.parametrize(
    ("name", "change", "fault"),
    [
        ("units.json", lambda d: d["units"][0].update(troop="navy"), "no troop 'navy'"),
        ("units.json", lambda d: d["units"].pop(), "an army has 6 units"),
        ("units.json", lambda d: d["units"][1].update(general=True), "exactly one unit is the general"),
        ("units.json", lambda d: d["units"][1].update(speed=4), "Speed goes to 3"),
        (
            "units.json",
            lambda d: d["units"][1]["traits"][0]["effects"][0].update(do="explode"),
            "unknown verb 'explode'",
        ),
        (
            "units.json",
            lambda d: d["units"][1]["traits"][0]["effects"][0].update(mode="off"),
            "takes no mode",
        ),
        ("board.json", lambda d: d.update(artifact="z9"), "no cell 'z9'"),
        ("board.json", lambda d: d["formation"]["south"].update(ant="c4"), "two lines"),
        ("die.json", lambda d: d.update(faces=[1, 2, 4]), "the values are 1, 2 and 3"),
        ("trophies.json", lambda d: d["trophies"][0]["options"].pop(), "one for each of 1, 2, 3"),
        (
            "trophies.json",
            lambda d: d["trophies"][2]["options"][0]["effects"][0].pop("value"),
            "income needs value",
        ),
        ("medals.json", lambda d: d["medals"][0]["effects"][0].update(do="income"), "not for a medal"),
        (
            "medals.json",
            lambda d: d["medals"][0]["requirement"].update(event="smile"),
            "unknown event 'smile'",
        ),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, name: str, change, fault: str):
    faults = content.check(content.read(changed(tmp_path, name, change)))
    assert any(fault in text and text.startswith(name) for text in faults), faults


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("units.json", lambda d: d.update(colour="red")),
        ("units.json", lambda d: d["units"][0].update(origin="dream")),
        ("medals.json", lambda d: d["medals"][0].pop("effects")),
        ("board.json", lambda d: d.update(portals="a3")),
    ],
)
def test_what_cannot_be_read_fails_with_file_and_path(tmp_path: Path, name: str, change):
    with pytest.raises(ContentError, match=name):
        content.read(changed(tmp_path, name, change))


@rule("BUGS-GEN-01")
def test_what_the_book_only_suggests_is_not_said_to_come_from_it():
    units = {unit.id: unit for unit in content.load().units.units}
    assert units["wasp"].provenance["range"] == "house"
    assert units["spider"].provenance["speed"] == "house"
    assert units["mantis"].provenance["speed"] == "rulebook"
