"""The tables of fields: what is written from them, and positions saved and read by them."""

from __future__ import annotations

from typing import Any

import pytest

from dev.fields import find_tables, write, write_class, write_layout
from warpad.core.errors import DecodeError
from warpad.core.fields import (
    FRESH,
    SHARED,
    Field,
    Gap,
    Given,
    Layout,
    Part,
    Slot,
    Table,
    dump_fields,
    flag,
    load_fields,
    number,
    numbers,
)

FIELDS: tuple[Field, ...] = (
    number("turn", "1", low=1, high=9, key="all"),
    number("actor", high=lambda p: p.size - 1, key="all", about="who acts"),
    flag("calm", "True", key="all"),
    numbers("hand", "self.size", "-1", low=-1, high=5, key="all"),
    numbers("queue", high=lambda p: p.size - 1, key="rest"),
    numbers("rings", "2", initial="EMPTY", high=3, copied=SHARED),
    number("seen", copied=FRESH, saved=False),
)
TABLE = Table("facts", "Facts", "Facts of a small game.", FIELDS, (Given("size", "int"),))


def facts(size: int = 3) -> Any:
    space: dict[str, Any] = {}
    exec(write_class(TABLE), space)
    made = space["Facts"](size)
    made.lay_out()
    return made


def test_every_class_is_written_from_its_table_as_it_is_now() -> None:
    for file, table in find_tables():
        assert file.read_text(encoding="utf-8") == write(table), f"{file}: run ./run fields"


def test_a_new_position_has_the_values_of_the_table() -> None:
    made = facts()
    assert (made.turn, made.actor, made.calm, list(made.hand)) == (1, 0, True, [-1, -1, -1])
    assert list(made.queue) == []


def test_a_copy_has_lists_of_its_own_but_for_shared_ones() -> None:
    made, twin = facts(), facts()
    made.turn, made.calm, made.seen = 4, False, 7
    made.hand[1] = 5
    made.copy_into(twin)
    assert (twin.turn, twin.calm, list(twin.hand), twin.seen) == (4, False, [-1, 5, -1], 0)
    twin.hand[0] = 2
    assert list(made.hand) == [-1, 5, -1]
    assert twin.rings is made.rings


@pytest.mark.parametrize(("name", "value"), [("turn", 2), ("calm", False), ("hand", [0, -1, -1])])
def test_the_key_depends_on_each_field_of_its_part(name: str, value: object) -> None:
    made, other = facts(), facts()
    setattr(other, name, value)
    assert made.mix_all(0) != other.mix_all(0)
    assert made.mix_rest(0) == other.mix_rest(0)


def test_the_length_of_a_list_that_grows_is_part_of_the_key() -> None:
    made, other = facts(), facts()
    other.queue = [0]
    assert made.mix_rest(0) != other.mix_rest(0)


def test_what_was_saved_is_read_again() -> None:
    made, again = facts(), facts()
    made.turn, made.actor, made.calm, made.queue = 9, 2, False, [2, 0]
    data = dump_fields(made, FIELDS)
    assert "seen" not in data
    load_fields(again, data, FIELDS)
    assert dump_fields(again, FIELDS) == data


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"turn": 0}, "turn"),
        ({"turn": True}, "turn"),
        ({"actor": 3}, "actor"),
        ({"calm": 1}, "calm"),
        ({"hand": [0, 0]}, "hand"),
        ({"hand": [0, 0, 6]}, "hand[2]"),
        ({"queue": [3]}, "queue[0]"),
        ({"queue": None}, "queue"),
    ],
)
def test_what_is_out_of_bounds_is_refused_with_its_path(change: dict[str, object], path: str) -> None:
    data = dump_fields(facts(), FIELDS) | change
    with pytest.raises(DecodeError) as error:
        load_fields(facts(), data, FIELDS, "state")
    assert error.value.path == f"state.{path}"


def test_a_missing_field_is_named() -> None:
    data = dump_fields(facts(), FIELDS)
    del data["hand"]
    with pytest.raises(DecodeError) as error:
        load_fields(facts(), data, FIELDS)
    assert error.value.path == "hand"


def test_slots_follow_each_other_and_parts_may_say_where_they_begin() -> None:
    parts = (
        Part("The whole.", (Slot("MODE"), Gap(2), Slot("RING", 3), Slot("TOP"))),
        Part("A block.", (Slot("F_ID"), Slot("F_HAND", 2), Slot("BLOCK", 0)), start=0),
    )
    space: dict[str, Any] = {}
    exec(write_layout(Layout("layout", "Where things stand.", parts)), space)
    assert [space[name] for name in ("MODE", "RING", "TOP")] == [0, 3, 6]
    assert [space[name] for name in ("F_ID", "F_HAND", "BLOCK")] == [0, 1, 3]
