"""Puzzles: goals, making and themes."""

COMPILED = (
    "wishes",
    "digesting",
    "goals",
    "obvious",
)
