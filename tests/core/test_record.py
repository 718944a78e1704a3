"""Records: there and back, cut, damaged, wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.contract.games import some_moves
from tests.toy import TOY
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError, IllegalMove
from warpad.core.record import Record, end_of, load, loads, new_record, replay, step_of, verify


def played(seed: int = 1) -> Record:
    record = new_record(TOY, {"rounds": 2})
    position, dice = TOY.new(record.setup), Dice(seed)
    while len(position.actors()):
        moves = some_moves(position, dice)
        record.steps.append(step_of(TOY, position, moves))
        position.apply(moves)
    record.end = end_of(position)
    return record


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    record = played()
    record.save(tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl")
    assert again == record
    assert verify(TOY, again) == []
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").mkdir()
    with pytest.raises(OSError, match="directory"):
        played().save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_cut_in_the_middle_is_read_up_to_its_last_whole_line() -> None:
    record = played()
    data = record.dumps()
    for size in range(data.index(b"\n") + 2, len(data)):
        cut = loads(data[:size])
        whole = data[:size].count(b"\n") - 1
        assert cut.cut == (data[size - 1 : size] != b"\n")
        assert cut.steps == record.steps[:whole]
        replay(TOY, cut)


def lines_of(record: Record) -> list[bytes]:
    return list(record.lines())


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        (0, b"{}", "header"),
        (0, b'{"warpad":1,"game":5,"setup":{},"content":{}}', "game"),
        (0, b'{"warpad":1,"game":"toy","setup":[],"content":{}}', "setup"),
        (0, b'{"warpad":1,"game":"toy","setup":{},"content":{},"position":3}', "position"),
        (2, b"nonsense", "not JSON"),
        (2, b"[1]", "object"),
        (3, b'{"end":{"scores":[],"key":"0"}}', "Nothing may follow"),
        (3, b'{"end":[]}', "the end of the match cannot be read"),
        (3, b'{"end":{"scores":["1"],"key":"0"}}', "the end of the match cannot be read"),
        (3, b'{"end":{"scores":[1,0],"key":"0","reason":"bored"}}', "the end of the match cannot be read"),
        (2, b"\xff\xfe", "not JSON"),
    ],
)
def test_a_broken_line_is_named(number: int, line: bytes, words: str) -> None:
    lines = lines_of(played())
    lines[number] = line
    with pytest.raises(DecodeError, match=words) as caught:
        loads(b"".join(line + b"\n" for line in lines), "game.jsonl")
    at = number + 1 if "follow" not in words else number + 2
    assert f"game.jsonl:{at}" in str(caught.value)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(DecodeError):
        loads(b"")


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"0": {"do": "deal", "card": 0}}, "to act now: chance"),
        ({"chance": 5}, "must be an object"),
        ({"chance": {"do": "deal", "card": 77}}, "chance cannot produce"),
    ],
)
def test_a_wrong_step_is_named(step: dict[str, object], words: str) -> None:
    record = played()
    record.steps[0] = step
    with pytest.raises(DecodeError, match=words):
        replay(TOY, record)


def test_an_illegal_step_names_its_rule() -> None:
    record = played()
    bid = next(n for n, step in enumerate(record.steps) if "0" in step and "1" in step)
    record.steps[bid]["0"] = {"do": "end"}
    with pytest.raises(IllegalMove, match="TOY-02"):
        replay(TOY, record)
    assert "TOY-02" in str(verify(TOY, record)[0])


def test_a_wrong_end_and_other_content_are_noticed() -> None:
    record = played()
    record.end = {"scores": [9.0], "key": "0"}
    record.content = {"cards.json": "0123"}
    content, end = verify(TOY, record)
    assert "cards.json" in str(content)
    assert "the record says" in str(end)


@pytest.mark.parametrize(("scores", "seats"), [([1.0], [1]), ([1.0, 0.0], [2]), ([1.0, 0.0], [-1])])
def test_a_match_given_up_by_somebody_who_did_not_play_is_noticed(
    scores: list[float], seats: list[int]
) -> None:
    record = played()
    del record.steps[3:]
    record.end = end_of(replay(TOY, record)) | {"scores": scores, "reason": "resigned", "seats": seats}
    assert "2 seats" in str(verify(TOY, record)[0])


def test_nobody_gives_up_a_game_that_is_over() -> None:
    record = played()
    assert record.end is not None
    record.end |= {"reason": "resigned", "seats": [0]}
    assert "the record says" in str(verify(TOY, record)[0])


def test_numbers_stay_numbers() -> None:
    assert msgspec.json.decode(played().dumps().splitlines()[0])["warpad"] == 1


class TestRules:
    """A record is replayed by the rules it was played by, or refused with a sentence."""

    def head(self, **facts: object) -> bytes:
        return msgspec.json.encode({"warpad": 1, "game": "toy", "setup": {}, "content": {}, **facts})

    def test_a_new_record_names_the_version_in_force(self) -> None:
        assert msgspec.json.decode(played().dumps().splitlines()[0])["rules"] == TOY.rules_version

    def test_a_record_that_names_none_is_of_the_first_version(self) -> None:
        assert loads(self.head()).rules == 1
        assert loads(self.head(rules=3)).rules == 3

    @pytest.mark.parametrize("rules", [0, -1, "2", None, True, 1.0])
    def test_a_version_that_is_no_number_is_refused(self, rules: object) -> None:
        with pytest.raises(DecodeError, match='"rules" must be'):
            loads(self.head(rules=rules))

    def test_newer_rules_are_refused_with_both_versions(self) -> None:
        record = played()
        record.rules = 5
        with pytest.raises(DecodeError, match=r"version 5 of the rules.* up to version 1"):
            replay(TOY, record)
        assert [fault.message for fault in verify(TOY, record)] == ["record-rules-newer"]

    def test_older_rules_are_refused_with_both_versions(self, monkeypatch: pytest.MonkeyPatch) -> None:
        record = played()
        monkeypatch.setattr(TOY, "rules_version", 2)
        with pytest.raises(DecodeError, match=r"version 1 of the rules. Version 2 is in force now"):
            replay(TOY, record)
        assert [fault.message for fault in verify(TOY, record)] == ["record-rules-older"]

    def test_older_rules_that_a_game_still_plays_are_replayed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        record = played()
        monkeypatch.setattr(TOY, "rules_version", 2)
        monkeypatch.setattr(TOY, "plays_rules", lambda version: version in (1, 2))
        assert verify(TOY, record) == []
