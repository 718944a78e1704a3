"""Python's types become those of TypeScript."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

import msgspec
import pytest

from dev.typescript import Writer

View = TypeVar("View")
Verb = Annotated[Literal["go", "stop"], msgspec.Meta(title="Verb", description="What is done.")]


class Leaf(TypedDict):
    """A leaf."""

    n: int
    verb: Verb
    word: NotRequired[str]


class Tree(TypedDict, Generic[View]):
    """A tree."""

    leaves: list[Leaf]
    pairs: list[tuple[int, str | None]]
    facts: dict[str, Any]
    names: dict[str, list[bool]]
    view: View


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    """A message."""

    view: dict[str, Any] | msgspec.Raw
    at: float = 0


@dataclass
class Plain:
    """A dataclass."""

    some: tuple[str, ...] = ()


def text_of(*shapes: Any, **how: Any) -> str:
    writer = Writer(**how)
    writer.add(shapes)
    return writer.text


def test_a_typed_dictionary_becomes_an_interface_and_takes_along_what_it_mentions() -> None:
    assert (
        text_of(Tree)
        == """/** A tree. */
export interface Tree<View = Json> {
  leaves: Leaf[];
  pairs: [number, string | null][];
  facts: Json;
  names: Record<string, boolean[]>;
  view: View;
}

/** A leaf. */
export interface Leaf {
  n: number;
  verb: Verb;
  word?: string;
}

/** What is done. */
export type Verb = 'go' | 'stop';
"""
    )


def test_what_the_page_sends_may_lack_what_has_a_default_and_what_it_gets_may_not() -> None:
    assert "type: 'sent';\n  view: Json;\n  at: number;" in text_of(Sent)
    assert "at?: number;" in text_of(Sent, read=(Sent,))


def test_an_open_shape_may_hold_more() -> None:
    assert "  [field: string]: unknown;\n}" in text_of(Plain, open_to={Plain: Any})
    assert "[field" not in text_of(Plain)


def test_what_another_file_holds_is_mentioned_and_not_written() -> None:
    writer = Writer(known={"Leaf": Leaf})
    writer.add([Tree])
    assert "interface Leaf" not in writer.text
    assert "Leaf" in writer.mentioned


def test_two_types_of_one_name_are_refused() -> None:
    other = TypedDict("other", {"n": str})  # noqa: UP013
    other.__name__ = "Leaf"
    with pytest.raises(TypeError, match="two types are called Leaf"):
        text_of(Leaf, other)


def test_a_long_union_is_written_one_member_a_line() -> None:
    writer = Writer()
    writer.alias("Long", Literal["a" * 40, "b" * 40, "c" * 40])
    assert writer.text == f"export type Long =\n  | '{'a' * 40}'\n  | '{'b' * 40}'\n  | '{'c' * 40}';\n"
