"""The one door to the fast vector of integers; where the rules are not compiled a plain list serves."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and not str(spec.origin).endswith(".py")


COMPILED: Final = _is_compiled("warpad.core.bits64")

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, extend, pop, vec
else:
    from warpad.core.plainvecs import append, extend, pop, vec

Ints = vec[i64]

__all__ = ["COMPILED", "Ints", "append", "extend", "i64", "pop", "u8", "vec"]
