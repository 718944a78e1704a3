"""The guard itself: it notices a changed rule, tells what kind it is, and is rewritten on purpose only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.corpus import __main__ as command
from tests.corpus import files, writing
from tests.corpus.counting import COMBINATIONS, TooWide, count, deep_counts, ways
from tests.corpus.files import Entry, Mark
from tests.corpus.recording import play
from tests.corpus.replaying import Difference, compare
from tests.corpus.reporting import Report, report
from tests.corpus.setups import features, more_setups, values
from tests.toy import TOY, ToyPosition
from warpad.core.game import Option
from warpad.core.vecs import Ints, i64, vec

SEED = 1


def entry(by: str = "random") -> Entry:
    return play(TOY, {"rounds": 3}, "toy-0000", by, SEED)


def difference(one: Entry) -> Difference:
    found = compare(TOY, one)
    assert found is not None
    return found


def mark_with(**facts: str) -> Callable[[Mark], Mark]:
    def changed(mark: Mark) -> Mark:
        known = {"key": mark.key, "dump": mark.dump, "events": mark.events}
        return Mark(mark.step, **{**known, **facts})

    return changed


@pytest.mark.parametrize("by", ["random", "greedy", "easy"])
def test_a_game_that_was_just_recorded_goes_as_recorded(by: str) -> None:
    one = entry(by)
    assert one.record().end is not None
    assert len(one.choices.split()) == len(one.record().steps)
    assert compare(TOY, one) is None
    assert entry(by) == one


@pytest.mark.parametrize("fact", ["key", "dump", "events"])
def test_each_fingerprint_is_told_apart(fact: str) -> None:
    one = entry()
    one.marks = [mark_with(**{fact: "0"})(mark) if mark.step else mark for mark in one.marks]
    found = difference(one)
    assert found.kinds == ({"dump": "position"}.get(fact, fact),)
    assert found.step == one.marks[1].step
    assert not found.may_be_of_rules


def test_another_position_after_the_same_moves_may_be_a_changed_rule() -> None:
    one = entry()
    one.marks = [mark_with(key="0", dump="0")(mark) for mark in one.marks]
    found = difference(one)
    assert found.kinds == ("position", "key")
    assert found.may_be_of_rules
    assert not found.is_of_rules


def test_another_number_of_choices_is_a_changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    one = entry()
    monkeypatch.setattr(ToyPosition, "legal", lambda self, seat: vec[i64]([0, 1, 2]))
    found = difference(one)
    assert found.kinds == ("choices",)
    assert found.is_of_rules
    assert "3+3 choices, recorded 2+2" in found.text


def test_a_move_that_is_no_longer_allowed_is_named_with_its_rule() -> None:
    one = entry()
    at = next(number for number, line in enumerate(one.lines) if "0" in line and "1" in line)
    one.lines[at]["0"] = {"do": "end"}
    found = difference(one)
    assert (found.kinds, found.step) == (("refused",), at)
    assert "TOY-02" in found.text


def test_a_rule_that_breaks_is_a_difference_too(monkeypatch: pytest.MonkeyPatch) -> None:
    one = entry()

    def broken(self: ToyPosition, stake: int) -> None:
        raise ZeroDivisionError("no stake")

    monkeypatch.setattr(ToyPosition, "_compare", broken)
    assert "ZeroDivisionError: no stake" in difference(one).text


def test_other_scores_are_a_changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    one = entry()
    monkeypatch.setattr(ToyPosition, "scores", lambda self: [] if len(self.actors()) else [0.25, 0.75])
    found = difference(one)
    assert found.kinds == ("scores",)
    assert "ends with [0.25, 0.75]" in found.text


class Menus(ToyPosition):
    """Two seats that choose at once among many moves, for ever."""

    sizes = (2, 3)

    def actors(self) -> Ints:
        return vec[i64]([0, 1])

    def legal(self, seat: int) -> Ints:
        return vec[i64](list(range(self.sizes[seat])))

    def apply(self, moves: Ints) -> None:
        pass

    def copy(self) -> Menus:
        return self


class TestCounting:
    def test_chance_counts_its_outcomes_and_a_finished_game_nothing(self) -> None:
        start = TOY.new({"rounds": 1})
        assert count(start, 3) == [3, 9, 36]
        while len(start.actors()):
            start.apply(vec[i64](list(ways(start)[0])))
        assert count(start, 2) == [0, 0]

    def test_moves_made_at_once_are_combined(self) -> None:
        assert ways(Menus()) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
        assert count(Menus(), 3) == [6, 36, 216]

    def test_too_many_combinations_are_taken_seat_by_seat(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Menus, "sizes", (2, COMBINATIONS))
        found = ways(Menus())
        assert len(found) == 2 + COMBINATIONS
        assert found[:4] == [(0, 0), (1, 0), (0, 0), (0, 1)]

    def test_a_tree_is_counted_as_deep_as_is_cheap(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert deep_counts(Menus()) == [6, 36, 216, 1296, 7776]
        monkeypatch.setattr(Menus, "sizes", (12, 12))
        with pytest.raises(TooWide):
            deep_counts(Menus())


class TestSetups:
    def test_a_long_row_of_numbers_is_tried_at_its_ends_and_in_the_middle(self) -> None:
        assert values(Option("cap", "number", 30, "", low=0, high=500)) == [0, 1, 30, 250, 500]
        assert values(Option("seats", "number", 3, "", low=2, high=4)) == [2, 3, 4]

    def test_every_value_is_found_and_nothing_twice(self) -> None:
        found = more_setups(TOY, [], 100)
        wanted = {(option.name, str(value)) for option in TOY.options() for value in values(option)}
        assert {feature for setup in found for feature in features(setup)} == wanted
        assert more_setups(TOY, found, 1) == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    return tmp_path


def silent(done: int, total: int, what: str) -> None:
    assert 0 <= done <= total
    assert what


def write() -> Report:
    """Writes the toy's corpus; what it said before."""
    found = report(TOY, silent)
    writing.write(TOY, found, silent)
    return found


class TestWriting:
    def test_a_corpus_is_written_once_and_then_stays(self, folder: Path) -> None:
        write()
        first = {path.name: path.read_bytes() for path in (folder / "toy").iterdir()}
        assert sorted(first) == ["counts.json", "records.jsonl.xz"]
        assert not write().differs
        assert {path.name: path.read_bytes() for path in (folder / "toy").iterdir()} == first

    def test_an_interrupted_run_goes_on(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        started: list[str] = []

        def counted(*arguments: object) -> Entry:
            started.append(str(arguments[2]))
            if len(started) == 2:
                raise KeyboardInterrupt
            return play(*arguments)  # type: ignore[arg-type]  # handed on as they came

        monkeypatch.setattr(writing, "play", counted)
        with pytest.raises(KeyboardInterrupt):
            write()
        assert [one.name for one in files.unfinished("toy")] == started[:1]
        write()
        assert started.count(started[0]) == 1
        assert files.unfinished("toy") == []

    def test_a_changed_hash_keeps_every_move(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        write()
        before = [one.record().steps for one in files.records("toy")]
        key = ToyPosition.key
        monkeypatch.setattr(ToyPosition, "key", lambda self: key(self) ^ 1)
        found = write()
        assert {one.kinds for one in found.differences} == {("key",)}
        assert not found.needs_version
        assert [one.record().steps for one in files.records("toy")] == before
        assert not report(TOY, silent).differs

    def test_a_new_version_keeps_a_few_old_records_to_be_refused(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write()
        monkeypatch.setattr(ToyPosition, "legal", lambda self, seat: vec[i64]([0]))
        assert report(TOY, silent).needs_version
        monkeypatch.setattr(TOY, "rules_version", 2)
        found = write()
        assert found.is_new_version
        former = files.records("toy", files.FORMER)
        assert former
        assert {one.rules for one in former} == {1}
        assert {one.rules for one in files.records("toy")} == {2}
        again = report(TOY, silent)
        assert not again.differs
        assert again.former == len(former)

    def test_what_changed_is_told_in_a_few_lines(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        write()
        monkeypatch.setattr(ToyPosition, "scores", lambda self: [] if len(self.actors()) else [0.25, 0.75])
        told = str(report(TOY, silent))
        assert "differ in scores:" in told
        assert "ends with [0.25, 0.75], recorded" in told


class Answer(NamedTuple):
    """What the command said, and with which code it ended."""

    exit_code: int
    output: str


@pytest.fixture
def corpus(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Answer]:
    """The command, working on the toy."""
    monkeypatch.setattr(command, "GAMES", ("toy",))
    monkeypatch.setattr(command, "find", lambda name: TOY)

    def run(*arguments: str) -> Answer:
        try:
            code = command.main(arguments)
        except SystemExit as ended:
            code = int(str(ended.code))
        printed = capsys.readouterr()
        return Answer(code, printed.out + printed.err)

    return run


class TestCommand:
    def test_a_change_is_shown_and_then_written(
        self, corpus: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert corpus("write").exit_code == 0
        assert corpus("check", "--game", "toy").exit_code == 0
        key = ToyPosition.key
        monkeypatch.setattr(ToyPosition, "key", lambda self: key(self) ^ 1)
        shown = corpus("check")
        assert (shown.exit_code, "differ in key:" in shown.output) == (1, True)
        assert corpus("write").exit_code == 0
        assert corpus("check").exit_code == 0

    def test_a_changed_rule_needs_a_new_version(
        self, corpus: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        corpus("write")
        before = files.path("toy", files.RECORDS).read_bytes()
        monkeypatch.setattr(ToyPosition, "legal", lambda self, seat: vec[i64]([0]))
        refused = corpus("write")
        assert (refused.exit_code, "raise rules_version" in refused.output) == (1, True)
        assert files.path("toy", files.RECORDS).read_bytes() == before
        assert corpus("write", "--same-version").exit_code == 0
        assert files.records("toy", files.FORMER) == []
        assert corpus("check").exit_code == 0

    def test_what_is_no_game_is_named(self, corpus: Callable[..., Answer]) -> None:
        answer = corpus("check", "--game", "chess")
        assert answer.exit_code == 2
        assert "invalid choice: 'chess'" in answer.output
