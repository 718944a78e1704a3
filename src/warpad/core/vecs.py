"""The one door to the fast vector of integers; a pure stand-in serves where it is missing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, vec
else:
    try:
        from librt.vecs import append, extend, pop, vec
    except ImportError:
        from warpad.core.plainvecs import append, extend, pop, vec

from mypy_extensions import i64

Ints = vec[i64]

__all__ = ["Ints", "append", "extend", "i64", "pop", "vec"]
