"""Studies: a tree of moves with notes goes into a file and comes back the same; what is broken is told."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.review.games import played
from warpad.core.analysis.study import (
    Arrow,
    Chapter,
    Node,
    Study,
    chapter_of,
    children,
    dumps,
    path_to,
    reads,
    record_of,
    require_whole,
)
from warpad.core.errors import DecodeError
from warpad.core.record import loads, replay, verify
from warpad.games import GAMES, find


def a_tree(game: str = "bugs") -> Chapter:
    """A game with a variation that has one of its own, and things said of it."""
    chapter = chapter_of(played(game, most=6))
    chapter.title = "Nets before blows"
    first = chapter.nodes[6]
    chapter.nodes += [Node(first.step, 5, "another way"), Node({"0": {"do": "x"}}, 7)]
    chapter.nodes += [Node({"0": {"do": "y"}}, 7, arrows=[Arrow("a1", "b2", "A")], rings=["c3"])]
    chapter.nodes[2].sign = "blunder"
    return chapter


def shape(chapter: Chapter) -> Any:
    """A tree without the places of its nodes in the list."""
    follow = children(chapter)

    def node(place: int) -> Any:
        said = msgspec.to_builtins(chapter.nodes[place])
        said.pop("after", None)
        return said, [node(child) for child in follow[place]]

    return node(0)


def test_a_study_comes_back_from_its_file() -> None:
    study = Study("All about nets", [a_tree(), a_tree("neon")])
    found = reads(dumps(study))
    assert found.title == study.title
    assert [chapter.title for chapter in found.chapters] == ["Nets before blows"] * 2
    assert [shape(chapter) for chapter in found.chapters] == [shape(one) for one in study.chapters]


def test_a_record_is_a_study_of_one_chapter() -> None:
    record = played("bugs", most=6)
    found = reads(record.dumps())
    assert len(found.chapters) == 1
    assert path_to(found.chapters[0], 6) == record.steps


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_variations_is_replayed_by_its_main_line(game: str) -> None:
    record = loads(record_of(a_tree(game)).dumps())
    plain = played(game, most=6)
    assert record.steps == plain.steps
    assert verify(find(game), record) == []
    assert replay(find(game), record).key() == replay(find(game), plain).key()


def test_a_record_keeps_its_variations_when_it_is_written_again() -> None:
    data = record_of(a_tree()).dumps()
    assert loads(data).dumps() == data


def test_a_study_of_several_chapters_is_no_record() -> None:
    with pytest.raises(DecodeError) as caught:
        loads(dumps(Study("", [a_tree(), a_tree()])))
    assert caught.value.message == "record-chapters"


@pytest.mark.parametrize(
    "line",
    [
        {"from": 99, "line": [{"0": {}}]},
        {"from": -1, "line": [{"0": {}}]},
        {"from": 1, "line": []},
        {"from": 1, "line": [7]},
        {"line": [{}]},
        {"at": 99, "note": "x"},
        {"at": 1, "note": 7},
        {"at": 1, "nothing": "x"},
        {"at": 1, "note": "x" * 5000},
        {"at": 1, "arrows": [["a1", "b2"]]},
    ],
)
def test_a_broken_aside_is_told(line: Any) -> None:
    data = played("bugs", most=6).dumps() + json.dumps(line).encode() + b"\n"
    with pytest.raises(DecodeError) as caught:
        reads(data)
    assert caught.value.message == "study-aside"


@pytest.mark.parametrize(
    "nodes",
    [[Node({"0": {}})], [Node(), Node()], [Node(), Node({"0": {}}, 1)], [Node(), Node({"0": {}}, -1)]],
)
def test_a_tree_hangs_together(nodes: list[Node]) -> None:
    with pytest.raises(DecodeError) as caught:
        require_whole(Study("", [Chapter(game="bugs", nodes=nodes)]))
    assert caught.value.message == "study-tree"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff\xfe", b"\n" * 9, b'{"warpad":1}', b'{"warpad":7'])
def test_what_is_no_study_is_told(data: bytes) -> None:
    with pytest.raises(DecodeError):
        reads(data)
