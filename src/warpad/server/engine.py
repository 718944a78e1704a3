"""The compiled engine that `./run` makes beside a server which has started without it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import warpad

MARK = "WARPAD_ENGINE_MARK"


def take() -> bool:
    """True once, when the engine is ready: from then on new processes load it instead of the sources."""
    mark = os.environ.get(MARK)
    if not mark or not Path(mark).exists():
        return False
    del os.environ[MARK]
    sources = Path(warpad.__file__).parent.parent
    sys.path[:] = [path for path in sys.path if Path(path) != sources]
    return True
