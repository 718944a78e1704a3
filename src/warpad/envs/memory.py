"""Rows of bytes that the engine writes, as arrays over the same memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from warpad.core.vecs import u8, vec

Bytes = NDArray[np.uint8]


class Shared:
    """Lends the memory of a row to arrays, and keeps the row as long as one of them lives."""

    def __init__(self, row: vec[u8]) -> None:
        self.row = row
        told: dict[str, Any] = dict(np.frombuffer(memoryview(row), np.uint8).__array_interface__)
        # The row calls itself read-only because it may grow; ours does not.
        told["data"] = (told["data"][0], False)
        self.__array_interface__ = told


def share(row: vec[u8]) -> Bytes:
    """An array over a row: what either writes, the other sees."""
    return np.asarray(Shared(row))
