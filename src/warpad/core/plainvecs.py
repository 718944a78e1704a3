"""The vector of integers where the rules are not compiled: a plain list is the fastest there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, u8

# `vec[i64](items)` makes a list, `vec[u8](items)` bytes that can be changed and shared.
vec: Final = {i64: list, u8: bytearray}


def append(v: list[int], item: int, /) -> list[int]:
    v.append(item)
    return v


def extend(v: list[int], items: Iterable[int], /) -> list[int]:
    v += items
    return v


def pop(v: list[int], index: int = -1, /) -> tuple[list[int], int]:
    return v, v.pop(index)
