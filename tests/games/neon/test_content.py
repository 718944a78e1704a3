"""The content pack: what ours holds, and how a wrong one is refused with file and path."""

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from warpad.core.errors import ContentError
from warpad.games import find
from warpad.games.neon.data.content import PACK_FOLDER, check, load_pack, pack_folder, packs


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our pack that a test may spoil."""
    return Path(shutil.copytree(PACK_FOLDER, tmp_path / "pack"))


def spoil(folder: Path, file: str, path: list[Any], value: object) -> list[str]:
    """What is found wrong after one value was changed."""
    data = json.loads((folder / file).read_text(encoding="utf-8"))
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    (folder / file).write_text(json.dumps(data), encoding="utf-8")
    return check(folder)


def test_our_pack_has_no_fault_and_the_counts_of_the_box():
    assert check() == []
    pack = load_pack()
    assert len(pack.cards) == 42
    assert len(pack.loot) == 66
    assert len(pack.upgrades) == 8
    assert len(pack.sectors) == 10
    assert len(pack.fighters) == 6
    assert len(pack.bots.types) * pack.bots.copies_per_type == 10
    assert Counter(card.class_ for card in pack.loot) == {"green": 28, "orange": 22, "purple": 16}


def test_every_card_can_pay_each_of_its_effects_with_itself():
    for design in load_pack().designs:
        costs = {effect.cost.supply for effect in design.effects if effect.cost.supply}
        assert costs <= set(design.supplies)


def test_packs_are_found_by_name_and_no_other_folder_is_one(folder, tmp_path, monkeypatch):
    assert packs() == ["base"]
    assert pack_folder("base") == PACK_FOLDER
    for stranger in (str(folder), "..", "/etc", "own"):
        with pytest.raises(ContentError, match="there is no pack"):
            pack_folder(stranger)
    (tmp_path / "installed" / "neon").mkdir(parents=True)
    folder.rename(tmp_path / "installed" / "neon" / "own")
    monkeypatch.setenv("WARPAD_PACKS", str(tmp_path / "installed"))
    assert packs() == ["base", "own"]
    assert load_pack(pack_folder("own")) == load_pack()
    assert "own/fighters.json" in find("neon").digests()
    assert find("neon").uses("own/fighters.json", {"pack": "own"}, None)
    assert not find("neon").uses("base/fighters.json", {"pack": "own"}, None)


def test_a_missing_file_is_named(folder):
    (folder / "sectors.json").unlink()
    assert check(folder) == ["sectors.json: No such file or directory"]
    with pytest.raises(ContentError, match=r"sectors\.json"):
        load_pack(folder)


@pytest.mark.parametrize(
    ("file", "path", "value", "words"),
    [
        ("loot.json", ["designs", 0, "weight"], 3, ["loot.json", "weight", "designs[0]"]),
        ("loot.json", ["designs", 0, "class"], "pink", ["loot.json: designs[0].class", "pink"]),
        ("loot.json", ["designs", 0, "copies"], 1, ["loot.json: designs", "66", "65"]),
        (
            "loot.json",
            ["designs", 0, "effects", 0, "steps", 0, "do"],
            "explode",
            ["loot.json: designs[0].effects[0].steps[0].do", "explode"],
        ),
        (
            "loot.json",
            ["designs", 0, "effects", 0, "cost", "supply"],
            "battery",
            ["loot.json: designs[0].effects[0].cost.supply", "battery"],
        ),
        ("loot.json", ["designs", 0, "range"], {"0": 2}, ["loot.json: designs[0].range"]),
        ("sectors.json", ["sectors", 0, "number"], 2, ["sectors.json: sectors", "1 to 10"]),
        ("sectors.json", ["sectors", 0, "effects", 0, "window"], "later", ["effects[0].window", "later"]),
        ("fighters.json", ["fighters", 0, "abilities", 0, "token"], "cat", ["abilities[0].token", "cat"]),
        ("fighters.json", ["fighters", 0, "standard_abilities", 1], "maneuver-z", ["maneuver-z"]),
        ("action_cards.json", ["cards", 0, "fighter"], "nobody", ["cards[0].fighter", "nobody"]),
        ("action_cards.json", ["cards", 0, "halves", 0, "options", 0], "dance", ["options[0]", "dance"]),
        ("dice.json", ["dice", 0, "faces", 0], "boom", ["dice.json: dice[0].faces[0]", "boom"]),
        ("round_boards.json", ["sides", 0, "closings", 2], 2, ["closings", "10", "11"]),
        ("upgrades.json", ["upgrades", 0, "origin"], "rumour", ["upgrades[0].origin", "rumour"]),
        ("automa.json", ["health_layout", "top"], [1], ["automa.json: health_layout", "6"]),
        ("loot.json", ["designs", 23, "effects", 1, "requires"], "x", ["effects[1].requires", "'x'"]),
        ("modes.json", ["flags", 0, "id"], "may_fly", ["modes.json: flags", "may_fly"]),
        ("bots.json", ["types", 0, "supplies", 0], "tea", ["bots.json: types[0].supplies[0]", "tea"]),
    ],
)
def test_a_wrong_pack_is_told_by_file_and_path(folder, file, path, value, words):
    found = spoil(folder, file, path, value)
    assert found
    for word in words:
        assert any(word in fault for fault in found), found


def test_a_word_the_verb_does_not_know_is_refused(folder):
    found = spoil(folder, "loot.json", ["designs", 0, "effects", 0, "steps", 0, "token"], "trap")
    assert found == [
        "loot.json: designs[0].effects[0].steps[0].token: add_attack_dice does not know this word"
    ]


def test_a_word_the_verb_needs_may_not_be_missing(folder):
    found = spoil(folder, "loot.json", ["designs", 0, "effects", 0, "steps", 0, "value"], 0)
    assert found == ["loot.json: designs[0].effects[0].steps[0].value: add_attack_dice needs it"]
