"""A pure Python vector that behaves like the compiled one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):  # noqa: N801  (named like the type it stands in for)
    """A list that is made like `vec[i64](items, capacity=n)`."""

    def __class_getitem__(cls, item: object) -> type[vec]:  # type: ignore[override]
        return cls

    def __init__(self, items: Iterable[Any] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, index: Any) -> Any:
        got = super().__getitem__(index)
        return vec(got) if isinstance(index, slice) else got


def append(v: vec, item: Any, /) -> vec:
    v.insert(len(v), item)
    return v


def extend(v: vec, items: Iterable[Any], /) -> vec:
    v += items
    return v


def pop(v: vec, index: int = -1, /) -> tuple[vec, Any]:
    item = v[index]
    del v[index]
    return v, item
