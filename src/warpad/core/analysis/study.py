"""A study: chapters, each a game or a position with variations, notes, arrows and rings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.record import FIRST_RULES, Record, loads

MOST_CHAPTERS = 64
MOST_NODES = 5000
Title = Annotated[str, msgspec.Meta(max_length=80)]
Note = Annotated[str, msgspec.Meta(max_length=4000)]
Place = Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
Letter = Annotated[str, msgspec.Meta(max_length=2)]
Sign = Annotated[str, msgspec.Meta(max_length=12)]


class Arrow(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An arrow from one place of the board to another; a letter ties it to the note."""

    source: Place
    target: Place
    letter: Letter = ""


Arrows = Annotated[list[Arrow], msgspec.Meta(max_length=32)]
Rings = Annotated[list[Place], msgspec.Meta(max_length=32)]


class Node(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step and what it leads to; `after` is the place of the node before it in the list of its chapter."""

    step: dict[str, Any] = {}
    after: int = 0
    note: Note = ""
    sign: Sign = ""
    arrows: Arrows = []
    rings: Rings = []

    @property
    def is_remarked(self) -> bool:
        return bool(self.note or self.sign or self.arrows or self.rings)


class Chapter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A tree of moves. The first node is the start and has no step; of the nodes that follow another one,
    the first goes on with the main line. `at` is the node that is shown first."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    title: Title = ""
    setup: dict[str, Any] = {}
    rules: int = FIRST_RULES
    content: dict[str, str] = {}
    position: dict[str, Any] | None = None
    nodes: Annotated[list[Node], msgspec.Meta(min_length=1, max_length=MOST_NODES)] = msgspec.field(
        default_factory=lambda: [Node()]
    )
    at: int = 0
    end: dict[str, Any] | None = None


class Study(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Chapters under one title."""

    title: Title = ""
    chapters: Annotated[list[Chapter], msgspec.Meta(max_length=MOST_CHAPTERS)] = []


class _Line(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from"}):
    """A variation in a file: it leaves the game after the step `from`."""

    start: int
    line: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=MOST_NODES)]


class _Remark(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a file says of the position after a step."""

    at: int
    note: Note = ""
    sign: Sign = ""
    arrows: Arrows = []
    rings: Rings = []


# -- whole or not ------------------------------------------------------------------------------------


def require_whole(study: Study) -> None:
    """Every node follows one that stands before it, and every step has actors."""
    for number, chapter in enumerate(study.chapters, start=1):
        first, *others = chapter.nodes
        if first.step or first.after:
            raise DecodeError("study-tree", f"chapter {number}")
        for place, node in enumerate(others, start=1):
            if not 0 <= node.after < place or not node.step:
                raise DecodeError("study-tree", f"chapter {number}, node {place}")
        if not 0 <= chapter.at < len(chapter.nodes):
            raise DecodeError("study-tree", f"chapter {number}, at")


def children(chapter: Chapter) -> list[list[int]]:
    """For each node the nodes that follow it, the main line first."""
    found: list[list[int]] = [[] for _ in chapter.nodes]
    for place, node in enumerate(chapter.nodes[1:], start=1):
        found[node.after].append(place)
    return found


def path_to(chapter: Chapter, node: int) -> list[Json]:
    """The steps from the start of a chapter to a node."""
    steps: list[Json] = []
    while node:
        steps.append(chapter.nodes[node].step)
        node = chapter.nodes[node].after
    return steps[::-1]


# -- records -----------------------------------------------------------------------------------------


def chapter_of(record: Record) -> Chapter:
    """A record with its variations and notes as a tree."""
    nodes = [Node()]
    nodes += [Node(step, after) for after, step in enumerate(record.steps)]
    for aside in record.asides:
        _add(nodes, aside)
    if len(nodes) > MOST_NODES:
        raise DecodeError("study-long", most=MOST_NODES)
    return Chapter(
        game=record.game,
        title=record.title[:80],
        setup=record.setup,
        rules=record.rules,
        content=record.content,
        position=record.position,
        nodes=nodes,
        end=record.end,
    )


def _add(nodes: list[Node], aside: Json) -> None:
    try:
        if "line" in aside:
            line = msgspec.convert(aside, _Line)
            _require_place(nodes, line.start)
            after = line.start
            for step in line.line:
                nodes.append(Node(step, after))
                after = len(nodes) - 1
        else:
            said = msgspec.convert(aside, _Remark)
            _require_place(nodes, said.at)
            node = nodes[said.at]
            node.note, node.sign, node.arrows, node.rings = said.note, said.sign, said.arrows, said.rings
    except msgspec.ValidationError as error:
        raise DecodeError("study-aside", detail=str(error)) from None


def _require_place(nodes: list[Node], place: int) -> None:
    if not 0 <= place < len(nodes):
        raise DecodeError("study-aside", detail=f"there is no step {place} before this line")


def record_of(chapter: Chapter) -> Record:
    """A chapter as a record: the main line as its steps, then variations and notes."""
    follow, numbers, steps = children(chapter), {0: 0}, []
    for place in _line(follow, 0):
        steps.append(chapter.nodes[place].step)
        numbers[place] = len(numbers)
    asides: list[Json] = []
    for place in range(len(chapter.nodes)):
        for branch in follow[place][1:]:
            asides.append(_variation(chapter, [branch, *_line(follow, branch)], numbers))
    asides += [_remark(chapter.nodes[place], number) for place, number in numbers.items()]
    return Record(
        chapter.game,
        chapter.setup,
        chapter.content,
        chapter.position,
        steps,
        chapter.end,
        rules=chapter.rules,
        title=chapter.title,
        asides=[aside for aside in asides if aside],
    )


def _line(follow: list[list[int]], place: int) -> Iterator[int]:
    """The nodes that go on from a node, always the first."""
    while follow[place]:
        place = follow[place][0]
        yield place


def _variation(chapter: Chapter, line: list[int], numbers: dict[int, int]) -> Json:
    for place in line:
        numbers[place] = len(numbers)
    start = numbers[chapter.nodes[line[0]].after]
    return {"from": start, "line": [chapter.nodes[place].step for place in line]}


def _remark(node: Node, number: int) -> Json:
    if not node.is_remarked:
        return {}
    said: Json = msgspec.to_builtins(_Remark(number, node.note, node.sign, node.arrows, node.rings))
    return said


# -- files -------------------------------------------------------------------------------------------


def dumps(study: Study) -> bytes:
    """A study as a file: its chapters as records, one after another; the first names the study."""
    parts = []
    for number, chapter in enumerate(study.chapters):
        head, *rest = record_of(chapter).lines()
        if number == 0 and study.title:
            head = msgspec.json.encode({**msgspec.json.decode(head), "study": study.title})
        parts += [head, *rest]
    return b"".join(line + b"\n" for line in parts)


def reads(data: bytes, name: str = "study") -> Study:
    """Reads a study, or a record as a study of one chapter."""
    parts: list[list[bytes]] = []
    for line in data.split(b"\n"):
        if line.startswith(b'{"warpad"') or not parts:
            parts.append([])
        parts[-1].append(line)
    if len(parts) > MOST_CHAPTERS:
        raise DecodeError("study-chapters", most=MOST_CHAPTERS)
    bodies = [b"\n".join([*part, b""]) for part in parts[:-1]] + [b"\n".join(parts[-1])]
    chapters = [chapter_of(loads(body, name)) for body in bodies]
    study = Study(_title(parts[0][0]), chapters)
    require_whole(study)
    return study


def _title(head: bytes) -> str:
    stated = msgspec.json.decode(head).get("study", "")
    return stated[:80] if isinstance(stated, str) else ""
