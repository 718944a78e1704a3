"""Games played for learning are kept in files: a run that was interrupted goes on where it stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

Arrays = dict[str, np.ndarray]


def digest(weights: Iterable[int]) -> str:
    """A name for these weights: games played by others are not taken for theirs."""
    return hashlib.sha256(" ".join(map(str, weights)).encode()).hexdigest()[:8]


def keep(path: Path, play: Callable[[], Arrays]) -> Arrays:
    """What is in the file; where there is none, what is played now and put there."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **play())
        part.rename(path)
    with np.load(path) as kept:
        return dict(kept)
