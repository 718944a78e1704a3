"""The one door to the fast vector of integers; where the rules are not compiled a plain list serves."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warpad.core import bits64

COMPILED: Final = not str(bits64.__file__).endswith(".py")

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, extend, pop, vec
else:
    from warpad.core.plainvecs import append, extend, pop, vec

Ints = vec[i64]

__all__ = ["COMPILED", "Ints", "append", "extend", "i64", "pop", "vec"]
