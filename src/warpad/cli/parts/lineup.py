"""Which bot sits where."""

from __future__ import annotations

from warpad.core.errors import SetupError


def names_of(bots: str, seats: int) -> list[str]:
    """One name for each seat; a single name stands for all."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise SetupError("cli-fault-bots", seats=seats, given=len(names))
    return names
