"""Sets of small numbers as integer masks, and hashing that is the same compiled and not."""

from typing import TYPE_CHECKING

from warpad.core.bits64 import MASK62, mix
from warpad.core.vecs import COMPILED

if TYPE_CHECKING or COMPILED:
    from warpad.core.bits64 import count, highest, lowest, nth, single
else:
    from warpad.core.plainbits import count, highest, lowest, nth, single

__all__ = ["MASK62", "count", "highest", "lowest", "mix", "nth", "single"]
