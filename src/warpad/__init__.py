"""Warpad: Neuroshima Hex, Neon and War of Bugs to play, solve, analyse and program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warpad import locales
from warpad.core import errors

if TYPE_CHECKING:
    from warpad.sandbox import Sandbox, load, new

__version__ = "0.1.0"
__all__ = ["Sandbox", "__version__", "load", "new"]

errors.english = locales.told


def __getattr__(name: str) -> Any:
    """`warpad.new` and its kin are read when first asked for: most commands do without them."""
    if name in ("Sandbox", "load", "new"):
        from warpad import sandbox

        return getattr(sandbox, name)
    raise AttributeError(f"module 'warpad' has no attribute {name!r}")
